import { useRef } from 'react'
import { uploads } from '../../core/messages/uploads.ts'
import { videoPlayer } from '../../core/messages/video-player.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { type UploadState, uploadPercent } from '../../core/uploads/upload-state.ts'
import { useStore } from '../../core/use-store.ts'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { FilmView } from './film-view.tsx'
import type { RecorderStore } from './recorder-store.ts'
import type { VideoRecorderProps } from './types.ts'

export interface SentScreenProps extends VideoRecorderProps {
  store: RecorderStore
  state: Extract<UploadState, { at: 'processing' | 'done' }>
}

/** What was submitted, to watch at once, and how far the server is with it (P3 §4): that one may go is said at once. */
export function SentScreen({ store, state, productName, label = t.yours, whenSaved }: SentScreenProps) {
  const film = useStore(store.$sent)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="recorder-screen">
      <div className={state.at === 'done' || state.isGivenUp ? 'recorder-progress' : 'recorder-processing'}>
        <Outcome state={state} productName={productName} />
        {whenSaved && <div className="recorder-next">{whenSaved}</div>}
      </div>
      {film && <FilmView key={film.id} film={film} label={label} productName={productName} />}
    </div>
  )
}

function Outcome({ state, productName }: Pick<SentScreenProps, 'state' | 'productName'>) {
  if (state.at === 'done') {
    return state.metadata.video_processed === 1 ? (
      <Notice tone="success">
        <p>{t.submitted}</p>
        <p>{t.ready}</p>
      </Notice>
    ) : (
      <Notice tone="warning">
        <p>{t.submitted}</p>
        <p>{videoPlayer.unconverted(productName)}</p>
      </Notice>
    )
  }
  if (state.isGivenUp) {
    return (
      <Notice tone="warning">
        <p>{uploads.noMetadata}</p>
        <p>
          {t.submitted} {t.givenUp} {t.mayLeave}
        </p>
      </Notice>
    )
  }
  const percent = Math.floor(uploadPercent(state))
  return (
    <>
      <div role="status">
        <p>
          <strong>{t.submitted}</strong> <span>{t.mayLeave}</span>
        </p>
        <p>
          <strong>{videoPlayer.processing}</strong>{' '}
          <span>{t.stages[state.metadata?.stage ?? 'waiting']}</span>
        </p>
      </div>
      <ProgressBar label={t.progress} percent={percent} shown={`${percent}%`} />
    </>
  )
}
