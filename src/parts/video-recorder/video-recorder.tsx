import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../../core/use-store.ts'
import { useSheet } from '../../ui/style-root.ts'
import { AlreadySent } from './already-sent.tsx'
import { CameraScreen } from './camera-screen.tsx'
import { createRecorder } from './recorder-store.ts'
import { ReviewScreen } from './review-screen.tsx'
import { SentScreen } from './sent-screen.tsx'
import { StartScreen } from './start-screen.tsx'
import type { VideoRecorderProps } from './types.ts'
import sheet from './video-recorder.css?inline'

/**
 * Records a video, or takes a file, shows it, sends it and saves it for a task, a response or an action item, and says
 * what becomes of it (P3 §2 Upload/record page and Record page, §4 Upload flow and Recording flow). A film that was not
 * sent is found again for 7 days.
 */
export function VideoRecorder(props: VideoRecorderProps) {
  return <Recorder key={JSON.stringify(props.target)} {...props} />
}

function Recorder(props: VideoRecorderProps) {
  useSheet(sheet)
  const latest = useRef(props)
  latest.current = props
  const [store] = useState(() => createRecorder(() => latest.current))
  const film = useStore(store.recording.$state)
  const upload = useStore(store.upload.$state)
  // before anybody can choose a file: what is told before it listens is lost
  useLayoutEffect(() => store.show(), [store])

  return (
    <div className="recorder">
      {upload.at === 'processing' || upload.at === 'done' ? (
        <SentScreen store={store} state={upload} {...props} />
      ) : film.at === 'recorded' ? (
        <ReviewScreen store={store} state={film} upload={upload} {...props} />
      ) : film.at === 'idle' || film.at === 'failed' ? (
        <StartScreen store={store} state={film} {...props} />
      ) : (
        <CameraScreen store={store} state={film} {...props} />
      )}
      {upload.at === 'already-sent' && <AlreadySent onClose={() => store.cancel('already-sent')} />}
    </div>
  )
}
