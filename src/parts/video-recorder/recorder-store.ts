import { atom } from 'nanostores'
import type { TeacherVideo } from '../../contract/entities/action-item.ts'
import { videoPlayer } from '../../core/messages/video-player.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { type Film, filmPlace } from '../../core/recording/film.ts'
import { keptFilms } from '../../core/recording/kept-films.ts'
import { recordingLimit } from '../../core/recording/recording-limit.ts'
import { isFilming } from '../../core/recording/recording-state.ts'
import { createRecording } from '../../core/recording/recording-store.ts'
import { sendAhead } from '../../core/uploads/send-ahead.ts'
import { discardUpload } from '../../core/uploads/tus-upload.ts'
import { uploadPlatform } from '../../core/uploads/upload-platform.ts'
import { isAtServer, isUnderWay, type UploadState } from '../../core/uploads/upload-state.ts'
import { createUpload } from '../../core/uploads/upload-store.ts'
import type { CancelReason, VideoFailure, VideoRecorderProps } from './types.ts'

export type RecorderStore = ReturnType<typeof createRecorder>

/** One video for one target: its film, and its way to the server. `props` are those of the moment. */
export function createRecorder(props: () => VideoRecorderProps) {
  const { target, productName } = props()
  const recording = createRecording({
    place: filmPlace(target),
    limit: () => recordingLimit(props().timeLimit),
    sendAhead,
  })
  const upload = createUpload(target, productName, {
    uploaded: url => props().onUploaded?.(url),
    saved,
  })
  /** What is, or was, sent. */
  const $sent = atom<Film | null>(null)
  let stops: (() => void)[] = []
  let isBusy = false
  let letGo: (() => void) | null = null

  function saved(video: TeacherVideo): void {
    const film = $sent.get()
    if (film) keptFilms.forget(film.id)
    props().onSaved?.(video)
  }

  function tellBusy(): void {
    const film = recording.$state.get()
    const isLost = film.at === 'recorded' && !recording.$isKept.get() && !isAtServer(upload.$state.get())
    if (isLost) letGo ??= uploadPlatform.askBeforeLeaving()
    else {
      letGo?.()
      letGo = null
    }
    const now = isFilming(film) || isLost || isUnderWay(upload.$state.get())
    if (now === isBusy) return
    isBusy = now
    props().onBusy?.(now)
  }

  const tellFailure = (during: VideoFailure['during'], reason: string) =>
    props().onFailed?.({ during, reason })

  function tellEnd(state: UploadState): void {
    if (state.at === 'failed') tellFailure('upload', state.reason)
    if (state.at !== 'done') return
    if (state.metadata.video_processed === 1) props().onConverted?.(state.saved)
    else tellFailure('conversion', videoPlayer.unconverted(productName))
  }

  /** Follows itself while it is shown; the returned function leaves it. */
  function show(): () => void {
    stops = [
      recording.$state.listen(state => {
        tellBusy()
        if (state.at === 'failed') tellFailure('recording', t.troubles[state.trouble])
        if (state.at !== 'recorded') return
        const { name, type, content, seconds } = state.film
        props().onRecorded?.({ name, type, bytes: content.size, seconds })
      }),
      recording.$isKept.listen(tellBusy),
      upload.$state.listen(state => {
        tellBusy()
        tellEnd(state)
      }),
    ]
    recording.find().then(() => {
      if (props().first === 'record' && recording.$state.get().at === 'idle') recording.ask()
    })
    return () => {
      for (const stop of stops.splice(0)) stop()
      recording.leave()
      upload.leave()
      tellBusy()
    }
  }

  function submit(): void {
    const state = recording.$state.get()
    if (state.at !== 'recorded') return
    $sent.set(state.film)
    recording.handOver()
    upload.start(state.film)
  }

  /** The film is not wanted any more: neither here nor at the server is anything of it left. */
  function drop(): void {
    const state = recording.$state.get()
    recording.drop()
    // one that was found again, too
    if (state.at === 'recorded') discardUpload(state.film.id)
  }

  function cancel(reason: CancelReason): void {
    recording.close()
    upload.cancel()
    props().onCancelled?.(reason)
  }

  return { recording, upload, $sent, show, submit, drop, cancel }
}
