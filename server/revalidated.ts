import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isStillFresh } from './entity-tag.ts'
import type { SignedInTeacher } from './signed-in-teacher.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
const A_DAY_SECONDS = 86_400

/** What a handler answers (handlers.ts). */
export interface Result {
  data?: unknown
  message?: string
  freshUntil?: number
}

/**
 * Identifies what an answer depends on, apart from the clock: who asks, for what, and the state of the data, by the
 * revision or, where that does not tell, by what is answered.
 */
function fingerprint(
  request: FastifyRequest,
  { id, operator, user_type }: SignedInTeacher,
  build: string,
  state: string | number,
): string {
  const subject = [id, operator ?? '', user_type.slug, build, request.url, state]
  return hash('sha1', subject.join('\n'), 'base64url')
}

/**
 * How long time alone leaves an answer right. Our pages go by it while they know that nothing was changed; no cache
 * keeps what a teacher was told, for `no-store` stands beside it.
 */
function freshSeconds(freshUntil: number): number {
  return Math.max(0, Math.min(A_DAY_SECONDS, Math.floor((freshUntil - Date.now()) / 1_000)))
}

/** Pages of other origins send their tag under a name of its own (docs/decisions/tags-across-origins.md). */
function presentedTag({ headers }: FastifyRequest): string | undefined {
  const tag = headers['if-none-match'] ?? headers['x-if-none-match']
  return Array.isArray(tag) ? tag.join() : tag
}

function notModified(reply: FastifyReply, tag: string) {
  return reply.code(304).header('etag', tag).send()
}

/**
 * Answers a call that revalidates: 304 where what the page has is still right. That is known without the answer by the
 * revision and the clock, and where nothing tells of what changes, by making the answer and comparing it.
 */
export async function revalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { teacher, build }: { teacher: SignedInTeacher; build: string },
  make: () => Promise<Result>,
) {
  const print = fingerprint(request, teacher, build, teacher.revision)
  const presented = presentedTag(request)
  const fresh = isStillFresh(presented, print, Date.now())
  if (fresh) return notModified(reply, fresh)
  const { data, message, freshUntil = 0 } = await make()
  const answer = { success: true, message, data }
  reply.header('cache-control', `no-store, max-age=${freshSeconds(freshUntil)}`)
  if (freshUntil > 0) {
    reply.header('etag', entityTag(print, freshUntil))
    return answer
  }
  const text = reply.serialize(answer) as string
  const content = fingerprint(request, teacher, build, text)
  const same = isStillFresh(presented, content, Date.now())
  if (same) return notModified(reply, same)
  reply.header('etag', entityTag(content, Number.POSITIVE_INFINITY))
  return reply.type(JSON_TYPE).send(text)
}
