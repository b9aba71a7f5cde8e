import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { AgeRange, Day, Id, Instant, Language, Level, NumberOfStudentsRange, Subject } from './reference.ts'
import { ShownAvatar } from './user.ts'

/** Where a classroom exchange stands on its way; see rules/classroom-status.ts. */
export const classroomStatuses = ['not_started', 'active', 'concluded', 'expired'] as const
export type ClassroomStatus = (typeof classroomStatuses)[number]

/** Percent of the expected posts in each state. To-do is what is left to 100 (decision 18). */
export const ProgressionPercent = Type.Object({
  submitted: Type.Number({ minimum: 0, maximum: 100 }),
  approved: Type.Number({ minimum: 0, maximum: 100 }),
  blocked: Type.Number({ minimum: 0, maximum: 100 }),
})
export type ProgressionPercent = Static<typeof ProgressionPercent>

const GroupTypeSchema = Type.Enum([1, 2, 3], { description: '1 individual, 2 small group, 3 whole class' })

const shared = {
  id: Id,
  name: Type.String(),
  code: Type.String({ description: 'what students type to join' }),
  status: Type.Enum(classroomStatuses),
  start_date: Day,
  end_date: Day,
  created_at: Instant,
  expire_at: Nullable(Instant),
  course_student_group_type_id: GroupTypeSchema,
  progression_percent: ProgressionPercent,
}

/** A row of My Classrooms (P1 §3, Classroom list view). */
export const ClassroomListItem = Type.Object({
  ...shared,
  subject: Type.Pick(Subject, ['id', 'name']),
  tasks_count: Type.Integer(),
  submissions_count: Type.Integer(),
  responses_count: Type.Integer(),
  partner: Nullable(
    Type.Object({
      avatar: ShownAvatar,
      first_name: Type.String(),
      last_name: Type.String(),
      full_name: Type.String(),
    }),
  ),
})
export type ClassroomListItem = Static<typeof ClassroomListItem>

export const TeacherAssistant = Type.Object({ full_name: Type.String(), email: Type.String() })
export type TeacherAssistant = Static<typeof TeacherAssistant>

/** One classroom with what its page shows (P2 §3). */
export const Classroom = Type.Object({
  ...shared,
  subject_id: Id,
  subject: Subject,
  age_range_id: Nullable(Id),
  age_range: Nullable(AgeRange),
  number_students_range_id: Nullable(Id),
  number_students_range: Nullable(NumberOfStudentsRange),
  lang_native_id: Nullable(Id),
  lang_native: Nullable(Language),
  lang_instruction_id: Nullable(Id),
  lang_instruction: Nullable(Language),
  level_id: Nullable(Id),
  level: Nullable(Level),
  course_id: Nullable(Id),
  course: Nullable(Type.Object({ id: Id, name: Type.String(), course_guide_link: Nullable(Type.String()) })),
  fixed_course: Nullable(
    Type.Object(
      { id: Id, name: Type.String() },
      { description: 'students have posted with it, here or at the partner’s: no other one can be added' },
    ),
  ),
  student_payment_required: Type.Boolean(),
  students_number: Nullable(Type.Integer()),
  number_of_tokens: Type.Integer(),
  partner_id: Nullable(Id),
  partner: Nullable(
    Type.Object({
      id: Id,
      first_name: Type.String(),
      last_name: Type.String(),
      full_name: Type.String(),
      avatar: ShownAvatar,
      school_name: Nullable(Type.String()),
      city: Nullable(Type.String()),
      country: Nullable(Type.Object({ name: Type.String(), iso: Type.String() })),
    }),
  ),
  class_pairing: Nullable(
    Type.Object({
      id: Id,
      status: Type.Enum(['alone', 'paired'], { description: "'alone' until a partner comes" }),
    }),
  ),
  teacher: Type.Object({ full_name: Type.String() }),
  teacher_assistants: Type.Array(TeacherAssistant),
})
export type Classroom = Static<typeof Classroom>

/**
 * A classroom as it is created and saved (`ClassroomValues` of rules/classroom-form.ts, which has the rules). The
 * dates of independent teachers are set by the server.
 */
export const ClassroomForm = Type.Object({
  name: Nullable(Type.String()),
  subject_id: Nullable(Id),
  lang_native_id: Nullable(Id),
  lang_instruction_id: Nullable(Id),
  level_id: Nullable(Id),
  start_date: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
  end_date: Nullable(Type.String({ description: 'YYYY-MM-DD, 90 days after the start' })),
  number_students_range_id: Nullable(Id),
  age_range_id: Nullable(Id),
})
export type ClassroomForm = Static<typeof ClassroomForm>
