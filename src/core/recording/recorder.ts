import { RECORDING_PIECE_MS } from '../../contract/limits/recording.ts'
import { platform } from '../platform.ts'
import type { Ahead } from '../uploads/send-ahead.ts'
import type { FileNote } from '../uploads/tus-upload.ts'
import { cameraPlatform } from './camera-platform.ts'
import type { Film } from './film.ts'
import { keptFilms } from './kept-films.ts'
import { recordingName, recordingType } from './recording-type.ts'

/** Enough for a face and a voice; five minutes are 100 MB. */
const VIDEO_BITS_PER_SECOND = 2_500_000
const AUDIO_BITS_PER_SECOND = 128_000

const MS = 1_000

/** Takes a recording as it comes, from whom it is known what it will be called. */
export type SendAhead = (film: FileNote) => Ahead

interface Recorded {
  /** Whose film it becomes, and what for (`filmPlace`). */
  place: string
  sendAhead: SendAhead
  /** The browser cannot keep it: the film lasts as long as the page. */
  unkept(): void
}

export interface RunningRecording {
  /** The film, once it was stopped, or has come to an end by itself; null when nothing was recorded. */
  done: Promise<Film | null>
  stop(): void
  /** What is sent of it; it goes on after its end. */
  ahead: Ahead
  /** Ends it and keeps nothing. */
  drop(): void
}

/** Records what a camera gives, keeps it piece by piece as it comes, and gives it to who sends it. */
export function recordFilm(stream: MediaStream, { place, sendAhead, unkept }: Recorded): RunningRecording {
  const began = platform.now()
  const wanted = recordingType(cameraPlatform.takesType)
  const recorder = cameraPlatform.record(stream, {
    ...(wanted && { mimeType: wanted }),
    videoBitsPerSecond: VIDEO_BITS_PER_SECOND,
    audioBitsPerSecond: AUDIO_BITS_PER_SECOND,
  })
  const type = recorder.mimeType || wanted
  const film = { id: platform.newId(), name: recordingName(type, began), type }
  const { promise: done, resolve } = Promise.withResolvers<Film | null>()
  const sleep = cameraPlatform.keepAwake()
  const pieces: Blob[] = []
  /** One after the other, so that they are kept in their order; false once one was not: a film with a hole is none. */
  let keeping = Promise.resolve(true)
  const seconds = () => (platform.now() - began) / MS

  function keep(work: () => Promise<boolean>): void {
    keeping = keeping.then(async isKept => {
      if (!isKept || (await work())) return isKept
      await keptFilms.forget(film.id)
      unkept()
      return false
    })
  }
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    pieces.push(data)
    ahead.add(data)
    const length = seconds()
    keep(() => keptFilms.add(film.id, data, length))
  }
  recorder.onstop = () => {
    sleep()
    const content = new Blob(pieces, { type })
    if (content.size === 0) ahead.discard()
    resolve(content.size > 0 ? { ...film, content, seconds: seconds() } : null)
  }
  // whatever it is, `stop` follows, with what is there
  recorder.onerror = () => stop()

  function stop(): void {
    if (recorder.state !== 'inactive') recorder.stop()
  }

  try {
    recorder.start(RECORDING_PIECE_MS)
  } catch (error) {
    sleep()
    resolve(null)
    throw error
  }
  // nothing of one that did not begin is kept or sent
  keptFilms.hold(film.id, done)
  keep(() => keptFilms.begin(film, place))
  const ahead = sendAhead(film)
  return {
    done,
    stop,
    ahead,
    drop() {
      recorder.ondataavailable = null
      recorder.onstop = null
      sleep()
      stop()
      ahead.discard()
      keeping.then(() => keptFilms.forget(film.id))
      resolve(null)
    },
  }
}
