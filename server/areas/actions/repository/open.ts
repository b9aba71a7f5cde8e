import { type SQL, sql } from 'drizzle-orm'
import { userTypeSlugs } from '../../../../src/contract/entities/user.ts'
import { categoriesWithoutPosts } from '../../../../src/contract/rules/task-categories.ts'
import { isIndependent } from '../../../../src/contract/rules/user-types.ts'
import type { Database } from '../../../db/database.ts'
import { ofClassroom, ofTask } from '../templates.ts'

const list = (words: readonly (string | number)[]) =>
  sql.join(
    words.map(word => sql`${word}`),
    sql`, `,
  )

/** Independent teachers have no action items (P2 §6). */
const WITHOUT_ITEMS = userTypeSlugs.filter(slug => isIndependent({ user_type: { slug } }))

/** The action of a task `t`, by its category. */
const actionOf = sql`case t.task_category when 'introduction' then ${ofTask.introduction.action.id}::int
      else ${ofTask.other.action.id}::int end`

const open = (which: SQL) => sql`
  with concerned as (
    select c.id, c.class_pairing_id, c.created_at from classrooms c join teachers on teachers.id = c.teacher_id
    where teachers.user_type not in (${list(WITHOUT_ITEMS)}) and ${which}
  )
  insert into action_items (classroom_id, action_id, task_id, created_at)
  select concerned.id, action.id::smallint, null, concerned.created_at
  from concerned, jsonb_array_elements_text(${JSON.stringify(ofClassroom.map(({ action }) => action.id))}::jsonb) action(id)
  union all
  select concerned.id,
    ${actionOf},
    t.id, t.created_at
  from concerned join tasks t on t.class_pairing_id = concerned.class_pairing_id
  where t.task_category not in (${list(categoriesWithoutPosts)})
  order by 1, 2, 3
  on conflict do nothing`

/** Gives the classrooms of these pairings the action items that they lack. */
export async function openActionItems(db: Database, pairingIds: readonly number[]): Promise<void> {
  const ids = sql`select id::int from jsonb_array_elements_text(${JSON.stringify(pairingIds)}::jsonb) given(id)`
  await db.execute(open(sql`c.class_pairing_id in (${ids})`))
}

/** Gives all classrooms theirs that have none yet: those of a release that knew no action items. */
export async function openFirstActionItems(db: Database): Promise<void> {
  await db.execute(open(sql`not exists (select 1 from action_items i where i.classroom_id = c.id)`))
}

/**
 * Makes the action items of a task those of its category, when it has got another one. Where videos are asked for no
 * more, an item that has one stays, and so does the video.
 */
export async function fitActionItems(db: Database, taskId: number): Promise<void> {
  const withoutPosts = sql`t.task_category in (${list(categoriesWithoutPosts)})`
  await db.execute(sql`update action_items i set action_id = ${actionOf}
    from tasks t where t.id = ${taskId} and i.task_id = t.id and not ${withoutPosts}`)
  await db.execute(sql`delete from action_items i using tasks t
    where t.id = ${taskId} and i.task_id = t.id and ${withoutPosts}
      and not exists (select 1 from action_videos v where v.action_item_id = i.id)`)
  await db.execute(open(sql`c.class_pairing_id = (select class_pairing_id from tasks where id = ${taskId})`))
}
