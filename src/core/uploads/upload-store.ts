import { atom, type ReadableAtom } from 'nanostores'
import type { TeacherVideo } from '../../contract/entities/action-item.ts'
import { platform } from '../platform.ts'
import { saveVideo } from './save-video.ts'
import { type Sending, type SentFile, sendFile } from './send-file.ts'
import { isSlowLine } from './slow-line.ts'
import { isLost, readUploadFailure } from './upload-failure.ts'
import { uploadPlaces } from './upload-places.ts'
import { uploadPlatform } from './upload-platform.ts'
import { createRate } from './upload-rate.ts'
import { isUnderWay, type UploadState } from './upload-state.ts'
import { followMetadata, isConverting, tellMetadata } from './video-metadata.ts'
import type { VideoTarget } from './video-target.ts'

export interface UploadHeard {
  /** All of the file is at the server; `url` is the upload's path. */
  uploaded?(url: string): void
  saved?(saved: TeacherVideo): void
}

/** The page asks before it is left, and the screen stays on: a phone that sleeps sends nothing. */
function hold(): () => void {
  const ends = [uploadPlatform.askBeforeLeaving(), uploadPlatform.keepAwake()]
  return () => {
    for (const end of ends) end()
  }
}

export interface UploadStore {
  $state: ReadableAtom<UploadState>
  /** Sends a file and saves it; one at a time. */
  start(file: SentFile): void
  /** After a failure: goes on where it was. */
  retry(): void
  /** Ends it for good: the server forgets what has arrived, the person still has the file. */
  cancel(): void
  /** Not now: what has arrived stays, and the next start goes on from there. */
  putOff(): void
  /** The person is gone: what has arrived stays, and goes on another time. */
  leave(): void
}

/**
 * One video on its way: sent, saved for its target, and followed until it is converted (P3 §4 Upload flow). While it is
 * on its way the browser asks before the page is left, and the screen stays on. What failed for want of a line goes on by
 * itself once there is one.
 */
export function createUpload(target: VideoTarget, productName: string, heard: UploadHeard = {}): UploadStore {
  const $state = atom<UploadState>({ at: 'idle' })
  const rate = createRate()
  let file: SentFile | null = null
  let running: AbortController | null = null
  let sending: Sending | null = null
  let stopFollowing = () => {}
  let letGo: (() => void) | null = null

  function become(state: UploadState): void {
    $state.set(state)
    if (isUnderWay(state)) letGo ??= hold()
    else {
      letGo?.()
      letGo = null
    }
  }

  function showSent(total: number, sent: number, isWaiting: boolean): void {
    const bytesPerSecond = rate.bytesPerSecond()
    const isSlow = isSlowLine(bytesPerSecond, uploadPlatform.line())
    become({ at: 'uploading', sent, total, bytesPerSecond, isSlow, isWaiting })
  }

  function send(sent: SentFile): Promise<string> {
    const total = sent.content.size
    let gone = 0
    sending = sendFile(sent, {
      progress(bytes) {
        gone = bytes
        rate.tell(bytes, platform.now())
        showSent(total, gone, false)
      },
      waiting(isWaiting) {
        if (!isWaiting) return
        rate.startOver()
        showSent(total, gone, true)
      },
    })
    return sending.done
  }

  function follow(url: string, saved: TeacherVideo): void {
    become({ at: 'processing', saved, metadata: null, isGivenUp: false })
    stopFollowing = followMetadata(url, {
      news(metadata) {
        if (isConverting(metadata)) become({ at: 'processing', saved, metadata, isGivenUp: false })
        else {
          become({ at: 'done', saved, metadata })
          if (metadata.video_processed === 1) tellMetadata(saved.id, metadata)
        }
      },
      givenUp() {
        const state = $state.get()
        if (state.at === 'processing') become({ ...state, isGivenUp: true })
      },
    })
  }

  async function run(sent: SentFile, { signal }: AbortController): Promise<void> {
    let isSaving = false
    try {
      rate.startOver()
      become({ at: 'checking' })
      const url = await send(sent)
      if (signal.aborted) return
      heard.uploaded?.(url)
      isSaving = true
      become({ at: 'saving' })
      const saved = await saveVideo(target, url, signal)
      if (signal.aborted) return
      uploadPlaces.forget(sent.id)
      heard.saved?.(saved)
      follow(url, saved)
    } catch (error) {
      if (signal.aborted) return
      if (isLost(error)) uploadPlaces.forget(sent.id)
      become(readUploadFailure(error, isSaving, productName))
    }
  }

  function end(how: 'stop' | 'discard'): void {
    running?.abort()
    running = null
    sending?.[how]()
    sending = null
    stopFollowing()
  }

  function begin(sent: SentFile): void {
    end('stop')
    file = sent
    running = new AbortController()
    run(sent, running)
  }

  const stopListening = platform.onOnline(retry)

  function retry(): void {
    const state = $state.get()
    if (file && state.at === 'failed' && state.next === 'again') begin(file)
  }

  return {
    $state,
    start: begin,
    retry,
    cancel() {
      end('discard')
      become({ at: 'idle' })
    },
    putOff() {
      end('stop')
      become({ at: 'idle' })
    },
    leave() {
      stopListening()
      end('stop')
      become({ at: 'idle' })
    },
  }
}
