import { atom } from 'nanostores'
import { call } from '../../core/http/call.ts'
import { explainFailure } from '../../core/http/explain-failure.ts'
import { editClassroom as t } from '../../core/messages/edit-classroom.ts'

/**
 * Where the reset of a code stands: asked for and not confirmed yet, under way, done with a new code in place of the one
 * before, or failed, where `again` says whether it may go better another time.
 */
export type ResetState =
  | { at: 'idle' }
  | { at: 'asking' }
  | { at: 'resetting' }
  | { at: 'done'; before: string; code: string }
  | { at: 'failed'; reason: string; again: boolean }

/** Gives a classroom another code, once the person has confirmed it. `refresh` as for the form. */
export function createResetCode(classroomId: number, refresh: () => void) {
  const $state = atom<ResetState>({ at: 'idle' })

  async function reset(before: string): Promise<void> {
    if ($state.get().at === 'resetting') return
    $state.set({ at: 'resetting' })
    try {
      const { data } = await call('POST /api/teacher/classrooms/{id}/reset-code', undefined, {
        params: { id: classroomId },
      })
      $state.set({ at: 'done', before, code: data.code })
    } catch (error) {
      $state.set({ at: 'failed', ...explainFailure(error, t.resetFailed) })
    }
    // also where it failed: the exchange may have expired, or somebody else has reset it
    refresh()
  }

  return {
    $state,
    ask: () => $state.set({ at: 'asking' }),
    cancel: () => $state.set({ at: 'idle' }),
    reset,
  }
}
