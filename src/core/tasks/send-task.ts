import type { Body } from '../../contract/endpoints/all.ts'
import type { Task } from '../../contract/entities/task.ts'
import { createdBefore } from '../classrooms/created-before.ts'
import { call } from '../http/call.ts'

interface Sending {
  classroomId: number
  signal: AbortSignal
}

type NewTask = Body<'POST /api/teacher/classrooms/{id}/tasks'>

/** Saves a task that was edited, if it is still the version that was read. */
export async function sendEdit(
  tid: number,
  body: NewTask & { version: number },
  { classroomId: id, signal }: Sending,
): Promise<Task> {
  const params = { id, tid }
  return (await call('PUT /api/teacher/classrooms/{id}/tasks/{tid}', body, { params, signal })).data
}

/**
 * Creates a task, once for each draft. Where it was created already, by a call whose answer was lost, and something was
 * changed after that, it is saved with the change.
 */
export async function sendNew(
  body: NewTask,
  { classroomId: id, signal, draftId }: Sending & { draftId: string },
): Promise<Task> {
  try {
    const options = { params: { id }, signal, idempotencyKey: draftId }
    return (await call('POST /api/teacher/classrooms/{id}/tasks', body, options)).data
  } catch (error) {
    const tid = createdBefore(error)
    if (tid === null) throw error
    const options = { params: { id, tid }, signal }
    const { data } = await call('GET /api/teacher/classrooms/{id}/tasks/{tid}', undefined, options)
    return sendEdit(tid, { ...body, version: data.version }, { classroomId: id, signal })
  }
}
