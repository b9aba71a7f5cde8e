import { useEffect, useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { profile } from '../../core/messages/profile.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { createOwnPicture } from '../../core/profile/own-picture.ts'
import { useStore } from '../../core/use-store.ts'
import { AvatarPicker } from '../../ui/avatar-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ACCEPTED_PICTURES, OwnPictureModal } from './own-picture-modal.tsx'
import { presetPictures } from './preset-pictures.ts'

export interface AvatarModalProps {
  /** Name of the avatar that there is; '' for none. */
  value: string
  onChoose: (name: string) => void
  onClose: () => void
}

/** One of the preset pictures, or one of the teacher's own, cut to a square (P1 §2 Teacher Profile). */
export function AvatarModal({ value, onChoose, onClose }: AvatarModalProps) {
  const [own] = useState(() => createOwnPicture(onChoose))
  useEffect(() => own.back, [own])
  const state = useStore(own.$state)
  const [chosen, choose] = useState(value)
  if (state.at !== 'none') return <OwnPictureModal own={own} onClose={onClose} />
  return (
    <Modal
      open
      size="large"
      title={t.avatarTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" disabled={chosen === ''} onClick={() => onChoose(chosen)}>
            {t.choose}
          </Button>
        </>
      }
    >
      <AvatarPicker
        label={profile.avatars}
        hideLabel
        pictures={presetPictures()}
        value={chosen}
        onChange={choose}
        upload={{ label: t.upload, accept: ACCEPTED_PICTURES, onFile: own.cut }}
      />
    </Modal>
  )
}
