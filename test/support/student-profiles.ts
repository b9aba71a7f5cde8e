import type { Student } from '../../src/contract/entities/student.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { answer, refusal } from './answer.ts'

const PROFILE = 'GET /api/teacher/classrooms/{id}/students/{student_id}'

/** The server has the profiles of these students, who have posted nothing; anybody else is gone. */
export function servesProfiles(students: readonly Student[] = []): void {
  answer(PROFILE, ({ params }) => {
    const data = students.find(({ id }) => id === params.student_id)
    if (data) return { success: true, data }
    return Response.json(refusal('This student is no longer in the classroom.', STUDENT_GONE), {
      status: 404,
    })
  })
  answer(`${PROFILE}/videos`, { success: true, data: [] })
}
