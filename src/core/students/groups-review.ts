import type { ApprovedGroup, GroupName } from '../../contract/entities/student.ts'
import { studentNameSentences } from '../../contract/server-messages/students.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { groups as t } from '../messages/groups.ts'
import { platform } from '../platform.ts'

const sentenceOf = (first_name: string) =>
  studentNameSentences({ first_name, last_initial: '' }, true).first_name

/**
 * The form in which the names of groups are changed and approved, all of them at once (P3 §5 Group name in review).
 * `taken` is told of those that have a first password by it.
 */
export function createGroupsReview(
  id: number,
  names: readonly GroupName[],
  taken: (groups: readonly ApprovedGroup[]) => void,
) {
  /** Of these names: an approval whose answer was lost is asked for again, and tells the same passwords. */
  let sent = { names: '', key: '' }
  function keyOf(body: object): string {
    const names = JSON.stringify(body)
    if (sent.names !== names) sent = { names, key: platform.newId() }
    return sent.key
  }

  return createForm({
    fields: { groups: [...names] },
    rules: {
      groups: typed =>
        Object.fromEntries(
          typed.map(({ group_name }, index) => [`${index}.group_name`, sentenceOf(group_name)]),
        ),
    },
    taken,

    async send(draft, signal): Promise<readonly ApprovedGroup[]> {
      const groups = draft.groups.map(group => ({ id: group.id, group_name: group.group_name.trim() }))
      const { data } = await call(
        'PUT /api/teacher/classrooms/{id}/approve-groups-names',
        { groups },
        { params: { id }, signal, idempotencyKey: keyOf(groups) },
      )
      return data
    },

    explain: (error, refused) =>
      Object.keys(refused).length > 0 ? null : explainFailure(error, t.reviewFailed),
  })
}
