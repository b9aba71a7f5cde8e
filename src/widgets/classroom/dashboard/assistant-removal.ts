import { atom } from 'nanostores'
import { call } from '../../../core/http/call.ts'
import { explainFailure } from '../../../core/http/explain-failure.ts'
import { assistants as t } from '../../../core/messages/assistants.ts'

/** Where the removal of an assistant stands; `again` says whether it may go better another time. */
export type AssistantRemovalState =
  | { at: 'asking' }
  | { at: 'removing' }
  | { at: 'failed'; reason: string; again: boolean }

/** Removes the assistant of a classroom who has this email, once the person has confirmed it. */
export function createAssistantRemoval(id: number, email: string) {
  const $state = atom<AssistantRemovalState>({ at: 'asking' })

  /** Whether the assistant is none any more. */
  async function remove(): Promise<boolean> {
    if ($state.get().at === 'removing') return false
    $state.set({ at: 'removing' })
    try {
      await call('DELETE /api/teacher/classrooms/{id}/teacher-assistant', { email }, { params: { id } })
      return true
    } catch (error) {
      $state.set({ at: 'failed', ...explainFailure(error, t.removeFailed) })
      return false
    }
  }

  return { $state, remove }
}
