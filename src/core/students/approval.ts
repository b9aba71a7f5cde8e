import { atom, type ReadableAtom } from 'nanostores'
import type { Student } from '../../contract/entities/student.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRecord, type Chosen, createUntilShown } from '../lists/until-shown.ts'
import { approval as t } from '../messages/approval.ts'

interface ApprovalOptions {
  classroomId: number
  /** What there is to show of the students: each that is `ready` is what the server has. */
  $shown: ReadableAtom<{ at: string }>
  /** Asks for that anew. */
  refresh: () => Promise<unknown>
  /** The server has it. */
  saved: (studentIds: number[]) => void
}

/** Whether submissions of students need the teacher's approval, as it is being changed (P3 §4 Approval checkbox). */
export function createApproval({ classroomId, $shown, refresh, saved }: ApprovalOptions) {
  /** What was chosen last and is not shown by the server yet, by student. */
  const { $chosen, takeBack, ...shown } = createUntilShown($shown, asRecord<boolean>)
  const $failure = atom<{ reason: string } | null>(null)
  /** The latest choice for a student stands, whichever is answered first. */
  let last: Promise<void> = Promise.resolve()

  async function send(ids: number[], choice: Chosen<boolean>): Promise<void> {
    try {
      await call(
        'PUT /api/teacher/classrooms/{id}/students/submissions/permissions',
        { approve_student_submissions: choice.value, students: ids },
        { params: { id: classroomId } },
      )
      choice.isSaved = true
      saved(ids)
    } catch (error) {
      $failure.set(explainFailure(error, t.failed))
      takeBack(other => other === choice)
    }
    await refresh()
  }

  /** Shown at once, and sent one after the other. */
  function choose(ids: number[], value: boolean): Promise<void> {
    if (ids.length === 0) return last
    const choice = shown.choose(ids, value)
    last = last.then(() => send(ids, choice))
    return last
  }

  return { $chosen, $failure, choose, readFailure: () => $failure.set(null) }
}

/** Whether a student's submissions need approval, as it was chosen last. */
export const needsApproval = (
  { id, pivot }: Pick<Student, 'id' | 'pivot'>,
  chosen: Readonly<Record<number, boolean>>,
): boolean => chosen[id] ?? pivot.approve_student_submissions
