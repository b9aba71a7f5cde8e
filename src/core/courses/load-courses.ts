import type { Data, Query } from '../../contract/endpoints/all.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { courses as t } from '../messages/courses.ts'

const key = 'GET /api/teacher/courses'

/** The courses that fit a question, asked for once. */
export const loadCourses = (query: Query<typeof key>): Load<Data<typeof key>> =>
  createLoad(signal => call(key, query, { signal }), { failed: t.failed })
