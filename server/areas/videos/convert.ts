import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../db/database.ts'
import { ServerStops, type Trial } from '../../jobs/jobs.ts'
import { filesDirectory } from '../../paths.ts'
import type { Services } from '../../services.ts'
import { convertVideo } from '../../video/convert-video.ts'
import { type Ffmpeg, findFfmpeg } from '../../video/ffmpeg.ts'
import { fileEnds } from '../../video/file-ends.ts'
import { ToolFailure } from '../../video/run-tool.ts'
import { videoKind } from '../../video/video-kind.ts'
import { openWorkplace } from '../../video/workplace.ts'
import { madeNames } from './made-names.ts'
import { createTold } from './progress-told.ts'
import {
  beginConversion,
  type Conversion,
  type Failure,
  isVideo,
  noteConverted,
  noteFailed,
  noteFault,
  noteTry,
  noteWaiting,
} from './repository/conversion.ts'
import { tellOfFailed } from './tell.ts'

type Needed = Pick<Services, 'config' | 'db' | 'storage' | 'log'>

interface Place {
  directory: string
  original: string
}

async function make(
  { db, storage }: Needed,
  tools: Ffmpeg,
  id: number,
  name: string,
  { directory, original }: Place,
  signal: AbortSignal,
): Promise<Conversion | Failure> {
  const found = await storage.read(name)
  if (!found) return 'missing'
  await pipeline(found.stream, createWriteStream(original, { mode: 0o600 }), { signal })
  const kind = videoKind(await fileEnds(original))
  if (!kind) return 'unreadable'
  const told = createTold(db, id)
  const made = await convertVideo(tools, { kind, original, directory, signal, onProgress: told.tell })
  await told.ended()
  if (typeof made === 'string') return made
  const names = madeNames(name)
  await storage.put(names.converted, { path: made.video })
  await storage.put(names.poster, { path: made.poster })
  const { bytes, duration, width, height } = made
  return { ...names, transcode_video_size: bytes, video_duration: duration, width, height }
}

/** Notes a failure, and tells of it where it is the last. */
const failing = (db: Database, id: number, write: (transaction: Database) => Promise<void>): Promise<void> =>
  db.transaction(async transaction => {
    await write(transaction)
    await tellOfFailed(transaction, id)
  })

/** Notes what has come of it. A video that was deleted meanwhile takes along what was made of it. */
async function note({ db, storage }: Needed, id: number, made: Conversion | Failure): Promise<void> {
  if (typeof made === 'string') return failing(db, id, transaction => noteFailed(transaction, id, made))
  await noteConverted(db, id, made)
  if (await isVideo(db, id)) return
  await storage.remove(made.converted)
  await storage.remove(made.poster)
}

/** One that takes all the time that there is takes it from the others, too. */
const TOO_SLOW = 2

/**
 * What an error says. A fault of our own, such as a storage that does not answer, a full disk or ffmpeg that cannot be
 * started, says nothing of the video, which waits on; a program that was killed is tried again, up to a number of times.
 */
async function noteError(
  { db, log }: Needed,
  id: number,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (signal.reason instanceof ServerStops) {
    await noteWaiting(db, id)
    throw error
  }
  const isTooSlow = signal.aborted
  log.warn({ err: error, video: id }, 'a video could not be converted this time')
  if (isTooSlow || error instanceof ToolFailure)
    await failing(db, id, transaction => noteTry(transaction, id, isTooSlow ? TOO_SLOW : 1))
  else await noteFault(db, id)
}

/**
 * Converts a video that waits, whoever has begun with it before. What says of a file that it is no video is final; what
 * else goes wrong is noted with the video, which is looked for again after a pause.
 * @throws when the server stops, so that the queue tries it again
 */
export async function convertWaiting(
  services: Needed,
  id: number,
  { signal }: Pick<Trial, 'signal'>,
): Promise<void> {
  const { config, db } = services
  const tools = await findFfmpeg(config.ffmpegPath)
  // without ffmpeg it goes on waiting: whoever looks for those that wait finds it
  const name = tools && (await beginConversion(db, id))
  if (!tools || !name) return
  const directory = await openWorkplace(filesDirectory(config).converting)
  const place = { directory, original: join(directory, 'original') }
  try {
    await note(services, id, await make(services, tools, id, name, place, signal))
  } catch (error) {
    await noteError(services, id, error, signal)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
