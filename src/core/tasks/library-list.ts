import type { LibraryTaskListItem } from '../../contract/entities/task.ts'
import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type LibraryOrder, libraryOrders } from '../../contract/rules/library-orders.ts'
import { fits, isListOf } from '../http/shape.ts'
import { createAskedList } from '../lists/asked-list.ts'
import { taskLibrary as t } from '../messages/task-library.ts'
import { callPoll } from '../polling/call-poll.ts'
import { libraryTaskChecks } from './task-checks.ts'

/** What a teacher looks for in the library; null is all of them (P3 §9 Library filters). */
export interface LibraryQuestion {
  readonly languageId: number | null
  readonly levelId: number | null
  readonly countryId: number | null
  readonly search: string
  readonly order: LibraryOrder
}

/** Nothing is left out. */
export const EVERY_TASK = { languageId: null, levelId: null, countryId: null, search: '' } as const

/** Whether a question leaves tasks out. */
export const narrows = ({ languageId, levelId, countryId, search }: LibraryQuestion): boolean =>
  languageId !== null || levelId !== null || countryId !== null || search !== ''

/** The same as it is sent; what is so without being said is left out. */
function libraryQuery({ languageId, levelId, countryId, search, order }: LibraryQuestion) {
  const text = search.trim().slice(0, SEARCH_MAX_CHARACTERS)
  return {
    ...(languageId !== null && { language_id: languageId }),
    ...(levelId !== null && { level_id: levelId }),
    ...(countryId !== null && { country_id: countryId }),
    ...(text && { search_string: text }),
    ...(order !== libraryOrders[0] && { order_by: order }),
  }
}

/** State of the task library as one classroom sees it. */
export const createLibraryList = (classroomId: number) =>
  createAskedList<LibraryTaskListItem, LibraryQuestion>({
    first: { ...EVERY_TASK, order: libraryOrders[0] },
    pollOf: question =>
      callPoll(
        { ms: LISTS_POLL_MS, isData: isListOf(fits(libraryTaskChecks)), failed: t.failed },
        'GET /api/teacher/classrooms/{id}/tasks/library',
        libraryQuery(question),
        { params: { id: classroomId } },
      ),
  })

export type LibraryListStore = ReturnType<typeof createLibraryList>
