import { useRef, useState } from 'react'
import { RECORDED_PLAY_MS } from '../../contract/limits/recording.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import type { RecordingState } from '../../core/recording/recording-state.ts'
import type { UploadState } from '../../core/uploads/upload-state.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/file-icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { saveFile } from '../save-file.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { FilmView } from './film-view.tsx'
import { PromptButton } from './prompt-button.tsx'
import type { RecorderStore } from './recorder-store.ts'
import { SendingModal } from './sending-modal.tsx'
import type { VideoRecorderProps } from './types.ts'
import { Unkept } from './unkept.tsx'

export interface ReviewScreenProps extends VideoRecorderProps {
  store: RecorderStore
  state: Extract<RecordingState, { at: 'recorded' }>
  upload: UploadState
}

/** The film, to look at before it is sent: SUBMIT, SAVE VIDEO ON DEVICE, DELETE & TRY AGAIN (P3 §2). */
export function ReviewScreen({ store, state, upload, ...props }: ReviewScreenProps) {
  const { productName, label = t.yours, prompt, timeLimit } = props
  const { film, from, cutBy } = state
  const isKept = useStore(store.recording.$isKept)
  const [isDeleting, setIsDeleting] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="recorder-screen">
      {cutBy && <Notice tone="warning">{t.cutShort}</Notice>}
      {!isKept && <Unkept />}
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
        <Button variant="primary" onClick={store.submit}>
          {t.submit}
        </Button>
        <Button icon={download} onClick={() => saveFile(film.content, film.name)}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={() => setIsDeleting(true)}>
          {t.deleteAndRetry}
        </Button>
      </div>
      {isDeleting && (
        <DeleteQuestion
          title={t.deleteTitle}
          text={t.deleteText}
          keep={t.keep}
          onKeep={() => setIsDeleting(false)}
          onDelete={store.drop}
        />
      )}
      <SendingModal store={store.upload} state={upload} film={film} />
    </div>
  )
}
