import type { studentViewEndpoints } from '../../../src/contract/endpoints/student-view.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { studentCode, wholeClassCode } from './make-code.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof studentViewEndpoints> => ({
  'POST /api/teacher/classrooms/{id}/students/{student_id}/masquerade-token': async call => ({
    data: await studentCode(db, call.teacher, call.params, call),
  }),

  'POST /api/teacher/classrooms/{id}/whole-class-token': async call => ({
    data: await wholeClassCode(db, call.teacher, call.params.id, call),
  }),
})
