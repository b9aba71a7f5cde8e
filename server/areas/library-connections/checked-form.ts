import type { LibraryRequestForm } from '../../../src/contract/entities/library-connection-request.ts'
import { LIBRARY_STUDENTS_RANGE_ID } from '../../../src/contract/limits/library-connections.ts'
import { libraryRequestRules } from '../../../src/contract/rules/library-request-form.ts'
import { chosenTopics, sentTopics } from '../../../src/contract/rules/library-topics.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import { libraryRequestSentence } from '../../../src/contract/server-messages/library-connections.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import { findFacts } from './repository/choices.ts'

/** A form with nothing wrong, as it is kept. */
export interface CheckedForm {
  text_request: string
  topics_id: number[]
  age_range_id: number | null
  course_id: number
  classroom_name: string
  number_students_range_id: number
}

/**
 * Checks what a librarian has filled in.
 * @param studentsRangeId what is kept where the form does not say how many students there are
 * @throws 422 with the sentences of every field at fault
 */
export async function checkedForm(
  db: Database,
  form: LibraryRequestForm,
  studentsRangeId: number = LIBRARY_STUDENTS_RANGE_ID,
): Promise<CheckedForm> {
  const values = {
    classroom_name: form.classroom_name ?? null,
    text_request: form.text_request ?? null,
    topics: chosenTopics(form.topics),
    age_range_id: form.age_range_id ?? null,
    course_id: form.course_id ?? null,
  }
  const { number_students_range_id = studentsRangeId } = form
  const topics = sentTopics(values.topics)
  const facts = await findFacts(db, {
    topics,
    ageRangeId: values.age_range_id,
    courseId: values.course_id,
    studentsRangeId: number_students_range_id,
  })
  const issues = libraryRequestRules(values, {
    topics: facts.topics,
    // without topics there is nothing that age ranges and courses could belong to
    ...(values.topics.length > 0 && {
      age_range_id: facts.age_ranges,
      course_id: facts.is_course && values.course_id !== null ? [values.course_id] : [],
    }),
  })
  const fields = {
    ...Object.fromEntries(
      Object.entries(issues).map(([field, issue]) => [field, [libraryRequestSentence(issue)]]),
    ),
    ...(facts.is_students_range ? {} : { number_students_range_id: [commonSentences.fieldNotValid] }),
  }
  const [message] = Object.values(fields).flat()
  if (message !== undefined || values.course_id === null)
    throw refuse('badInput', { fields, ...(message ? { message } : {}) })
  return {
    text_request: values.text_request?.trim() ?? '',
    topics_id: topics.toSorted((one, other) => one - other),
    age_range_id: values.age_range_id,
    course_id: values.course_id,
    classroom_name: values.classroom_name?.trim() ?? '',
    number_students_range_id,
  }
}
