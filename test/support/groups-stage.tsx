import type { ApprovedGroup, GroupName, PartnerCheck } from '../../src/contract/entities/student.ts'
import type { GroupsClassroom } from '../../src/core/students/groups-stand.ts'
import { GroupsFlow } from '../../src/parts/students/groups/groups-flow.tsx'
import { show } from '../ui/show.tsx'
import { answer, answered } from './answer.ts'
import { until } from './until.ts'

export const CHECK = 'GET /api/teacher/classrooms/{id}/check-students-number'
export const NAMES = 'GET /api/teacher/classrooms/{id}/small-group-names'
export const NUMBER = 'PUT /api/teacher/classrooms/{id}/students-number'
export const APPROVE = 'PUT /api/teacher/classrooms/{id}/approve-groups-names'
export const NUMBER_TITLE = 'How many groups are in your classroom?'
export const REVIEW_TITLE = 'Review the names of your groups'
export const HELP = 'Thank you for letting us know! Someone will be in contact with you soon.'

export const partner: GroupsClassroom['partner'] = {
  id: 9,
  first_name: 'Lucía',
  last_name: 'Ortega',
  full_name: 'Lucía Ortega',
  avatar: null,
  school_name: null,
  city: null,
  country: null,
}
export const classroom: GroupsClassroom = { id: 7, status: 'active', partner, students_number: null }
export const name = (id: number, group_name: string): GroupName => ({
  id,
  group_name,
  username_prefix: `otter-maple-${id}`,
})
/** With what a group signs in whose name was approved. */
export const PASSWORD: ApprovedGroup = {
  id: 31,
  group_name: 'Herons',
  username: 'otter-maple-31',
  password: 'river-lemon-harbor-31',
  code: 'QX7KLM',
}
export const NEW = [name(31, 'Herons'), name(32, 'Owls')]

export function says(own: number | null, theirs: number | null, names: GroupName[] = [], help_asked = false) {
  const data: PartnerCheck = { students_number: own, partner_student_number: theirs, help_asked }
  answer(CHECK, { success: true, data })
  answer(NAMES, { success: true, data: names })
}

export function opened(of: Partial<GroupsClassroom> = {}) {
  const heard: string[] = []
  const shown = show(
    <GroupsFlow
      classroom={{ ...classroom, ...of }}
      portal="https://luv.example/demo/student/"
      onChanged={() => heard.push('changed')}
    />,
  )
  return { ...shown, heard }
}

export const asked = () =>
  until(() => answered(CHECK).length > 0 && answered(NAMES).length > 0, 'both questions')
