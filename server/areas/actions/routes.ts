import type { actionEndpoints } from '../../../src/contract/endpoints/actions.ts'
import type { ActionItem } from '../../../src/contract/entities/action-item.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { actionItem, actionItems } from './action-item.ts'
import { setCompleted, setPlayed } from './repository/change.ts'
import { findItem, listItems, ownsClassroom } from './repository/list.ts'

const KEEPS = { freshUntil: Number.POSITIVE_INFINITY }

/** The rows of one classroom or of all. @throws 403 when the classroom is another's, or not there */
async function itemRows(db: Database, teacherId: number, classroomId?: number) {
  if (classroomId && !(await ownsClassroom(db, teacherId, classroomId))) throw refuse('classroomForbidden')
  return listItems(db, teacherId, classroomId)
}

/** @throws 403 when it is another's, or not there */
async function item(db: Database, teacherId: number, id: number): Promise<ActionItem> {
  const row = await findItem(db, teacherId, id)
  if (!row) throw refuse('classroomForbidden')
  return actionItem(row)
}

export const handlers = ({ db }: Services): Handlers<keyof typeof actionEndpoints> => ({
  'GET /api/teacher/actions': async ({ teacher, query }) => ({
    data: actionItems(await itemRows(db, teacher.id, query.classroom_id), query.status ?? 'pending'),
    ...KEEPS,
  }),

  'GET /api/teacher/actions/{id}': async ({ teacher, params }) => ({
    data: await item(db, teacher.id, params.id),
    ...KEEPS,
  }),

  'PUT /api/teacher/actions/{id}': async ({ teacher, params, body }) => {
    if (!(await setCompleted(db, teacher.id, params.id, body.completed))) throw refuse('classroomForbidden')
    return { data: await item(db, teacher.id, params.id) }
  },

  'GET /api/teacher/actions-videos': async ({ teacher, query }) => {
    const found = await itemRows(db, teacher.id, query.classroom_id)
    return { data: actionItems(found, 'all').filter(({ video_url }) => video_url !== null), ...KEEPS }
  },

  'PUT /api/teacher/actions-videos/{id}/played': async ({ teacher, params }) => {
    const { video_url } = await item(db, teacher.id, params.id)
    if (video_url !== null) await setPlayed(db, teacher.id, params.id)
    return { data: await item(db, teacher.id, params.id) }
  },
})
