import { atom } from 'nanostores'
import { LIBRARY_REQUEST_GONE } from '../../contract/error-codes/library-connections.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { libraryRequestForm as t } from '../messages/library-request-form.ts'

export type DeletionState = { at: 'asking' | 'sending' } | { at: 'failed'; reason: string; again: boolean }

/** Deletes one's own request once that is confirmed; one that is gone already is as good. */
export function createRequestDeletion(id: number, deleted: () => void) {
  const $state = atom<DeletionState>({ at: 'asking' })

  return {
    $state,
    async confirm(): Promise<void> {
      if ($state.get().at === 'sending') return
      $state.set({ at: 'sending' })
      try {
        await call('DELETE /api/teacher/librarian-connection-request/{id}', undefined, { params: { id } })
        deleted()
      } catch (error) {
        if (asRefusal(error)?.errorCode === LIBRARY_REQUEST_GONE) deleted()
        else $state.set({ at: 'failed', ...explainFailure(error, t.deleteFailed) })
      }
    },
  }
}
