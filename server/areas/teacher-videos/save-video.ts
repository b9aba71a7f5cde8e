import type { TeacherVideo } from '../../../src/contract/entities/action-item.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import type { Tokens } from '../../tokens.ts'
import {
  findOwnTaskItem,
  findTaskItem,
  isPartnersVideo,
  isPostGone,
  isVideoSaved,
  recordVideo,
  type TaskItem,
} from '../actions/area.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { lockOwnVideo, uploadIdOf, videoUrl } from '../videos/area.ts'
import { refuse } from './refusals.ts'

/** Who saves, in a transaction; `url` is the address of the upload that the video came by. */
interface Saving {
  db: Database
  tokens: Tokens
  teacher: SignedInTeacher
  url: string
}

/** A video that has arrived is for one thing. @throws 422 with code 60 or 62 */
async function save(
  { db, tokens, teacher, url }: Saving,
  item: TaskItem,
  isResponse: boolean,
): Promise<TeacherVideo> {
  const video = await lockOwnVideo(db, { teacher_id: teacher.id }, uploadIdOf(url))
  if (!video || (await isVideoSaved(db, video.id))) throw refuse('videoUnknown')
  const recorded = { action_item_id: item.id, is_response: isResponse, video_id: video.id }
  const id = await recordVideo(db, recorded)
  if (id === null) throw refuse(isResponse ? 'responseSent' : 'videoSent')
  return { id, video_url: videoUrl(tokens, video.file) }
}

/**
 * Saves the teacher's own video for a task of a classroom.
 * @throws 403 with code 10, 422 with code 42, 60, 61 or 62
 */
export async function saveOwn(saving: Saving, classroomId: number, taskId: number): Promise<TeacherVideo> {
  await lockOpenClassroom(saving.db, saving.teacher, classroomId)
  const item = await findTaskItem(saving.db, classroomId, taskId)
  if (!item) throw refuse('classroomForbidden')
  if (item.is_hidden) throw refuse('taskClosed')
  return save(saving, item, false)
}

/** Saves the teacher's own video for an action item of theirs. @throws as `saveOwn` */
export async function saveForItem(saving: Saving, itemId: number): Promise<TeacherVideo> {
  const item = await findOwnTaskItem(saving.db, saving.teacher.id, itemId)
  if (!item) throw refuse('classroomForbidden')
  await lockOpenClassroom(saving.db, saving.teacher, item.classroom_id)
  // what it was before the lock may have changed
  const locked = await findOwnTaskItem(saving.db, saving.teacher.id, itemId)
  if (!locked) throw refuse('classroomForbidden')
  if (locked.is_hidden) throw refuse('taskClosed')
  return save(saving, locked, false)
}

/** Saves the teacher's response to the partner's video of a task. @throws as `saveOwn`; code 61 where that is gone, too */
export async function saveResponse(
  saving: Saving,
  classroomId: number,
  taskId: number,
  partnersVideoId: number,
): Promise<TeacherVideo> {
  await lockOpenClassroom(saving.db, saving.teacher, classroomId)
  const item = await findTaskItem(saving.db, classroomId, taskId)
  if (!item) throw refuse('classroomForbidden')
  if (!(await isPartnersVideo(saving.db, item.id, partnersVideoId)))
    throw refuse((await isPostGone(saving.db, item.id, partnersVideoId)) ? 'postGone' : 'classroomForbidden')
  if (item.is_hidden || item.number_responses === 0) throw refuse('taskClosed')
  return save(saving, item, true)
}
