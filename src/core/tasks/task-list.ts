import { atom } from 'nanostores'
import type { TaskListItem } from '../../contract/entities/task.ts'
import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { fits, isListOf } from '../http/shape.ts'
import { createAskedList } from '../lists/asked-list.ts'
import type { ListState } from '../lists/list-state.ts'
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
  /** A search has just found nothing, until that is read. */
  const $foundNone = atom(false)
  /** The question that was just asked by a person, and the one before; a list may become empty later without a word. */
  let asked: { question: TaskQuestion; before: TaskQuestion } | null = null

  const { changed, ...list } = createAskedList<TaskListItem, TaskQuestion>({
    first: { search: '' },
    pollOf: question => taskListPoll(classroomId, question),
    onState(state) {
      if (state.at !== 'ready' || state.question !== asked?.question) return
      if (state.rows.length > 0) asked = null
      else $foundNone.set(true)
    },
  })

  function search(text: string): void {
    const before = list.$question.get()
    const question = changed({ search: text })
    if (question === before) return
    asked = text === '' ? null : { question, before }
    list.$question.set(question)
  }

  /** That nothing was found has been read: the search goes back to the one before (P3 §2). */
  function readFoundNone(): void {
    const before = asked?.before
    asked = null
    $foundNone.set(false)
    if (before) list.$question.set(before)
  }

  return { ...list, $foundNone, search, readFoundNone }
}

export type TaskListStore = ReturnType<typeof createTaskList>
