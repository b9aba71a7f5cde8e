import type { TokenLot, TokenUse } from '../../../src/contract/entities/token.ts'
import { classroomStatus } from '../../../src/contract/rules/classroom-status.ts'
import { dayOf } from '../../../src/contract/rules/days.ts'
import { statusHoldsUntil } from '../../../src/contract/rules/next-status-change.ts'
import { isTokenStatus, type TokenFilter } from '../../../src/contract/rules/token-filters.ts'
import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { listLots, listUnended, listUses, type Slice, type UseRow } from './repository/tables.ts'

export interface TokenTable {
  tokens: TokenLot[]
  usage_history: TokenUse[]
  total: number
  /** The last moment (ms since 1970) at which it is so, as far as classrooms go. */
  holdsUntil: number
}

const instant = (text: string) => new Date(text).toISOString()

const told = ({ date, kind, classroom, ...row }: UseRow): TokenUse => ({
  ...row,
  date: instant(date),
  description: tokenSentences.uses[kind](classroom ?? ''),
})

/** The classrooms of a teacher that are not over, and how long that stays so. */
async function runningClassrooms(db: Database, teacher: SignedInTeacher, at: Date) {
  const now = at.getTime()
  const running = (await listUnended(db, teacher.id, dayOf(now))).filter(classroom =>
    ['active', 'not_started'].includes(classroomStatus(teacher, classroom, now)),
  )
  return {
    ids: running.map(({ id }) => id),
    holdsUntil: Math.min(...running.map(classroom => statusHoldsUntil(teacher, classroom, now))),
  }
}

/** Rows of one of the tables of tokens (P1 §9). */
export async function tokenTable(
  db: Database,
  teacher: SignedInTeacher,
  filter: TokenFilter,
  slice: Slice,
): Promise<TokenTable> {
  if (!isTokenStatus(filter)) {
    const { rows, total } = await listUses(db, teacher.id, slice)
    return { tokens: [], usage_history: rows.map(told), total, holdsUntil: Number.POSITIVE_INFINITY }
  }
  const at = new Date()
  const { ids, holdsUntil } = await runningClassrooms(db, teacher, at)
  const asked = { teacher_id: teacher.id, status: filter, at, running: ids, ...slice }
  const { rows, total } = await listLots(db, asked)
  const tokens = rows.map(({ created_at, expire_at, ...row }) => ({
    ...row,
    created_at: instant(created_at),
    expire_at: instant(expire_at),
  }))
  return { tokens, usage_history: [], total, holdsUntil }
}
