import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import {
  RECORDING_DEFAULT_SECONDS,
  RECORDING_MAX_SECONDS,
  RECORDING_MIN_SECONDS,
} from '../../src/contract/limits/recording.ts'

/** A moment, whatever the time zone of whoever writes it down. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Words that a search looks up by how they begin (words.ts). */
export const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a task asks for (P3 §3 Task): one of a course, and the one that a class pairing gets of it. */
export const promptColumns = () => ({
  /** What to record, and what to answer the partner: text with lines of its own; '' where nothing is said. */
  create_prompt: text().notNull().default(''),
  respond_prompt: text().notNull().default(''),
  /** Seconds that a recording may take. */
  video_time_limit: smallint().notNull().default(RECORDING_DEFAULT_SECONDS),
})

/** Whether a time limit is one (P3 §5). */
export const isTimeLimit = (column: AnyPgColumn): SQL =>
  sql`${column} between ${sql.raw(`${RECORDING_MIN_SECONDS} and ${RECORDING_MAX_SECONDS}`)}`
