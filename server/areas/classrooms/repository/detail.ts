import { sql } from 'drizzle-orm'
import type { Classroom } from '../../../../src/contract/entities/classroom.ts'
import type {
  AgeRange,
  Language,
  Level,
  NumberOfStudentsRange,
  Subject,
} from '../../../../src/contract/entities/reference.ts'
import { statusHoldsUntil } from '../../../../src/contract/rules/next-status-change.ts'
import { rows } from '../../../db/database.ts'
import { refuse } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { avatarHoldsUntil, shownAvatar } from '../../files/area.ts'
import { type SharedRow, sharedFields } from '../shared-fields.ts'
import { countColumns, countJoins, counts, ownColumns } from './counts.ts'
import { fixedCourse } from './fixed-course.ts'
import { pairingJoins } from './other-classroom.ts'

interface DetailRow extends SharedRow {
  subject: Subject
  age_range: AgeRange | null
  number_students_range: NumberOfStudentsRange | null
  lang_native: Language | null
  lang_instruction: Language | null
  level: Level | null
  course: Classroom['course']
  fixed_course: Classroom['fixed_course']
  student_payment_required: boolean
  number_of_tokens: number
  partner: Classroom['partner']
  class_pairing: Classroom['class_pairing']
  teacher_assistants: Classroom['teacher_assistants']
}

/**
 * One classroom of the teacher, in one statement.
 * @returns it, and until when (ms since 1970) what is shown of it stays as it is
 * @throws 403 with code 10 when it is another's, or not there; the two are not told apart
 */
export async function findClassroom(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  id: number,
  now: number = Date.now(),
): Promise<{ data: Classroom; freshUntil: number }> {
  const [row] = await rows<DetailRow>(
    db,
    sql`with own as (select * from classrooms where id = ${id} and teacher_id = ${teacher.id}), ${counts}
        select ${ownColumns},
          c.student_payment_required, c.number_of_tokens,
          course.student_group_type_id as course_student_group_type_id,
          to_jsonb(subject) as subject, to_jsonb(age_range) as age_range,
          to_jsonb(number_range) as number_students_range, to_jsonb(native) as lang_native,
          to_jsonb(instruction) as lang_instruction, to_jsonb(level) as level,
          to_jsonb(course) as course, ${fixedCourse} as fixed_course, to_jsonb(pairing) as class_pairing,
          case when partner.id is not null then jsonb_build_object(
            'id', partner.id,
            'first_name', coalesce(partner.first_name, ''), 'last_name', coalesce(partner.last_name, ''),
            'full_name', concat_ws(' ', partner.first_name, partner.last_name), 'avatar', partner.avatar,
            'school_name', school.name, 'city', partner.city_name,
            'country', case when country.id is not null
              then jsonb_build_object('name', country.name, 'iso', country.iso) end
          ) end as partner,
          coalesce((
            select jsonb_agg(to_jsonb(a) order by a.id) from teacher_assistants a where a.classroom_id = c.id
          ), '[]') as teacher_assistants,
          ${countColumns}
        from own c
        join subjects subject on subject.id = c.subject_id
        left join age_ranges age_range on age_range.id = c.age_range_id
        left join number_students_ranges number_range on number_range.id = c.number_students_range_id
        left join languages native on native.id = c.lang_native_id
        left join languages instruction on instruction.id = c.lang_instruction_id
        left join levels level on level.id = c.level_id
        left join courses course on course.id = c.course_id
        ${pairingJoins}
        left join teachers partner on partner.id = other.teacher_id
        left join schools school on school.id = partner.school_id
        left join countries country on country.id = partner.country_id
        ${countJoins}`,
  )
  if (!row) throw refuse('classroomForbidden')
  const avatar = row.partner?.avatar ?? null
  const partner = row.partner && { ...row.partner, avatar: shownAvatar(tokens, avatar, now) }
  return {
    data: classroom(teacher, { ...row, partner }, now),
    freshUntil: Math.min(statusHoldsUntil(teacher, row, now), avatarHoldsUntil(avatar, now)),
  }
}

function classroom(teacher: SignedInTeacher, row: DetailRow, now: number): Classroom {
  const { subject, age_range, number_students_range, lang_native, lang_instruction, level, course, partner } =
    row
  return {
    ...sharedFields(teacher, row, now),
    subject_id: subject.id,
    subject,
    age_range_id: age_range?.id ?? null,
    age_range,
    number_students_range_id: number_students_range?.id ?? null,
    number_students_range,
    lang_native_id: lang_native?.id ?? null,
    lang_native,
    lang_instruction_id: lang_instruction?.id ?? null,
    lang_instruction,
    level_id: level?.id ?? null,
    level,
    course_id: course?.id ?? null,
    course,
    fixed_course: row.fixed_course,
    student_payment_required: row.student_payment_required,
    students_number: row.students_number,
    number_of_tokens: row.number_of_tokens,
    partner_id: partner?.id ?? null,
    partner,
    class_pairing: row.class_pairing,
    teacher: { full_name: teacher.full_name },
    teacher_assistants: row.teacher_assistants,
  }
}
