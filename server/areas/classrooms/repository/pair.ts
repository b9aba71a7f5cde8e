import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { openActionItems } from '../../actions/area.ts'
import { classPairings } from '../schema.ts'

/** A pairing for a classroom that has no partner yet; tells its id. */
export async function createPairing(db: Database, createdAt: Date = new Date()): Promise<number> {
  const [pairing] = await db
    .insert(classPairings)
    .values({ created_at: createdAt })
    .returning({ id: classPairings.id })
  if (!pairing) throw new Error('the database gave no id for the new pairing')
  return pairing.id
}

/** The pairing of a classroom. */
export async function pairingOf(db: Database, classroomId: number): Promise<number> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select class_pairing_id as id from classrooms where id = ${classroomId}`,
  )
  if (!found) throw new Error(`there is no classroom ${classroomId}`)
  return found.id
}

/** A classroom on its way from a pairing of its own into another's. */
export interface Joining {
  classroomId: number
  from: number
  into: number
  /** Since when they are partners. */
  pairedAt: Date
}

/**
 * Locks two classrooms, of which the second is to join the first, and then their pairings: the order of everybody who
 * locks both (docs/decisions/order-of-locks.md).
 * @throws when either has a partner, or they are one
 */
export async function lockForJoining(
  db: Database,
  one: number,
  classroomId: number,
  pairedAt: Date,
): Promise<Joining> {
  await db.execute(sql`select 1 from classrooms where id in (${one}, ${classroomId}) order by id for update`)
  const found = await rows<{ id: number; classroom_id: number }>(
    db,
    sql`select p.id, c.id as classroom_id from class_pairings p join classrooms c on c.class_pairing_id = p.id
        where c.id in (${one}, ${classroomId}) and p.status = 'alone' order by p.id for update of p`,
  )
  const pairing = (id: number) => found.find(({ classroom_id }) => classroom_id === id)?.id
  const [into, from] = [pairing(one), pairing(classroomId)]
  if (!into || !from || into === from)
    throw new Error(`classrooms ${one} and ${classroomId} cannot be paired`)
  return { classroomId, from, into, pairedAt }
}

/** Parts of one statement: the classroom and the pairing of a joining. */
export const joinedClassroom = ({ classroomId, into, pairedAt }: Joining): SQL => sql`
  joined_classroom as (
    update classrooms set class_pairing_id = ${into}, class_pairing_side = 2 where id = ${classroomId}
  ),
  joined_pairing as (
    update class_pairings set status = 'paired', created_at = ${pairedAt.toISOString()} where id = ${into}
  )`

/** What is left to do after a joining: the pairing that nobody has any more goes, and both have what is to be done. */
export async function finishJoining(db: Database, { from, into }: Joining): Promise<void> {
  await db.execute(sql`delete from class_pairings where id = ${from}`)
  await openActionItems(db, [into])
}

/** Pairs a classroom that has neither tasks nor posts of its own yet with another one. Call it in a transaction. */
export async function joinPairing(
  db: Database,
  one: number,
  classroomId: number,
  pairedAt: Date,
): Promise<void> {
  const joining = await lockForJoining(db, one, classroomId, pairedAt)
  await db.execute(sql`with ${joinedClassroom(joining)} select 1`)
  await finishJoining(db, joining)
}
