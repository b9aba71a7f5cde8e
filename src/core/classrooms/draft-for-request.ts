import type { ConnectionDetail } from '../../contract/entities/connection.ts'
import type { User } from '../../contract/entities/user.ts'
import { mayUseSubject } from '../../contract/rules/offered-subjects.ts'
import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import { localDay } from '../dates/local-day.ts'
import type { ClassroomDraft } from './classroom-draft.ts'

/**
 * What a classroom begins with that is to be the partner of the one that a request is about: its subject, students and
 * start; of a world language what the other class speaks is learned, and the other way round.
 */
export function draftFor(
  user: User,
  { classroom }: Pick<ConnectionDetail, 'classroom'>,
): Partial<ClassroomDraft> {
  const { subject, lang_native, lang_instruction, start_date, age_range, number_students_range } = classroom
  return {
    ...(mayUseSubject(user, subject.id) && { subject_id: subject.id }),
    ...(isWorldLanguages(subject) &&
      lang_native &&
      lang_instruction && { lang_native_id: lang_instruction.id, lang_instruction_id: lang_native.id }),
    ...(age_range && { age_range_id: age_range.id }),
    ...(number_students_range && { number_students_range_id: number_students_range.id }),
    // one that has begun is joined on the day that the teacher chooses
    ...(start_date >= localDay() && { start_date }),
  }
}
