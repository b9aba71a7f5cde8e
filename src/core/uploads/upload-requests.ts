import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import { UPLOAD_RECEIVE_SECONDS } from '../../contract/limits/videos.ts'
import { asSignedIn } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { identityOf } from '../http/identity-of.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { Session } from '../session/session.ts'
import { uploadPlatform } from './upload-platform.ts'

/** The upload is not there (any more), which the protocol's client answers with a new one. */
const GONE = [404, 410]

/**
 * One request of the protocol, with our session's tokens. An expired one is replaced and the request made again, also
 * in the middle of a long upload. Whatever is refused rejects with a CallFailure, so that a server that is down for a
 * moment is not taken for one that knows nothing of the upload.
 */
class UploadRequest implements HttpRequest {
  readonly #method: string
  readonly #url: string
  readonly #headers = new Map<string, string>()
  readonly #off = new AbortController()
  #onProgress: (sent: number) => void = () => {}

  constructor(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  getMethod = () => this.#method
  getURL = () => this.#url
  getHeader = (name: string) => this.#headers.get(name)
  getUnderlyingObject = () => undefined

  setHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  setProgressHandler(handler: (sent: number) => void): void {
    this.#onProgress = handler
  }

  async abort(): Promise<void> {
    this.#off.abort()
  }

  send(body: Blob | null = null): Promise<HttpResponse> {
    return asSignedIn(session => this.#sendAs(session, body), this.#off.signal)
  }

  #sendAs(session: Session, body: Blob | null): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      if (this.#off.signal.aborted) return reject(new CallFailure('aborted'))
      const request = uploadPlatform.newRequest()
      request.open(this.#method, this.#url)
      for (const [name, value] of [...this.#headers, ...Object.entries(identityOf(session))])
        request.setRequestHeader(name, value)
      request.timeout = UPLOAD_RECEIVE_SECONDS * 1_000
      request.upload.onprogress = ({ loaded }) => this.#onProgress(loaded)
      request.onload = () => {
        try {
          resolve(this.#answerOf(request))
        } catch (refused) {
          reject(refused)
        }
      }
      request.onerror = () => reject(new CallFailure('offline'))
      request.ontimeout = () => reject(new CallFailure('timeout'))
      request.onabort = () => reject(new CallFailure('aborted'))
      this.#off.signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })
  }

  #answerOf(request: XMLHttpRequest): HttpResponse {
    const { status, responseText } = request
    const isTaken = status >= 200 && status < 300
    if (!isTaken && !(this.#method === 'HEAD' && GONE.includes(status))) {
      readAnswer(status, responseText, request.getResponseHeader('retry-after'))
    }
    return {
      getStatus: () => status,
      getHeader: name => request.getResponseHeader(name) ?? undefined,
      getBody: () => responseText,
      getUnderlyingObject: () => request,
    }
  }
}

/** How the protocol's client makes its requests. */
export const uploadRequests: HttpStack = {
  createRequest: (method, url) => new UploadRequest(method, url),
  getName: () => 'uploads of the signed-in teacher',
}
