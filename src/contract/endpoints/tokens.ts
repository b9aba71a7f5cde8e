import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { TimeZone } from '../entities/time-zone.ts'
import { Bundle, TokenPrice, TokenTables } from '../entities/token.ts'
import { LARGEST_ID } from '../limits/input.ts'
import { TOKENS_EXPORT_ROWS_MAX, TOKENS_PAGE_ROWS } from '../limits/tokens.ts'
import { tokenFilters } from '../rules/token-filters.ts'
import { tokensFile } from '../rules/tokens-file.ts'

/** Exchange tokens: what a teacher has of them, and what they cost (P1 §3, §7). */
export const tokenEndpoints = {
  'GET /api/teacher/exchange-tokens': {
    summary: `What is left of each subject, and with a filter one page of that table, ${TOKENS_PAGE_ROWS} rows.`,
    spec: 'P1 §7 Exchange tokens',
    access: 'teacher',
    query: Type.Object({
      filter: Type.Optional(Type.Enum(tokenFilters)),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_ID })),
    }),
    data: TokenTables,
    revalidates: true,
  },
  'GET /api/teacher/exchange-tokens/export': {
    summary: `One of the tables as an xlsx file, at most the newest ${TOKENS_EXPORT_ROWS_MAX} rows of it, of which the last one says so where there are more.`,
    spec: 'P1 §2 My account',
    access: 'teacher',
    query: Type.Object({ filter: Type.Enum(tokenFilters), time_zone: Type.Optional(TimeZone) }),
    file: tokensFile,
  },
  'GET /api/teacher/exchange-tokens/price': {
    summary:
      'What one exchange of a subject costs in the country of the teacher; 422 with code 140 where there is no price, 404 for a subject that this account does not pay for.',
    spec: 'P1 §7 Exchange tokens',
    access: 'teacher',
    query: Type.Object({ subject_id: Id }),
    data: TokenPrice,
  },
  'GET /api/teacher/bundles': {
    summary:
      'Exchanges that are bought together, the fewest first, of the subjects that this account pays for; none where its country has no price.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Bundle),
    revalidates: true,
  },
} as const satisfies EndpointMap
