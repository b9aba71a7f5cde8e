import { rows } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { fileEnds } from '../../video/file-ends.ts'
import { videoKind } from '../../video/video-kind.ts'
import {
  addConversion,
  addVideo,
  convertQueue,
  endingOf,
  findUploaded,
  keptOwner,
  type VideoOwner,
} from '../videos/area.ts'
import { discardUpload } from './discard-upload.ts'
import { arrivedBytes, incomingPath } from './incoming.ts'
import { refuse } from './refusals.ts'
import { isEndless } from './repository/quota.ts'
import { endUpload, findUpload, giveUp, nameUpload, type Upload } from './repository/uploads.ts'
import { asFull } from './room.ts'

type Needed = Pick<Services, 'db' | 'config' | 'storage' | 'jobs'>

/** Whose it is; null once they are gone. */
function ownerOf({ teacher_id, student_id }: Upload): VideoOwner | null {
  if (teacher_id !== null) return { teacher_id }
  return student_id === null ? null : { student_id }
}

async function drop(services: Needed, id: string): Promise<void> {
  const given = await giveUp(services.db, id)
  if (given) await discardUpload(services, given)
}

/**
 * Moves what has arrived to the storage.
 * @throws 422 for what is no video, which is gone then; 507 when there is no room, and what has arrived stays
 */
async function keep(services: Needed, { id }: Upload): Promise<void> {
  const { db, config, storage } = services
  const path = incomingPath(config, id)
  const kind = videoKind(await fileEnds(path))
  if (!kind) {
    await drop(services, id)
    throw refuse('unsupportedType')
  }
  const { type } = kind
  const name = `${id}.${endingOf(type)}`
  if (!(await nameUpload(db, id, { name, type }))) throw refuse('notFound')
  try {
    await storage.put(name, { path })
  } catch (error) {
    throw asFull(error)
  }
  // given up meanwhile, and no row names it any more; what another node has made a video of stays
  if (!(await findUpload(db, id)) && !(await findUploaded(db, id))) await storage.remove(name)
}

/** Another node has moved it meanwhile; both go on to the one transaction that counts. */
function ignoreMoved(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

async function finish(services: Needed, id: string): Promise<void> {
  const { db, config, jobs } = services
  const begun = await findUpload(db, id)
  if (!begun || isEndless(begun)) return
  // of somebody who is gone nothing is made
  if (!ownerOf(begun)) return drop(services, id)
  const arrived = await arrivedBytes(config, id)
  if (arrived !== null && arrived < begun.bytes) return
  if (arrived !== null) await keep(services, begun).catch(ignoreMoved)
  const whole = await findUpload(db, id)
  // a server that died after the move has left the name, and nothing here
  if (!whole?.name || !whole.type) return
  const owner = ownerOf(whole)
  if (!owner) return drop(services, id)
  const { name, type, teacher_id, student_id, label, bytes } = whole
  await db.transaction(async transaction => {
    // who takes them away waits, or has done so and given this one up
    if ((await rows(transaction, keptOwner(owner))).length === 0) return
    if (!(await endUpload(transaction, id))) return
    const file = { name, type, label, original_video_size: bytes }
    const video_id = await addVideo(transaction, { ...file, teacher_id, student_id, upload_id: id })
    await addConversion(jobs, transaction, video_id)
  })
  jobs.wake(convertQueue)
}

/**
 * Makes a video of an upload that has arrived whole; nothing happens with any other. What a server that died had begun
 * is ended by the next question for it. One at a time for each, since the answer to the last piece and a question
 * for it may meet.
 */
export function createFinish(services: Needed): (id: string) => Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  return id => {
    const before = underWay.get(id)
    if (before) return before
    const work = finish(services, id).finally(() => underWay.delete(id))
    underWay.set(id, work)
    return work
  }
}
