import type { schoolEndpoints } from '../../../src/contract/endpoints/schools.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { findSchools, isAgreementSigned } from './repository/schools.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof schoolEndpoints> => ({
  'GET /api/teacher/states/{sid}/schools': async ({ params, query }) => ({
    data: await findSchools(db, { state_id: params.sid }, query.search ?? ''),
  }),

  'GET /api/teacher/countries/{id}/schools': async ({ params, query }) => ({
    data: await findSchools(db, { country_id: params.id }, query.search ?? ''),
  }),

  'GET /api/teacher/parent-organizations/check-dpa-signed': async ({ teacher, query }) => ({
    data: await isAgreementSigned(db, teacher.id, query.school_id),
  }),
})
