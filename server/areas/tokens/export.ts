import type { Query } from '../../../src/contract/endpoints/all.ts'
import type { TokenLot } from '../../../src/contract/entities/token.ts'
import { TOKENS_EXPORT_ROWS_MAX } from '../../../src/contract/limits/tokens.ts'
import { isTokenStatus, type TokenStatus } from '../../../src/contract/rules/token-filters.ts'
import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { dayCells } from '../../spreadsheets/day-cells.ts'
import { writeSheet } from '../../spreadsheets/write-sheet.ts'
import { tokenTable } from './tables.ts'

const { headings } = tokenSentences

const countOf: Record<TokenStatus, (lot: TokenLot) => number> = {
  available: ({ available_count }) => available_count,
  active: ({ active_count }) => active_count,
  concluded: ({ concluded_count }) => concluded_count,
  expired: ({ expired_count }) => expired_count,
}

/** A table of tokens as an xlsx file, the newest rows of it; it says so where there are more. */
export async function exportTokens(
  db: Database,
  teacher: SignedInTeacher,
  { filter, time_zone }: Query<'GET /api/teacher/exchange-tokens/export'>,
): Promise<Buffer> {
  const dayCell = dayCells(time_zone)
  const table = await tokenTable(db, teacher, filter, { limit: TOKENS_EXPORT_ROWS_MAX, offset: 0 })
  if (!isTokenStatus(filter))
    return writeSheet(
      [headings.date, headings.subject, headings.description, headings.amount],
      table.usage_history.map(({ date, subject, description, number_of_exchanges }) => [
        ...[dayCell(date), subject.name, description, number_of_exchanges],
      ]),
      table.total,
    )
  return writeSheet(
    [headings.date, headings.subject, headings.amount, headings[filter], headings.expires],
    table.tokens.map(lot => [
      ...[dayCell(lot.created_at), lot.subject.name, lot.amount_tokens],
      ...[countOf[filter](lot), dayCell(lot.expire_at)],
    ]),
    table.total,
  )
}
