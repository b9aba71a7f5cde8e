import type { Message, SiteMessage } from '../../../src/contract/entities/message.ts'
import type { TaskMedium } from '../../../src/contract/entities/task.ts'
import type { Tokens } from '../../tokens.ts'
import { addressesHoldUntil, avatarHoldsUntil, fileUrl, shownAvatar } from '../files/area.ts'
import type { SiteMessageRow } from './repository/for-students.ts'
import type { MessageRow } from './repository/for-teachers.ts'
import type { AttachedRow } from './repository/rows.ts'

const shownMedia = (tokens: Tokens, media: AttachedRow['media'], now: number): TaskMedium[] =>
  media.map(({ label, name }) => ({ url: fileUrl(tokens, name, now).url, label, file: name }))

export function shownMessage(tokens: Tokens, row: MessageRow, now = Date.now()): Message {
  const { avatar, full_name, media, ...rest } = row
  return {
    ...rest,
    user: { user_type: { name: 'teacher' }, avatar: shownAvatar(tokens, avatar, now), full_name },
    status: 'approved',
    media: shownMedia(tokens, media, now),
  }
}

/** Until when (ms since 1970) messages are shown as they are now. */
export const messagesHoldUntil = (found: readonly MessageRow[], now: number): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...found.flatMap(({ avatar, media }) => [
      avatarHoldsUntil(avatar, now),
      media.length > 0 ? addressesHoldUntil(now) : Number.POSITIVE_INFINITY,
    ]),
  )

export const shownSiteMessage = (tokens: Tokens, row: SiteMessageRow, now = Date.now()): SiteMessage => ({
  ...row,
  media: shownMedia(tokens, row.media, now),
})
