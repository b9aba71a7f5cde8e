import { call } from '../http/call.ts'

/**
 * Brings back a student or group that was deleted; the server keeps them for REMOVED_STUDENTS_KEPT_DAYS (P3 §2).
 * @throws CallFailure
 */
export const restoreStudent = (id: number, student_id: number): Promise<unknown> =>
  call('POST /api/teacher/classrooms/{id}/students/{student_id}/restore', undefined, {
    params: { id, student_id },
  })
