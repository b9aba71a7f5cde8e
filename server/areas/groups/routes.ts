import type { groupEndpoints } from '../../../src/contract/endpoints/groups.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { askForGroups } from './ask-for-groups.ts'
import { approveNames, renameGroup } from './name-groups.ts'
import { refuse } from './refusals.ts'
import { namesToReview } from './repository/names.ts'
import { checkGroups } from './repository/sides.ts'

export const handlers = ({ db, tokens }: Services): Handlers<keyof typeof groupEndpoints> => ({
  'PUT /api/teacher/classrooms/{id}/students-number': async ({ teacher, params, body }) => {
    const number = body.students_number
    await askForGroups(db, teacher, params.id, number)
    const { groupsHelpAsked, groupsNumberSaved } = studentSentences
    return { message: number === undefined ? groupsHelpAsked : groupsNumberSaved }
  },

  'GET /api/teacher/classrooms/{id}/check-students-number': async ({ teacher, params }) => {
    const data = await checkGroups(db, { id: params.id, teacherId: teacher.id })
    if (!data) throw refuse('classroomForbidden')
    return { data, freshUntil: Number.POSITIVE_INFINITY }
  },

  'GET /api/teacher/classrooms/{id}/small-group-names': async ({ teacher, params }) => {
    const data = await namesToReview(db, teacher.id, params.id)
    if (!data) throw refuse('classroomForbidden')
    return { data, freshUntil: Number.POSITIVE_INFINITY }
  },

  'PUT /api/teacher/classrooms/{id}/approve-groups-names': async call => ({
    message: studentSentences.groupNamesApproved,
    data: await approveNames({ db, tokens }, call),
  }),

  'PUT /api/teacher/classrooms/{id}/update-student-name': async ({ teacher, params, body }) => {
    await renameGroup(db, teacher, params.id, body)
    return { message: studentSentences.renamed }
  },
})
