import Type, { type Static } from 'typebox'
import { studentTaskStatuses } from '../rules/student-progress.ts'
import { ProgressionPercent } from './classroom.ts'
import { Nullable } from './nullable.ts'
import { Day, Id, Instant } from './reference.ts'

/** Where a student stands with a task; one that asks for responses has a second row for these. */
export const StudentTask = Type.Object({
  id: Id,
  task_name: Type.String(),
  type: Type.Enum(['create', 'response']),
  status: Type.Enum(studentTaskStatuses),
  due_date: Nullable(Day),
})
export type StudentTask = Static<typeof StudentTask>

/** A student, or a group by its name, which has no initial (P3 §3). */
export const Student = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_initial: Type.String(),
  full_name: Type.String({ description: 'first name and initial' }),
  username: Type.String({ description: 'signs in with it, the code of the classroom and a password' }),
  is_approved_name: Type.Boolean({
    description: 'false for a group whose name the teacher has yet to approve',
  }),
  partner_name: Nullable(Type.String({ description: 'of the partner’s group in the same place' })),
  partner_is_approved_name: Nullable(Type.Boolean()),
  tasks: Type.Array(StudentTask, { description: 'the visible ones that ask for a post, in their order' }),
  progression_percent: ProgressionPercent,
  pivot: Type.Object({
    approve_student_submissions: Type.Boolean({
      description: 'the partner sees only what the teacher has approved',
    }),
  }),
  payments: Type.Array(Type.Object({ created_at: Instant, amount: Type.Number({ description: 'USD' }) })),
  hasPayments: Type.Boolean(),
})
export type Student = Static<typeof Student>

/** With what a student signs in. The password is told this once, and a new one is asked for after the sign-in. */
export const StudentCredentials = Type.Object({
  id: Id,
  username: Type.String(),
  password: Type.String({ 'x-secret': true }),
  code: Type.String({ description: 'of the classroom' }),
})
export type StudentCredentials = Static<typeof StudentCredentials>

/** A group whose name was approved, with its first password, which is told this once. */
export const ApprovedGroup = Type.Object({ ...StudentCredentials.properties, group_name: Type.String() })
export type ApprovedGroup = Static<typeof ApprovedGroup>

/** Groups that each side of an exchange has, or has asked for; null where nobody has said (P3 §3). */
export const PartnerCheck = Type.Object({
  students_number: Nullable(Type.Integer()),
  partner_student_number: Nullable(Type.Integer({ description: 'null without a partner too' })),
  help_asked: Type.Boolean({ description: 'this side has asked for help with it' }),
})
export type PartnerCheck = Static<typeof PartnerCheck>

/** A group and its name, as it is reviewed (P3 §3 Group approval item). */
export const GroupName = Type.Object({
  id: Id,
  group_name: Type.String(),
  username_prefix: Type.String({ description: 'the username of the group' }),
})
export type GroupName = Static<typeof GroupName>
