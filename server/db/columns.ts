import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, whatever the time zone of whoever writes it down. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
