import type { ActiveClassroom } from '../../../src/contract/entities/library-connection-request.ts'
import { classroomStatus } from '../../../src/contract/rules/classroom-status.ts'
import { dayOf, endOfDay } from '../../../src/contract/rules/days.ts'
import { statusHoldsUntil } from '../../../src/contract/rules/next-status-change.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { avatarHoldsUntil, shownAvatar } from '../files/area.ts'
import { checkLibrarian } from './librarian.ts'
import { type ActiveRow, findActive } from './repository/active-classrooms.ts'

/**
 * The classrooms of a librarian whose exchange runs.
 * @throws 403 with code 160
 */
export async function listActive(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  now: number = Date.now(),
): Promise<{ data: ActiveClassroom[]; freshUntil: number }> {
  checkLibrarian(teacher)
  const found = await findActive(db, teacher.id, dayOf(now))
  const active = found.filter(row => classroomStatus(teacher, row, now) === 'active')
  const shown = ({ start_date: _, expire_at: __, ...row }: ActiveRow): ActiveClassroom => ({
    ...row,
    partner: row.partner && { ...row.partner, avatar: shownAvatar(tokens, row.partner.avatar, now) },
  })
  const ends = active.flatMap(row => [
    statusHoldsUntil(teacher, row, now),
    avatarHoldsUntil(row.partner?.avatar ?? null, now),
  ])
  // another one may begin tomorrow
  return { data: active.map(shown), freshUntil: Math.min(endOfDay(dayOf(now)), ...ends) }
}
