import { uploadPlatform } from '../../src/core/uploads/upload-platform.ts'

/** As much of XMLHttpRequest as files of a form use; what it sends, `answer` answers, with its progress told halfway. */
class FileRequest {
  status = 0
  responseText = String()
  timeout = 0
  upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => {} }
  onload = () => {}
  onerror = () => {}
  ontimeout = () => {}
  onabort = () => {}
  #url = ''
  #headers = new Headers()
  #answer = new Headers()
  #off = new AbortController()

  open(_method: string, url: string): void {
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader = (name: string) => this.#answer.get(name)

  async send(body: FormData): Promise<void> {
    const { signal } = this.#off
    this.upload.onprogress({ loaded: 1, total: 2 })
    try {
      const answer = await fetch(this.#url, { method: 'POST', headers: this.#headers, body, signal })
      Object.assign(this, { status: answer.status, responseText: await answer.text() })
      this.#answer = answer.headers
      this.onload()
    } catch {
      if (signal.aborted) this.onabort()
      else this.onerror()
    }
  }

  abort(): void {
    this.#off.abort()
  }
}

/** Files of a form go to the answers of the test. Call it within a `describe`. */
export function fileRequests(): void {
  const { newRequest } = uploadPlatform
  beforeEach(() => {
    uploadPlatform.newRequest = () => new FileRequest() as unknown as XMLHttpRequest
  })
  afterEach(() => Object.assign(uploadPlatform, { newRequest }))
}
