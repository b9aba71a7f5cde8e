import type { User } from '../../contract/entities/user.ts'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { classroomListPoll } from './classroom-list-poll.ts'

/**
 * What was created. `wasThere`: by an attempt before, with what was filled in then. `isElsewhere`: that attempt was not
 * made on this page, as where the tab was copied.
 */
export interface CreatedClassroom {
  classroomId: number
  hasCourse: boolean
  wasThere: boolean
  isElsewhere: boolean
}

/** What comes after a classroom was created. `isFirst`: it is the teacher's first, and wants a global partner. */
export interface CreationEnd extends CreatedClassroom {
  isFirst: boolean
}

/**
 * Brings the lists of this page up to date, and learns from them whether the classroom is the teacher's only one.
 * Where that cannot be learned, it counts as one of many; independent teachers have no partner to be told of.
 */
export async function isFirstClassroom(user: User): Promise<boolean> {
  const poll = classroomListPoll()
  const leave = poll.$state.listen(() => {})
  await poll.refresh()
  const state = poll.$state.get()
  leave()
  return !isIndependent(user) && state.at === 'ready' && state.data.length === 1
}
