import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { ApprovedGroup, GroupName, PartnerCheck } from '../entities/student.ts'
import { StudentNameText } from '../entities/student-name-text.ts'
import {
  GROUPS_PER_CLASSROOM_MAX,
  GROUPS_PER_CLASSROOM_MIN,
  STUDENT_NAME_MAX_LETTERS,
} from '../limits/students.ts'
import { studentSentences } from '../server-messages/students.ts'

const shared = { access: 'teacher', params: Type.Object({ id: Id }) } as const

const ReviewedName = Type.Object({ id: Id, group_name: StudentNameText(STUDENT_NAME_MAX_LETTERS) })

/** The groups of a small-group classroom (P3 §4 Small-group flow, §7). All answer 403 with code 10 for a foreign one. */
export const groupEndpoints = {
  'PUT /api/teacher/classrooms/{id}/students-number': {
    summary:
      'How many groups there shall be; without a number the teacher asks for help. Once both partners have said the same, the groups are there. 422 with code 74 when they are already.',
    spec: 'P3 §4 Small-group flow',
    ...shared,
    body: Type.Object({
      students_number: Type.Optional(
        Type.Integer({
          minimum: GROUPS_PER_CLASSROOM_MIN,
          maximum: GROUPS_PER_CLASSROOM_MAX,
          refusal: studentSentences.groupsNumberWrong,
        }),
      ),
    }),
  },
  'GET /api/teacher/classrooms/{id}/check-students-number': {
    summary: 'How many groups this side and the partner’s have, or have asked for.',
    spec: 'P3 §3 Partner check result',
    ...shared,
    data: PartnerCheck,
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/small-group-names': {
    summary: 'The groups whose names wait for the teacher’s approval.',
    spec: 'P3 §3 Group approval item',
    ...shared,
    data: Type.Array(GroupName),
    revalidates: true,
  },
  'PUT /api/teacher/classrooms/{id}/approve-groups-names': {
    summary:
      'Approves names as they are given, of all these groups or of none, and gives a first password to each of them that has none; the answer tells these alone. 404 with code 70.',
    spec: 'P3 §5 Group name in review',
    ...shared,
    body: Type.Object({
      groups: Type.Array(ReviewedName, { minItems: 1, maxItems: GROUPS_PER_CLASSROOM_MAX }),
    }),
    data: Type.Array(ApprovedGroup),
    idempotent: true,
  },
  'PUT /api/teacher/classrooms/{id}/update-student-name': {
    summary: 'Renames one group in review. 404 with code 70 when it is not in the classroom.',
    spec: 'P3 §5 Group name in review',
    ...shared,
    body: ReviewedName,
  },
} as const satisfies EndpointMap
