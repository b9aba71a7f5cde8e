import { atom } from 'nanostores'
import type { ConnectionRequest } from '../../contract/entities/connection.ts'
import { CONNECTION_EXISTS } from '../../contract/error-codes/connections.ts'
import { createRetryKey } from '../forms/retry-key.ts'
import { sessionDraft } from '../forms/session-draft.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { fits, isCount } from '../http/shape.ts'
import { partnerSearch as t } from '../messages/partner-search.ts'
import { noteIssue } from './note-issue.ts'
import { tokenRefusal } from './token-refusal.ts'

/**
 * - `short`: nothing was sent, since tokens are missing by now
 * - `failed`: nothing was sent, and what was typed is there; `again` says whether it may go better another time
 * - `exists`: a request waits between the two already, that of this id
 */
export type InvitationProgress =
  | { at: 'editing' }
  | { at: 'sending' }
  | { at: 'short'; reason: string }
  | { at: 'failed'; reason: string; again: boolean }
  | { at: 'exists'; reason: string; id: number }

interface InvitationOptions {
  /** One's own. */
  classroomId: number
  teacherId: number
  /** The classroom of theirs that is chosen at first; null for whichever they choose. */
  chosen: number | null
  sent: (request: ConnectionRequest) => void
  /** Somebody was faster: what is known of whom one can ask is over. */
  exists: () => void
}

/** What the server says where a request waits already, and its id; null for other failures. */
function existing(error: unknown): { reason: string; id: number } | null {
  const refusal = asRefusal(error)
  if (refusal?.errorCode !== CONNECTION_EXISTS || !hasId(refusal.data)) return null
  return { reason: refusal.message, id: (refusal.data as { id: number }).id }
}
const hasId = fits({ id: isCount })

/** State of one request to become partners, from the note to its way to the server (decisions, Partnership request). */
export function createInvitation({ classroomId, teacherId, chosen, sent, exists }: InvitationOptions) {
  // whoever buys tokens on another page, and comes back, has what they have written
  const kept = sessionDraft(`invitation ${classroomId} ${teacherId}`, note =>
    typeof note === 'string' ? note : null,
  )
  const $note = atom(kept.read() ?? '')
  const $chosen = atom(chosen)
  const $progress = atom<InvitationProgress>({ at: 'editing' })
  const key = createRetryKey()

  async function send(): Promise<void> {
    if ($progress.get().at === 'sending' || noteIssue($note.get())) return
    const body = {
      classroom_id: classroomId,
      partner_teacher_id: teacherId,
      partner_classroom_id: $chosen.get(),
      message: $note.get().trim(),
    }
    $progress.set({ at: 'sending' })
    try {
      const { data } = await call('POST /api/teacher/connections', body, { idempotencyKey: key.of(body) })
      key.forget()
      void kept.discard()
      sent(data)
    } catch (error) {
      const reason = tokenRefusal(error)
      const found = existing(error)
      if (found) {
        $progress.set({ at: 'exists', ...found })
        exists()
        return
      }
      $progress.set(
        reason === null ? { at: 'failed', ...explainFailure(error, t.sendFailed) } : { at: 'short', reason },
      )
    }
  }

  return {
    $note,
    $chosen,
    $progress,
    write(note: string): void {
      $note.set(note)
      kept.save(note).catch(() => {})
    },
    choose(id: number | null): void {
      $chosen.set(id)
      $progress.set({ at: 'editing' })
    },
    send,
    /** The failure has been read. */
    goOn: () => $progress.set({ at: 'editing' }),
  }
}
