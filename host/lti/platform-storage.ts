import { platform } from '../../src/core/platform.ts'

/** How long a frame of the platform may take; a launch goes on without its answer. */
const ANSWER_MS = 2_000
/** How long the page around may take to say that it keeps things, where it has not said so. */
const OFFER_MS = 500

interface Answer {
  message_id?: unknown
  value?: unknown
  supported_messages?: unknown
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
    const found = (parent.frames as unknown as Record<string, Window | number | undefined>)[target]
    // a window has more names than those of its frames
    return typeof found === 'object' ? found : parent
  } catch {
    return parent
  }
}

interface Question {
  frame: Window
  /** Whom the question is for; '*' for whoever is there. */
  origin: string
  patienceMs: number
  message: { subject: string; key?: string; value?: string | null }
}

/** Asks a frame something; null where it cannot be asked, does not answer in time, or another one does. */
function ask({ frame, origin, patienceMs, message }: Question): Promise<Answer | null> {
  const message_id = platform.newId()
  return new Promise(done => {
    function end(answer: Answer | null) {
      callOff()
      removeEventListener('message', hear)
      done(answer)
    }
    function hear({ origin: from, source, data }: MessageEvent<Answer | null>) {
      if ((origin === '*' || from === origin) && source === frame && data?.message_id === message_id)
        end(data)
    }
    const callOff = platform.after(patienceMs, () => end(null))
    addEventListener('message', hear)
    try {
      frame.postMessage({ ...message, message_id }, origin)
    } catch {
      // a page around that is gone, or an origin that is none
      end(null)
    }
  })
}

/** A page that opened this window need not be the platform's. */
const isFramed = () => window.parent !== window

/**
 * Keeps a text with the platform that frames this page, which does what a cookie would (1EdTech, LTI platform storage 0.1);
 * without a value the text that is kept is asked for. Null is no answer, one that is not the platform's, or nothing kept.
 */
export async function atPlatform(
  { target, origin }: StoragePlace,
  key: string,
  value?: string | null,
): Promise<string | null> {
  if (target === '' || !isFramed()) return null
  const subject = value === undefined ? 'lti.get_data' : 'lti.put_data'
  const message = { subject, key, ...(value === undefined ? {} : { value }) }
  const answer = await ask({ frame: frameOf(target), origin, patienceMs: ANSWER_MS, message })
  // some say so that nothing is kept
  return typeof answer?.value === 'string' && answer.value !== '' ? answer.value : null
}

const isOffer = (said: unknown): said is { subject: string; frame?: unknown } =>
  (said as { subject?: unknown } | null)?.subject === 'lti.put_data'

/**
 * Which frame keeps things at a platform that has not said so with its login (1EdTech, LTI client side postMessages 0.1);
 * '' where none does. What answers is believed in no more than that: the text goes to the platform's own origin alone.
 */
export async function offeredTarget(): Promise<string> {
  if (!isFramed()) return ''
  const message = { subject: 'lti.capabilities' }
  const answer = await ask({ frame: window.parent, origin: '*', patienceMs: OFFER_MS, message })
  const offered = Array.isArray(answer?.supported_messages) ? answer.supported_messages.find(isOffer) : null
  if (!offered) return ''
  return typeof offered.frame === 'string' ? offered.frame : '_parent'
}
