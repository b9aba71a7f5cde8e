import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { authenticate } from '../session/area.ts'
import { endSessionCodes } from '../session-codes/area.ts'
import { lockTeacher } from '../teachers/area.ts'
import { ltiConnectedMail } from './mails.ts'
import { refuseOtherSchool, screenOf } from './open-launch.ts'
import { refuse } from './refusals.ts'
import {
  addLink,
  endLink,
  endLinkById,
  endLinks,
  linkedTeacher,
  linkIdsOf,
  ownerOfLink,
} from './repository/links.ts'
import { lockTicket, noteOpened, type OpenTicket } from './repository/tickets.ts'

/**
 * The launch of a ticket for a teacher who is signed in: nobody else changes either until the transaction is over. Session
 * and standing are looked at again then, as they may have ended since the call began.
 */
export async function lockBoth(
  transaction: Database,
  { id, familyId, operator }: SignedInTeacher,
  ticket: string,
  age: { atAnyAge?: boolean } = {},
): Promise<OpenTicket> {
  if (operator !== null) throw refuse('operatorLinks')
  const launch = await lockTicket(transaction, ticket, age)
  if (!launch) throw refuse('ticketGone')
  await lockTeacher(transaction, id)
  await authenticate(transaction, { teacherId: id, familyId })
  return launch
}

/**
 * Connects the platform's user of a launch with the teacher who is signed in, and tells them by mail. Nobody is created.
 * @throws 403 where the browser is not the one that began, the school is another one, or an operator works; 409 where the
 * user is connected with somebody else; 410 for a ticket that is too old; 422 past the number of connections
 */
export async function connectLaunch(
  { db, mails }: Pick<Services, 'db' | 'mails'>,
  teacher: SignedInTeacher,
  ticket: string,
): Promise<Data<'POST /api/teacher/lti/links'>> {
  const screen = await db.transaction(async transaction => {
    const launch = await lockBoth(transaction, teacher, ticket)
    if (launch.bound === null || launch.bound === 'none') throw refuse('notBound')
    await refuseOtherSchool(transaction, launch.platform, teacher.id)
    const { deployment_id, subject, platform } = launch
    const link = await addLink(transaction, { deployment_id, subject, teacher_id: teacher.id })
    if (link === 'too many') throw refuse('tooManyLinks')
    if (link === 'added') await mails.add(ltiConnectedMail, teacher.id, transaction, platform.id)
    else if ((await linkedTeacher(transaction, launch)) !== teacher.id) throw refuse('linkedOther')
    await noteOpened(transaction, launch.id, { teacherId: teacher.id, familyId: teacher.familyId })
    return screenOf(launch)
  })
  mails.wake()
  return screen
}

/**
 * Ends the connection of a launch with the teacher who is signed in, also when they have worked there for hours.
 * @throws 409 where the user is connected with somebody else; 410 for a launch that is not known any more
 */
export async function disconnectLaunch(
  { db }: Pick<Services, 'db'>,
  teacher: SignedInTeacher,
  ticket: string,
): Promise<void> {
  await db.transaction(async transaction => {
    const launch = await lockBoth(transaction, teacher, ticket, { atAnyAge: true })
    if (launch.linked && launch.linked.teacher_id !== teacher.id) throw refuse('linkedOther')
    await endLink(transaction, launch, teacher.id)
    await endSessionCodes(transaction, teacher.id)
  })
}

/** Ends a connection, and every code that it has given; false where there is none. */
export const removeLink = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async transaction => {
    const owner = await ownerOfLink(transaction, id)
    if (owner === null) return false
    await lockTeacher(transaction, owner)
    const isEnded = await endLinkById(transaction, id)
    if (isEnded) await endSessionCodes(transaction, owner)
    return isEnded
  })

/**
 * Ends the connections with users of a platform that has ended, one after the other: each waits for its teacher.
 * @returns how many
 */
export async function removeLinksOf(db: Database, platformId: number): Promise<number> {
  const ids = await linkIdsOf(db, platformId)
  for (const id of ids) await removeLink(db, id)
  return ids.length
}

/**
 * Ends what signs a teacher in without a password: connections with users of platforms, and codes that have been given. For
 * a transaction that has locked the teacher.
 */
export async function endHandovers(transaction: Database, teacherId: number): Promise<void> {
  await endLinks(transaction, teacherId)
  await endSessionCodes(transaction, teacherId)
}
