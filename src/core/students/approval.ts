import { atom, onStart, onStop, type ReadableAtom } from 'nanostores'
import type { Student } from '../../contract/entities/student.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
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

interface Choice {
  value: boolean
  /** The server has it: what it shows next is right. */
  isSaved: boolean
}

/** Whether submissions of students need the teacher's approval, as it is being changed (P3 §4 Approval checkbox). */
export function createApproval({ classroomId, $shown, refresh, saved }: ApprovalOptions) {
  /** What was chosen last and is not shown by the server yet, by student. */
  const choices = new Map<number, Choice>()
  const $chosen = atom<Readonly<Record<number, boolean>>>({})
  const $failure = atom<{ reason: string } | null>(null)
  /** The latest choice for a student stands, whichever is answered first. */
  let last: Promise<void> = Promise.resolve()

  const tell = () => $chosen.set(Object.fromEntries([...choices].map(([id, { value }]) => [id, value])))

  /** Of a student who was chosen again meanwhile the later choice stands, though it may be the same. */
  function forget(isOver: (choice: Choice) => boolean): void {
    const over = [...choices].filter(([, choice]) => isOver(choice))
    for (const [id] of over) choices.delete(id)
    if (over.length > 0) tell()
  }

  // as long as what is shown is from before, what was chosen stands, however many answers fail to come
  const hear = ({ at }: { at: string }) => at === 'ready' && forget(({ isSaved }) => isSaved)
  let leave = () => {}
  onStart($chosen, () => {
    leave = $shown.listen(hear)
  })
  onStop($chosen, () => leave())

  async function send(ids: number[], choice: Choice): Promise<void> {
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
      forget(other => other === choice)
    }
    await refresh()
    // an answer that brings nothing new is not told
    hear($shown.get())
  }

  /** Shown at once, and sent one after the other. */
  function choose(ids: number[], value: boolean): Promise<void> {
    if (ids.length === 0) return last
    const choice: Choice = { value, isSaved: false }
    for (const id of ids) choices.set(id, choice)
    tell()
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
