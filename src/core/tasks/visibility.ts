import { atom, type ReadableAtom } from 'nanostores'
import type { TaskListItem } from '../../contract/entities/task.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRecord, createUntilShown } from '../lists/until-shown.ts'
import { tasks as t } from '../messages/tasks.ts'

type Shown = Pick<TaskListItem, 'id' | 'task_name'>

/**
 * - `asking`: what it means is told, and waits for a yes
 * - `failed`: it is as it was; `again` says whether it may go better another time
 */
export type VisibilityState =
  | { at: 'none' }
  | { at: 'asking' | 'saving'; task: Shown; hides: boolean }
  | { at: 'failed'; task: Shown; hides: boolean; reason: string; again: boolean }

interface VisibilityOptions {
  classroomId: number
  /** The list: each that is `ready` is what the server has. */
  $list: ReadableAtom<{ at: string }>
  /** Asks for that anew. */
  refresh: () => Promise<unknown>
  /** The server has it. */
  saved: (task: Shown, hides: boolean) => void
}

/** Hides a task from the students of both classrooms, or shows it, once that is confirmed (P3 §4 Task visibility). */
export function createVisibility({ classroomId, $list, refresh, saved }: VisibilityOptions) {
  const $visibility = atom<VisibilityState>({ at: 'none' })
  /** What the server has taken and the list does not have yet: whether a task is hidden, by its id. */
  const { $chosen: $taken, choose } = createUntilShown($list, asRecord<boolean>)

  const cancel = () => {
    if ($visibility.get().at !== 'saving') $visibility.set({ at: 'none' })
  }

  async function confirm(): Promise<void> {
    const state = $visibility.get()
    if (state.at !== 'asking' && state.at !== 'failed') return
    const { task, hides } = state
    $visibility.set({ at: 'saving', task, hides })
    try {
      await call(
        'POST /api/teacher/classrooms/{id}/tasks/{tid}/show',
        { is_hidden: hides },
        { params: { id: classroomId, tid: task.id } },
      )
    } catch (error) {
      $visibility.set({ at: 'failed', task, hides, ...explainFailure(error, t.showFailed) })
      // it may have gone, or the exchange may have expired
      void refresh()
      return
    }
    choose([task.id], hides, true)
    $visibility.set({ at: 'none' })
    saved(task, hides)
    await refresh()
  }

  return {
    $visibility,
    $taken,
    ask: (task: Shown, hides: boolean) => $visibility.set({ at: 'asking', task, hides }),
    cancel,
    confirm,
  }
}

export type Visibility = ReturnType<typeof createVisibility>
