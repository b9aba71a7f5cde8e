import type { classroomFormEndpoints } from '../../../src/contract/endpoints/classroom-forms.ts'
import { classroomFormSentences } from '../../../src/contract/server-messages/classroom-forms.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { once } from '../idempotency/area.ts'
import { allowCreation } from './allow-creation.ts'
import { create } from './create.ts'
import { edit } from './edit.ts'

export const handlers = ({ db, tokens }: Services): Handlers<keyof typeof classroomFormEndpoints> => ({
  'POST /api/teacher/classrooms': call =>
    once(db, 'POST /api/teacher/classrooms', call, async transaction => {
      await allowCreation(transaction, tokens, call.teacher)
      const id = await create(transaction, call.teacher, call.body)
      return { message: classroomFormSentences.created, data: { id } }
    }),

  'PUT /api/teacher/classrooms/{id}': async ({ teacher, params, body }) => ({
    message: classroomFormSentences.saved,
    data: await db.transaction(transaction => edit({ db: transaction, tokens }, teacher, params.id, body)),
  }),
})
