import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import {
  type ClassroomFilter,
  classroomFilters,
  DEFAULT_CLASSROOM_FILTER,
  isValueFilter,
} from '../../contract/rules/classroom-filters.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { DEFAULT_LIST_VIEW, type ListView } from '../../core/lists/view-choice.ts'
import { pathTo } from '../../core/navigation/paths.ts'
import type { Question } from './list-state.ts'

/** What a page asks a list for. It may say anything: what cannot be asked counts as not said. */
export interface Asked {
  filter?: string | undefined
  search?: string | undefined
}

const asFilter = (name: string | undefined): ClassroomFilter | undefined =>
  classroomFilters.find(filter => filter === name)

/** The text, or the id of a value filter, that can be searched for; '' for all else. */
function readSearch(filter: ClassroomFilter, search = ''): string {
  const text = search.trim()
  if (isValueFilter(filter)) return /^\d+$/.test(text) && isId(Number(text)) ? text : ''
  return text.length > SEARCH_MAX_CHARACTERS ? '' : text
}

/** The question that is asked by it, of somebody who is offered these filters. */
export function readQuestion(filters: readonly ClassroomFilter[], { filter, search }: Asked): Question {
  const named = asFilter(filter)
  if (named && filters.includes(named)) return { filter: named, search: readSearch(named, search) }
  // the value of a filter that this person does not have is no text to search for
  const isText = !named || !isValueFilter(named)
  const standard = DEFAULT_CLASSROOM_FILTER
  return { filter: standard, search: isText ? readSearch(standard, search) : '' }
}

/** The host app's address of a list that shows this; what is there without being said is left out. */
export function listPath({ filter, search }: Question, view: ListView): string {
  return pathTo(
    'classrooms',
    {},
    {
      filter: filter === DEFAULT_CLASSROOM_FILTER ? undefined : filter,
      search: search || undefined,
      view: view === DEFAULT_LIST_VIEW ? undefined : view,
    },
  )
}
