import { call } from '../http/call.ts'
import { noteStatus } from './note-status.ts'

const UNDO = 'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'

/** Takes a change of these posts back that the server keeps; how many did not come back: they were changed since, or are gone. */
export async function takeBack(
  id: number,
  change_id: number,
  posts: Parameters<typeof noteStatus>[0],
): Promise<number> {
  const { data } = await call(UNDO, undefined, { params: { id, change_id } })
  noteStatus(posts, null)
  return data.changed_since.length + data.gone.length
}
