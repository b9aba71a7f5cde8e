import { atom, map } from 'nanostores'
import type { Comment } from '../../contract/entities/message.ts'
import type { CommentAction } from '../../contract/rules/comment-status.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { messageBoard as t } from '../messages/message-board.ts'
import { createModerationFailures } from './moderation-failures.ts'

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
  /** Whether this one is to be deleted, which has no way back; null while nothing is asked. */
  const $asked = atom<Comment | null>(null)
  const { $failures, tell, read } = createModerationFailures()
  /** What is on its way to the server, by the comment's id. */
  const $sending = map<Record<number, CommentAction | undefined>>({})
  /**
   * What the server has taken. It stands for as long as the board is looked at: a decision has no way back, and the board
   * of another filter may be one from before.
   */
  const $taken = map<Record<number, CommentAction>>({})

  const cancel = () => $asked.set(null)

  async function send(comment: Comment, action: CommentAction): Promise<void> {
    const { id } = comment
    if ($sending.get()[id]) return
    $sending.setKey(id, action)
    try {
      await call(
        'PUT /api/teacher/classrooms/{id}/messages/{mid}',
        { status: action },
        { params: { id: classroomId, mid: id } },
      )
    } catch (error) {
      $sending.setKey(id, undefined)
      tell({ comments: [comment], action, ...explainFailure(error, failed[action]) })
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
    $asked,
    $failures,
    $sending,
    $taken,
    approve: (comment: Comment) => send(comment, 'approved'),
    askToDelete: (comment: Comment) => $asked.set(comment),
    /** Deletes what was asked about, as soon as nothing else of it is on its way. */
    async confirm(): Promise<void> {
      const comment = $asked.get()
      if (!comment || $sending.get()[comment.id]) return
      cancel()
      await send(comment, 'deleted')
    },
    cancel,
    read,
    /** Tries the first of what has failed again, all of it. */
    async again(): Promise<void> {
      const [failure] = $failures.get()
      if (!failure) return
      read()
      await Promise.all(failure.comments.map(comment => send(comment, failure.action)))
    },
  }
}

export type Moderation = ReturnType<typeof createModeration>
