import type { Data } from '../../contract/endpoints/all.ts'
import type { User } from '../../contract/entities/user.ts'
import { STUDENTS_PER_CLASSROOM_MAX } from '../../contract/limits/students.ts'
import { mayUseSubject } from '../../contract/rules/offered-subjects.ts'
import { platform } from '../platform.ts'
import type { ClassroomDraft } from './classroom-draft.ts'
import type { ClassroomLists } from './classroom-lists.ts'

/** A new classroom as it is filled in, step by step. */
export interface NewClassroomDraft extends ClassroomDraft {
  /** The course that it begins with; null for none yet. */
  course_id: number | null
  /** Where the wizard stands; no part of what is saved. */
  step: number
  /** Tells what is created from this draft apart from what is created from others. */
  draft_id: string
}

/** What the teacher's profile says about whom they teach. */
export type Taught = Pick<
  Data<'GET /api/teacher/profile'>,
  'subjects' | 'age_ranges' | 'native_language_id' | 'instruction_languages'
>

/** The subjects that this teacher may create a classroom for. */
export const usableSubjects = (user: User, { subjects }: Pick<ClassroomLists, 'subjects'>) =>
  subjects.filter(({ id }) => mayUseSubject(user, id))

/** The numbers of students that a classroom may have (P2 §5). */
export const usableStudentRanges = ({ studentRanges }: Pick<ClassroomLists, 'studentRanges'>) =>
  studentRanges.filter(({ max }) => max <= STUDENTS_PER_CLASSROOM_MAX)

const idOfOnly = (items: readonly { id: number }[]): number | null =>
  items.length === 1 ? (items[0]?.id ?? null) : null

/**
 * A new classroom as far as it is known: the oldest age range that the teacher has, the largest number of students,
 * the native language of the profile, and whatever leaves no choice (P2 §5, §9).
 */
export function newDraft(user: User, lists: ClassroomLists, taught: Taught): NewClassroomDraft {
  const usable = usableSubjects(user, lists)
  const own = usable.filter(({ id }) => taught.subjects.some(subject => subject.id === id))
  const [oldest] = lists.ageRanges
    .filter(({ id }) => taught.age_ranges.includes(id))
    .sort((one, other) => other.min_age - one.min_age)
  const [largest] = [...usableStudentRanges(lists)].sort((one, other) => other.max - one.max)
  const [instruction = null, ...others] = taught.instruction_languages
  return {
    name: '',
    subject_id: idOfOnly(own) ?? idOfOnly(usable),
    lang_native_id: taught.native_language_id,
    lang_instruction_id: others.length > 0 ? null : instruction,
    level_id: null,
    start_date: '',
    number_students_range_id: largest?.id ?? null,
    age_range_id: oldest?.id ?? null,
    course_id: null,
    step: 1,
    draft_id: platform.newId(),
  }
}
