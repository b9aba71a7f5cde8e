import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'

interface Post {
  id: number
  classroom_id: number
  student_id: number
  student: string
  is_response: boolean
  created_at: string | Date
}

interface Partner {
  classroom_id: number
  teacher_id: number
  full_name: string
}

/** The latest posts of a teacher's own students, which is what they are told about most. */
export const latestPosts = (db: Database, teacherId: number) =>
  rows<Post>(
    db,
    sql`select s.id, s.classroom_id, s.student_id, s.is_response, s.created_at,
          ${fullName(sql`student`)} as student
        from submissions s
        join classrooms c on c.id = s.classroom_id
        join students student on student.id = s.student_id
        where c.teacher_id = ${teacherId} and s.status in ('pending', 'approved')
        order by s.created_at desc, s.id desc limit 14`,
  )

/** The partners of a teacher, of the two classrooms that began last. */
export const partnersOf = (db: Database, teacherId: number) =>
  rows<Partner>(
    db,
    sql`select c.id as classroom_id, partner.id as teacher_id,
          concat_ws(' ', partner.first_name, partner.last_name) as full_name
        from classrooms c
        join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        join teachers partner on partner.id = other.teacher_id
        where c.teacher_id = ${teacherId} order by c.start_date desc, c.id limit 2`,
  )
