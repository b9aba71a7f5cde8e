import { sql } from 'drizzle-orm'
import type { taskContent, tasks } from '../schema.ts'

const shownNames = [
  'topic',
  'summary',
  'task_thumbnail',
  'response_type',
  'can_do_statement',
  'links',
  'materials',
  'media',
  'create_prompt_html',
  'respond_prompt_html',
] as const satisfies readonly (typeof taskContent)[number][]

/** What of a task `t` students are shown besides its plain prompts and dates. */
export const columnsForStudents = sql.raw(shownNames.map(name => `t.${name}`).join())

type Shown = Pick<typeof tasks.$inferSelect, (typeof shownNames)[number] | 'create_prompt' | 'respond_prompt'>

export interface RowForStudents extends Omit<Shown, 'response_type'> {
  response_type: 1 | 2
}
