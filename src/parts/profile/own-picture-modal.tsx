import { useRef, useState } from 'react'
import { AVATAR_WIDTH_PX } from '../../contract/limits/files.ts'
import { pictureTypes, undrawnTypes } from '../../contract/rules/picture-types.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'
import { common } from '../../core/messages/common.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import type { OwnPicture } from '../../core/profile/own-picture.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { type CropHandle, ImageCrop } from '../../ui/image-crop.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What browsers offer to pick; the server looks again. */
export const ACCEPTED_PICTURES = pictureTypes.join()

/**
 * A picture of the teacher's own, cut to a square and sent; open while one was picked. A kind that browsers do not show
 * (drawings, TIFF) is sent as it is, and the server cuts it.
 */
export function OwnPictureModal({ own, onClose }: { own: OwnPicture; onClose: () => void }) {
  const state = useStore(own.$state)
  const crop = useRef<CropHandle>(null)
  const [isPicture, tellPicture] = useState<boolean>()
  if (state.at === 'none') return null
  const isSending = state.at === 'sending'
  const { file } = state
  const isUndrawn = undrawnTypes.some(type => type === file.type)
  const send = async () => own.send(isPicture ? ((await crop.current?.crop()) ?? null) : file)
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
            disabled={!(isPicture || (isPicture === false && isUndrawn))}
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
        file={file}
        side={AVATAR_WIDTH_PX}
        onRead={tellPicture}
        disabled={isSending}
        labels={{
          picture: t.picture,
          zoom: t.zoom,
          reading: t.reading,
          failed: isUndrawn ? t.pictureUnseen : fileSentences.notAnImage,
        }}
        ref={crop}
      />
      {state.at === 'cutting' && state.wrong && <Notice tone="danger">{state.wrong}</Notice>}
    </Modal>
  )
}
