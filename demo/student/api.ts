import type { Body, Data, EndpointKey, Params } from '../../src/contract/endpoints/all.ts'
import type { FailureReply } from '../../src/contract/reply.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { storage } from '../../src/core/storage.ts'

export type SiteKey = Extract<EndpointKey, `${string} /api/student/${string}`>

/** A call that was refused, or did not arrive (status 0); the message is for the person. */
export class Failure extends Error {
  readonly status: number
  readonly code: number | undefined
  /** Sentences for the fields at fault. */
  readonly fields: Record<string, string[]>

  constructor(status: number, { message, error_code, data }: Partial<FailureReply>) {
    super(message ?? t.failed)
    this.status = status
    this.code = error_code
    this.fields = data?.errors ?? {}
  }
}

/** Of this tab alone: the computer is often a school's. */
const TOKEN = 'student-site-token'
const kept = storage('session')
/** For as long as the page is open, where nothing is kept. */
let held: string | null = null
export const token = {
  get: () => kept.read(TOKEN) ?? held,
  set(value: string) {
    held = value
    kept.write(TOKEN, value)
  },
  forget() {
    held = null
    kept.remove(TOKEN)
  },
}

const script = document.querySelector<HTMLScriptElement>('script[data-api]')
/** Origin of the API. */
export const apiOrigin = script?.dataset.api ?? ''

/** What every call and upload carries. */
export const authorization = (): Record<string, string> => {
  const own = token.get()
  return own ? { authorization: `Bearer ${own}` } : {}
}

/** One call of the student API; one that is given up with its `signal` says nothing that counts. @throws {Failure} */
export async function call<K extends SiteKey>(
  key: K,
  { params, body, signal = null }: { params?: Params<K>; body?: Body<K>; signal?: AbortSignal | null } = {},
): Promise<Data<K>> {
  const [method = '', pattern = ''] = key.split(' ')
  const given = (params ?? {}) as Record<string, unknown>
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
  const headers = { ...authorization(), ...(body ? { 'content-type': 'application/json' } : {}) }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(apiOrigin + path, { method, headers, signal, ...sent }).catch(() => {
    throw new Failure(0, { message: t.offline })
  })
  const reply = (await answer.json().catch(() => ({}))) as { data: Data<K> } & Partial<FailureReply>
  if (!answer.ok) throw new Failure(answer.status, reply)
  return reply.data
}
