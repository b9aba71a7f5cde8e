import type { referenceEndpoints } from '../../../src/contract/endpoints/reference.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import {
  findSubject,
  listAgeRanges,
  listCountries,
  listLanguages,
  listLevels,
  listNumberStudentsRanges,
  listStates,
  listSubjects,
} from './repository/lists.ts'

/** Nothing but a change of the list makes it another one. */
const lasting = async <Data>(list: Data | Promise<Data>) => ({
  data: await list,
  freshUntil: Number.POSITIVE_INFINITY,
})

export const handlers = ({ db }: Services): Handlers<keyof typeof referenceEndpoints> => ({
  'GET /api/teacher/subjects': () => lasting(listSubjects(db)),
  'GET /api/teacher/languages': () => lasting(listLanguages(db)),
  'GET /api/teacher/levels': () => lasting(listLevels(db)),
  'GET /api/teacher/age-ranges': () => lasting(listAgeRanges(db)),
  'GET /api/teacher/number-students-ranges': () => lasting(listNumberStudentsRanges(db)),
  'GET /api/teacher/countries': () => lasting(listCountries(db)),
  'GET /api/teacher/countries/{id}/states': ({ params }) => lasting(listStates(db, params.id)),

  'GET /api/teacher/subjects/{id}': async ({ params }) => {
    const data = await findSubject(db, params.id)
    if (!data) throw refuse('notFound')
    return { data, freshUntil: Number.POSITIVE_INFINITY }
  },
})
