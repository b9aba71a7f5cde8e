import { atom } from 'nanostores'
import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import { AGREEMENT_MISSING } from '../../contract/error-codes/classrooms.ts'
import { LIBRARY_REQUEST_CHANGED } from '../../contract/error-codes/library-connections.ts'
import { createRetryKey } from '../forms/retry-key.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { libraryDetails as t } from '../messages/library-details.ts'
import { tokenRefusal } from '../partners/token-refusal.ts'
import { isRequestOver } from './request-over.ts'

/**
 * - `asking`: whether it is really to be done; `short` is why it could not be, where the server has just said that tokens
 *   are missing
 * - `unsigned`: the school has to sign its agreement first
 * - `over`: somebody else was faster, or the request is not to be had any more
 * - `failed`: it was not done; `again` says whether it may go better another time
 * - `done`: both have a classroom, and each other
 */
export type ConnectingState =
  | { at: 'none' }
  | { at: 'asking'; short: string | null }
  | { at: 'sending' | 'unsigned' }
  | { at: 'over'; reason: string }
  | { at: 'failed'; reason: string; again: boolean }
  | { at: 'done'; request: LibraryConnectionRequest }

interface ConnectingOptions {
  id: number
  connected: (request: LibraryConnectionRequest) => void
  /** It is not to be had any more. */
  over: () => void
  /** It was posted again since it was seen. */
  changed: () => void
}

function refused(error: unknown): ConnectingState {
  const short = tokenRefusal(error)
  if (short !== null) return { at: 'asking', short }
  if (asRefusal(error)?.errorCode === AGREEMENT_MISSING) return { at: 'unsigned' }
  const told = explainFailure(error, t.connectFailed)
  return isRequestOver(error) ? { at: 'over', reason: told.reason } : { at: 'failed', ...told }
}

const asking: ConnectingState = { at: 'asking', short: null }

/**
 * Connecting one's own library to the one that asks (P2 §4 Library request): asks first, and is done once.
 * @param asks at once
 */
export function createConnecting({ id, connected, over, changed }: ConnectingOptions, asks = false) {
  const $state = atom<ConnectingState>(asks ? asking : { at: 'none' })
  const key = createRetryKey()

  return {
    $state,
    ask: () => $state.set(asking),

    /** Does it, to the request as it was seen, also once more after it has failed. */
    async connect({ posted_at }: Pick<LibraryConnectionRequest, 'posted_at'>): Promise<void> {
      if ($state.get().at === 'sending') return
      $state.set({ at: 'sending' })
      try {
        const { data } = await call(
          'POST /api/teacher/librarian-connection-request/{id}/connect',
          { posted_at },
          { params: { id }, idempotencyKey: key.of({ id, posted_at }) },
        )
        $state.set({ at: 'done', request: data })
        connected(data)
      } catch (error) {
        const next = refused(error)
        $state.set(next)
        if (next.at === 'over') over()
        else if (asRefusal(error)?.errorCode === LIBRARY_REQUEST_CHANGED) changed()
      }
    },

    /** It is not to be done after all, or what came of it has been read. */
    close: () => $state.set({ at: 'none' }),
  }
}

export type ConnectingStore = ReturnType<typeof createConnecting>
