import { sql } from 'drizzle-orm'
import { classroomCode, createClassroom } from '../../server/areas/classrooms/area.ts'
import { addStudents } from '../../server/areas/students/area.ts'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import { addTasks } from '../../server/areas/tasks/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { SCIENCES } from './classroom-form.ts'
import { subjectOf } from './pairing.ts'

/** Copies a classroom so many times, each with a code of its own. Tells the ids of the copies. */
async function copyClassroom(db: Database, id: number, number: number): Promise<number[]> {
  const codes = Array.from({ length: number }, classroomCode)
  const made = await rows<{ id: number }>(
    db,
    sql`with pairings as (
          insert into class_pairings (status)
          select 'alone' from json_array_elements(${JSON.stringify(codes)}) returning id
        ),
        pairing as (select id, row_number() over (order by id) as place from pairings)
        insert into classrooms overriding system value
        select made.* from classrooms c,
          json_array_elements_text(${JSON.stringify(codes)}) with ordinality as code(value, place)
          join pairing on pairing.place = code.place,
          jsonb_populate_record(c, jsonb_build_object(
            'id', nextval(pg_get_serial_sequence('classrooms', 'id')),
            'class_pairing_id', pairing.id,
            'code', code.value,
            'name', 'Classroom ' || code.place + 1
          )) as made
        where c.id = ${id}
        returning id`,
  )
  return made.map(row => row.id)
}

/** The pairings of classrooms, in their order. */
async function pairingsOf(db: Database, ids: number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select class_pairing_id as id from classrooms
        where id in (select id::int from json_array_elements_text(${JSON.stringify(ids)}) given(id)) order by id`,
  )
  return found.map(({ id }) => id)
}

/** Gives a teacher so many more classrooms, each with a student, a task and a post. Tells the ids of the classrooms. */
export async function addClassrooms(db: Database, teacherId: number, number: number): Promise<number[]> {
  const first = await createClassroom(db, {
    teacher_id: teacherId,
    name: 'Classroom 1',
    subject: await subjectOf(db, SCIENCES),
    lang_native_id: 1,
    start_date: new Date().toISOString().slice(0, 10),
  })
  const ids = [first, ...(await copyClassroom(db, first, number - 1))]
  const of = <Row>(row: (classroom_id: number, index: number) => Row) => ids.map(row)
  const students = await addStudents(
    db,
    of(classroom_id => ({ classroom_id, first_name: 'Ada', username: classroomCode().toLowerCase() })),
  )
  const pairings = await pairingsOf(db, ids)
  const tasks = await addTasks(
    db,
    pairings.map(class_pairing_id => ({
      class_pairing_id,
      task_name: 'Our river',
      task_category: 'exchange',
      order: 1,
    })),
  )
  await addSubmissions(
    db,
    of((classroom_id, index) => ({
      classroom_id,
      student_id: students[index] ?? 0,
      task_id: tasks[index] ?? 0,
      is_response: false,
      status: 'approved' as const,
    })),
  )
  return ids
}
