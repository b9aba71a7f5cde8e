import { type SQL, sql } from 'drizzle-orm'

/** One collation that both databases have, so that case and order are the same on each. */
export const ANY_LANGUAGE = sql`collate "und-x-icu"`

/** Whether a text holds another, whatever their case; `%`, `_` and `\` mean themselves. */
export const contains = (text: SQL, part: SQL | string) =>
  sql`strpos(lower(${text} ${ANY_LANGUAGE}), lower(${part}::text ${ANY_LANGUAGE})) > 0`

/** A timestamp as the contract's instant. */
export const asInstant = (column: SQL) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * A value with whole characters in all its texts. JSON may bring half of one, as where a text was cut in the middle of an
 * emoji; jsonb takes none, and what was typed around it is kept.
 */
export function wellFormed<Value>(value: Value): Value
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)]))
}
