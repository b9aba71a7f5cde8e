import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { students } from '../students/schema.ts'
import { teachers } from '../teachers/schema.ts'

/**
 * Videos that teachers and students have given; the bytes are in the storage. The original is served until there is a converted one,
 * and stays.
 */
export const videos = pgTable(
  'videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the original in the storage: a one-time code and an ending. */
    name: text().notNull().unique(),
    /** The upload that it came by, whose address is known to who sent it; null for one that came otherwise. */
    upload_id: text().unique(),
    /** One of both has given it; both are null once who did is gone. */
    teacher_id: integer().references(() => teachers.id, { onDelete: 'set null' }),
    student_id: integer().references(() => students.id, { onDelete: 'set null' }),
    /** What the person called the file. */
    label: text().notNull(),
    /** A media type, by the content. */
    type: text().notNull(),
    original_video_size: bigint({ mode: 'number' }).notNull(),
    /** Of the converted one; this and what follows is null until there is one. */
    transcode_video_size: bigint({ mode: 'number' }),
    /** Seconds. */
    video_duration: real(),
    width: integer(),
    height: integer(),
    /** 0 as long as it waits or is converted, 1 when it is ready, 2 when it failed (P3 §3). */
    video_processed: integer().notNull().default(0),
    stage: text().notNull().default('waiting'),
    /** Of the conversion, 0 to 100. */
    progress: integer().notNull().default(0),
    /** Why it failed; null otherwise. */
    failure: text(),
    /** Names in the storage. */
    converted: text(),
    poster: text(),
    created_at: instant().notNull().defaultNow(),
    converted_at: instant(),
    /** How often its conversion was given up: killed, or not done in time. */
    tries: integer().notNull().default(0),
    /** How often it could not be tried for a fault of our own, such as a storage that does not answer, since it last could. */
    faults: integer().notNull().default(0),
    /** Before that it is not tried again; null where nothing has failed. */
    not_before: instant(),
    /** When it was taken away: nobody has it any more, and the row goes once its files are gone. */
    removed_at: instant(),
  },
  table => [
    index('videos_teacher').on(table.teacher_id),
    index('videos_student').on(table.student_id),
    index('videos_removed').on(table.id).where(sql`${table.removed_at} is not null`),
    index('videos_unprocessed').on(table.id).where(sql`${table.video_processed} = 0`),
    check('videos_stage', sql`${table.stage} in ('waiting', 'converting', 'ready', 'failed')`),
    check(
      'videos_processed',
      sql`${table.video_processed} = case ${table.stage} when 'ready' then 1 when 'failed' then 2 else 0 end`,
    ),
    check(
      'videos_failure',
      sql`(${table.stage} = 'failed') = (${table.failure} is not null)
        and (${table.failure} is null or ${table.failure} in
          ('unreadable', 'no-picture', 'too-long', 'missing', 'unconverted'))`,
    ),
    check(
      'videos_ready',
      sql`${table.stage} <> 'ready' or (${table.converted} is not null and ${table.poster} is not null)`,
    ),
    check('videos_progress', sql`${table.progress} between 0 and 100`),
  ],
)
