import { LTI_CODE_MAX_CHARACTERS } from '../../../src/contract/limits/lti.ts'
import type { Services } from '../../services.ts'
import type { Given } from './given.ts'
import { giveCodeOf, ownOrigin } from './open-launch.ts'
import { refuse } from './refusals.ts'
import { lockTicket } from './repository/tickets.ts'

/** What a window of its own is signed in with, and which classroom it shows; null for My Classrooms. */
export interface OpenWindow {
  code: string
  classroom_id: number | null
}

/**
 * Opens a launch that is open in a frame once more, in a window of its own, for the teacher whom it was opened for.
 * @throws 401 with code 20 where that teacher is disabled; 403 for a page that is not ours, and for a teacher of another school;
 * 410 for a ticket that is too old, has not been opened, or whose connection or session has ended
 */
export async function openWindow(
  { db, config }: Pick<Services, 'db' | 'config'>,
  given: Given,
): Promise<OpenWindow> {
  const origin = ownOrigin(given.headers.origin, config)
  const ticket = given.text('ticket', LTI_CODE_MAX_CHARACTERS)
  return db.transaction(async transaction => {
    const launch = ticket === null ? null : await lockTicket(transaction, ticket)
    const isTheirs =
      launch?.is_opened && launch.has_session && launch.linked?.teacher_id === launch.teacher_id
    if (!launch?.linked || !isTheirs || launch.deep !== null) throw refuse('ticketGone')
    const { teacher_id } = launch.linked
    const { code } = await giveCodeOf(transaction, launch, { teacherId: teacher_id, origin })
    return { code, classroom_id: launch.classroom_id }
  })
}
