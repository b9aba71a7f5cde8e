import { sql } from 'drizzle-orm'
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

/** The pairings of two classrooms, both locked, in the order given; fewer than two when either has a partner. */
async function lockPairings(db: Database, one: number, other: number): Promise<number[]> {
  const found = await rows<{ id: number; classroom_id: number }>(
    db,
    sql`select p.id, c.id as classroom_id from class_pairings p join classrooms c on c.class_pairing_id = p.id
        where c.id in (${one}, ${other}) and p.status = 'alone' order by p.id for update of p`,
  )
  return [one, other].flatMap(id => found.find(({ classroom_id }) => classroom_id === id)?.id ?? [])
}

/**
 * Moves a classroom with all that hangs on its pairing into another one, in one statement, since keys hold the three
 * tables together. A task that both have of their course is one from now on, as the leading classroom has it; what only
 * the other has follows it.
 */
const join = (db: Database, classroomId: number, from: number, into: number, createdAt: Date) =>
  db.execute(sql`
    with twins as (
      select gone.id as gone, kept.id as kept
      from tasks gone join tasks kept on kept.class_pairing_id = ${into} and kept.course_task_id = gone.course_task_id
      where gone.class_pairing_id = ${from}
    ),
    followers as (
      select id, (row_number() over (order by "order", id)
        + (select coalesce(max("order"), 0) from tasks where class_pairing_id = ${into}))::int as place
      from tasks where class_pairing_id = ${from} and id not in (select gone from twins)
    ),
    moved_tasks as (
      update tasks t set class_pairing_id = ${into}, "order" = followers.place
      from followers where t.id = followers.id
    ),
    moved_posts as (
      update submissions p set class_pairing_id = ${into},
        task_id = coalesce((select kept from twins where gone = p.task_id), p.task_id)
      where p.class_pairing_id = ${from}
    ),
    moved_items as (
      update action_items i set task_id = twins.kept from twins where i.task_id = twins.gone
    ),
    moved_classroom as (
      update classrooms set class_pairing_id = ${into}, class_pairing_side = 2 where id = ${classroomId}
    )
    update class_pairings set status = 'paired', created_at = ${createdAt.toISOString()} where id = ${into}`)

/**
 * Pairs two classrooms that have no partner yet: the other one joins the pairing of the first, whose id it tells
 * (docs/decisions/shared-pairing.md). Call it in a transaction.
 */
export async function pairClassrooms(
  db: Database,
  one: number,
  other: number,
  createdAt: Date = new Date(),
): Promise<number> {
  const [into, from] = await lockPairings(db, one, other)
  if (!into || !from) throw new Error(`classrooms ${one} and ${other} cannot be paired`)
  await join(db, other, from, into, createdAt)
  // its tasks that were twins go with it
  await db.execute(sql`delete from class_pairings where id = ${from}`)
  await openActionItems(db, [into])
  return into
}
