import { useEffect, useMemo, useState } from 'react'
import { presetAvatarNumber } from '../../contract/rules/avatar.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { teacherProfile } from '../../core/messages/teacher-profile.ts'
import { avatarAddress } from '../../core/profile/avatar-address.ts'
import { createOwnPicture } from '../../core/profile/own-picture.ts'
import { useStore } from '../../core/use-store.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AvatarPicker } from '../../ui/avatar-picker.tsx'
import { ACCEPTED_PICTURES, OwnPictureModal } from './own-picture-modal.tsx'
import { presetPictures } from './preset-pictures.ts'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** One of the preset pictures, or one of the teacher's own (P1 §2: step 2 of the wizard). */
export function AvatarFields({ controls }: ProfileFieldsProps) {
  const { readOnly, ...avatar } = controls.field('avatar')
  const [own] = useState(() =>
    createOwnPicture(name => {
      avatar.onChange(name)
      own.back()
    }),
  )
  useEffect(() => own.back, [own])
  const { at } = useStore(own.$state)
  const isOwn = avatar.value !== '' && presetAvatarNumber(avatar.value) === null
  return (
    <>
      {isOwn && <OwnAvatar name={avatar.value} />}
      <AvatarPicker
        label={t.avatars}
        pictures={presetPictures()}
        readOnly={readOnly}
        upload={{ label: teacherProfile.upload, accept: ACCEPTED_PICTURES, onFile: own.cut }}
        {...avatar}
      />
      {at !== 'none' && <OwnPictureModal own={own} onClose={own.back} />}
    </>
  )
}

function OwnAvatar({ name }: { name: string }) {
  const src = useStore(useMemo(() => avatarAddress(name), [name]))
  return (
    <p className="cx-profile-avatar">
      <Avatar name={teacherProfile.ownPicture} src={src} size={96} decorative />
      {teacherProfile.ownPicture}
    </p>
  )
}
