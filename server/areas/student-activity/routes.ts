import type { studentActivityEndpoints } from '../../../src/contract/endpoints/student-activity.ts'
import { taskActivity } from '../../../src/contract/rules/student-activity.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { findOwedTasks } from '../students/area.ts'
import { findPosters } from './repository.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof studentActivityEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/student-activity': async ({ teacher, params }) => {
    const posters = await findPosters(db, teacher.id, params.id)
    if (!posters) throw refuse('classroomForbidden')
    const found = await findOwedTasks(db, params.id)
    const tasks = found.map(({ posts, number_responses, ...task }) => {
      const standing = posts.map(({ approved, pending, blocked, ...whose }) => ({
        ...whose,
        posted: approved + pending + blocked,
        pending,
      }))
      const { create, response } = taskActivity(posters, number_responses, standing)
      return {
        ...task,
        percent_submitted_create_video: create.percent,
        percent_submitted_response_video: response?.percent ?? null,
        number_pending_create_video: create.pending,
        number_pending_response_video: response?.pending ?? 0,
        inactive_create_video_students: create.inactive,
        inactive_response_video_students: response?.inactive ?? [],
      }
    })
    return { data: { tasks }, freshUntil: Number.POSITIVE_INFINITY }
  },
})
