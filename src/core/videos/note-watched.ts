import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import { actionName } from '../classrooms/action-name.ts'
import { call } from '../http/call.ts'
import { teacherVideos as t } from '../messages/teacher-videos.ts'
import { noteActivity } from './note-activity.ts'
import type { VideoKind } from './post-issue.ts'

/**
 * Tells the server that the partner's video of an item is being watched: of their post `video_played` of the item (P3 §4
 * Action item), and of each a note for support (P3 §7 Tracking). Nobody who watches a video hears of it when one of the
 * two fails.
 */
export async function noteWatched(item: ActionItemDetail, video: VideoKind = 'post'): Promise<void> {
  const played =
    video === 'post' &&
    !item.video_played &&
    call('PUT /api/teacher/actions-videos/{id}/played', undefined, { params: { id: item.id } })
  const noted = noteActivity(t.watched[video](actionName(item)))
  await Promise.allSettled([played, noted])
}
