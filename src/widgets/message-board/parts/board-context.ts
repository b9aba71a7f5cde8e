import type { Comment } from '../../../contract/entities/message.ts'
import type { Moderation } from '../../../core/message-board/moderation.ts'

/** What every message and comment of a board needs to know. */
export interface BoardContext {
  moderation: Moderation
  /** Id of the sentence that says that the exchange has expired; null where it has not. */
  expiredId: string | null
  /** There is a partner classroom. */
  isPaired: boolean
  headingLevel: 'h3' | 'h4'
  /** The comment that a link leads to. */
  ledToComment: number | null
  arrive: (place: HTMLElement | null) => void
}

/** Whether it is the comment that a link leads to. */
export const isLedTo = ({ ledToComment }: BoardContext, { id }: Pick<Comment, 'id'>): boolean =>
  id === ledToComment
