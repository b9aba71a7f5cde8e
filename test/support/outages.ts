import type { EndpointKey } from '../../src/contract/endpoints/all.ts'
import { CALL_TIMEOUT_MS } from '../../src/contract/limits/polling.ts'
import { platform } from '../../src/core/platform.ts'
import { answer, refusal } from './answer.ts'

const { after, fetch } = platform
afterEach(() => Object.assign(platform, { after, fetch }))

/** The service is there again. */
export const backOnline = () => void Object.assign(platform, { after, fetch })

/** Ways in which a call fails that are nobody's fault, each with what the person is to read. */
export const outages: readonly [what: string, happens: (key: EndpointKey) => void, seen: string][] = [
  [
    'the network is down',
    () => Object.assign(platform, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    'The service cannot be reached. Check your internet connection and try again. If it stays so, tell whoever looks after this page.',
  ],
  [
    'the server is slow',
    key => {
      let runOut = () => {}
      const noting = (ms: number, job: () => void) => {
        if (ms === CALL_TIMEOUT_MS) runOut = job
        return after(ms, job)
      }
      Object.assign(platform, { after: noting })
      // its time is over as soon as it has been asked
      answer(key, () => {
        runOut()
        return new Promise(() => {})
      })
    },
    'The service takes too long to answer. Please try again.',
  ],
  [
    'a proxy answers HTML',
    key => answer(key, new Response('<h1>Bad gateway</h1>', { status: 502 })),
    'The answer cannot be read, or does not come from the service. Please try again in a moment. If it stays so, tell whoever looks after this page.',
  ],
  [
    'there were too many attempts',
    key =>
      answer(key, refusal('Too many attempts. Please try again later.'), {
        status: 429,
        headers: { 'retry-after': '541' },
      }),
    'Too many attempts. Please try again later. You can try again in 10 minutes.',
  ],
]
