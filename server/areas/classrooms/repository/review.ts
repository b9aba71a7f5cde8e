import { type SQL, sql } from 'drizzle-orm'
import type { ReviewedClassroom } from '../../../../src/contract/entities/reviewed-classroom.ts'
import { type GroupTypeId, groupTypes } from '../../../../src/contract/rules/group-types.ts'
import { type Database, rows } from '../../../db/database.ts'
import { expiryOwner, type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { asInstant } from '../../../db/text.ts'
import { isPartnerOf, pairingJoins } from './other-classroom.ts'

/**
 * Of classrooms `c`: those whose posts somebody reviews, their teacher, or the assistant whose account has the email by which
 * the teacher has added them. An email that nobody has verified is nobody's, and the teacher of the partner sees what is
 * approved and no more, also where they had been added before they became that.
 */
const isReviewedBy = (teacherId: number): SQL => sql`(c.teacher_id = ${teacherId} or exists (
  select 1 from teacher_assistants a join teachers me on me.email = a.email
  where a.classroom_id = c.id and me.id = ${teacherId} and me.email_verified_at is not null
    and not exists (
      select 1 from classrooms theirs
      where ${isPartnerOf(sql`theirs`, sql`c`)} and theirs.teacher_id = me.id
    )
))`

export async function findReviewed(
  db: Database,
  teacherId: number,
  id: number,
): Promise<{ is_owner: boolean } | undefined> {
  const [found] = await rows<{ is_owner: boolean }>(
    db,
    sql`select c.teacher_id = ${teacherId} as is_owner from classrooms c
        where c.id = ${id} and ${isReviewedBy(teacherId)}`,
  )
  return found
}

/** What is told of such a classroom, and what its status follows from; what a task asks for as its columns have it. */
export interface ReviewedRow extends OwnerRow, Omit<ReviewedClassroom, 'status' | 'tasks'> {
  tasks: (ReviewedClassroom['tasks'][number] & { create_prompt_html: string })[]
  start_date: string
  end_date: string
  expire_at: string | null
}

/** Such a classroom with the names of its tasks, in one statement. */
export async function readReviewed(
  db: Database,
  teacherId: number,
  id: number,
): Promise<ReviewedRow | undefined> {
  const [found] = await rows<
    Omit<ReviewedRow, 'course_student_group_type_id'> & { group_type: GroupTypeId | null }
  >(
    db,
    sql`select c.id, c.name, c.teacher_id = ${teacherId} as is_owner, c.start_date::text as start_date,
          c.end_date::text as end_date, ${asInstant(sql`c.expire_at`)} as expire_at, ${ownerColumns},
          course.student_group_type_id as group_type,
          case when pairing.id is not null
            then jsonb_build_object('id', pairing.id, 'status', pairing.status) end as class_pairing,
          coalesce((
            select jsonb_agg(
              jsonb_build_object(
                'id', task.id, 'task_name', task.task_name, 'is_hidden', task.is_hidden,
                'create_prompt', task.create_prompt, 'create_prompt_html', task.create_prompt_html
              )
              order by task."order", task.id
            ) from tasks task where task.class_pairing_id = c.class_pairing_id
          ), '[]') as tasks
        from classrooms c
        join teachers t on t.id = c.teacher_id
        left join schools school on school.id = t.school_id
        left join courses course on course.id = c.course_id
        ${pairingJoins}
        where c.id = ${id} and ${isReviewedBy(teacherId)}`,
  )
  if (!found) return undefined
  const { group_type, ...row } = found
  return { ...row, course_student_group_type_id: group_type ?? groupTypes.individual }
}

/**
 * Holds such a classroom until the transaction ends, and tells what decides whether its exchange is expired: that is said
 * of its teacher, also where the assistant asks.
 */
export async function lockReviewed(db: Database, teacherId: number, id: number) {
  const [found] = await rows<OwnerRow & { expire_at: string | null }>(
    db,
    sql`select ${ownerColumns}, ${asInstant(sql`c.expire_at`)} as expire_at
        from classrooms c join teachers t on t.id = c.teacher_id left join schools school on school.id = t.school_id
        where c.id = ${id} and ${isReviewedBy(teacherId)} for no key update of c`,
  )
  return found && { owner: expiryOwner(found), expire_at: found.expire_at }
}
