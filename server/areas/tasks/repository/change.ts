import { and, eq, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { tasks } from '../schema.ts'
import type { StoredAttachment } from '../stored-attachment.ts'

/** A task as it was before an edit. */
export interface SavedTaskRow {
  id: number
  task_name: string
  task_category: string
  response_type: number
  number_responses: number
  task_thumbnail: string | null
  due_date: string | null
  response_due_date: string | null
  video_time_limit: number
  topic: string
  summary: string
  create_prompt: string
  create_prompt_html: string
  respond_prompt: string
  respond_prompt_html: string
  teacher_instructions: string
  can_do_statement: string
  essential_question: string
  description: string
  teacher_description: string
  tags: string[]
  links: { label: string; url: string }[]
  materials: StoredAttachment[]
  media: StoredAttachment[]
  files: string[]
  version: number
}

/** A pairing, whose tasks nobody else adds or moves until the transaction ends. */
export async function lockPairing(db: Database, pairingId: number): Promise<void> {
  await db.execute(sql`select 1 from class_pairings where id = ${pairingId} for update`)
}

/** A task of a pairing, which nobody else saves until the transaction ends; null when it is not there. */
export async function lockTask(db: Database, pairingId: number, id: number): Promise<SavedTaskRow | null> {
  const [found] = await rows<SavedTaskRow>(
    db,
    sql`select id, task_name, task_category, response_type, number_responses, task_thumbnail,
          due_date::text as due_date, response_due_date::text as response_due_date, video_time_limit, topic, summary,
          create_prompt, create_prompt_html, respond_prompt, respond_prompt_html, teacher_instructions,
          can_do_statement, essential_question, description, teacher_description, tags, links, materials, media,
          to_jsonb(files) as files, version
        from tasks where id = ${id} and class_pairing_id = ${pairingId} for no key update`,
  )
  return found ?? null
}

/** What an edit gives a task. */
export type Content = Omit<
  typeof tasks.$inferInsert,
  | 'id'
  | 'class_pairing_id'
  | 'course_task_id'
  | 'library_task_id'
  | 'classroom_id'
  | 'is_custom_task'
  | 'order'
  | 'is_hidden'
  | 'version'
  | 'created_at'
>

/** Gives a task other contents, and its next version. */
export async function saveTask(db: Database, id: number, content: Content): Promise<void> {
  await db
    .update(tasks)
    .set({ ...content, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, id))
}

/** Hides a task or shows it; false when the pairing has none of that id. */
export async function setHidden(
  db: Database,
  { pairingId, id, is_hidden }: { pairingId: number; id: number; is_hidden: boolean },
): Promise<boolean> {
  const changed = await db
    .update(tasks)
    .set({ is_hidden })
    .where(and(eq(tasks.id, id), eq(tasks.class_pairing_id, pairingId)))
    .returning({ id: tasks.id })
  return changed.length > 0
}

/** Gives the tasks of a pairing the places in which their ids stand, from 1 on. */
export async function setOrder(db: Database, pairingId: number, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`update tasks t set "order" = given.place::int
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality given(id, place)
        where t.class_pairing_id = ${pairingId} and t.id = given.id::int and t."order" <> given.place`,
  )
}
