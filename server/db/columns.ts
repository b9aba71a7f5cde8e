import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, whatever the time zone of whoever writes it down. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Words that a search looks up by how they begin (words.ts). */
export const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })
