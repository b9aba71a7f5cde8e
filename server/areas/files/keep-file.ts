import type { Body } from '../../../src/contract/endpoints/all.ts'
import { FILES_PER_HOUR } from '../../../src/contract/limits/files.ts'
import { fileSentences } from '../../../src/contract/server-messages/files.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import { refuse } from './refusals.ts'
import { addFile } from './repository.ts'

/**
 * Keeps a picture, made anew, and tells its name.
 * @throws 422 for what is no image that can be made anew, 429, 503
 */
export async function keepFile(
  { db, tokens, storage, makePortrait }: Services,
  teacherId: number,
  { file, type }: Body<'POST /api/teacher/files'>,
): Promise<string> {
  const scope = tokens.blind('files', String(teacherId))
  await allowAttempt(db, [{ scope, attempts: FILES_PER_HOUR, windowMinutes: 60 }])
  const picture = await makePortrait(file, teacherId)
  if (!picture) throw refuse('notAnImage', { fields: { file: [fileSentences.notAnImage] } })
  const name = `${oneTimeCode()}.webp`
  // The bytes first: a name that is answered has a file behind it.
  await storage.put(name, picture)
  await addFile(db, { name, teacher_id: teacherId, type, bytes: picture.length })
  return name
}
