import type { FastifyServerOptions } from 'fastify'
import { secretFields } from './secret-fields.ts'
import { toldError } from './told-error.ts'

/** Headers and fields that never reach a log, wherever they stand in what is logged. */
const SECRETS = new Set(['authorization', 'x-admin-token', 'cookie', ...secretFields()])

/** Paths whose last part is a link's secret, or the address of an upload, which names its video. */
const SECRET_PATHS = /(\/accounts\/+verify\/+[^/]*|\/recover-password|\/uploads|\/lti\/+register)\/.+$/i

/** Paths of links however they are written; what does not match above is somebody's own way to write one. */
const LINKS =
  /accounts\/+verify\/+[^/]*\/|recover-password|uploads\/+[^/]|lti\/+register\/+[^/]|login-as-teacher./i

/** Characters that are in no path of ours; what begins there may be a query. */
const FOREIGN = /[^\w\-./~@:+, ]/

const LONGEST_PATH = 500
const DECODED_TIMES = 5

/** The path as whoever wrote it may have meant it; null when it cannot be read. */
function decoded(path: string): string | null {
  let read = path
  try {
    for (let times = 0; times < DECODED_TIMES; times += 1) read = decodeURIComponent(read)
  } catch {
    return null
  }
  return read
}

/**
 * The path of a request without secrets, for logs and for the audit; a query may hold codes and emails, and is not logged. Of a path that is
 * written in some other way than ours only the first segment is.
 */
export function pathOf(url: string): string {
  const path = url.split('?')[0] ?? ''
  const read = decoded(path)
  const told = (read ?? '').replace(SECRET_PATHS, '$1/[redacted]')
  const isInDoubt =
    FOREIGN.test(read ?? '%') || told.length > LONGEST_PATH || (told === read && LINKS.test(told))
  if (!isInDoubt) return told
  return `${/^\/*[\w.-]{0,40}/.exec(path)?.[0] ?? ''}/[redacted]`
}

/** Depth past which nobody logs on purpose. */
const DEEPEST = 6

/** A copy without secrets, however deep they stand. Only plain objects and lists are looked into. */
function redacted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map(item => redacted(item, depth + 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRETS.has(name) ? '[redacted]' : redacted(item, depth + 1),
    ]),
  )
}

/** Structured logs: a line of JSON each, with the request's id, without secrets. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    // The line of a request holds only what the serializers below tell of it.
    formatters: { log: line => ('req' in line ? line : (redacted(line) as Record<string, unknown>)) },
    serializers: {
      req: request => ({ method: request.method, url: pathOf(request.url), remoteAddress: request.ip }),
      res: reply => ({ statusCode: reply.statusCode }),
      err: toldError as never,
    },
  }
}
