import { useEffect, useState } from 'react'
import { common } from '../../../core/messages/common.ts'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { onEnter } from './on-enter.ts'
import type { Picture } from './picture-node.ts'
import { PictureSource } from './picture-source.tsx'
import { createPictureUpload, type UploadPicture } from './picture-upload.ts'

interface PictureModalProps {
  upload: UploadPicture
  /** What was pasted or dropped; without one the person chooses it here. */
  file?: File | undefined
  /** How many come after it. */
  more: number
  /** The picture that is changed; its file stays. */
  picture: Picture | undefined
  onInsert: (picture: Picture) => void
  onClose: () => void
}

/** Sends a picture and asks what it shows, side by side; puts it into the text. Open while it is rendered. */
export function PictureModal({ upload, file, more, picture, onInsert, onClose }: PictureModalProps) {
  const [sending] = useState(() => createPictureUpload(upload))
  const state = useStore(sending.$state)
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isDecoration, setDecoration] = useState(picture?.alt === '')
  const [isChecked, setChecked] = useState(false)
  useEffect(() => {
    if (file) void sending.start(file)
    return sending.stop
  }, [file, sending])

  const sent = state.at === 'ready' ? state.got : picture
  const description = alt.trim() || (state.at === 'ready' ? (state.got.alt ?? '') : '')
  const isDescribed = isDecoration || description !== ''

  function insert(): void {
    setChecked(true)
    if (sent && isDescribed) onInsert({ ...sent, alt: isDecoration ? '' : description })
  }

  return (
    <Modal
      open
      title={t.pictureTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={insert}>
            {picture ? t.pictureSave : t.pictureInsert}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of its fields, heard where it bubbles to */}
      <div className="cx-rich-fields" role="presentation" onKeyDown={onEnter(insert)}>
        {!picture && <PictureSource sending={sending} isMissing={isChecked && !sent} />}
        <Field
          label={t.pictureAlt}
          hint={t.pictureAltHint}
          error={isChecked && !isDescribed ? t.pictureAltMissing : undefined}
          value={alt}
          onChange={setAlt}
          disabled={isDecoration}
          autoComplete="off"
        />
        <Checkbox label={t.pictureDecoration} checked={isDecoration} onChange={setDecoration} />
        {more > 0 && <p>{t.pictureMore(more)}</p>}
      </div>
    </Modal>
  )
}
