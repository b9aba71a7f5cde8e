import assert from 'node:assert/strict'
import { it } from 'node:test'
import { GROUPS_PER_CLASSROOM_MAX } from '../../src/contract/limits/students.ts'
import { groupsNumberIssue } from '../../src/contract/rules/groups-number.ts'

for (const [typed, issue] of [
  ['1', null],
  [` ${GROUPS_PER_CLASSROOM_MAX} `, null],
  ['', 'required'],
  ['  ', 'required'],
  ['0', 'wrong'],
  [`${GROUPS_PER_CLASSROOM_MAX + 1}`, 'wrong'],
  ['-3', 'wrong'],
  ['1.5', 'wrong'],
  ['1e1', 'wrong'],
  ['3a', 'wrong'],
  ['٣', 'wrong'],
] as const) {
  it(`a number of groups that is typed as '${typed}' is ${issue ?? 'right'}`, () => {
    assert.equal(groupsNumberIssue(typed), issue)
  })
}
