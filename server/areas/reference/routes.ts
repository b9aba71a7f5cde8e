import { asc } from 'drizzle-orm'
import type { referenceEndpoints } from '../../../src/contract/endpoints/reference.ts'
import { ageRanges, languages, levels, subjects } from '../../db/schema/reference.ts'
import type { Handlers } from '../../register.ts'
import type { Services } from '../../services.ts'

export const referenceHandlers = ({ db }: Services): Handlers<keyof typeof referenceEndpoints> => ({
  'GET /api/teacher/subjects': async () => ({
    data: await db.select().from(subjects).orderBy(asc(subjects.id)),
  }),

  'GET /api/teacher/languages': async () => ({
    data: await db.select().from(languages).orderBy(asc(languages.name)),
  }),

  'GET /api/teacher/levels': async () => ({ data: await db.select().from(levels).orderBy(asc(levels.id)) }),

  'GET /api/teacher/age-ranges': async () => ({
    data: await db.select().from(ageRanges).orderBy(asc(ageRanges.min_age)),
  }),
})
