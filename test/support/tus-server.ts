import { uploadPlatform } from '../../src/core/uploads/upload-platform.ts'

/** A request as the fake server got it. */
export interface TusRequest {
  method: string
  path: string
  headers: Headers
  body: Blob | null
  /** So long may it take, in ms. */
  timeout: number
}

interface Kept {
  /** Null until it is said. */
  length: number | null
  content: Blob
  metadata: Record<string, string>
}

/**
 * What goes wrong with a request: a status with its answer, a line that breaks after so many bytes of the body, or a
 * request that hears of its own time limit.
 */
export type TusFault = { status: number; body?: object } | { cutAfter: number } | 'timeout'

const NO_TEXT = ''

const lengthIn = (headers: Headers) =>
  headers.has('upload-length') ? Number(headers.get('upload-length')) : null

const readMetadata = (header: string) =>
  Object.fromEntries(
    header.split(',').map(pair => {
      const [name = '', value = ''] = pair.split(' ')
      return [name, new TextDecoder().decode(Uint8Array.from(atob(value), char => char.charCodeAt(0)))]
    }),
  )

/** The server of uploads, in place of requests that tell their progress. Call it within a `describe`. */
export function tusServer() {
  const { newRequest } = uploadPlatform
  const requests: TusRequest[] = []
  const uploads = new Map<string, Kept>()
  let faultOf: (request: TusRequest) => TusFault | null = () => null
  let held: Promise<void> | null = null

  function answer(request: TusRequest): { status: number; headers: Record<string, string> } {
    const { method, path, headers, body } = request
    if (method === 'POST') {
      const location = `${path}/${String(uploads.size + 1).padStart(43, 'u')}`
      uploads.set(location, {
        length: lengthIn(headers),
        content: new Blob(),
        metadata: readMetadata(headers.get('upload-metadata') ?? ''),
      })
      return { status: 201, headers: { location } }
    }
    const kept = uploads.get(path)
    if (!kept) return { status: 404, headers: {} }
    if (method === 'DELETE') uploads.delete(path)
    if (method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== kept.content.size) return { status: 409, headers: {} }
      const length = lengthIn(headers)
      // it is said once
      if (length !== null && kept.length !== null) return { status: 400, headers: {} }
      kept.length ??= length
      kept.content = new Blob([kept.content, body ?? ''])
    }
    const sizes =
      kept.length === null ? { 'upload-defer-length': '1' } : { 'upload-length': `${kept.length}` }
    const offset = { 'upload-offset': `${kept.content.size}` }
    return { status: method === 'HEAD' ? 200 : 204, headers: { ...offset, ...sizes } }
  }

  /** As much of XMLHttpRequest as is used. */
  class FakeRequest {
    status = 0
    responseText = NO_TEXT
    timeout = 0
    upload: { onprogress: (event: { loaded: number }) => void } = { onprogress: () => {} }
    onload = () => {}
    onerror = () => {}
    ontimeout = () => {}
    onabort = () => {}
    #request: TusRequest = { method: '', path: '', headers: new Headers(), body: null, timeout: 0 }
    #answer = new Headers()
    #isOver = false

    open(method: string, url: string): void {
      this.#request = { ...this.#request, method, path: new URL(url, location.href).pathname }
    }

    setRequestHeader(name: string, value: string): void {
      this.#request.headers.set(name, value)
    }

    getResponseHeader(name: string): string | null {
      return this.#answer.get(name)
    }

    async send(body: Blob | null): Promise<void> {
      Object.assign(this.#request, { body, timeout: this.timeout })
      requests.push(this.#request)
      await held
      if (this.#isOver) return
      this.#isOver = true
      const fault = faultOf(this.#request)
      if (fault === 'timeout') return this.ontimeout()
      if (fault && 'cutAfter' in fault) {
        if (body) answer({ ...this.#request, body: body.slice(0, fault.cutAfter) })
        return this.onerror()
      }
      if (body) this.upload.onprogress({ loaded: body.size })
      const { status, headers } = fault ? { ...fault, headers: {} } : answer(this.#request)
      this.status = status
      this.#answer = new Headers(headers)
      this.responseText =
        fault?.body && this.#request.method !== 'HEAD' ? JSON.stringify(fault.body) : NO_TEXT
      this.onload()
    }

    abort(): void {
      if (this.#isOver) return
      this.#isOver = true
      this.onabort()
    }
  }

  beforeEach(() => {
    requests.length = 0
    uploads.clear()
    faultOf = () => null
    held = null
    uploadPlatform.newRequest = () => new FakeRequest() as unknown as XMLHttpRequest
  })
  afterEach(() => Object.assign(uploadPlatform, { newRequest }))

  return {
    requests,
    uploads,
    /** What goes wrong with requests from now on; null lets one through. */
    fail(how: (request: TusRequest) => TusFault | null): void {
      faultOf = how
    },
    /** Requests wait from now on; what is returned lets them go on. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    /** What is done with uploads, in order. */
    methods: () => requests.map(({ method }) => method),
  }
}
