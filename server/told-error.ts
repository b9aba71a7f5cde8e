/** How Drizzle begins the message that lists a statement and all its values. */
const STATEMENT = /Failed query:[\s\S]*/

const ADDRESSES = /\bhttps?:\/\/\S+/gi
const LONGEST = 500
const DEEPEST = 4

/** What may be told of an error: to the log, and to whoever reads the job queue. */
export interface ToldError {
  type: string
  code: string | undefined
  message: string
  stack: string | undefined
  cause: ToldError | undefined
}

/** Errors of a statement: Drizzle's hold its values, PostgreSQL's quote them. */
const isOfStatement = (error: Error) => 'params' in error || 'severity' in error

function codeOf({ code, cause }: Error & { code?: unknown }): string | undefined {
  if (typeof code === 'string') return code
  return cause instanceof Error ? codeOf(cause) : undefined
}

/** The sentence without statement, values and addresses; a mail server may quote the link that it refuses. */
function sentenceOf(error: Error): string {
  if (isOfStatement(error)) return `a statement failed (${codeOf(error) ?? 'no code'})`
  return error.message
    .replace(STATEMENT, 'a statement failed')
    .replace(ADDRESSES, '[address]')
    .slice(0, LONGEST)
}

/** An error without what nobody else may know. */
export function toldError(error: Error, depth = 0): ToldError {
  const { name, stack, cause } = error
  const message = sentenceOf(error)
  // Where it happened; the lines before that repeat the message.
  const places = stack?.split('\n').filter(line => /^ +at /.test(line)) ?? []
  return {
    type: name,
    code: codeOf(error),
    message,
    stack: [`${name}: ${message}`, ...places].join('\n'),
    cause: cause instanceof Error && depth < DEEPEST ? toldError(cause, depth + 1) : undefined,
  }
}
