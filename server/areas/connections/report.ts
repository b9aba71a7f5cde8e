import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { keepReport } from '../partners/area.ts'
import { ownRequest } from './own-request.ts'

/**
 * Reports to our team who has asked, or how they were answered, whatever has become of the request.
 * @throws 404 with code 121; 403 with code 120; 422 with the sentence of the report; 429
 */
export async function reportRequest(
  services: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  { id, report }: { id: number; report: string },
): Promise<void> {
  const request = await ownRequest(services.db, teacher, id)
  const asking = { teacher: request.teacher_id, classroom: request.classroom_id }
  const asked = { teacher: request.invited_teacher_id, classroom: request.invited_classroom_id }
  const [own, other] = request.side === 'sent' ? [asking, asked] : [asked, asking]
  await keepReport(services, teacher, report, async () => ({
    classroom_id: own.classroom,
    partner_teacher_id: other.teacher,
    partner_classroom_id: other.classroom,
    connection_request_id: id,
  }))
}
