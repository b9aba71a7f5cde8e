import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { orderedIds, placeIssue, type TaskPlace } from '../../src/contract/rules/task-order.ts'
import { placeSentence } from '../../src/contract/server-messages/task-fields.ts'

describe('the place of a task', () => {
  const LEAST = 'Invalid value must be greater than or equal to 1'
  const MOST = 'Invalid value must be less than or equal to 4'
  const cases: [number, string | undefined][] = [
    [1, undefined],
    [4, undefined],
    [0, LEAST],
    [-1, LEAST],
    [1.5, LEAST],
    [Number.NaN, LEAST],
    [5, MOST],
  ]
  for (const [order, sentence] of cases)
    it(`${order} of four: ${sentence ?? 'good'}`, () => {
      const issue = placeIssue(order, 4)
      assert.equal(issue && placeSentence(issue), sentence)
    })
})

describe('tasks in another order', () => {
  const ids = [11, 12, 13, 14]
  const whole = (...list: number[]): TaskPlace[] => list.map((id, index) => ({ id, order: index + 1 }))
  const cases: [string, TaskPlace[], number[] | null][] = [
    ['the first goes last', [{ id: 11, order: 4 }], [12, 13, 14, 11]],
    ['the last goes first', [{ id: 14, order: 1 }], [14, 11, 12, 13]],
    ['one goes up a place', [{ id: 13, order: 2 }], [11, 13, 12, 14]],
    ['one stays', [{ id: 12, order: 2 }], ids],
    ['all of them', whole(13, 11, 14, 12), [13, 11, 14, 12]],
    ['all of them, told backwards', whole(13, 11, 14, 12).toReversed(), [13, 11, 14, 12]],
    ['another task', [{ id: 99, order: 1 }], null],
    ['another task among all', whole(13, 11, 14, 99), null],
    ['one twice', whole(13, 11, 14, 13), null],
    ['two for one place', [...whole(11, 12, 13), { id: 14, order: 3 }], null],
    ['all but one', whole(11, 12, 13), null],
    ['one too many', whole(11, 12, 13, 14, 15), null],
    ['none', [], null],
  ]
  for (const [what, asked, wanted] of cases)
    it(`${what}: ${wanted ?? 'none'}`, () => assert.deepEqual(orderedIds(ids, asked), wanted))

  it('of one task are that task', () => assert.deepEqual(orderedIds([7], [{ id: 7, order: 1 }]), [7]))
})
