import type { Body } from '../../contract/endpoints/all.ts'
import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import { LIBRARY_STUDENTS_RANGE_ID } from '../../contract/limits/library-connections.ts'
import { chosenTopics, sentTopics } from '../../contract/rules/library-topics.ts'
import { type Check, isCount, isListOf, isText, orNull } from '../http/shape.ts'

/** A request as it is filled in: `ANY_TOPIC` among the topics is 'Any', no age range is none yet or 'Not applicable'. */
export interface RequestDraft {
  classroom_name: string
  text_request: string
  topics: readonly number[]
  age_range_id: number | null
  number_students_range_id: number | null
  course_id: number | null
}

/** What each field of a draft is that was kept. */
export const requestDraftChecks: Readonly<Record<keyof RequestDraft, Check>> = {
  classroom_name: isText,
  text_request: isText,
  topics: isListOf(isCount),
  age_range_id: orNull(isCount),
  number_students_range_id: orNull(isCount),
  course_id: orNull(isCount),
}

/** What the form of a request begins with; null for a new one. */
export const draftOf = (request: LibraryConnectionRequest | null): RequestDraft => ({
  classroom_name: request?.classroom_name ?? '',
  text_request: request?.text_request ?? '',
  topics: chosenTopics(request?.librarian_topics_id),
  age_range_id: request?.age_range_id ?? null,
  number_students_range_id: request?.number_students_range_id ?? LIBRARY_STUDENTS_RANGE_ID,
  course_id: request?.course_id ?? null,
})

type Form = Body<'POST /api/teacher/librarian-connection-request'>

export const bodyOf = (draft: RequestDraft): Form => ({
  classroom_name: draft.classroom_name.trim(),
  text_request: draft.text_request.trim(),
  topics: sentTopics(draft.topics),
  age_range_id: draft.age_range_id,
  course_id: draft.course_id,
  ...(draft.number_students_range_id !== null && {
    number_students_range_id: draft.number_students_range_id,
  }),
})
