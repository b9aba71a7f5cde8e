import type { courseEndpoints } from '../../../src/contract/endpoints/courses.ts'
import { documentsHoldUntil } from '../../document-url.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { chooseCourse } from './choose-course.ts'
import { findCourses } from './find-courses.ts'
import { listStandards, listTopics } from './repository/lists.ts'

export const handlers = (services: Services): Handlers<keyof typeof courseEndpoints> => ({
  'GET /api/teacher/courses': async ({ teacher, query }) => ({
    data: await findCourses(services, teacher, query),
    freshUntil: documentsHoldUntil(),
  }),

  'POST /api/teacher/classrooms/{id}/courses': async ({ teacher, params, body }) => {
    await chooseCourse(services.db, teacher, { classroom_id: params.id, ...body })
    return {}
  },

  'GET /api/teacher/topics': async () => ({
    data: await listTopics(services.db),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'GET /api/teacher/standards': async () => ({
    data: await listStandards(services.db),
    freshUntil: Number.POSITIVE_INFINITY,
  }),
})
