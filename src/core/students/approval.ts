import { atom } from 'nanostores'
import type { Student } from '../../contract/entities/student.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { students as t } from '../messages/students.ts'

interface ApprovalOptions {
  classroomId: number
  /** Asks for the list anew; whether it has come. */
  refresh: () => Promise<boolean>
  /** The server has it. */
  saved: (studentIds: number[]) => void
}

/** Whether submissions of students need the teacher's approval, as it is being changed (P3 §4 Approval checkbox). */
export function createApproval({ classroomId, refresh, saved }: ApprovalOptions) {
  /** What was chosen and is not in the list yet, by student. */
  const $chosen = atom<Readonly<Record<number, boolean>>>({})
  const $failure = atom<{ reason: string } | null>(null)
  /** The latest choice for a student stands, whichever is answered first. */
  let last: Promise<void> = Promise.resolve()

  function forget(ids: readonly number[], value: boolean): void {
    const rest = { ...$chosen.get() }
    for (const id of ids) if (rest[id] === value) delete rest[id]
    $chosen.set(rest)
  }

  async function send(ids: number[], value: boolean): Promise<void> {
    try {
      await call(
        'PUT /api/teacher/classrooms/{id}/students/submissions/permissions',
        { approve_student_submissions: value, students: ids },
        { params: { id: classroomId } },
      )
      saved(ids)
    } catch (error) {
      $failure.set(explainFailure(error, t.approvalFailed))
      forget(ids, value)
    }
    // as long as the list is the one from before, what was chosen stands
    if (await refresh()) forget(ids, value)
  }

  /** Shown at once, and sent one after the other. */
  function choose(ids: number[], value: boolean): Promise<void> {
    if (ids.length === 0) return last
    $chosen.set({ ...$chosen.get(), ...Object.fromEntries(ids.map(id => [id, value])) })
    last = last.then(() => send(ids, value))
    return last
  }

  return { $chosen, $failure, choose, readFailure: () => $failure.set(null) }
}

export type Approval = ReturnType<typeof createApproval>

/** Whether a student's submissions need approval, as it was chosen last. */
export const needsApproval = (
  { id, pivot }: Pick<Student, 'id' | 'pivot'>,
  chosen: Readonly<Record<number, boolean>>,
): boolean => chosen[id] ?? pivot.approve_student_submissions
