import { Readable } from 'node:stream'
import type { Body } from '../../../src/contract/endpoints/all.ts'
import { fileTypes } from '../../../src/contract/entities/file.ts'
import { FILES_PER_HOUR, TASK_FILES_PER_HOUR } from '../../../src/contract/limits/files.ts'
import type { StoredKind } from '../../../src/contract/rules/material-types.ts'
import { fileSentences } from '../../../src/contract/server-messages/files.ts'
import type { BeforeFile } from '../../before-file.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import { type AttemptLimit, allowAttempt } from '../attempts/area.ts'
import { materialKind } from './material-kind.ts'
import { refuse } from './refusals.ts'
import { addFile, forgetFile, hasRoomToday, setBytes } from './repository/given.ts'

/** By then some of what came a day ago counts no more. */
const AN_HOUR_SECONDS = 3_600

type Given = Body<'POST /api/teacher/files'>

/** How the name of a file ends that is kept. @throws 422 for no material of the kinds that are taken */
async function kindOf({ file, type }: Pick<Given, 'file' | 'type'>): Promise<StoredKind> {
  const kind = type === 'material' ? await materialKind(file) : 'webp'
  if (kind === null) throw refuse('notAMaterial', { fields: { file: [fileSentences.notAMaterial] } })
  return kind
}

/** @throws 422 for what is no image that can be made anew */
async function madeAnew(
  { makePortrait }: Services,
  teacherId: number,
  { file, type }: Pick<Given, 'file' | 'type'>,
): Promise<Buffer> {
  const picture = await makePortrait(file, teacherId, type === 'material' ? 'picture' : type)
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

function attemptsOf({ tokens }: Services, teacherId: number, isOfTask: boolean): AttemptLimit {
  const scope = tokens.blind(isOfTask ? 'task-files' : 'files', String(teacherId))
  return { scope, attempts: isOfTask ? TASK_FILES_PER_HOUR : FILES_PER_HOUR, windowMinutes: 60 }
}

const noRoomToday = () =>
  refuse('tooManyAttempts', { retryAfterSeconds: AN_HOUR_SECONDS, message: fileSentences.tooMuchToday })

/**
 * Whether a file may come at all, before it does. What it is for is not known where that comes after it.
 * @throws 429
 */
export const mayGive =
  (services: Services): BeforeFile =>
  async ({ teacher, type, bytes }) => {
    if (teacher === null || !fileTypes.some(known => known === type)) return
    const isOfTask = type !== 'avatar'
    const limit = attemptsOf(services, teacher.id, isOfTask)
    // none is counted: the file may be refused for itself yet
    await allowAttempt(services.db, [{ ...limit, attempts: limit.attempts - 1, times: 0 }])
    if (isOfTask && !(await hasRoomToday(services.db, teacher.id, bytes))) throw noRoomToday()
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
  await allowAttempt(db, [attemptsOf(services, teacherId, type !== 'avatar')])
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
