import type { Classroom } from '../../contract/entities/classroom.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { classroom as t } from '../messages/classroom.ts'

/** A classroom as it is now, asked for once; null where none is chosen. */
export const loadClassroom = (id: number | undefined): Load<Classroom | null> =>
  createLoad<Classroom | null>(
    async signal => {
      if (id === undefined) return { data: null }
      const { data } = await call('GET /api/teacher/classrooms/{id}', undefined, { params: { id }, signal })
      return { data }
    },
    { failed: t.failed },
  )
