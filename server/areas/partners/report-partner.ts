import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { isOwnClassroom } from '../classrooms/area.ts'
import { keepReport } from './keep-report.ts'
import { refuse } from './refusals.ts'
import { findReported } from './repository/reports.ts'

/**
 * Reports the partner of a classroom to our team. What has happened can be told also once the exchange has expired.
 * @throws 403 with code 10; 422 with the sentence of the report, or with code 118; 429
 */
export async function reportPartner(
  services: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  { id, report }: { id: number; report: string },
): Promise<void> {
  if (!(await isOwnClassroom(services.db, { id, teacherId: teacher.id }))) throw refuse('classroomForbidden')
  await keepReport(services, teacher, report, async transaction => {
    const partner = await findReported(transaction, id)
    if (!partner) throw refuse('notPaired')
    return { ...partner, classroom_id: id, connection_request_id: null }
  })
}
