import type { Classroom } from '../../contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN } from '../../contract/error-codes/classrooms.ts'
import { createRetry } from '../http/create-retry.ts'
import { CallFailure } from '../http/failure.ts'
import type { LoadState } from '../http/load.ts'
import { classroom as t } from '../messages/classroom.ts'
import type { Poll } from '../polling/poll-types.ts'
import { classroomPoll } from './classroom-poll.ts'

/** Why a classroom cannot be shown, as the person reads it, with the server's `error_code` if it gave one. */
export interface ClassroomTrouble {
  message: string
  error_code: number | undefined
}

/** What every element about one classroom fires where that cannot be shown (decision 23). */
export interface ClassroomErrorEvents {
  'cx-classroom-error': ClassroomTrouble
}

/**
 * - `loading`: there is nothing to show yet
 * - `ready`: the classroom as the server told it last
 * - `forbidden`: it is not, or not any more, among the teacher's (error code 10)
 * - `failed`: it never came
 */
export type ClassroomState<Of = Classroom> =
  | { at: 'loading' }
  | { at: 'ready'; classroom: Of }
  | { at: 'forbidden'; trouble: ClassroomTrouble }
  | { at: 'failed'; trouble: ClassroomTrouble }

/** Why the classroom that was asked about is not shown, where it is none of the teacher's (error code 10); else null. */
export function forbiddenClassroom(error: unknown): ClassroomTrouble | null {
  const error_code = error instanceof CallFailure ? error.errorCode : undefined
  return error_code === CLASSROOM_FORBIDDEN ? { message: t.forbidden, error_code } : null
}

/** What there is to show, given where the poll stands: rights that are gone end the view, other failures keep it. */
export function classroomState<Of>(poll: LoadState<Of>): ClassroomState<Of> {
  if (poll.at === 'loading') return poll
  if (poll.at === 'ready') return { at: 'ready', classroom: poll.data }
  const trouble = forbiddenClassroom(poll.error)
  if (trouble) return { at: 'forbidden', trouble }
  if (poll.data) return { at: 'ready', classroom: poll.data }
  const error_code = poll.error instanceof CallFailure ? poll.error.errorCode : undefined
  return { at: 'failed', trouble: { message: poll.reason, error_code } }
}

/**
 * State of a page about one classroom: `$poll`, of which `classroomState` says what it means, and whether a retry is
 * under way. It asks, and keeps asking in the background, exactly while somebody listens to `$poll` (a computed store would
 * hold on to it for a second longer).
 */
export const createClassroomPage = (id: number) => createPageOf(classroomPoll(id))

/** The same of what a part of the page is told of it. */
export const createPageOf = <Of>({ $state, refresh }: Poll<Of>) => ({
  $poll: $state,
  refresh,
  ...createRetry(refresh),
})
