import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  statusesBefore,
  submissionActions,
  submissionActionsOf,
  submissionStatuses,
  undoOf,
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

  for (const [before, action, undo] of [
    ['approved', 'blocked', 'approved'],
    ['blocked', 'approved', 'blocked'],
    ['unapproved', 'approved', 'unapproved'],
    ['approved', 'unapproved', 'approved'],
    ['pending', 'approved', null],
    ['pending', 'blocked', null],
    ['approved', 'deleted', null],
    ['pending', 'deleted', null],
  ] as const) {
    it(`that was ${before} and is ${action} now is undone by ${undo ?? 'nothing'}`, () =>
      assert.equal(undoOf(before, action), undo))
  }

  it('is never pending or anything at all by what a teacher does twice', () => {
    for (const action of submissionActions) assert.ok(statusesBefore(action).includes(action))
    assert.ok(!submissionActions.some(action => (action as string) === 'pending'))
    assert.equal(submissionStatuses.length, submissionActions.length + 1)
  })
})
