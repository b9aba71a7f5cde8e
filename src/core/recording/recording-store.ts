import { atom } from 'nanostores'
import {
  RECORDING_COUNTDOWN_SECONDS,
  RECORDING_DEFAULT_SECONDS,
  RECORDING_STOP_AFTER_MS,
} from '../../contract/limits/recording.ts'
import { videoFileIssue } from '../../contract/rules/video-file.ts'
import { platform } from '../platform.ts'
import type { Ahead } from '../uploads/send-ahead.ts'
import { createCamera } from './camera.ts'
import { cameraPlatform } from './camera-platform.ts'
import { type CameraTrouble, cameraTrouble } from './camera-trouble.ts'
import type { DeviceKind } from './chosen-devices.ts'
import type { Film } from './film.ts'
import { keptFilms } from './kept-films.ts'
import { type RunningRecording, recordFilm } from './recorder.ts'
import { type RecordingOptions, sendNothing } from './recording-options.ts'
import type { RecordingState } from './recording-state.ts'

const SECOND_MS = 1_000
/** How often the time is shown anew. */
const SHOWN_MS = 200

export type RecordingStore = ReturnType<typeof createRecording>

/**
 * A film that is to be sent: recorded, chosen, or found again after a reload (P3 §4 Recording flow). It is kept in the
 * browser until it is sent or deleted.
 */
export function createRecording({
  place,
  limit = () => RECORDING_DEFAULT_SECONDS,
  sendAhead = sendNothing,
}: RecordingOptions) {
  const $state = atom<RecordingState>({ at: 'idle', issue: null })
  const camera = createCamera(lost)
  let running: RunningRecording | null = null
  let ahead: Ahead | null = null
  let stopClocks: (() => void)[] = []
  /** What was begun before is of no interest any more. */
  let turn = 0

  function halt(): void {
    turn += 1
    for (const stop of stopClocks.splice(0)) stop()
    running?.drop()
    running = null
  }

  function fail(trouble: CameraTrouble): void {
    halt()
    camera.close()
    $state.set({ at: 'failed', trouble })
  }

  function lost(): void {
    const { at } = $state.get()
    if (at === 'recording') finish('lost')
    else if (at === 'preview' || at === 'countdown') fail('lost')
  }

  /** Opens the camera, to look at oneself first. */
  async function ask(): Promise<void> {
    halt()
    camera.close()
    if (!cameraPlatform.isSecure()) return fail('insecure')
    if (!cameraPlatform.canRecord()) return fail('unsupported')
    const mine = turn
    $state.set({ at: 'asking' })
    try {
      const stream = await camera.open()
      if (mine !== turn || !stream) return
      $state.set({ at: 'preview', stream })
    } catch (error) {
      if (mine === turn) fail(cameraTrouble(error))
    }
  }

  function begin(): void {
    const state = $state.get()
    if (state.at !== 'preview') return
    countDown(state.stream, RECORDING_COUNTDOWN_SECONDS)
  }

  function countDown(stream: MediaStream, left: number): void {
    if (left === 0) {
      record(stream)
      return
    }
    $state.set({ at: 'countdown', stream, left })
    stopClocks = [platform.after(SECOND_MS, () => countDown(stream, left - 1))]
  }

  function record(stream: MediaStream): void {
    try {
      running = recordFilm(stream, place, sendAhead)
      ahead = running.ahead
    } catch (error) {
      fail(cameraTrouble(error))
      return
    }
    const mine = turn
    const began = platform.now()
    const most = limit() * SECOND_MS
    const show = () => {
      const ms = Math.min(platform.now() - began, most)
      $state.set({ at: 'recording', stream, ms, mayStop: ms >= RECORDING_STOP_AFTER_MS })
    }
    show()
    stopClocks = [platform.every(SHOWN_MS, show), platform.after(most, () => finish(null))]
    // it may end by itself, as where the camera is unplugged
    running.done.then(film => mine === turn && ended(film, null))
  }

  function stop(): void {
    const state = $state.get()
    if (state.at === 'recording' && state.mayStop) finish(null)
  }

  function finish(cutBy: CameraTrouble | null): void {
    const ending = running
    if (!ending) return
    turn += 1
    const mine = turn
    for (const stop of stopClocks.splice(0)) stop()
    ending.done.then(film => mine === turn && ended(film, cutBy))
    ending.stop()
  }

  function ended(film: Film | null, cutBy: CameraTrouble | null): void {
    running = null
    halt()
    camera.close()
    if (film) $state.set({ at: 'recorded', film, from: 'camera', cutBy })
    else $state.set({ at: 'failed', trouble: cutBy ?? 'broken' })
  }

  /** A file in place of a recording; null where none was chosen. */
  function choose(file: File | null): void {
    const issue = videoFileIssue(file)
    halt()
    camera.close()
    if (issue || !file) {
      $state.set({ at: 'idle', issue })
      return
    }
    const { name, type } = file
    const film: Film = { id: platform.newId(), content: file, name, type, seconds: null }
    keptFilms.begin({ id: film.id, name, type }, place).then(() => keptFilms.add(film.id, file))
    $state.set({ at: 'recorded', film, from: 'file', cutBy: null })
  }

  /** Looks for a film that was not sent. */
  async function find(): Promise<void> {
    const mine = turn
    const film = await keptFilms.find(place)
    if (film && mine === turn && $state.get().at === 'idle') {
      $state.set({ at: 'recorded', film, from: 'found', cutBy: null })
    }
  }

  function close(): void {
    halt()
    ahead?.stop()
    ahead = null
    camera.close()
    $state.set({ at: 'idle', issue: null })
  }

  /** The view goes, whatever takes it away: what has been recorded so far is found again. */
  function leave(): void {
    running?.stop()
    running = null
    close()
  }

  function drop(): void {
    const state = $state.get()
    ahead?.discard()
    if (state.at === 'recorded') keptFilms.forget(state.film.id)
    close()
  }

  return {
    $state,
    $devices: camera.$devices,
    $level: camera.$level,
    ask,
    begin,
    stop,
    choose,
    find,
    /** Ends what is under way and keeps nothing of it; a film that is there stays for another time. */
    close,
    leave,
    /** It is submitted: who sends it goes on where it is. */
    handOver: () => ahead?.stop(),
    /** The film is not wanted any more. */
    drop,
    /** Another camera or microphone, and from now on. */
    async use(kind: DeviceKind, id: string): Promise<void> {
      camera.choose(kind, id)
      await ask()
    },
  }
}
