import { Readable } from 'node:stream'
import type { Body } from '../../../src/contract/endpoints/all.ts'
import { type FileType, fileTypes } from '../../../src/contract/entities/file.ts'
import {
  FILES_PER_HOUR,
  PAYMENT_ORDER_FILES_PER_HOUR,
  TASK_FILES_PER_HOUR,
} from '../../../src/contract/limits/files.ts'
import type { StoredKind } from '../../../src/contract/rules/material-types.ts'
import { fileSentences } from '../../../src/contract/server-messages/files.ts'
import type { BeforeFile } from '../../before-file.ts'
import type { PictureForm } from '../../images/picture-form.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import { type AttemptLimit, allowAttempt } from '../attempts/area.ts'
import { materialKind } from './material-kind.ts'
import { refuse } from './refusals.ts'
import { addFile, forgetFile, hasRoomToday, setBytes } from './repository/given.ts'

/** By then some of what came a day ago counts no more. */
const AN_HOUR_SECONDS = 3_600

type Given = Body<'POST /api/teacher/files'>

/** What a purchase order may be. */
const ofPurchaseOrders: readonly (StoredKind | null)[] = ['pdf', 'webp']

/** How the name of a file ends that is kept. @throws 422 for what is of none of the kinds that are taken */
async function kindOf({ file, type }: Pick<Given, 'file' | 'type'>): Promise<StoredKind> {
  if (type !== 'material' && type !== 'payment_order') return 'webp'
  const kind = await materialKind(file)
  if (type === 'payment_order' && !ofPurchaseOrders.includes(kind))
    throw refuse('notAPurchaseOrder', { fields: { file: [fileSentences.notAPurchaseOrder] } })
  if (kind === null) throw refuse('notAMaterial', { fields: { file: [fileSentences.notAMaterial] } })
  return kind
}

/** What becomes of each picture. */
const pictureForms: Readonly<Record<FileType, PictureForm>> = {
  avatar: 'avatar',
  thumbnail: 'thumbnail',
  picture: 'picture',
  material: 'picture',
  payment_order: 'picture',
}

/** @throws 422 for what is no image that can be made anew */
async function madeAnew(
  { makePortrait }: Services,
  teacherId: number,
  { file, type }: Pick<Given, 'file' | 'type'>,
): Promise<Buffer> {
  const picture = await makePortrait(file, teacherId, pictureForms[type])
  if (!picture) throw refuse('notAnImage', { fields: { file: [fileSentences.notAnImage] } })
  return picture
}

/** Puts a file into the storage, and tells how large it is there. */
async function store(
  services: Services,
  teacherId: number,
  { name, kind, ...given }: Pick<Given, 'file' | 'type'> & { name: string; kind: StoredKind },
): Promise<number> {
  const { storage } = services
  if (kind !== 'webp') {
    await storage.put(name, Readable.from(given.file.stream()))
    return given.file.size
  }
  const picture = await madeAnew(services, teacherId, given)
  await storage.put(name, picture)
  return picture.length
}

const ofTask = { counted: 'task-files', attempts: TASK_FILES_PER_HOUR }

/** How many of each type may come in an hour, and with which others they are counted. */
const perHour: Readonly<Record<FileType, { counted: string; attempts: number }>> = {
  avatar: { counted: 'files', attempts: FILES_PER_HOUR },
  thumbnail: ofTask,
  picture: ofTask,
  material: ofTask,
  payment_order: { counted: 'payment-orders', attempts: PAYMENT_ORDER_FILES_PER_HOUR },
}

function attemptsOf({ tokens }: Services, teacherId: number, type: FileType): AttemptLimit {
  const { counted, attempts } = perHour[type]
  return { scope: tokens.blind(counted, String(teacherId)), attempts, windowMinutes: 60 }
}

const isType = (type: unknown): type is FileType => fileTypes.some(known => known === type)

const noRoomToday = () =>
  refuse('tooManyAttempts', { retryAfterSeconds: AN_HOUR_SECONDS, message: fileSentences.tooMuchToday })

/**
 * Whether a file may come at all, before it does. What it is for is not known where that comes after it.
 * @throws 429
 */
export const mayGive =
  (services: Services): BeforeFile =>
  async ({ teacher, type, bytes }) => {
    if (teacher === null || !isType(type)) return
    const limit = attemptsOf(services, teacher.id, type)
    // none is counted: the file may be refused for itself yet
    await allowAttempt(services.db, [{ ...limit, attempts: limit.attempts - 1, times: 0 }])
    if (type !== 'avatar' && !(await hasRoomToday(services.db, teacher.id, bytes))) throw noRoomToday()
  }

/**
 * Keeps a file, a picture made anew, and tells its name.
 * @throws 422 for what is no image that can be made anew, or no material of the kinds that are taken, 429, 503
 */
export async function keepFile(
  services: Services,
  teacherId: number,
  { file, type }: Pick<Given, 'file' | 'type'>,
): Promise<string> {
  const { db } = services
  await allowAttempt(db, [attemptsOf(services, teacherId, type)])
  const kind = await kindOf({ file, type })
  const name = `${oneTimeCode()}.${kind}`
  if (!(await addFile(db, { name, teacher_id: teacherId, type, bytes: file.size }))) throw noRoomToday()
  try {
    // a name that is answered has a file behind it
    await setBytes(db, name, await store(services, teacherId, { file, type, name, kind }))
  } catch (error) {
    await forgetFile(db, name)
    throw error
  }
  return name
}
