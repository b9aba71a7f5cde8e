import { sql } from 'drizzle-orm'
import { classroomCode, createClassroom, pairingOf } from '../../server/areas/classrooms/area.ts'
import { findSubject } from '../../server/areas/reference/area.ts'
import { addStudents } from '../../server/areas/students/area.ts'
import { addSubmissions, type SubmissionStatus } from '../../server/areas/submissions/repository.ts'
import { addCourseTasks, addTasks } from '../../server/areas/tasks/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { SCIENCES } from './classroom-form.ts'

/** A subject as it is read where a classroom of it is created. */
export async function subjectOf(db: Database, id: number) {
  const subject = await findSubject(db, id)
  if (!subject) throw new Error(`there is no subject ${id}`)
  return subject
}

/** A classroom with a few students and no tasks. */
export async function newClassroom(db: Database, teacherId: number, students: readonly string[] = ['Ada']) {
  const id = await createClassroom(db, {
    teacher_id: teacherId,
    name: 'Rivers',
    subject: await subjectOf(db, SCIENCES),
    lang_native_id: 1,
    start_date: new Date().toISOString().slice(0, 10),
  })
  const studentIds = await addStudents(
    db,
    students.map(first_name => ({
      classroom_id: id,
      first_name,
      last_initial: 'B',
      username: classroomCode().toLowerCase(),
    })),
  )
  return { id, pairing: await pairingOf(db, id), studentIds }
}

interface TaskGiven {
  name: string
  category?: string
  responses?: number
  isHidden?: boolean
}

/** Tasks of a pairing's own, in the order given. */
export const giveTasks = (db: Database, class_pairing_id: number, tasks: readonly TaskGiven[]) =>
  addTasks(
    db,
    tasks.map(({ name, category = 'exchange', responses = 1, isHidden = false }, index) => ({
      class_pairing_id,
      task_name: name,
      task_category: category,
      order: index + 1,
      number_responses: responses,
      is_hidden: isHidden,
    })),
  )

/** Tasks of a course: the number of each is its id in the course and its place. */
export const giveCourse = (db: Database, classroomId: number, numbers: readonly number[]) =>
  addCourseTasks(
    db,
    classroomId,
    numbers.map(number => ({
      course_task_id: number,
      task_name: `Task ${number}`,
      task_category: 'exchange',
      order: number,
      number_responses: 1,
      task_thumbnail: null,
    })),
  )

/** A post of a student for a task, or a response. */
export const post = (
  db: Database,
  classroom_id: number,
  student_id: number,
  task_id: number,
  status: SubmissionStatus = 'approved',
  is_response = false,
) => addSubmissions(db, [{ classroom_id, student_id, task_id, is_response, status }])

/** Ids of a classroom's tasks in their order, by name. */
export async function tasksOf(db: Database, classroomId: number): Promise<Map<string, number>> {
  const found = await rows<{ id: number; task_name: string }>(
    db,
    sql`select t.id, t.task_name from tasks t join classrooms c using (class_pairing_id)
        where c.id = ${classroomId} order by t."order"`,
  )
  return new Map(found.map(({ id, task_name }) => [task_name, id]))
}
