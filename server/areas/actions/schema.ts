import { boolean, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { Caption } from '../../../src/contract/entities/caption.ts'
import { instant } from '../../db/columns.ts'
import { classrooms } from '../classrooms/schema.ts'
import { tasks } from '../tasks/schema.ts'
import { videos } from '../videos/schema.ts'

/** What one teacher is to do in one classroom, of a template (templates.ts); with a task, for that task. */
export const actionItems = pgTable(
  'action_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroom_id: integer()
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    /** Id of the template. */
    action_id: smallint().notNull(),
    task_id: integer().references(() => tasks.id, { onDelete: 'cascade' }),
    /** What the teacher has said; null leaves it to the facts. */
    completed: boolean(),
    /** When the partner's video was first played. */
    video_played_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    unique('action_items_of_classroom')
      .on(table.classroom_id, table.action_id, table.task_id)
      .nullsNotDistinct(),
    index('action_items_task').on(table.task_id),
  ],
)

/** Videos of teachers: for an action item, or in response to the partner's. */
export const actionVideos = pgTable(
  'action_videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    action_item_id: integer()
      .notNull()
      .references(() => actionItems.id, { onDelete: 'cascade' }),
    is_response: boolean().notNull(),
    /** What the teacher has given; one video is for one thing. */
    video_id: integer()
      .unique()
      .references(() => videos.id),
    /** A film that nobody has uploaded; null where there is a video, or nothing to play. */
    video_url: text(),
    captions: jsonb().$type<Caption[]>().notNull().default([]),
    created_at: instant().notNull().defaultNow(),
  },
  table => [unique('action_videos_of_item').on(table.action_item_id, table.is_response)],
)
