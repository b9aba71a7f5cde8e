import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  statusesBefore,
  submissionActions,
  submissionActionsOf,
  submissionStatuses,
} from '../../src/contract/rules/submission-status.ts'

describe('the status of a post', () => {
  for (const [status, actions] of [
    ['pending', ['approved', 'unapproved', 'blocked', 'deleted']],
    ['approved', ['unapproved', 'blocked', 'deleted']],
    ['unapproved', ['approved', 'blocked', 'deleted']],
    ['blocked', ['approved', 'unapproved', 'deleted']],
    ['deleted', []],
  ] as const) {
    it(`that is ${status} becomes ${actions.join(', ') || 'nothing else'}`, () => {
      assert.deepEqual(submissionActionsOf(status), actions)
      for (const action of submissionActions)
        assert.equal(statusesBefore(action).includes(status), [status, ...actions].includes(action), action)
    })
  }

  it('is never pending or anything at all by what a teacher does twice', () => {
    for (const action of submissionActions) assert.ok(statusesBefore(action).includes(action))
    assert.ok(!submissionActions.some(action => (action as string) === 'pending'))
    assert.equal(submissionStatuses.length, submissionActions.length + 1)
  })
})
