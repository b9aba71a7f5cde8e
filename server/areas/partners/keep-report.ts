import { PARTNER_REPORTS_PER_HOUR } from '../../../src/contract/limits/partners.ts'
import { partnerReportIssue } from '../../../src/contract/rules/partner-notes.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt } from '../attempts/area.ts'
import { checkPartnerText } from './partner-text.ts'
import { addReport, type Reported } from './repository/reports.ts'

/**
 * Keeps for our team what a teacher reports of somebody; sent again, as after an answer that was lost, it is kept once.
 * @param find whom it is about; what it refuses is not counted
 * @throws 422 with the sentence of `report`; 429; and as `find`
 */
export async function keepReport(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  { id: teacher_id, operator }: Pick<SignedInTeacher, 'id' | 'operator'>,
  report: string,
  find: (transaction: Database) => Promise<Reported>,
): Promise<void> {
  const text = checkPartnerText('report', report, partnerReportIssue(report))
  const scope = tokens.blind('partner-reports', String(teacher_id))
  // what is not kept was not reported; who reports the same twice at once waits for the count
  await db.transaction(async transaction => {
    await allowAttempt(transaction, [{ scope, attempts: PARTNER_REPORTS_PER_HOUR, windowMinutes: 60 }])
    await addReport(transaction, {
      ...(await find(transaction)),
      ...{ teacher_id, operator: operator ?? null, report: text },
    })
  })
}
