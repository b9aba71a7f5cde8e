import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { UNFINISHED_UPLOAD_KEPT_HOURS } from '../../../src/contract/limits/videos.ts'
import { filesDirectory } from '../../paths.ts'
import type { Services } from '../../services.ts'
import { findUploaded } from '../videos/area.ts'
import { arrivedBytes, discard, incomingPath } from './incoming.ts'
import { refuse } from './refusals.ts'
import { endUpload, findUpload } from './repository.ts'

const HOUR_MS = 3_600_000

/** A disk, or what a person may use of it, is full. */
const FULL = ['ENOSPC', 'EDQUOT']

/**
 * Uploads as the protocol's server needs them: their rows in the database, what has arrived of each in a file. Several
 * nodes may share both: should two ever write to one upload, they write the same bytes to the same places.
 */
export class UploadStore extends DataStore {
  readonly #services: Pick<Services, 'db' | 'config'>

  constructor(services: Pick<Services, 'db' | 'config'>) {
    super()
    this.#services = services
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, config } = this.#services
    try {
      await mkdir(filesDirectory(config).uploads, { recursive: true, mode: 0o700 })
      await writeFile(incomingPath(config, upload.id), '', { flag: 'wx', mode: 0o600 })
    } catch (error) {
      await endUpload(db, upload.id)
      throw asFull(error)
    }
    return upload
  }

  /** What was written before a line broke stays, and the next piece goes on behind it. */
  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(incomingPath(this.#services.config, id), { flags: 'r+', start: offset })
    try {
      await pipeline(piece, file)
    } catch (error) {
      throw asFull(error)
    }
    return offset + file.bytesWritten
  }

  /** One that has ended is there whole, for who has not heard the last answer. */
  override async getUpload(id: string): Promise<Upload> {
    const { db, config } = this.#services
    const found = await findUpload(db, id)
    if (!found) {
      const video = await findUploaded(db, id)
      if (!video) throw ERRORS.FILE_NOT_FOUND
      return new Upload({ id, size: video.original_video_size, offset: video.original_video_size })
    }
    const offset = await arrivedBytes(config, id)
    if (offset === null) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: found.bytes, offset, creation_date: found.created_at.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    const { db, config } = this.#services
    await endUpload(db, id)
    await discard(config, id)
  }

  override getExpiration(): number {
    return UNFINISHED_UPLOAD_KEPT_HOURS * HOUR_MS
  }
}

const asFull = (error: unknown): unknown =>
  FULL.includes((error as NodeJS.ErrnoException).code ?? '') ? refuse('storageFull') : error
