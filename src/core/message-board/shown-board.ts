import type { Comment, Message } from '../../contract/entities/message.ts'
import type { CommentAction, ListedCommentStatus } from '../../contract/rules/comment-status.ts'

type Taken = Readonly<Record<number, CommentAction>>

const isListed = ({ status }: Comment, wanted: ListedCommentStatus | null): boolean =>
  status !== 'deleted' && (wanted === null || status === wanted)

/** A comment that somebody else has deleted meanwhile stays deleted. */
const decided = ({ status }: Comment, taken: CommentAction | undefined) =>
  status === 'deleted' ? status : (taken ?? status)

/**
 * The board with what the server has taken meanwhile: deleted comments are hidden and not counted, and where one status
 * is asked for, what is not in it any more goes, with the message that it was below (P3 §4 Comment status).
 */
export function shownBoard(
  rows: readonly Message[],
  taken: Taken,
  wanted: ListedCommentStatus | null,
): readonly Message[] {
  if (Object.keys(taken).length === 0) return rows
  const shown = rows.map(message => {
    if (!message.comments.some(({ id }) => taken[id])) return message
    const comments = message.comments
      .map(comment => ({ ...comment, status: decided(comment, taken[comment.id]) }))
      .filter(comment => isListed(comment, wanted))
    return { ...message, comments }
  })
  return wanted === null ? shown : shown.filter(({ comments }) => comments.length > 0)
}

/** Whether it is for the teacher to decide: of a student of one's own, and nobody has yet. */
export const isWaiting = ({ is_own, status }: Comment): boolean => is_own && status === 'pending'

/** How many comments of a board wait for the teacher. */
export const countWaiting = (rows: readonly Message[]): number =>
  rows.reduce((sum, { comments }) => sum + comments.filter(isWaiting).length, 0)
