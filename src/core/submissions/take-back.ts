import { call } from '../http/call.ts'

const UNDO = 'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'

/** Takes a change of posts back that the server keeps; how many were changed since, and stay as they are. */
export async function takeBack(id: number, change_id: number): Promise<number> {
  const { data } = await call(UNDO, undefined, { params: { id, change_id } })
  return data.changed_since.length
}
