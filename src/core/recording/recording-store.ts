import { atom } from 'nanostores'
import { RECORDING_COUNTDOWN_SECONDS, RECORDING_STOP_AFTER_MS } from '../../contract/limits/recording.ts'
import { videoFileIssue } from '../../contract/rules/video-file.ts'
import { platform } from '../platform.ts'
import type { Ahead } from '../uploads/send-ahead.ts'
import { createCamera } from './camera.ts'
import { type CameraTrouble, cameraTrouble } from './camera-trouble.ts'
import type { DeviceKind } from './chosen-devices.ts'
import { chosenFilm } from './chosen-film.ts'
import type { Film } from './film.ts'
import { keptFilms } from './kept-films.ts'
import { type RunningRecording, recordFilm } from './recorder.ts'
import { recordingBarrier } from './recording-barrier.ts'
import { recordingClock } from './recording-clock.ts'
import { type RecordingOptions, recordingDefaults } from './recording-options.ts'
import type { RecordingState } from './recording-state.ts'

const SECOND_MS = 1_000

export type RecordingStore = ReturnType<typeof createRecording>

/**
 * A film that is to be sent: recorded, chosen, or found again after a reload (P3 §4 Recording flow). It is kept in the
 * browser until it is sent or deleted.
 */
export function createRecording(options: RecordingOptions) {
  const { place, limit, sendAhead } = { ...recordingDefaults, ...options }
  const $state = atom<RecordingState>({ at: 'idle', issue: null })
  /** Whether the film, as far as there is one, is found again after a reload. */
  const $isKept = atom(true)
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
    const barrier = recordingBarrier()
    if (barrier) return fail(barrier)
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
    if (state.at === 'preview') countDown(state.stream, RECORDING_COUNTDOWN_SECONDS)
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
    ahead?.stop()
    try {
      const begun = recordFilm(stream, {
        place,
        sendAhead,
        unkept: () => begun.ahead === ahead && $isKept.set(false),
      })
      running = begun
      ahead = begun.ahead
    } catch (error) {
      fail(cameraTrouble(error))
      return
    }
    const mine = turn
    const show = (ms: number) =>
      $state.set({ at: 'recording', stream, ms, mayStop: ms >= RECORDING_STOP_AFTER_MS })
    stopClocks = recordingClock(limit(), show, () => finish(null))
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
    $state.set({ at: 'recorded', film: chosenFilm(file, place), from: 'file', cutBy: null })
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
    $isKept.set(true)
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
    $isKept,
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
    use(kind: DeviceKind, id: string) {
      camera.choose(kind, id)
      return ask()
    },
  }
}
