import { profile as t } from '../../core/messages/profile.ts'
import { AvatarPicker } from '../../ui/avatar-picker.tsx'
import { presetPictures } from './preset-pictures.ts'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** One of the preset pictures (P1 §2: step 2 of the wizard). */
export function AvatarFields({ controls }: ProfileFieldsProps) {
  const { readOnly, ...avatar } = controls.field('avatar')
  return <AvatarPicker label={t.avatars} pictures={presetPictures()} readOnly={readOnly} {...avatar} />
}
