import type { flagEndpoints } from '../../../src/contract/endpoints/flags.ts'
import { submissionSentences } from '../../../src/contract/server-messages/submissions.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { flagSubmission } from './flag-submission.ts'
import { listOwnFlags } from './own-flags.ts'

export const handlers = (services: Services): Handlers<keyof typeof flagEndpoints> => ({
  'POST /api/teacher/submissions-partner-report': async ({ teacher, body }) => ({
    message: submissionSentences.flagged,
    data: await flagSubmission(services, teacher, body),
  }),

  'GET /api/teacher/classrooms/{id}/flags': ({ teacher, params }) =>
    listOwnFlags(services, teacher, params.id),
})
