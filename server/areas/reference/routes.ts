import type { referenceEndpoints } from '../../../src/contract/endpoints/reference.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { listAgeRanges, listLanguages, listLevels, listSubjects } from './repository/lists.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof referenceEndpoints> => ({
  'GET /api/teacher/subjects': async () => ({ data: await listSubjects(db) }),
  'GET /api/teacher/languages': async () => ({ data: await listLanguages(db) }),
  'GET /api/teacher/levels': async () => ({ data: await listLevels(db) }),
  'GET /api/teacher/age-ranges': async () => ({ data: await listAgeRanges(db) }),
})
