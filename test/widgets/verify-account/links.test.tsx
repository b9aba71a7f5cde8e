import { expect } from '@open-wc/testing'
import { answered } from '../../support/answer.ts'
import { byRole, field, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { place, VERIFY, verifies } from './a-verification.ts'

const INCOMPLETE =
  'This verification link is not complete. Please open it again from the email, or ask for a new one.'

/** As the `url` of the address may be forged or cut off; nothing of it may be asked for. */
const refused: readonly (string | null)[] = [
  null,
  '',
  ' ',
  '/',
  '7',
  'https://teach.example',
  'https://teach.example/api/teacher/accounts/verify',
  'https://teach.example/api/teacher/accounts/verify/7',
  'https://teach.example/api/teacher/accounts/verify/7/',
  'https://teach.example/verify/7//',
  'https://teach.example/verify/x/secret',
  'https://teach.example/verify/0/secret',
  'https://teach.example/verify/-7/secret',
  'https://teach.example/verify/7.5/secret',
  'https://teach.example/verify/07/secret',
  'https://teach.example/verify/7e3/secret',
  'https://teach.example/verify/٧/secret',
  'https://teach.example/verify/2147483648/secret',
  'https://teach.example/verify/99999999999999999999/secret',
  'https://teach.example/verify/7/se cret',
  'https://teach.example/verify/7/se%2Fcret',
  'https://teach.example/verify/7/..%2f..%2flogin',
  'https://teach.example/verify/7/..',
  'https://teach.example/verify/7/.',
  'https://teach.example/verify/7/secret;x',
  'https://teach.example/verify/7/<script>',
  'https://teach.example/verify/7/se\\cret',
  'https://teach.example/verify/7\\secret',
  `https://teach.example/verify/7/${'x'.repeat(201)}`,
  `https://teach.example/${'x'.repeat(2_000)}/7/secret`,
  'https://teach.example/?verify/7/secret',
  'https://teach.example/#/verify/7/secret',
  'javascript:alert(1)',
  'data:text/html,7,secret',
  'https://user:pass@evil.example',
  '//evil.example',
]

/** Two good parts at the end: only these are posted, and only to the API of the page. */
const taken: readonly [url: string, a: number, b: string][] = [
  ['https://evil.example/verify/71/secret-1', 71, 'secret-1'],
  ['//evil.example/72/secret_2', 72, 'secret_2'],
  ['javascript:alert(1)//73/secret3', 73, 'secret3'],
  ['http://169.254.169.254/latest/74/secret4', 74, 'secret4'],
  ['https://user:pass@evil.example/75/secret5', 75, 'secret5'],
  ['/api/teacher/accounts/verify/76/secret6', 76, 'secret6'],
  ['verify/77/secret7', 77, 'secret7'],
  ['https://teach.example/verify/78/secret8/', 78, 'secret8'],
  ['https://teach.example/verify/79/secret9?expires=1&signature=2', 79, 'secret9'],
  ['https://teach.example/verify/80/secret10#top', 80, 'secret10'],
  [' https://teach.example/verify/81/secret11 ', 81, 'secret11'],
  ['https://teach.example/verify/2147483647/secret12', 2147483647, 'secret12'],
]

/** As a page would set it; markup would need escapes. */
function placeWith(url: string | null) {
  const element = place(null)
  if (url !== null) element.setAttribute('url', url)
  return element
}

describe('the url of a verification page', () => {
  beforeEach(() => verifies())
  afterEach(unmountAll)

  for (const url of refused) {
    it(`is not taken: ${url?.slice(0, 60) ?? 'none'}`, async () => {
      const element = placeWith(url)
      await see(element, INCOMPLETE)
      await field(element, 'Email')
      await byRole(element, 'button', 'RESEND')
      expect(answered(VERIFY)).to.have.length(0)
    })
  }

  for (const [url, a, b] of taken) {
    it(`gives its last two parts alone: ${url}`, async () => {
      const requested: string[] = []
      const observer = new PerformanceObserver(list => {
        for (const { name } of list.getEntriesByType('resource')) requested.push(name)
      })
      observer.observe({ type: 'resource' })
      const element = placeWith(url)
      await byRole(element, 'link', 'LOG IN')
      await until(() => answered(VERIFY).length === 1, 'the call')
      observer.disconnect()
      const [call] = answered(VERIFY)
      expect(call?.params).to.deep.equal({ a, b: /^\d+$/.test(b) ? Number(b) : b })
      expect(call?.url.href).to.equal(`${location.origin}/api/teacher/accounts/verify/${a}/${b}`)
      expect(requested.filter(name => /evil|169\.254|teach\.example/.test(name))).to.deep.equal([])
      // nor does a link of the page lead there
      const hrefs = [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map(({ origin }) => origin)
      expect(new Set(hrefs)).to.deep.equal(new Set([location.origin]))
    })
  }
})
