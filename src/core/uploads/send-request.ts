import { CallFailure } from '../http/failure.ts'
import { identityOf } from '../http/identity-of.ts'
import type { Session } from '../session/session.ts'

interface SendOptions<Answer> {
  body: Blob | FormData | null
  /** So long may it take. */
  seconds: number
  /** Bytes of the body that have gone, of so many. */
  progress: (sent: number, total: number) => void
  /** Reads what has come; what it throws is what the request rejects with. */
  read: (request: XMLHttpRequest) => Answer
}

/** Sends a request that was opened, as whoever is signed in. Rejects with a CallFailure. */
export function sendRequest<Answer>(
  request: XMLHttpRequest,
  session: Session,
  signal: AbortSignal,
  { body, seconds, progress, read }: SendOptions<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new CallFailure('aborted'))
    for (const [name, value] of Object.entries(identityOf(session))) request.setRequestHeader(name, value)
    request.timeout = seconds * 1_000
    request.upload.onprogress = ({ loaded, total }) => progress(loaded, total)
    request.onload = () => {
      try {
        resolve(read(request))
      } catch (refused) {
        reject(refused)
      }
    }
    request.onerror = () => reject(new CallFailure('offline'))
    request.ontimeout = () => reject(new CallFailure('timeout'))
    request.onabort = () => reject(new CallFailure('aborted'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
