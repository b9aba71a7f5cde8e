import { Readable } from 'node:stream'
import type { Body } from '../../../src/contract/endpoints/all.ts'
import {
  FILES_PER_HOUR,
  TASK_FILES_PER_DAY_MAX_BYTES,
  TASK_FILES_PER_HOUR,
} from '../../../src/contract/limits/files.ts'
import type { StoredKind } from '../../../src/contract/rules/material-types.ts'
import { fileSentences } from '../../../src/contract/server-messages/files.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import type { Content } from '../../storage/storage.ts'
import { allowAttempt } from '../attempts/area.ts'
import { materialKind } from './material-kind.ts'
import { refuse } from './refusals.ts'
import { addFile, taskFileBytesOfToday } from './repository.ts'

/** By then some of what came a day ago counts no more. */
const AN_HOUR_SECONDS = 3_600

type Given = Body<'POST /api/teacher/files'>

/** What is kept of a file, and how its name ends. */
interface Kept {
  kind: StoredKind
  content: Content
  bytes: number
}

async function keptPicture(
  { makePortrait }: Services,
  teacherId: number,
  { file, form }: { file: Blob; form: 'avatar' | 'thumbnail' | 'picture' },
): Promise<Kept> {
  const picture = await makePortrait(file, teacherId, form)
  if (!picture) throw refuse('notAnImage', { fields: { file: [fileSentences.notAnImage] } })
  return { kind: 'webp', content: picture, bytes: picture.length }
}

async function keptMaterial(services: Services, teacherId: number, file: Blob): Promise<Kept> {
  const kind = await materialKind(file)
  if (kind === null) throw refuse('notAMaterial', { fields: { file: [fileSentences.notAMaterial] } })
  if (kind === 'webp') return keptPicture(services, teacherId, { file, form: 'picture' })
  return { kind, content: Readable.from(file.stream()), bytes: file.size }
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
  const { db, tokens, storage } = services
  const isOfTask = type !== 'avatar'
  const scope = tokens.blind(isOfTask ? 'task-files' : 'files', String(teacherId))
  const attempts = isOfTask ? TASK_FILES_PER_HOUR : FILES_PER_HOUR
  await allowAttempt(db, [{ scope, attempts, windowMinutes: 60 }])
  if (isOfTask && (await taskFileBytesOfToday(db, teacherId)) + file.size > TASK_FILES_PER_DAY_MAX_BYTES)
    throw refuse('tooManyAttempts', {
      retryAfterSeconds: AN_HOUR_SECONDS,
      message: fileSentences.tooMuchToday,
    })
  const { kind, content, bytes } =
    type === 'material'
      ? await keptMaterial(services, teacherId, file)
      : await keptPicture(services, teacherId, { file, form: type })
  const name = `${oneTimeCode()}.${kind}`
  // The bytes first: a name that is answered has a file behind it.
  await storage.put(name, content)
  await addFile(db, { name, teacher_id: teacherId, type, bytes })
  return name
}
