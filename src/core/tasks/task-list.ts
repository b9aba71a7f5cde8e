import type { TaskListItem } from '../../contract/entities/task.ts'
import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { fits, isListOf } from '../http/shape.ts'
import type { ListState } from '../lists/list-state.ts'
import { createSearchedList } from '../lists/searched-list.ts'
import { tasks as t } from '../messages/tasks.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { taskChecks } from './task-checks.ts'

/** What a teacher asks the list of tasks for: text in the name, the topic or a tag. */
export interface TaskQuestion {
  readonly search: string
}

export type TaskListState = ListState<TaskListItem, TaskQuestion>

/** The tasks of a classroom exchange that this asks for. */
export function taskListPoll(classroomId: number, { search }: TaskQuestion): Poll<TaskListItem[]> {
  const text = search.trim().slice(0, SEARCH_MAX_CHARACTERS)
  return callPoll(
    { ms: LISTS_POLL_MS, isData: isListOf(fits(taskChecks)), failed: t.failed },
    'GET /api/teacher/classrooms/{id}/tasks',
    text ? { search_string: text } : {},
    { params: { id: classroomId } },
  )
}

/** State of the tasks of one exchange, kept up to date, and whether a search has just found none (P3 §2 My Tasks). */
export function createTaskList(classroomId: number) {
  const { ask, ...list } = createSearchedList<TaskListItem, TaskQuestion>({
    first: { search: '' },
    pollOf: question => taskListPoll(classroomId, question),
  })
  return { ...list, search: (text: string) => ask({ search: text }) }
}

export type TaskListStore = ReturnType<typeof createTaskList>
