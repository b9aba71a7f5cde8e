import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  askedBy,
  filterOfTask,
  isAskedFor,
  isFilter,
  PARTNER_FILTER,
} from '../../src/contract/rules/submission-filter.ts'

const postOf = (status: string, task: number) => ({ status, class_task: { id: task } })

describe('a filter of submissions', () => {
  for (const [filter, lets] of [
    [null, ['pending 1', 'approved 1', 'pending 2', 'blocked 12']],
    ['pending', ['pending 1', 'pending 2']],
    ['approved', ['approved 1']],
    ['task:1', ['pending 1', 'approved 1']],
    ['task:12', ['blocked 12']],
    ['task:3', []],
  ] as const) {
    it(`that is ${filter} lets ${lets.join(', ') || 'nothing'} through`, () => {
      const through = ['pending 1', 'approved 1', 'pending 2', 'blocked 12'].filter(post => {
        const [status = '', task] = post.split(' ')
        return isAskedFor(filter, postOf(status, Number(task)))
      })
      assert.deepEqual(through, lets)
    })
  }

  for (const [text, asked, isOne, isPartners] of [
    ['approved', { status: 'approved', task: null }, true, true],
    ['pending', { status: 'pending', task: null }, true, false],
    ['task:12', { status: null, task: 12 }, true, true],
    ['blocked', { status: null, task: null }, false, false],
    ['', { status: null, task: null }, false, false],
  ] as const) {
    it(`reads ‘${text}’`, () => {
      assert.deepEqual(askedBy(text), asked)
      assert.equal(isFilter(text), isOne)
      assert.equal(new RegExp(PARTNER_FILTER).test(text), isPartners)
    })
  }

  it('is none with anything else around a task’s number', () => {
    for (const text of ['task:', 'task:0', 'task:01', 'task:first', 'task:1 ', ' task:1', 'task:12345678901'])
      assert.ok(!isFilter(text), text)
    assert.ok(isFilter(filterOfTask(7)))
    assert.equal(askedBy(filterOfTask(7)).task, 7)
  })
})
