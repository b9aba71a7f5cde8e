import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/**
 * The first place among the groups of a classroom that none of them has, so that a group in place of one that was removed
 * has the same partner. The classroom has to be locked.
 */
export const freePlace = (classroomId: number): SQL<number> => sql<number>`(
  select min(free.place) from generate_series(
    1, (select count(*)::int + 1 from students s where s.classroom_id = ${classroomId} and ${present})
  ) free(place)
  where not exists (
    select 1 from students s where s.classroom_id = ${classroomId} and s.place = free.place and ${present}
  )
)`

/** Gives a place to each student of a classroom who has none, one after the other by their ids, as groups of it. */
export async function givePlaces(db: Database, classroomId: number): Promise<void> {
  const without = await rows<{ id: number }>(
    db,
    sql`select s.id from students s where s.classroom_id = ${classroomId} and s.place is null and ${present} order by s.id`,
  )
  for (const { id } of without)
    await db.execute(sql`update students set place = ${freePlace(classroomId)} where id = ${id}`)
}
