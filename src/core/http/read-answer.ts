import { CallFailure, TOO_MANY } from './failure.ts'
import { isObject } from './shape.ts'

type Json = Record<string, unknown>

/**
 * The envelope of a successful answer; anything else is thrown as a CallFailure, also a `success` that is not true
 * on a status of 200 (P1 §8 Session).
 * @param retryAfter the header, which counts where there were too many calls
 */
export function readAnswer(status: number, text: string, retryAfter: string | null = null): Json {
  const ok = status >= 200 && status < 300
  const waitSeconds = status === TOO_MANY ? readSeconds(retryAfter) : undefined
  // what stands before a service says so without a word
  if (text.trim() === '' && (status >= 500 || status === TOO_MANY))
    throw new CallFailure('refused', { status, waitSeconds, message: '' })
  const answer = parse(text)
  // our API says in each answer whether it is a success; what does not is of somebody else, as at a wrong `api-base`
  if (!answer || (answer.success === undefined && (!ok || answer.message === undefined)))
    throw new CallFailure('unreadable', { status })
  if (ok && answer.success === true) return answer
  throw new CallFailure('refused', {
    status,
    errorCode: typeof answer.error_code === 'number' ? answer.error_code : undefined,
    fields: readFields(answer.data),
    data: answer.data,
    waitSeconds,
    message: typeof answer.message === 'string' ? answer.message : '',
  })
}

/** The other form of the header, a date, goes by a clock that need not be the browser's. */
const readSeconds = (header: string | null) =>
  header && /^[1-9]\d*$/.test(header) ? Number(header) : undefined

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function readFields(data: unknown): Record<string, string[]> {
  if (!isObject(data) || !isObject(data.errors)) return {}
  const fields: Record<string, string[]> = {}
  for (const [name, sentences] of Object.entries(data.errors)) {
    if (Array.isArray(sentences)) fields[name] = sentences.filter(sentence => typeof sentence === 'string')
  }
  return fields
}
