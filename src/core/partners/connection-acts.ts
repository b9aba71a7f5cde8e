import { atom } from 'nanostores'
import type { ConnectionRequest } from '../../contract/entities/connection.ts'
import type { ConnectionAction } from '../../contract/rules/connection-status.ts'
import { createRetryKey } from '../forms/retry-key.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { connections as t } from '../messages/connections.ts'
import { noteIssue } from './note-issue.ts'
import { tokenRefusal } from './token-refusal.ts'

/**
 * - `asking`: whether it is really to be done, and with what note; `short` is why it could not be, where the server has
 *   just said that tokens are missing
 * - `failed`: it was not; `again` says whether it may go better another time
 * - `done`: it was, until that is read
 */
export type ActState =
  | { at: 'none' }
  | { at: 'asking'; action: ConnectionAction; short: string | null }
  | { at: 'sending' | 'done'; action: ConnectionAction }
  | { at: 'failed'; action: ConnectionAction; reason: string; again: boolean }

interface ActsOptions {
  id: number
  /** The server has taken it. */
  taken: (request: ConnectionRequest, action: ConnectionAction, classroomId: number | null) => void
  /** The server has said no: it may stand otherwise by now. */
  refused: () => void
}

/** What somebody makes of one request (P2 §4): each asks first, and is sent once. */
export function createConnectionActs({ id, taken, refused }: ActsOptions) {
  const $act = atom<ActState>({ at: 'none' })
  /** Why it is declined; stays until that is taken. */
  const $note = atom('')
  const key = createRetryKey()
  let classroomId: number | null = null

  function send(action: ConnectionAction) {
    const params = { id }
    switch (action) {
      case 'accept': {
        const body = { selected_classroom_id: classroomId ?? 0 }
        return call('POST /api/teacher/connections/{id}/accept', body, {
          params,
          idempotencyKey: key.of({ id, ...body }),
        })
      }
      case 'decline':
        return call('POST /api/teacher/connections/{id}/decline', { message: $note.get().trim() }, { params })
      case 'resend':
        return call('POST /api/teacher/connections/{id}/resend', undefined, { params })
      case 'cancel':
        return call('POST /api/teacher/connections/{id}/cancel', undefined, { params })
    }
  }

  return {
    $act,
    $note,
    write: (note: string) => $note.set(note),

    /** Asks first. `classroom`: one's own, with which it is accepted. */
    ask(action: ConnectionAction, classroom: number | null = null): void {
      classroomId = classroom
      $act.set({ at: 'asking', action, short: null })
    },

    /** Does what was asked about, or tries again what has failed. */
    async confirm(): Promise<void> {
      const act = $act.get()
      if (act.at !== 'asking' && act.at !== 'failed') return
      const { action } = act
      if (action === 'decline' && noteIssue($note.get())) return
      $act.set({ at: 'sending', action })
      try {
        const { data } = await send(action)
        key.forget()
        $act.set({ at: 'done', action })
        taken(data, action, action === 'accept' ? classroomId : null)
      } catch (error) {
        const short = tokenRefusal(error)
        $act.set(
          short === null
            ? { at: 'failed', action, ...explainFailure(error, t.failed[action]) }
            : { at: 'asking', action, short },
        )
        refused()
      }
    },

    /** It is not to be done after all, or what came of it has been read. */
    close: () => $act.set({ at: 'none' }),
  }
}

export type ConnectionActs = ReturnType<typeof createConnectionActs>
