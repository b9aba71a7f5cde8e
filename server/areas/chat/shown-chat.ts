import type { ChatMessage, ChatPage } from '../../../src/contract/entities/chat.ts'
import { materialTypeOf } from '../../../src/contract/rules/material-types.ts'
import type { Tokens } from '../../tokens.ts'
import { addressesHoldUntil, avatarHoldsUntil, fileUrl, shownAvatar } from '../files/area.ts'
import type { Chat } from './repository/chat-of.ts'
import type { ChatRow } from './repository/list.ts'

function shownAttachment(tokens: Tokens, { file, label }: NonNullable<ChatRow['attachment']>, now: number) {
  const type = materialTypeOf(file)
  return type && { file, label, type, url: fileUrl(tokens, file, now).url }
}

export function shownMessage(tokens: Tokens, row: ChatRow, now = Date.now()): ChatMessage {
  const { from_teacher, attachment } = row
  return {
    ...row,
    from_teacher: { ...from_teacher, avatar: shownAvatar(tokens, from_teacher.avatar, now) },
    attachment: attachment && shownAttachment(tokens, attachment, now),
  }
}

export const shownPartner = (tokens: Tokens, { partner }: Chat, now: number): ChatPage['partner'] => ({
  ...partner,
  avatar: shownAvatar(tokens, partner.avatar, now),
})

/** Until when (ms since 1970) a page of a chat is shown as it is now. */
export const chatHoldsUntil = (chat: Chat, found: readonly ChatRow[], now: number): number =>
  Math.min(
    avatarHoldsUntil(chat.partner.avatar, now),
    ...found.flatMap(({ from_teacher, attachment }) => [
      avatarHoldsUntil(from_teacher.avatar, now),
      attachment ? addressesHoldUntil(now) : Number.POSITIVE_INFINITY,
    ]),
  )
