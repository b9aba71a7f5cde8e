import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import type { Database } from '../../db/database.ts'
import { listEntries } from './repository/entries.ts'

const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount))

/**
 * A line for each entry of a teacher's ledger, in the order in which they were written, with the sum of its subject and of
 * its lot. The last sums are what is there; what of it is past its time, and has no entry of that yet, is named at the end.
 */
export async function statementOf(db: Database, teacherId: number): Promise<string[]> {
  const entries = await listEntries(db, teacherId)
  const lines = entries.map(({ date, subject, lot_id, kind, classroom, amount, of_subject, of_lot }) => {
    const what = tokenSentences.uses[kind](classroom ?? '')
    return `${date}  ${subject}  ${signed(amount)} = ${of_subject}  lot ${lot_id}: ${of_lot}  ${what}`
  })
  const overdue = new Map(
    entries
      .filter(entry => entry.is_overdue)
      .map(({ lot_id, subject, of_lot }) => [lot_id, { subject, of_lot }]),
  )
  return [
    ...lines,
    ...[...overdue]
      .filter(([, { of_lot }]) => of_lot > 0)
      .map(
        ([id, { subject, of_lot }]) => `of which ${of_lot} of ${subject} in lot ${id} are past their time`,
      ),
  ]
}
