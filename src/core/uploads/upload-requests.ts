import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import { UPLOAD_RECEIVE_SECONDS } from '../../contract/limits/videos.ts'
import { asSignedIn } from '../http/call.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { Session } from '../session/session.ts'
import { sendRequest } from './send-request.ts'
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
    const request = uploadPlatform.newRequest()
    request.open(this.#method, this.#url)
    for (const [name, value] of this.#headers) request.setRequestHeader(name, value)
    return sendRequest(request, session, this.#off.signal, {
      body,
      seconds: UPLOAD_RECEIVE_SECONDS,
      progress: sent => this.#onProgress(sent),
      read: () => this.#answerOf(request),
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
