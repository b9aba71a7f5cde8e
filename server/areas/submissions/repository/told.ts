import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'
import { nameFor } from '../../../db/name-for.ts'
import { isPartnerOf } from '../../classrooms/area.ts'
import { isShared } from './is-shared.ts'
import { ofIds } from './of-classroom.ts'

interface Post {
  id: number
  student_id: number
  is_response: boolean
  classroom_id: number
  teacher_id: number
  student: string
}

/** A post as its own teacher is told of it. */
export async function findPosted(db: Database, id: number): Promise<Post | null> {
  const [found] = await rows<Post>(
    db,
    sql`select p.id, p.student_id, p.is_response, p.classroom_id, c.teacher_id, ${fullName(sql`s`)} as student
        from submissions p join students s on s.id = p.student_id join classrooms c on c.id = p.classroom_id
        where p.id = ${id}`,
  )
  return found ?? null
}

/** Those of posts that the partner may see by now, as the partner's teacher is told of them. */
export const findShared = (db: Database, ids: readonly number[]): Promise<Post[]> =>
  rows<Post>(
    db,
    sql`select p.id, p.student_id, p.is_response, other.id as classroom_id, other.teacher_id,
          ${nameFor(sql`other.id`, sql`s`, fullName(sql`s`))} as student
        from submissions p join students s on s.id = p.student_id
        join classrooms c on c.id = p.classroom_id
        join class_pairings pairing on pairing.id = c.class_pairing_id and pairing.status = 'paired'
        join classrooms other on ${isPartnerOf(sql`other`, sql`c`)}
        where ${ofIds(ids)} and ${isShared(sql`p`)}
        order by p.id`,
  )
