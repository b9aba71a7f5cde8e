import { classroomCode, createClassroom } from '../../server/areas/classrooms/area.ts'
import { addStudents } from '../../server/areas/students/repository.ts'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import { addTasks } from '../../server/areas/tasks/repository.ts'
import type { Database } from '../../server/db/database.ts'

/** Gives a teacher so many more classrooms, each with a student, a task and a post. Tells the ids of the classrooms. */
export async function addClassrooms(db: Database, teacherId: number, number: number): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < number; index += 1) {
    const code = classroomCode()
    const classroom_id = await createClassroom(db, {
      teacher_id: teacherId,
      name: `Classroom ${index + 1}`,
      code,
      subject_id: 2,
      lang_native_id: 1,
      start_date: new Date().toISOString().slice(0, 10),
    })
    ids.push(classroom_id)
    const [student_id = 0] = await addStudents(db, [
      { classroom_id, first_name: 'Ada', username: code.toLowerCase() },
    ])
    const task = { classroom_id, task_name: 'Our river', task_category: 'exchange', order: 1 }
    const [task_id = 0] = await addTasks(db, [task])
    await addSubmissions(db, [{ classroom_id, student_id, task_id, is_response: false, status: 'approved' }])
  }
  return ids
}
