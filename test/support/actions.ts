import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import { giveTasks, newClassroom } from './pairing.ts'
import type { TestApp } from './server.ts'

export const ACTIONS = '/api/teacher/actions'

/** What the items are called on the page. */
export const namesOf = (items: readonly ActionItem[]): string[] =>
  items.map(({ action, class_task }) =>
    action.use_student_task_name ? (class_task?.task_name ?? '') : action.task,
  )

/** The item of a name. */
export const named = (items: readonly ActionItem[], name: string): ActionItem | undefined =>
  items[namesOf(items).indexOf(name)]

/** What tests of action items do as one teacher, or as another whose token they give. */
export function createActions(server: TestApp, own: { id: number; token: string }) {
  const { db } = server.app.services

  async function get(path: string, token = own.token): Promise<ActionItem[]> {
    const answer = await server.call<ActionItem[]>(`GET ${path}`, { token })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }

  return {
    get,
    list: (classroom: number, status = 'all', token = own.token) =>
      get(`${ACTIONS}?classroom_id=${classroom}&status=${status}`, token),
    say: (id: number | undefined, completed: boolean, token = own.token) =>
      server.call<ActionItem>(`PUT ${ACTIONS}/${id}`, { token, body: { completed } }),
    /** The teacher of the item records a film for it. */
    record: (item: ActionItem | undefined, isResponse = false) =>
      db.execute(
        sql`insert into action_videos (action_item_id, is_response, video_url)
            values (${item?.id}, ${isResponse}, '/film.webm')`,
      ),
    /** A classroom with tasks of every category, and the partner's. */
    async partners() {
      const partner = await server.signIn('unvalidated@demo.test')
      const mine = await newClassroom(db, own.id)
      const theirs = await newClassroom(db, partner.id)
      await giveTasks(db, mine.pairing, [
        { name: 'Hello', category: 'introduction', responses: 0 },
        { name: 'Diary', category: 'activity', responses: 0 },
        { name: 'Our river' },
        { name: 'Looking back', category: 'reflection', responses: 0 },
      ])
      await db.transaction(async transaction =>
        pairClassrooms(transaction as unknown as Database, mine.id, theirs.id),
      )
      return { mine: mine.id, theirs: theirs.id, partner: partner.token, pairing: mine.pairing }
    },
  }
}
