import { presetAvatarNumber } from '../../../src/contract/rules/avatar.ts'
import type { Tokens } from '../../tokens.ts'
import { addressesHoldUntil, fileUrl } from './file-url.ts'

/** Whether this is a picture of somebody's own; presets are published, and go by their names. */
const isUploaded = (avatar: string | null): avatar is string =>
  avatar !== null && presetAvatarNumber(avatar) === null

/** An avatar for whoever may see its person: a preset by its name, an uploaded picture by an address of its file. */
export const shownAvatar = (tokens: Tokens, avatar: string | null, now = Date.now()): string | null =>
  isUploaded(avatar) ? fileUrl(tokens, avatar, now).url : avatar

/** Until when (ms since 1970) an avatar, by its name or its address, is shown as it is now. */
export const avatarHoldsUntil = (avatar: string | null, now = Date.now()): number =>
  isUploaded(avatar) ? addressesHoldUntil(now) : Number.POSITIVE_INFINITY
