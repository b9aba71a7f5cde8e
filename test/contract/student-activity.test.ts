import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Posts, taskActivity } from '../../src/contract/rules/student-activity.ts'

const ADA = { id: 1, name: 'Ada' }
const BEN = { id: 2, name: 'Ben' }
const CLEO = { id: 3, name: 'Cleo' }
const three = [ADA, BEN, CLEO]

const created = (student_id: number, posted = 1, pending = 0): Posts => ({
  student_id,
  is_response: false,
  posted,
  pending,
})
const responded = (student_id: number, posted = 1, pending = 0): Posts => ({
  ...created(student_id, posted, pending),
  is_response: true,
})

describe('how far a classroom is with a task', () => {
  /** Posters, responses that each owes, posts; then percent, pending and who is missing, of posts and of responses. */
  type Side = [percent: number, pending: number, missing: string]
  const cases: [string, typeof three, number, Posts[], Side, Side | null][] = [
    ['nobody is there', [], 1, [], [0, 0, ''], [0, 0, '']],
    ['nobody has posted', three, 1, [], [0, 0, 'Ada Ben Cleo'], [0, 0, 'Ada Ben Cleo']],
    ['one of three has', three, 1, [created(2)], [33, 0, 'Ada Cleo'], [0, 0, 'Ada Ben Cleo']],
    ['two of three have', three, 1, [created(1), created(3, 1, 1)], [66, 1, 'Ben'], [0, 0, 'Ada Ben Cleo']],
    [
      'all have, and a response is there',
      three,
      1,
      [created(1), created(2), created(3), responded(1, 1, 1)],
      [100, 0, ''],
      [33, 1, 'Ben Cleo'],
    ],
    [
      'a post was sent back or deleted',
      three,
      1,
      [created(1, 0)],
      [0, 0, 'Ada Ben Cleo'],
      [0, 0, 'Ada Ben Cleo'],
    ],
    [
      'one posts more often than asked',
      three,
      1,
      [created(1, 4, 3)],
      [33, 3, 'Ben Cleo'],
      [0, 0, 'Ada Ben Cleo'],
    ],
    [
      'three responses are asked for',
      three,
      3,
      [responded(1, 3), responded(2, 1), responded(3, 5, 2)],
      [0, 0, 'Ada Ben Cleo'],
      [77, 2, ''],
    ],
    ['there is no respond step', three, 0, [created(1), responded(1, 1, 1)], [33, 0, 'Ben Cleo'], null],
    ['the class posts as one', [ADA], 1, [created(1), responded(1, 1, 1)], [100, 0, ''], [100, 1, '']],
    ['somebody has left', [BEN], 1, [created(1), created(2)], [100, 0, ''], [0, 0, 'Ben']],
  ]
  for (const [what, posters, owed, posts, create, response] of cases) {
    it(`when ${what}`, () => {
      const activity = taskActivity(posters, owed, posts)
      const sides = [activity.create, activity.response].map(
        side => side && [side.percent, side.pending, side.inactive.map(({ name }) => name).join(' ')],
      )
      assert.deepEqual(sides, [create, response])
    })
  }

  it('is never done before it is', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ id: index + 1 }))
    const allButOne = many.slice(1).map(({ id }) => created(id))
    assert.equal(taskActivity(many, 0, allButOne).create.percent, 99)
  })
})
