import { platform } from '../../src/core/platform.ts'

/** How long a frame of the platform may take; a launch goes on without its answer. */
const ANSWER_MS = 2_000

interface Answer {
  message_id?: unknown
  value?: unknown
}

/** Which frame of the platform keeps things, and of which origin it has to be; '' where none was offered. */
export interface StoragePlace {
  target: string
  origin: string
}

/** The frame with this name beside ours; the page around where there is none, or it is not to be seen. */
function frameOf(target: string): Window {
  const { parent } = window
  if (target === '_parent') return parent
  try {
    return (parent.frames as unknown as Record<string, Window | undefined>)[target] ?? parent
  } catch {
    return parent
  }
}

/**
 * Keeps a text with the platform that frames this page, which does what a cookie would (1EdTech, LTI platform storage 0.1);
 * without a value the text that is kept is asked for. Null is no answer, one that is not the platform's, or nothing kept.
 */
export function atPlatform(
  { target, origin }: StoragePlace,
  key: string,
  value?: string | null,
): Promise<string | null> {
  // a page that opened this window need not be the platform's
  if (target === '' || window.parent === window) return Promise.resolve(null)
  const frame = frameOf(target)
  const message_id = platform.newId()
  return new Promise(done => {
    function end(given: unknown) {
      clearTimeout(timer)
      removeEventListener('message', hear)
      done(typeof given === 'string' ? given : null)
    }
    function hear({ origin: from, source, data }: MessageEvent<Answer | null>) {
      if (from === origin && source === frame && data?.message_id === message_id) end(data.value)
    }
    const timer = setTimeout(end, ANSWER_MS, null)
    addEventListener('message', hear)
    const subject = value === undefined ? 'lti.get_data' : 'lti.put_data'
    frame.postMessage({ subject, message_id, key, ...(value === undefined ? {} : { value }) }, origin)
  })
}
