import type { NotificationType } from '../../../src/contract/entities/notification.ts'
import { isSmallGroup } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import { type NewNotification, notify } from '../notifications/area.ts'
import type { HeldClassroom } from './repository/hold.ts'
import { nameOf } from './repository/names.ts'

const news = {
  requested: 'partner_connection_request',
  accepted: 'partner_connection_accepted',
  declined: 'partner_connection_declined',
} as const satisfies Record<string, NotificationType>

interface News {
  /** Who is told, and who has done it. */
  to: number
  by: number
  requestId: number
  /** The classroom of who is told. */
  classroomId: number | null
  /** Of the demo, what was told before it began. */
  before?: Pick<NewNotification, 'created_at' | 'status'>
}

/** Tells a teacher what has become of a request. Until two are partners, of a name there is an initial. */
export async function tell(
  transaction: Database,
  what: keyof typeof news,
  { to, by, requestId, classroomId, before }: News,
): Promise<void> {
  await notify(transaction, [
    {
      teacher_id: to,
      type: news[what],
      from: await nameOf(transaction, by, { isWhole: what === 'accepted' }),
      classroom_id: classroomId,
      object_id: requestId,
      trigger_user_id: by,
      ...before,
    },
  ])
}

/** A classroom of one of two partners. */
type GroupSide = Pick<HeldClassroom, 'id' | 'teacher_id' | 'group'>

/** Tells teachers whose students work in small groups that these have partners now; the link leads to the groups. */
export async function tellOfGroups(
  transaction: Database,
  sides: readonly [GroupSide, GroupSide],
): Promise<void> {
  if (!sides.every(({ group }) => isSmallGroup(group))) return
  const told = sides.map(async (own, index) => {
    const by = sides[1 - index] ?? own
    return {
      teacher_id: own.teacher_id,
      type: 'small_group_classroom_partnership' as const,
      from: await nameOf(transaction, by.teacher_id, { isWhole: true }),
      classroom_id: own.id,
      trigger_user_id: by.teacher_id,
    }
  })
  await notify(transaction, await Promise.all(told))
}
