import type { Upload } from '@tus/server'
import {
  STUDENT_UPLOADS_PER_HOUR,
  STUDENTS_UPLOADS_PER_HOUR,
} from '../../../src/contract/limits/student-site.ts'
import {
  RECORDING_AHEAD_MAX_BYTES,
  UPLOADS_PER_HOUR,
  VIDEO_LABEL_MAX_CHARACTERS,
} from '../../../src/contract/limits/videos.ts'
import { type VideoFileIssue, videoFileIssue } from '../../../src/contract/rules/video-file.ts'
import { eachOrAll } from '../../db/each-or-all.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import { nameOf, type VideoOwner } from '../videos/area.ts'
import { discardUpload } from './discard-upload.ts'
import { refuse } from './refusals.ts'
import { teacherOf } from './repository/quota.ts'
import { addUpload } from './repository/uploads.ts'
import { hasRoom } from './room.ts'

const refusalOf = {
  no_file: 'unsupportedType',
  unsupported_type: 'unsupportedType',
  empty_file: 'emptyFile',
  max_size_exceeded: 'videoTooLarge',
} as const satisfies Record<VideoFileIssue, string>

/** What is seen of a name, in one line. */
const seen = (name: string) =>
  [...name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, VIDEO_LABEL_MAX_CHARACTERS).join('')

/**
 * Takes an upload on, by what is said of the file: `filename` and `filetype` of the metadata. One without a size is a
 * recording that has not ended; it is counted apart, so that a person who begins many can submit the last. A student's
 * also counts for all students of their teacher: a teacher makes as many students as they like.
 * @throws 413, 422, 429, 507
 */
export async function beginUpload(
  services: Pick<Services, 'db' | 'tokens' | 'config' | 'storage'>,
  owner: VideoOwner,
  { id, size: bytes, metadata = {} }: Upload,
): Promise<void> {
  const { db, tokens, config } = services
  const size = bytes ?? RECORDING_AHEAD_MAX_BYTES
  const name = seen(metadata.filename ?? '')
  const issue = videoFileIssue({ name, type: metadata.filetype ?? '', size })
  if (issue) throw refuse(refusalOf[issue])
  const limit = (name: string, attempts: number) => ({
    scope: tokens.blind(bytes === undefined ? 'recordings' : 'uploads', name),
    ...{ attempts, windowMinutes: 60 },
  })
  const attempts = 'teacher_id' in owner ? UPLOADS_PER_HOUR : STUDENT_UPLOADS_PER_HOUR
  const teacher = 'teacher_id' in owner ? null : await teacherOf(db, owner)
  await allowAttempt(db, [
    limit(nameOf(owner), attempts),
    ...(teacher === null ? [] : [limit(`students of ${teacher}`, STUDENTS_UPLOADS_PER_HOUR)]),
  ])
  if (!(await hasRoom(config, size))) throw refuse('storageFull')
  const yielded = await addUpload(db, { id, owner, label: name, bytes: bytes ?? 0 })
  // what does not go now, the sweep takes
  await eachOrAll(yielded, upload => discardUpload(services, upload)).catch(() => undefined)
}
