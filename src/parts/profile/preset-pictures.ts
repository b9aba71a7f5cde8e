import { PRESET_AVATARS } from '../../contract/limits/avatars.ts'
import { presetAvatarName, presetAvatarPath } from '../../contract/rules/avatar.ts'
import { serviceUrl } from '../../core/http/address.ts'
import { profile as t } from '../../core/messages/profile.ts'
import type { Picture } from '../../ui/avatar-picker.tsx'

const presets = Array.from({ length: PRESET_AVATARS }, (_, index) => presetAvatarName(index + 1))

/** The preset avatars, as a picker shows them. */
export const presetPictures = (): Picture[] =>
  presets.map((value, index) => ({
    value,
    label: t.avatarNumber(index + 1),
    src: serviceUrl(presetAvatarPath(value) ?? ''),
  }))
