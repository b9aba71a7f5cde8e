import type { Classroom } from '../../contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import { postIssue, type VideoKind } from '../../core/videos/post-issue.ts'
import type { LinkProps } from '../../element/types.ts'
import type { TaskDetailHandle } from './types.ts'

export interface StepWay {
  state: 'completed' | 'toDo' | 'waiting'
  /** View shows what was posted, Go! leads to recording; null where there is nothing to do. */
  way: { to: 'view' | 'go'; link: LinkProps } | null
}

/**
 * Which button each step of a task has: View once its video is there, Go! before, as long as the task takes videos. The
 * specification leaves the rule open (P2 §2 Task detail); an expired exchange takes none (P3 §4), nor does a hidden task.
 */
export function taskWays(
  item: ActionItemDetail,
  classroom: Classroom,
  widget: TaskDetailHandle,
): { post: StepWay; response: StepWay | null } {
  const ids = { classroomId: classroom.id, teacherActionId: item.id }
  const partnersVideo = item.partner_submission?.id

  const view = (query = {}): StepWay => ({
    state: 'completed',
    way: { to: 'view', link: widget.link('submissionDetail', ids, query) },
  })
  const go = (video: VideoKind, query = {}): StepWay => ({
    state: 'toDo',
    way:
      postIssue(item, classroom, video) === null
        ? { to: 'go', link: widget.link('recordUpload', ids, query) }
        : null,
  })

  function response(): StepWay | null {
    if (item.response_completed === null) return null
    if (item.response_completed) return view({ response: true })
    if (partnersVideo === undefined) return { state: 'waiting', way: null }
    return go('response', { submission_id: partnersVideo })
  }
  return { post: item.create_completed ? view() : go('post'), response: response() }
}
