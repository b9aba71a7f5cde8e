import type { GroupName } from '../../contract/entities/student.ts'
import { studentNameSentences } from '../../contract/server-messages/students.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { groups as t } from '../messages/groups.ts'

const sentenceOf = (first_name: string) =>
  studentNameSentences({ first_name, last_initial: '' }, true).first_name

/** The form in which the names of groups are changed and approved, all of them at once (P3 §5 Group name in review). */
export const createGroupsReview = (id: number, names: readonly GroupName[], taken: () => void) =>
  createForm({
    fields: { groups: [...names] },
    rules: {
      groups: typed =>
        Object.fromEntries(
          typed.map(({ group_name }, index) => [`${index}.group_name`, sentenceOf(group_name)]),
        ),
    },
    taken,

    async send(draft, signal): Promise<null> {
      const groups = draft.groups.map(group => ({ id: group.id, group_name: group.group_name.trim() }))
      await call(
        'PUT /api/teacher/classrooms/{id}/approve-groups-names',
        { groups },
        { params: { id }, signal },
      )
      return null
    },

    explain: (error, refused) =>
      Object.keys(refused).length > 0 ? null : explainFailure(error, t.reviewFailed),
  })
