import type { Caption } from '../../../src/contract/entities/caption.ts'
import type { VideoMetadata } from '../../../src/contract/entities/video.ts'
import type { Services } from '../../services.ts'
import {
  findCaptions,
  findOwnVideoId,
  findTaskItem,
  ownsClassroom,
  taskSubmissions,
} from '../actions/area.ts'
import { findMetadataOf } from '../videos/area.ts'
import { refuse } from './refusals.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/** The videos of both teachers for a task of the teacher's classroom. @throws 403 with code 10 */
export async function readSubmissions(
  services: Needed,
  teacherId: number,
  classroomId: number,
  taskId: number,
) {
  const { db } = services
  const isOwn = await ownsClassroom(db, teacherId, classroomId)
  if (!isOwn || !(await findTaskItem(db, classroomId, taskId))) throw refuse('classroomForbidden')
  return taskSubmissions(services, classroomId, taskId)
}

/** What is known of a saved video of the teacher. @throws 403 with code 10, 404 for a film that nobody has uploaded */
export async function readMetadata({ db }: Needed, teacherId: number, id: number): Promise<VideoMetadata> {
  const videoId = await findOwnVideoId(db, teacherId, id)
  if (videoId === undefined) throw refuse('classroomForbidden')
  const found = videoId === null ? null : await findMetadataOf(db, videoId)
  if (!found) throw refuse('notFound')
  return found
}

/** The captions of a saved video, the teacher's or their partner's. @throws 403 with code 10 */
export async function readCaptions({ db }: Needed, teacherId: number, id: number): Promise<Caption[]> {
  const found = await findCaptions(db, teacherId, id)
  if (!found) throw refuse('classroomForbidden')
  return found
}
