import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { type CourseFilter, courseFiltersFor } from '../../contract/rules/course-filters.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { mayUseSubject } from '../../contract/rules/offered-subjects.ts'
import type { WithUserType } from '../../contract/rules/user-types.ts'
import { pathTo } from '../../core/navigation/paths.ts'

/** What the teacher looks for: all subjects or one, and text or the id that a filter wants. */
export interface Question {
  readonly subjectId: number | null
  readonly filter: CourseFilter | null
  readonly search: string
}

/** What a page asks a library for. It may say anything: what cannot be asked counts as not said. */
export interface Asked {
  subject?: number | undefined
  filter?: string | undefined
  search?: string | undefined
}

/** The question that is asked by it, of somebody who may use these subjects. */
export function readQuestion(user: WithUserType, { subject, filter: name, search = '' }: Asked): Question {
  const subjectId = subject !== undefined && mayUseSubject(user, subject) ? subject : null
  const filter = courseFiltersFor(subjectId).find(known => known === name) ?? null
  const text = search.trim()
  // the value of a filter that is not there is no text to search for
  if (name && !filter) return { subjectId, filter, search: '' }
  const fits = filter ? /^\d+$/.test(text) && isId(Number(text)) : text.length <= SEARCH_MAX_CHARACTERS
  return { subjectId, filter, search: fits ? text : '' }
}

/** The host app's address of a library that shows this. */
export const libraryPath = ({ subjectId, filter, search }: Question): string =>
  pathTo('courseLibrary', {}, { subject: subjectId, filter, search: search || undefined })
