import type { partnerEndpoints } from '../../../src/contract/endpoints/partners.ts'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { readPartner } from './find-partner.ts'
import { reportPartner } from './report-partner.ts'
import { createSearchLimit } from './search-limit.ts'
import { findPartners } from './search-partners.ts'

export function handlers(services: Services): Handlers<keyof typeof partnerEndpoints> {
  const allowSearch = createSearchLimit()
  return {
    'GET /api/teacher/classrooms/{id}/partners': async ({ teacher, params, query }) => {
      allowSearch(teacher.id)
      return { data: await findPartners(services, teacher, params.id, query) }
    },

    'GET /api/teacher/classrooms/{id}/partner': async ({ teacher, params }) => ({
      data: await readPartner(services, teacher, params.id),
    }),

    'POST /api/teacher/classrooms/{id}/partner-report': async ({ teacher, params, body }) => {
      await reportPartner(services, teacher, { ...params, ...body })
      return { message: connectionSentences.reported }
    },
  }
}
