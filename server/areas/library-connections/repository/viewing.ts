import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/** Whose request it is, locked so that nobody deletes it meanwhile; no row where it is gone. */
const held = (id: number) =>
  sql`q as (select id, teacher_id from library_requests where id = ${id} for key share)`

/** What somebody does who looks at a request. */
interface Looked {
  /** Null where it is gone. */
  owner: number | null
}

async function told<Row extends Looked>(db: Database, statement: ReturnType<typeof sql>): Promise<Row> {
  const [found] = await rows<Row>(db, statement)
  if (!found) throw new Error('the database answered nothing')
  return found
}

/** Hides a request of another library from a librarian; one of their own library stays as it is. */
export const hideRequest = (
  db: Database,
  viewerId: number,
  id: number,
): Promise<Looked & { is_own_library: boolean }> =>
  told(
    db,
    sql`with ${held(id)},
        of_another as (
          select q.id from q join teachers t on t.id = q.teacher_id join teachers viewer on viewer.id = ${viewerId}
          where t.school_id is distinct from viewer.school_id
        ),
        hidden as (
          insert into hidden_library_requests (teacher_id, request_id)
          select ${viewerId}::int, id from of_another on conflict do nothing
        )
        select (select teacher_id from q) as owner, not exists (select 1 from of_another) as is_own_library`,
  )

/** Shows a request again that a librarian has hidden. */
export const showRequest = (db: Database, viewerId: number, id: number): Promise<Looked> =>
  told(
    db,
    sql`with ${held(id)},
        shown as (delete from hidden_library_requests where teacher_id = ${viewerId} and request_id = ${id})
        select (select teacher_id from q) as owner`,
  )

/** Shows all of them again. */
export async function showAllRequests(db: Database, viewerId: number): Promise<void> {
  await db.execute(sql`delete from hidden_library_requests where teacher_id = ${viewerId}`)
}

/** Counts a view of a request of somebody else where it `counts`, once a day for each librarian; tells how many there are. */
export const countView = (
  db: Database,
  { viewerId, counts }: { viewerId: number; counts: boolean },
  id: number,
  day: string,
): Promise<Looked & { views_number: number }> =>
  told(
    db,
    sql`with ${held(id)},
        viewed as (
          insert into library_request_viewers as known (request_id, teacher_id, seen_on)
          select id, ${viewerId}::int, ${day}::date from q where teacher_id <> ${viewerId} and ${counts}
          on conflict (request_id, teacher_id) do update set seen_on = excluded.seen_on
          where known.seen_on < excluded.seen_on returning request_id
        ),
        counted as (
          insert into library_request_views as known (request_id, views_number) select request_id, 1 from viewed
          on conflict (request_id) do update set views_number = known.views_number + 1 returning views_number
        )
        select (select teacher_id from q) as owner, coalesce(
          (select views_number from counted),
          (select views_number from library_request_views where request_id = ${id}), 0) as views_number`,
  )
