import type { Comment } from '../../contract/entities/message.ts'
import { messageBoard as t } from '../messages/message-board.ts'

/** Who has written it; the partner's group without an approved name has none (P3 §3). */
export const commentAuthor = ({ user }: Pick<Comment, 'user'>): string =>
  `${user.first_name} ${user.last_initial}`.trim() || t.partnerGroup
