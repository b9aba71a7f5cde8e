import type { tokenEndpoints } from '../../../src/contract/endpoints/tokens.ts'
import { TOKENS_PAGE_ROWS } from '../../../src/contract/limits/tokens.ts'
import { paysForSubject } from '../../../src/contract/rules/offered-subjects.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { listBundles } from './bundles.ts'
import { exportTokens } from './export.ts'
import { refuse } from './refusals.ts'
import { findPrice } from './repository/prices.ts'
import { subjectTokens } from './subject-tokens.ts'
import { tokenTable } from './tables.ts'

const none = { tokens: [], usage_history: [], total: 0, holdsUntil: Number.POSITIVE_INFINITY }

export const handlers = ({ db }: Services): Handlers<keyof typeof tokenEndpoints> => ({
  'GET /api/teacher/exchange-tokens': async ({ teacher, query: { filter, page = 1 } }) => {
    const slice = { limit: TOKENS_PAGE_ROWS, offset: (page - 1) * TOKENS_PAGE_ROWS }
    const { holdsUntil, ...table } = filter ? await tokenTable(db, teacher, filter, slice) : none
    const { balances, ...left } = await subjectTokens(db, teacher)
    return { data: { balances, ...table }, freshUntil: Math.min(holdsUntil, left.holdsUntil) }
  },

  'GET /api/teacher/exchange-tokens/export': async ({ teacher, query }) => ({
    bytes: await exportTokens(db, teacher, query),
  }),

  'GET /api/teacher/exchange-tokens/price': async ({ teacher, query: { subject_id } }) => {
    if (!paysForSubject(teacher, subject_id)) throw refuse('notFound')
    const data = await findPrice(db, { teacher_id: teacher.id, subject_id })
    if (!data) throw refuse('noTokenPrice')
    return { data }
  },

  'GET /api/teacher/bundles': async ({ teacher }) => ({
    data: await listBundles(db, teacher),
    freshUntil: Number.POSITIVE_INFINITY,
  }),
})
