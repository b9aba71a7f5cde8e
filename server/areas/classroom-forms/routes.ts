import type { classroomFormEndpoints } from '../../../src/contract/endpoints/classroom-forms.ts'
import { classroomFormSentences } from '../../../src/contract/server-messages/classroom-forms.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { once } from '../idempotency/area.ts'
import { create } from './create.ts'
import { edit } from './edit.ts'
import { refuse } from './refusals.ts'

export const handlers = ({ db, tokens }: Services): Handlers<keyof typeof classroomFormEndpoints> => ({
  'POST /api/teacher/classrooms': async call => {
    // they see the Unverified Teacher modal everywhere but on their profile (P1 §4); here it is held
    if (!call.teacher.is_teacher_validated) throw refuse('teacherNotValidated')
    return once(db, 'POST /api/teacher/classrooms', call, async transaction => ({
      message: classroomFormSentences.created,
      data: { id: await create(transaction, call.teacher, call.body) },
    }))
  },

  'PUT /api/teacher/classrooms/{id}': async ({ teacher, params, body }) => ({
    message: classroomFormSentences.saved,
    data: await db.transaction(transaction => edit({ db: transaction, tokens }, teacher, params.id, body)),
  }),
})
