import type { actionEndpoints } from '../../../src/contract/endpoints/actions.ts'
import type { ActionItem } from '../../../src/contract/entities/action-item.ts'
import type { ActionItemDetail } from '../../../src/contract/entities/teacher-submission.ts'
import { taskCompletion } from '../../../src/contract/rules/task-completion.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { avatarHoldsUntil, shownAvatar } from '../files/area.ts'
import { videosHoldUntil, videoUrl } from '../videos/area.ts'
import { type ActionItemRow, actionItem, actionItems } from './action-item.ts'
import { complete } from './complete.ts'
import { setPlayed } from './repository/change.ts'
import { findItem, listItems, ownsClassroom } from './repository/list.ts'
import { findTask } from './repository/submissions.ts'
import { taskSubmissions } from './submissions.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/** Rows with the picture of their teacher as it is shown, and until when (ms since 1970) it is. */
function shown({ tokens }: Needed, rows: readonly ActionItemRow[], now: number = Date.now()) {
  let freshUntil = Number.POSITIVE_INFINITY
  const addressOf = ({ file, video_url }: { file: string | null; video_url: string | null }) =>
    file === null ? video_url : videoUrl(tokens, file, now)
  const found = rows.map(row => {
    const files = [row.file, row.video?.file, row.response?.file]
    if (files.some(Boolean)) freshUntil = Math.min(freshUntil, videosHoldUntil(now))
    freshUntil = Math.min(freshUntil, avatarHoldsUntil(row.teacher.avatar, now))
    return {
      ...row,
      video_url: addressOf(row),
      video: row.video && { id: row.video.id, video_url: addressOf(row.video) },
      response: row.response && { id: row.response.id, video_url: addressOf(row.response) },
      teacher: { ...row.teacher, avatar: shownAvatar(tokens, row.teacher.avatar, now) },
    }
  })
  return { rows: found, freshUntil }
}

/** The rows of one classroom or of all. @throws 403 when the classroom is another's, or not there */
async function itemRows(services: Needed, teacherId: number, classroomId?: number) {
  const { db } = services
  if (classroomId && !(await ownsClassroom(db, teacherId, classroomId))) throw refuse('classroomForbidden')
  return shown(services, await listItems(db, teacherId, classroomId))
}

/** @throws 403 when it is another's, or not there */
async function item(
  services: Needed,
  teacherId: number,
  id: number,
): Promise<{ data: ActionItem; freshUntil: number }> {
  const found = await findItem(services.db, teacherId, id)
  const { rows, freshUntil } = shown(services, found ? [found] : [])
  const [row] = rows
  if (!row) throw refuse('classroomForbidden')
  return { data: actionItem(row), freshUntil }
}

const NO_TASK = {
  ...{ submission: null, partner_submission: null },
  ...{ create_completed: false, partner_create_completed: false, response_completed: null },
} as const

/** An item with all that the detail of its task shows. @throws as `item` */
async function detail(
  services: Needed,
  teacherId: number,
  id: number,
): Promise<{ data: ActionItemDetail; freshUntil: number }> {
  const { data, freshUntil } = await item(services, teacherId, id)
  const task = data.class_task && (await findTask(services.db, data.class_task.id))
  if (!data.class_task || !task) return { data: { ...data, class_task: null, ...NO_TASK }, freshUntil }
  const { create_prompt, respond_prompt, video_time_limit } = task
  const found = await taskSubmissions(services, data.classroom_id, data.class_task.id)
  const flags = taskCompletion({
    ...task,
    has_own: found.own !== null,
    has_partners: found.partners !== null,
    has_own_response: found.has_own_response,
    has_partners_response: found.has_partners_response,
  })
  return {
    data: {
      ...data,
      class_task: { ...data.class_task, create_prompt, respond_prompt, video_time_limit },
      ...{ submission: found.own, partner_submission: found.partners, ...flags },
    },
    freshUntil: Math.min(freshUntil, found.freshUntil),
  }
}

export const handlers = (services: Services): Handlers<keyof typeof actionEndpoints> => ({
  'GET /api/teacher/actions': async ({ teacher, query }) => {
    const { rows, freshUntil } = await itemRows(services, teacher.id, query.classroom_id)
    return { data: actionItems(rows, query.status ?? 'pending'), freshUntil }
  },

  'GET /api/teacher/actions/{id}': ({ teacher, params }) => detail(services, teacher.id, params.id),

  'PUT /api/teacher/actions/{id}': async ({ teacher, params, body }) => {
    await complete(services.db, teacher, params.id, body.completed)
    return { data: (await item(services, teacher.id, params.id)).data }
  },

  'GET /api/teacher/actions-videos': async ({ teacher, query }) => {
    const { rows, freshUntil } = await itemRows(services, teacher.id, query.classroom_id)
    return { data: actionItems(rows, 'all').filter(({ video_url }) => video_url !== null), freshUntil }
  },

  'PUT /api/teacher/actions-videos/{id}/played': async ({ teacher, params }) => {
    const { video_url } = (await item(services, teacher.id, params.id)).data
    if (video_url !== null) await setPlayed(services.db, teacher.id, params.id)
    return { data: (await item(services, teacher.id, params.id)).data }
  },
})
