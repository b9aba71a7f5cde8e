import {
  LIBRARY_CLASSROOM_NAME_MAX_CHARACTERS,
  LIBRARY_REQUEST_TEXT_MAX_CHARACTERS,
} from '../limits/library-connections.ts'
import { type ClassroomNameIssue, classroomNameIssue } from './classroom-name.ts'
import { isConfusing, isVisible } from './confusing-text.ts'
import { lengthIssue } from './text-length.ts'

/** 'Any' among the topics of a form, which are ids; on the wire it is a list without any (P2 §5). */
export const ANY_TOPIC = 0

/** What is filled in of a library request (P2 §5); a form holds '' where the wire may have null. */
export interface LibraryRequestValues {
  classroom_name: string | null
  text_request: string | null
  /** Ids of topics, or `ANY_TOPIC` alone; nothing chosen is none. */
  topics: readonly number[]
  /** Null is 'Not applicable', which is chosen where no age range applies, and nothing anywhere else. */
  age_range_id: number | null
  course_id: number | null
}
export type LibraryRequestField = keyof LibraryRequestValues

/** Every field, in the order in which the form asks for them. */
export const libraryRequestFields: readonly LibraryRequestField[] = [
  'classroom_name',
  'text_request',
  'topics',
  'age_range_id',
  'course_id',
]

/** What is wrong with a field: `letters` is the bound that it has missed. */
export type LibraryRequestIssue =
  | ClassroomNameIssue
  | {
      code:
        | 'confusing'
        | 'choice'
        | 'no_topic'
        | 'any_alone'
        | 'not_applicable'
        | 'no_course'
        | 'other_course'
    }

/**
 * The ids that may be chosen; a list that is not there is not checked, as while it has not come. Age ranges are those of
 * the chosen topics, courses those of the topics and the age range.
 */
export interface LibraryRequestContext {
  topics?: readonly number[] | undefined
  age_range_id?: readonly number[] | undefined
  course_id?: readonly number[] | undefined
}

type Finding = LibraryRequestIssue | undefined
type FieldRule = (values: LibraryRequestValues, context: LibraryRequestContext) => Finding

/** What is not seen, or turns the order of what is read, nobody types. */
const confusing: Finding = { code: 'confusing' }

/** Every other librarian reads it, so that there is something to read. */
function nameIssue({ classroom_name }: LibraryRequestValues): Finding {
  const name = classroom_name ?? ''
  const issue = classroomNameIssue(name, LIBRARY_CLASSROOM_NAME_MAX_CHARACTERS)
  if (issue) return issue
  if (!isVisible(name)) return { code: 'required' }
  return isConfusing(name, false) ? confusing : undefined
}

function textIssue({ text_request }: LibraryRequestValues): Finding {
  const text = text_request?.trim() ?? ''
  if (!isVisible(text)) return { code: 'required' }
  return (
    lengthIssue(text, LIBRARY_REQUEST_TEXT_MAX_CHARACTERS) ??
    (isConfusing(text, true) ? confusing : undefined)
  )
}

function topicsIssue({ topics }: LibraryRequestValues, { topics: known }: LibraryRequestContext): Finding {
  if (topics.length === 0) return { code: 'no_topic' }
  if (topics.includes(ANY_TOPIC)) return topics.length === 1 ? undefined : { code: 'any_alone' }
  return known && !topics.every(id => known.includes(id)) ? { code: 'choice' } : undefined
}

function ageIssue(
  { age_range_id }: LibraryRequestValues,
  { age_range_id: ofTopics }: LibraryRequestContext,
): Finding {
  if (ofTopics?.length === 0) return age_range_id === null ? undefined : { code: 'not_applicable' }
  if (age_range_id === null) return { code: 'required' }
  return ofTopics && !ofTopics.includes(age_range_id) ? { code: 'choice' } : undefined
}

function courseIssue(
  { course_id }: LibraryRequestValues,
  { course_id: fitting }: LibraryRequestContext,
): Finding {
  if (course_id === null) return { code: 'no_course' }
  return fitting && !fitting.includes(course_id) ? { code: 'other_course' } : undefined
}

/** The whole table of P2 §5, Library request form. */
const rules: Readonly<Record<LibraryRequestField, FieldRule>> = {
  classroom_name: nameIssue,
  text_request: textIssue,
  topics: topicsIssue,
  age_range_id: ageIssue,
  course_id: courseIssue,
}

export type LibraryRequestIssues = Partial<Record<LibraryRequestField, LibraryRequestIssue>>

/** Everything that is wrong with a library request that is posted, for the first time or again, by field. */
export function libraryRequestRules(
  values: LibraryRequestValues,
  context: LibraryRequestContext,
): LibraryRequestIssues {
  const issues: LibraryRequestIssues = {}
  for (const field of libraryRequestFields) {
    const issue = rules[field](values, context)
    if (issue) issues[field] = issue
  }
  return issues
}
