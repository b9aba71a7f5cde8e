import { PRESET_AVATARS } from '../../contract/limits/avatars.ts'
import { presetAvatarName, presetAvatarPath } from '../../contract/rules/avatar.ts'
import { serviceUrl } from '../../core/http/address.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { AvatarPicker } from '../../ui/avatar-picker.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

const presets = Array.from({ length: PRESET_AVATARS }, (_, index) => presetAvatarName(index + 1))

/** One of the preset pictures (P1 §2: step 2 of the wizard). */
export function AvatarFields({ controls }: ProfileFieldsProps) {
  const { readOnly, ...avatar } = controls.field('avatar')
  const pictures = presets.map((value, index) => ({
    value,
    label: t.avatarNumber(index + 1),
    src: serviceUrl(presetAvatarPath(value) ?? ''),
  }))
  return <AvatarPicker label={t.avatars} pictures={pictures} readOnly={readOnly} {...avatar} />
}
