import { atom, map } from 'nanostores'
import type { Comment } from '../../contract/entities/message.ts'
import type { CommentAction } from '../../contract/rules/comment-status.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { messageBoard as t } from '../messages/message-board.ts'

/**
 * - `asking`: whether a comment is to be deleted, which has no way back
 * - `failed`: it is as it was; `again` says whether it may go better another time
 */
export type ModerationQuestion =
  | { at: 'none' }
  | { at: 'asking'; comment: Comment }
  | { at: 'failed'; comment: Comment; action: CommentAction; reason: string; again: boolean }

interface ModerationOptions {
  classroomId: number
  /** Asks for the board anew. */
  refresh: () => Promise<void>
  /** The server has it. */
  saved: (comment: Comment, action: CommentAction) => void
  /** The server has said no; the exchange may have expired. */
  refused: () => void
}

const failed = { approved: t.approveFailed, deleted: t.deleteFailed } satisfies Record<CommentAction, string>

/** What a teacher makes of comments, of several side by side (P3 §4 Comment status). */
export function createModeration({ classroomId, refresh, saved, refused }: ModerationOptions) {
  const $question = atom<ModerationQuestion>({ at: 'none' })
  /** What is on its way to the server, by the comment's id. */
  const $sending = map<Record<number, CommentAction | undefined>>({})
  /**
   * What the server has taken. It stands for as long as the board is looked at: a decision has no way back, and the board
   * of another filter may be one from before.
   */
  const $taken = map<Record<number, CommentAction | undefined>>({})

  const cancel = () => $question.set({ at: 'none' })

  async function send(comment: Comment, action: CommentAction): Promise<void> {
    const { id } = comment
    if ($sending.get()[id]) return
    if ($question.get().at !== 'none') cancel()
    $sending.setKey(id, action)
    try {
      await call(
        'PUT /api/teacher/classrooms/{id}/messages/{mid}',
        { status: action },
        { params: { id: classroomId, mid: id } },
      )
    } catch (error) {
      $sending.setKey(id, undefined)
      $question.set({ at: 'failed', comment, action, ...explainFailure(error, failed[action]) })
      // it may have gone
      void refresh()
      refused()
      return
    }
    $taken.setKey(id, action)
    $sending.setKey(id, undefined)
    saved(comment, action)
    await refresh()
  }

  return {
    $question,
    $sending,
    $taken,
    approve: (comment: Comment) => send(comment, 'approved'),
    askToDelete: (comment: Comment) => $question.set({ at: 'asking', comment }),
    /** Deletes what was asked about, or tries again what has failed. */
    async confirm(): Promise<void> {
      const question = $question.get()
      if (question.at === 'asking') await send(question.comment, 'deleted')
      if (question.at === 'failed') await send(question.comment, question.action)
    },
    cancel,
  }
}

export type Moderation = ReturnType<typeof createModeration>
