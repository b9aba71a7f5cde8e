import type { FastifyServerOptions } from 'fastify'

/** Fields that never reach a log, wherever they stand in what is logged. */
const SECRETS = new Set([
  'authorization',
  'x-admin-token',
  'cookie',
  'password',
  'passwordOld',
  'token',
  'refreshToken',
  'token_admin',
  'admin_token',
  'teacher_token',
])

/** Paths whose last part is a link's secret. */
const SECRET_PATHS = /(\/accounts\/verify\/[^/]*|\/recover-password)\/.+$/

/** The path of a request without secrets; a query may hold codes and emails, and is not logged. */
const pathOf = (url: string) => (url.split('?')[0] ?? '').replace(SECRET_PATHS, '$1/[redacted]')

/** Error fields that show values of a statement: Drizzle's own message lists them all. */
function withoutValues(error: Error) {
  const { name, stack, cause, code } = error as Error & { code?: string }
  const isQuery = 'params' in error
  const message = isQuery ? 'a statement failed' : error.message
  return {
    type: name,
    code,
    message,
    stack: stack?.replace(error.message, message),
    cause:
      cause instanceof Error
        ? { message: cause.message, code: (cause as { code?: string }).code }
        : undefined,
  }
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
      err: withoutValues as never,
    },
  }
}
