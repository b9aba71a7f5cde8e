import { sql } from 'drizzle-orm'
import { asInstant } from '../../../db/text.ts'

export interface AttachedRow {
  links: { label: string; url: string }[]
  media: { label: string; name: string }[]
}

/** The links and the files of a message `m`, and when it was posted. */
export const postedColumns = sql`m.links, m.media, ${asInstant(sql`m.created_at`)} as created_at`

/** The classrooms whose messages are on the board of a classroom `own`: its own and its partner's, as `c`. */
export const boardOf = sql`classrooms own join classrooms c on c.class_pairing_id = own.class_pairing_id
  join messages m on m.classroom_id = c.id join teachers author on author.id = c.teacher_id`

/** The full name of the teacher who has posted it. */
export const authorName = sql`concat_ws(' ', author.first_name, author.last_name)`
