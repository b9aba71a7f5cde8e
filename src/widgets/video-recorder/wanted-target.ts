import { isId } from '../../contract/rules/is-id.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'

/** Ids as a page gives them; undefined where it gives none, or what is no number. */
export interface TargetIds {
  classroomId?: number | undefined
  taskId?: number | undefined
  submissionId?: number | undefined
  actionId?: number | undefined
}

const isGiven = (id: number | undefined): id is number => id !== undefined && isId(id)

/** What the video is for, by the attributes of the element; null where they do not say. */
export function wantedTarget({ classroomId, taskId, submissionId, actionId }: TargetIds): VideoTarget | null {
  if (isGiven(actionId)) return { for: 'action', actionId }
  if (!isGiven(classroomId) || !isGiven(taskId)) return null
  if (submissionId === undefined) return { for: 'task', classroomId, taskId }
  return isGiven(submissionId) ? { for: 'response', classroomId, taskId, submissionId } : null
}
