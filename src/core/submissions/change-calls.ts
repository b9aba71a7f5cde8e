import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import { call } from '../http/call.ts'
import { asRefusal } from '../http/failure.ts'
import { noteStatus } from './note-status.ts'
import { asSeen, type Changed } from './post-changes.ts'

const CHANGE = 'PUT /api/teacher/classrooms/{id}/submissions'
const UNDO = 'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'

/** Makes this of posts of a classroom that were seen in these versions: of all or of none; what they are then. */
export async function sendChange(id: number, action: SubmissionAction, posts: readonly Changed[]) {
  const { data } = await call(CHANGE, { action, videos: asSeen(posts) }, { params: { id } })
  noteStatus(posts, action)
  return data
}

/** Takes a change of these posts back that the server keeps; what came back, and what did not. */
export async function undoChange(id: number, change_id: number, posts: readonly Changed[]) {
  const { data } = await call(UNDO, undefined, { params: { id, change_id } })
  noteStatus(posts, null)
  return data
}

/** The same; how many did not come back: they were changed since, replaced by another, or are gone. */
export async function takeBack(id: number, changeId: number, posts: readonly Changed[]): Promise<number> {
  const { changed_since, gone } = await undoChange(id, changeId, posts)
  return changed_since.length + gone.length
}

/** The server has said no, and has made nothing. After any other failure it may have. */
export function isNo(error: unknown): boolean {
  const refusal = asRefusal(error)
  return refusal !== null && refusal.status < 500
}
