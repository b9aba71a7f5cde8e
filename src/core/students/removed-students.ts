import { atom } from 'nanostores'
import type { RemovedStudent } from '../../contract/entities/removed-student.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { createLoad } from '../http/load.ts'
import { removedStudents as t } from '../messages/removed-students.ts'
import { restoreStudent } from './restore-student.ts'

/** Where bringing somebody back stands; `again` says whether it may go better another time. */
export type RestoreState =
  | { at: 'none' }
  | { at: 'restoring'; student: RemovedStudent }
  | { at: 'failed'; student: RemovedStudent; reason: string; again: boolean }

/** Who was removed from a classroom and can be brought back, one after the other. */
export function createRemovedStudents(id: number, restored: (studentId: number) => void) {
  const list = createLoad(
    signal =>
      call('GET /api/teacher/classrooms/{id}/students/removed', undefined, { params: { id }, signal }),
    { failed: t.failed },
  )
  const $restore = atom<RestoreState>({ at: 'none' })
  /** Who is back, the last one at the end. */
  const $back = atom<readonly RemovedStudent[]>([])

  async function restore(student: RemovedStudent): Promise<void> {
    if ($restore.get().at === 'restoring') return
    $restore.set({ at: 'restoring', student })
    try {
      await restoreStudent(id, student.id)
    } catch (error) {
      $restore.set({ at: 'failed', student, ...explainFailure(error, t.restoreFailed) })
      // their time may be over
      void list.refresh()
      return
    }
    $restore.set({ at: 'none' })
    $back.set([...$back.get(), student])
    restored(student.id)
  }

  return {
    list,
    $restore,
    $back,
    restore,
    /** Why somebody could not be brought back has been read. */
    readFailure: () => $restore.set({ at: 'none' }),
  }
}

export type RemovedStudents = ReturnType<typeof createRemovedStudents>
