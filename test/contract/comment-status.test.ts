import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commentStatusesBefore } from '../../src/contract/rules/comment-status.ts'

describe('a comment', () => {
  it('is approved from pending, deleted from either, and stays deleted', () => {
    assert.deepEqual(commentStatusesBefore('approved'), ['pending', 'approved'])
    assert.deepEqual(commentStatusesBefore('deleted'), ['pending', 'approved', 'deleted'])
  })
})
