import { atom } from 'nanostores'
import { mayGoBetter } from '../../../core/classrooms/classroom-failure.ts'
import { call } from '../../../core/http/call.ts'
import { explain } from '../../../core/http/explain.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'

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
      $state.set({ at: 'failed', reason: explain(error, t.removeFailed), again: mayGoBetter(error) })
      return false
    }
  }

  return { $state, remove }
}
