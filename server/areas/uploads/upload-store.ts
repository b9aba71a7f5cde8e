import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { UNFINISHED_UPLOAD_KEPT_HOURS } from '../../../src/contract/limits/videos.ts'
import { filesDirectory } from '../../paths.ts'
import type { Services } from '../../services.ts'
import { findUploaded } from '../videos/area.ts'
import { discardUpload } from './discard-upload.ts'
import { arrivedBytes, incomingPath } from './incoming.ts'
import { refuse } from './refusals.ts'
import { isEndless } from './repository/quota.ts'
import { findUpload, giveUp, sayLength } from './repository/uploads.ts'
import { asFull } from './room.ts'

const HOUR_MS = 3_600_000
const WRITTEN_AT_ONCE_BYTES = 1_048_576

type Needed = Pick<Services, 'db' | 'config' | 'storage'>

const whole = (id: string, bytes: number) => new Upload({ id, size: bytes, offset: bytes })

/**
 * Uploads as the protocol's server needs them: their rows in the database, what has arrived of each in a file. Several
 * nodes may share both, and one of them at a time writes to an upload (upload-locker.ts).
 */
export class UploadStore extends DataStore {
  readonly #services: Needed

  constructor(services: Needed) {
    super()
    this.#services = services
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'termination',
      'expiration',
    ]
  }

  override async create(upload: Upload): Promise<Upload> {
    const { config } = this.#services
    try {
      await mkdir(filesDirectory(config).uploads, { recursive: true, mode: 0o700 })
      await writeFile(incomingPath(config, upload.id), '', { flag: 'wx', mode: 0o600 })
    } catch (error) {
      await this.remove(upload.id)
      throw asFull(error)
    }
    return upload
  }

  /**
   * What was written before a line broke stays, and the next piece goes on behind it. Whoever asks where that is has to
   * wait for what is being written yet.
   */
  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(incomingPath(this.#services.config, id), {
      ...{ flags: 'r+', start: offset },
      // what comes while the disk is busy is written at once
      highWaterMark: WRITTEN_AT_ONCE_BYTES,
    })
    try {
      await pipeline(piece, file).finally(() => file.closed || once(file, 'close'))
    } catch (error) {
      // nothing more is written to one that has ended, and who sends nothing more is told so
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        return (await this.getUpload(id)).offset ?? offset
      throw asFull(error)
    }
    return offset + file.bytesWritten
  }

  /** The end of a recording that was sent while it was recorded: from now on it may become a video. */
  override async declareUploadLength(id: string, bytes: number): Promise<void> {
    if (bytes === 0) throw refuse('emptyFile')
    await sayLength(this.#services.db, id, bytes)
  }

  /** One that has ended is there whole, for who has not heard the last answer. */
  override async getUpload(id: string): Promise<Upload> {
    const { db, config } = this.#services
    const found = await findUpload(db, id)
    if (!found) return this.#ended(id)
    const offset = await arrivedBytes(config, id)
    if (offset === null) return this.#moved(id)
    const size = isEndless(found) ? {} : { size: found.bytes }
    return new Upload({ id, ...size, offset, creation_date: found.created_at.toISOString() })
  }

  async #ended(id: string): Promise<Upload> {
    const video = await findUploaded(this.#services.db, id)
    if (!video) throw ERRORS.FILE_NOT_FOUND
    return whole(id, video.original_video_size)
  }

  /** Its file has left since the row was read: it is becoming a video, is one, or has been given up. */
  async #moved(id: string): Promise<Upload> {
    const now = await findUpload(this.#services.db, id)
    if (!now) return this.#ended(id)
    if (!now.name) throw ERRORS.FILE_NOT_FOUND
    return whole(id, now.bytes)
  }

  /** Also one that is whole, as long as it is no video: its teacher may not want it, or there is no room for it. */
  override async remove(id: string): Promise<void> {
    const { db } = this.#services
    const given = await giveUp(db, id)
    if (given) await discardUpload(this.#services, given)
    else if (await findUploaded(db, id)) throw ERRORS.INVALID_TERMINATION
  }

  override getExpiration(): number {
    return UNFINISHED_UPLOAD_KEPT_HOURS * HOUR_MS
  }
}
