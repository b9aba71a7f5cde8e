import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from './errors.ts'

/** What Fastify's own refusals are in our table, by their code. */
const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => refuse('notJson'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refuse('badInput'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refuse('notJsonType'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refuse('notJson'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse('tooLarge'),
}

/** What is left of them, and of the plugins', by its status: none of it is a fault of ours. */
const byStatus: Record<number, () => Refusal> = {
  // Also a body that was broken off.
  400: () => refuse('notJson'),
  // How the file server says no to a path that leaves its folder.
  403: () => refuse('notFound'),
  404: () => refuse('notFound'),
  413: () => refuse('tooLarge'),
  // A body in an encoding that nobody knows.
  415: () => refuse('notJsonType'),
}

/** The database is away, or full of connections: PostgreSQL's classes 08 and 57P, and the socket's own words. */
const DATABASE_AWAY = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause ? codeOf(cause) : ''
}

/** Any error as an entry of the table; what nobody foresaw is 'unexpected' and keeps its details to the log. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  const { statusCode = 0 } = error as { statusCode?: number }
  const known = byFastifyCode[code] ?? byStatus[statusCode]
  if (known) return known()
  if (DATABASE_AWAY.test(code)) return refuse('unavailable')
  return refuse('unexpected')
}

/** What the server has said of its own accord needs nobody to look for where it came from. */
export function logFailure(error: unknown, { log }: FastifyRequest): void {
  if (error instanceof Refusal) log.warn({ reason: error.message }, 'request turned away')
  else log.error({ err: error }, 'request failed')
}
