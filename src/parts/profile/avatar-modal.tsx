import { useEffect, useRef, useState } from 'react'
import { AVATAR_WIDTH_PX } from '../../contract/limits/files.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'
import { common } from '../../core/messages/common.ts'
import { profile } from '../../core/messages/profile.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { createOwnPicture, type OwnPicture } from '../../core/profile/own-picture.ts'
import { useStore } from '../../core/use-store.ts'
import { AvatarPicker } from '../../ui/avatar-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { type CropHandle, ImageCrop } from '../../ui/image-crop.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { presetPictures } from './preset-pictures.ts'

const ACCEPTED = 'image/png,image/jpeg,image/gif'

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
  if (state.at !== 'none') return <CutModal own={own} onClose={onClose} />
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
        upload={{ label: t.upload, accept: ACCEPTED, onFile: own.cut }}
      />
    </Modal>
  )
}

function CutModal({ own, onClose }: { own: OwnPicture; onClose: () => void }) {
  const state = useStore(own.$state)
  const crop = useRef<CropHandle>(null)
  const [isPicture, tellPicture] = useState(false)
  if (state.at === 'none') return null
  const isSending = state.at === 'sending'
  const send = async () => own.send((await crop.current?.crop()) ?? null)
  return (
    <Modal
      open
      title={t.pictureTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={own.back}>{t.back}</Button>
          <Button
            variant="primary"
            disabled={!isPicture}
            busy={isSending}
            busyLabel={t.sending}
            onClick={send}
          >
            {t.usePicture}
          </Button>
        </>
      }
    >
      <ImageCrop
        file={state.file}
        side={AVATAR_WIDTH_PX}
        onRead={tellPicture}
        disabled={isSending}
        labels={{ picture: t.picture, zoom: t.zoom, reading: t.reading, failed: fileSentences.notAnImage }}
        ref={crop}
      />
      {state.at === 'cutting' && state.wrong && <Notice tone="danger">{state.wrong}</Notice>}
    </Modal>
  )
}
