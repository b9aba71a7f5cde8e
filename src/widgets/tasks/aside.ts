import { isId } from '../../contract/rules/is-id.ts'
import { pathTo } from '../../core/navigation/paths.ts'
import type { Place } from '../../core/navigation/place.ts'

/** What stands in the place of the list and has no address: the library, or the editor of a task or of a new one. */
export type Aside = { at: 'library' } | { at: 'editor'; taskId: number | null }

/** What the history notes of it, at an entry for the address that the list or the task has. */
export function placeOf(classroomId: number, aside: Aside): Place {
  const taskId = aside.at === 'editor' ? aside.taskId : null
  return {
    route: 'classroom',
    params: { classroomId, aside: aside.at, ...(taskId !== null && { taskId }) },
    path: pathTo('classroom', { classroomId }, { tab: 'tasks', aside: aside.at, task_id: taskId }),
  }
}

/** The other way round; null for what was noted by something else. */
export function asideOf({ params }: Place): Aside | null {
  const { aside, taskId } = params
  if (aside === 'library') return { at: aside }
  return aside === 'editor' ? { at: aside, taskId: isId(taskId) ? taskId : null } : null
}
