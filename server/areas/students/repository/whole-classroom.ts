import { eq, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { students } from '../schema.ts'

/** A classroom as an operator names it. */
export interface OperatorsClassroom {
  id: number
  name: string
  teacher_id: number
}

/** Held until the transaction ends, so that nobody is added meanwhile; undefined when there is none. */
export async function lockClassroom(
  transaction: Database,
  id: number,
): Promise<OperatorsClassroom | undefined> {
  const [found] = await rows<OperatorsClassroom>(
    transaction,
    sql`select id, name, teacher_id from classrooms where id = ${id} for no key update`,
  )
  return found
}

/** As many posts as go with the students of a classroom. */
export async function countPosts(db: Database, classroomId: number): Promise<number> {
  const [found] = await rows<{ posts: number }>(
    db,
    sql`select count(*)::int as posts from submissions where classroom_id = ${classroomId}`,
  )
  return found?.posts ?? 0
}

/** All students of a classroom, those who were removed too. */
export async function studentIds(db: Database, classroomId: number): Promise<number[]> {
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.classroom_id, classroomId))
  return found.map(({ id }) => id)
}

/** Deletes all students of a classroom, those who were removed before too, with all that hangs on them. */
export async function deleteStudents(db: Database, classroomId: number): Promise<number> {
  const deleted = await db
    .delete(students)
    .where(eq(students.classroom_id, classroomId))
    .returning({ id: students.id })
  return deleted.length
}

/** Everything that is kept of a classroom's students but their passwords, as JSON. */
export async function everythingOf(db: Database, classroomId: number): Promise<unknown> {
  const [found] = await rows<{ all: unknown }>(
    db,
    sql`select coalesce(jsonb_agg(
          to_jsonb(s) - 'password_hash' - 'is_first_password' - 'classroom_id'
            || jsonb_build_object(
              'payments', coalesce((
                select jsonb_agg(
                  jsonb_build_object('amount', paid.amount, 'created_at', ${asInstant(sql`paid.created_at`)})
                  order by paid.id
                ) from student_payments paid where paid.student_id = s.id
              ), '[]'),
              'posts', coalesce((
                select jsonb_agg(
                  jsonb_build_object(
                    'id', p.id, 'task_name', t.task_name, 'is_response', p.is_response,
                    'responding_to_id', p.responding_to_id, 'status', p.status, 'text', p.text, 'video', v.name,
                    'created_at', ${asInstant(sql`p.created_at`)}
                  ) order by p.id
                ) from submissions p join tasks t on t.id = p.task_id left join videos v on v.id = p.video_id
                where p.student_id = s.id
              ), '[]')
            )
          order by s.id
        ), '[]') as "all"
        from students s where s.classroom_id = ${classroomId}`,
  )
  return found?.all
}
