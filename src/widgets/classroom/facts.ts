import type { Classroom } from '../../contract/entities/classroom.ts'
import type { User } from '../../contract/entities/user.ts'
import { isIndependent, isLibrarian } from '../../contract/rules/user-types.ts'
import { partnerName } from '../../core/classrooms/partner-name.ts'
import { shortDate } from '../../core/dates/short-date.ts'
import { classroom as t } from '../../core/messages/classroom.ts'

/** A line of the general information. */
export interface Fact {
  label: string
  value: string
  /** The value says that there is none. */
  missing?: true
  /** The value is this person. */
  person?: { avatar: string | null }
}

function fact(label: string, value: string | null | undefined, without: string = t.notGiven): Fact {
  return value ? { label, value } : { label, value: without, missing: true }
}

function partnerFact({ partner }: Classroom): Fact {
  if (!partner) return fact(t.partner, null, t.notPaired)
  return { label: t.partner, value: partnerName(partner), person: { avatar: partner.avatar } }
}

/** What the panel says about a classroom, in its order (P2 §2). Independent teachers have no global partner; librarians see
 * the librarian's name and the teacher's (P2 §6). */
export function classroomFacts(user: User, classroom: Classroom): Fact[] {
  const { subject, course, lang_native, lang_instruction, level } = classroom
  const languages =
    subject.type === 'world_languages'
      ? [
          fact(t.languageOfInstruction, lang_instruction?.name),
          fact(t.level, level?.name),
          fact(t.nativeLanguage, lang_native?.name),
        ]
      : []
  const assistants = classroom.teacher_assistants.map(({ full_name }) => full_name).join(', ')
  return [
    fact(t.subject, subject.name),
    fact(t.course, course?.name, t.noCourse),
    ...languages,
    fact(t.dates, t.period(shortDate(classroom.start_date), shortDate(classroom.end_date))),
    fact(t.ageRange, classroom.age_range?.name),
    fact(t.numberOfStudents, classroom.number_students_range?.name),
    fact(t.groupType, t.groupTypes[classroom.course_student_group_type_id]),
    fact(isLibrarian(user) ? t.librarian : t.teacher, classroom.teacher.full_name),
    fact(t.teacherAssistant, assistants, t.noAssistant),
    ...(isIndependent(user) ? [] : [partnerFact(classroom)]),
  ]
}
