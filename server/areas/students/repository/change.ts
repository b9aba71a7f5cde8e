import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type GroupTypeId, groupTypes } from '../../../../src/contract/rules/group-types.ts'
import type { StudentName } from '../../../../src/contract/rules/student-names.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import { students } from '../schema.ts'
import { freePlace } from './place.ts'

/** What decides who may be added to a classroom, and whether their videos are reviewed. */
export interface ClassroomFacts {
  /** Null without a course. */
  group: GroupTypeId | null
  age_range: { min_age: number } | null
  students: number
}

export async function classroomFacts(db: Database, classroomId: number): Promise<ClassroomFacts> {
  const [found] = await rows<ClassroomFacts>(
    db,
    sql`select course.student_group_type_id as "group",
          case when age.id is not null then jsonb_build_object('min_age', age.min_age) end as age_range,
          (select count(*)::int from students s where s.classroom_id = c.id and ${present}) as students
        from classrooms c
        left join courses course on course.id = c.course_id
        left join age_ranges age on age.id = c.age_range_id
        where c.id = ${classroomId}`,
  )
  if (!found) throw new Error(`there is no classroom ${classroomId}`)
  return found
}

/** A student and the classroom that is asked: one of another classroom is none. */
export interface StudentKey {
  id: number
  student_id: number
}

const isPresent = ({ id, student_id }: StudentKey) =>
  and(eq(students.classroom_id, id), eq(students.id, student_id), isNull(students.removed_at))

/** Whether there is such a student, whose name is the given one now. */
export async function rename(db: Database, key: StudentKey, name: StudentName): Promise<boolean> {
  const changed = await db.update(students).set(name).where(isPresent(key)).returning({ id: students.id })
  return changed.length > 0
}

/** Groups are those of small-group classrooms alone (P3 §5 Group name in review). */
const hasSmallGroups = (classroomId: number) => sql`exists (
  select 1 from classrooms c join courses course on course.id = c.course_id
  where c.id = ${classroomId} and course.student_group_type_id = ${groupTypes.smallGroup}
)`

/** Names a group, and approves the name or leaves that as it was; false when there is no such group. */
export async function nameGroup(
  db: Database,
  key: StudentKey,
  first_name: string,
  isApproval: boolean,
): Promise<boolean> {
  const named = await db
    .update(students)
    .set({ first_name, ...(isApproval ? { is_approved_name: true } : {}) })
    .where(and(isPresent(key), hasSmallGroups(key.id)))
    .returning({ id: students.id })
  return named.length > 0
}

/** Gives a first password; undefined when there is no such student. */
export async function setFirstPassword(
  db: Database,
  key: StudentKey,
  password_hash: string,
): Promise<string | undefined> {
  const [changed] = await db
    .update(students)
    .set({ password_hash, is_first_password: true })
    .where(isPresent(key))
    .returning({ username: students.username })
  return changed?.username
}

/** Of these students the ids of those whom nobody has given a password. */
export async function findWithoutPassword(
  db: Database,
  classroomId: number,
  ids: readonly number[],
): Promise<number[]> {
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(
        inArray(students.id, [...ids]),
        eq(students.classroom_id, classroomId),
        isNull(students.password_hash),
        isNull(students.removed_at),
      ),
    )
  return found.map(({ id }) => id)
}

/** Whether there is such a student, removed just now or before. */
export async function remove(db: Database, key: StudentKey): Promise<boolean> {
  const removed = await db
    .update(students)
    .set({ removed_at: sql`coalesce(${students.removed_at}, now())` })
    .where(and(eq(students.classroom_id, key.id), eq(students.id, key.student_id)))
    .returning({ id: students.id })
  return removed.length > 0
}

/**
 * Whether a student who was removed is there again, as what the classroom has by now. A group has its place again, or the
 * first free one where another has taken that; who was none before is one whose name the teacher has yet to approve, and
 * a name that is no group's any more needs no approval. The classroom has to be locked.
 */
export async function bringBack(
  db: Database,
  { id, student_id }: StudentKey,
  isGroup: boolean,
): Promise<boolean> {
  const former = sql`(
    select b.place where not exists (
      select 1 from students s where s.classroom_id = b.classroom_id and s.place = b.place and ${present}
    )
  )`
  const standing = isGroup
    ? sql`place = coalesce(${former}, ${freePlace(id)}), last_initial = '',
        is_approved_name = b.is_approved_name and b.place is not null`
    : sql`place = null, is_approved_name = true`
  const back = await rows(
    db,
    sql`update students b set removed_at = null, ${standing}
        where b.classroom_id = ${id} and b.id = ${student_id} and b.removed_at is not null returning b.id`,
  )
  return back.length > 0
}

/** Whether the student is among those of the classroom who are not removed. */
export async function isThere(db: Database, key: StudentKey): Promise<boolean> {
  const found = await db.select({ id: students.id }).from(students).where(isPresent(key))
  return found.length > 0
}

/** Sets the permission of these students, and tells how many of them there are. */
export async function setPermission(
  db: Database,
  classroomId: number,
  ids: readonly number[],
  approve_student_submissions: boolean,
): Promise<number> {
  const changed = await db
    .update(students)
    .set({ approve_student_submissions })
    .where(
      and(
        eq(students.classroom_id, classroomId),
        inArray(students.id, [...ids]),
        isNull(students.removed_at),
      ),
    )
    .returning({ id: students.id })
  return changed.length
}

/** Whoever posts without approval in a classroom needs it from now on, the removed ones too. */
export async function requireApproval(db: Database, classroomId: number): Promise<void> {
  await db
    .update(students)
    .set({ approve_student_submissions: true })
    .where(and(eq(students.classroom_id, classroomId), eq(students.approve_student_submissions, false)))
}
