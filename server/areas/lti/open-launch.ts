import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Database } from '../../db/database.ts'
import { hashOf } from '../../one-time-code.ts'
import { isOwnOrigin } from '../../own-origin.ts'
import type { Services } from '../../services.ts'
import { giveCodeTo } from '../session-codes/area.ts'
import { findTeacherWithSchool } from '../teachers/area.ts'
import { refuse } from './refusals.ts'
import { noteLinkUsed } from './repository/links.ts'
import {
  type Bound,
  bindTicket,
  endTicket,
  lockTicket,
  noteOpened,
  type OpenTicket,
} from './repository/tickets.ts'

type LaunchAnswer = Data<'POST /api/teacher/lti/launches'>
type OpenAnswer = Data<'POST /api/teacher/lti/launches/confirmed'>

interface Asked {
  ticket: string
  /** The `Origin` of the page that asks. */
  caller: string | undefined
}

type LaunchServices = Pick<Services, 'db' | 'config'>

/** Only our own pages are given a code, which is good in pages of their origin alone. @throws 403 */
export function ownOrigin(caller: string | undefined, { publicOrigin }: Services['config']): string {
  if (caller === undefined || !isOwnOrigin(caller, publicOrigin)) throw refuse('originForbidden')
  return caller
}

/**
 * A platform of one school is for that school's teachers, as long as they are there. For a transaction that has locked the
 * teacher. @throws 403
 */
export async function refuseOtherSchool(
  transaction: Database,
  { school_id }: OpenTicket['platform'],
  teacherId: number,
): Promise<void> {
  if (school_id === null) return
  const teacher = await findTeacherWithSchool(transaction, teacherId)
  if (teacher?.school?.id !== school_id) throw refuse('otherSchool')
}

/** Where a launch leads. */
export const screenOf = ({ classroom_id, deep }: OpenTicket) => ({
  classroom_id,
  message: deep === null ? ('link' as const) : ('deep' as const),
})

interface Kept {
  /** What the browser has kept since the login began. */
  proof: string | undefined
  /** Whether it keeps anything for the page: the one that began has a proof then. */
  hasStorage: boolean
}

/** What ties a launch to this browser; null where its proof is another launch's. */
function boundBy({ proof_hash, same_place }: OpenTicket, { proof, hasStorage }: Kept): Bound | null {
  if (proof !== undefined) return hashOf(proof) === proof_hash ? 'proof' : null
  return same_place && !hasStorage ? 'place' : 'none'
}

/** Whoever has no name yet cannot be told apart by it, and would give a profile to whoever has sent the launch. */
const isNobodyToConfirm = (bound: Bound, { full_name }: { full_name: string }): boolean =>
  bound === 'none' && full_name === ''

/**
 * A code for the teacher whom the user of a launch is connected with, and the session that it opens.
 * @throws 401 with code 20 where the teacher is disabled; 403 where the platform is that of another school; 410 where the
 * connection has ended meanwhile
 */
export async function giveCodeOf(
  transaction: Database,
  launch: OpenTicket,
  given: { teacherId: number; origin: string },
): Promise<{ code: string; familyId: string }> {
  // it locks the teacher, as whoever ends the teacher's links does first
  const opens = await giveCodeTo(transaction, given)
  if (!opens) throw refuse('teacherDisabled')
  await refuseOtherSchool(transaction, launch.platform, given.teacherId)
  if (!(await noteLinkUsed(transaction, launch, given.teacherId))) throw refuse('ticketGone')
  return opens
}

/** Opens a launch for the teacher whom its user is connected with. @throws like giveCodeOf */
async function opened(
  transaction: Database,
  launch: OpenTicket,
  { teacher_id, full_name }: NonNullable<OpenTicket['linked']>,
  origin: string,
): Promise<OpenAnswer> {
  const { code, familyId } = await giveCodeOf(transaction, launch, { teacherId: teacher_id, origin })
  await noteOpened(transaction, launch.id, { teacherId: teacher_id, familyId })
  return { state: 'open', code, full_name, ...screenOf(launch) }
}

/**
 * What a launch opens, told once to the page that has its ticket. The proof that the browser has kept since the login says
 * that both are one browser; where a browser keeps nothing, address and kind of browser do, with the platform as the sender;
 * otherwise somebody has to confirm the name.
 * @throws 403 with another launch's proof, which ends the ticket, and for a teacher of another school; 410 for one that is too old, or was used
 */
export async function openLaunch(
  { db, config }: LaunchServices,
  { ticket, caller, ...kept }: Asked & Kept,
): Promise<LaunchAnswer> {
  const origin = ownOrigin(caller, config)
  const answer = await db.transaction(async (transaction): Promise<LaunchAnswer | null> => {
    const launch = await lockTicket(transaction, ticket)
    if (!launch || launch.bound !== null) throw refuse('ticketGone')
    const bound = boundBy(launch, kept)
    if (bound === null) {
      await endTicket(transaction, launch.id)
      return null
    }
    await bindTicket(transaction, launch.id, bound)
    const { linked, platform } = launch
    const { name, school } = platform
    if (!linked || isNobodyToConfirm(bound, linked))
      return { state: 'connect', platform: name, school, may_connect: bound !== 'none' }
    if (bound === 'none') return { state: 'confirm', full_name: linked.full_name }
    return opened(transaction, launch, linked, origin)
  })
  if (answer === null) throw refuse('proofWrong')
  return answer
}

/** Opens a launch whose name somebody has confirmed. @throws 403 for a teacher of another school, or without a name; 410 where nobody was asked, or it was opened */
export async function openConfirmed(
  { db, config }: LaunchServices,
  { ticket, caller }: Asked,
): Promise<OpenAnswer> {
  const origin = ownOrigin(caller, config)
  return db.transaction(async transaction => {
    const launch = await lockTicket(transaction, ticket)
    if (launch?.bound !== 'none' || launch.is_opened || !launch.linked) throw refuse('ticketGone')
    if (isNobodyToConfirm(launch.bound, launch.linked)) throw refuse('notBound')
    return opened(transaction, launch, launch.linked, origin)
  })
}
