import { atom } from 'nanostores'
import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import { call } from '../../core/http/call.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import type { VideoKind } from '../../core/videos/post-issue.ts'

type Deleting =
  | { at: 'idle' }
  | { at: 'asking'; video: VideoKind }
  | { at: 'deleting'; video: VideoKind }
  | { at: 'failed'; video: VideoKind; reason: string }

/**
 * How a teacher deletes a video of theirs: asked first, then done, or told why not.
 * @param deleted hears of one that is gone, before the screen looks again
 */
export function createDeleting(item: ActionItemDetail, deleted: (video: VideoKind) => Promise<void> | void) {
  const $deleting = atom<Deleting>({ at: 'idle' })

  async function remove(video: VideoKind): Promise<void> {
    if (!item.class_task || $deleting.get().at === 'deleting') return
    $deleting.set({ at: 'deleting', video })
    try {
      await call(
        'DELETE /api/teacher/classrooms/{id}/teacher-submissions/{task_id}',
        { video },
        { params: { id: item.classroom_id, task_id: item.class_task.id } },
      )
      await deleted(video)
      $deleting.set({ at: 'idle' })
    } catch (error) {
      // what the server says of this video is more than that it failed (P3 §8)
      const refusal = asRefusal(error)
      const reason = refusal?.errorCode === undefined ? t.deleteFailed : refusal.message
      $deleting.set({ at: 'failed', video, reason })
    }
  }

  return {
    $deleting,
    remove,
    ask: (video: VideoKind) => $deleting.set({ at: 'asking', video }),
    /** The question, or what went wrong, has been read; what is under way goes on. */
    close() {
      if ($deleting.get().at !== 'deleting') $deleting.set({ at: 'idle' })
    },
  }
}

export type DeletingStore = ReturnType<typeof createDeleting>
