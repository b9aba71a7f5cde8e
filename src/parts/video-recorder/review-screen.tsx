import { useRef, useState } from 'react'
import { RECORDED_PLAY_MS } from '../../contract/limits/recording.ts'
import { common } from '../../core/messages/common.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import type { RecordingState } from '../../core/recording/recording-state.ts'
import type { UploadState } from '../../core/uploads/upload-state.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { FilmView } from './film-view.tsx'
import { PromptButton } from './prompt-button.tsx'
import { download } from './recorder-icons.ts'
import type { RecorderStore } from './recorder-store.ts'
import { saveFile } from './save-file.ts'
import { SendingModal } from './sending-modal.tsx'
import type { VideoRecorderProps } from './types.ts'

export interface ReviewScreenProps extends VideoRecorderProps {
  store: RecorderStore
  state: Extract<RecordingState, { at: 'recorded' }>
  upload: UploadState
}

/** The film, to look at before it is sent: SUBMIT, SAVE VIDEO ON DEVICE, DELETE & TRY AGAIN (P3 §2). */
export function ReviewScreen({ store, state, upload, ...props }: ReviewScreenProps) {
  const { productName, label = t.yours, prompt, timeLimit } = props
  const { film, from, cutBy } = state
  const [isDeleting, setIsDeleting] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="recorder-screen">
      {cutBy && <Notice tone="warning">{t.cutShort}</Notice>}
      {from === 'found' && <Notice>{t.found}</Notice>}
      <FilmView
        key={film.id}
        film={film}
        label={label}
        productName={productName}
        playAfterMs={from === 'camera' ? RECORDED_PLAY_MS : undefined}
        isHeld={isDeleting || upload.at !== 'idle'}
      />
      <div className="recorder-look">
        <p className="recorder-hint">{t.onlyYours}</p>
        <PromptButton prompt={prompt} timeLimit={timeLimit} />
      </div>
      <div className="recorder-bar recorder-decide">
        <Button variant="quiet" onClick={() => setIsDeleting(true)}>
          {t.deleteAndRetry}
        </Button>
        <Button icon={download} onClick={() => saveFile(film.content, film.name)}>
          {t.save}
        </Button>
        <Button variant="primary" onClick={store.submit}>
          {t.submit}
        </Button>
      </div>
      {isDeleting && (
        <ConfirmModal
          isDanger
          title={t.deleteTitle}
          onClose={() => setIsDeleting(false)}
          confirm={t.delete}
          onConfirm={store.drop}
          labels={{ cancel: t.keep, close: common.close }}
        >
          <p>{t.deleteText}</p>
        </ConfirmModal>
      )}
      <SendingModal store={store.upload} state={upload} />
    </div>
  )
}
