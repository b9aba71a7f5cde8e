import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type OwedPosts,
  studentProgress,
  studentTaskStatus,
} from '../../src/contract/rules/student-progress.ts'

/** So many posts that are approved, pending, blocked, unapproved. */
const posts = (approved = 0, pending = 0, blocked = 0, unapproved = 0) => ({
  approved,
  pending,
  blocked,
  unapproved,
})
const owed = (number: number, counts = posts(), category = 'exchange'): OwedPosts => ({
  category,
  owed: number,
  ...counts,
})

describe('where a student stands with a task', () => {
  for (const [what, counts, asked, status] of [
    ['nothing is there', posts(), 1, 'to-do'],
    ['it waits for the teacher', posts(0, 1), 1, 'pending'],
    ['it is approved', posts(1), 1, 'approved'],
    ['it is blocked', posts(0, 0, 1), 1, 'blocked'],
    ['it was sent back', posts(0, 0, 0, 1), 1, 'unapproved'],
    ['it was sent back and posted again', posts(0, 1, 0, 1), 1, 'pending'],
    ['an older one is blocked', posts(1, 0, 1), 1, 'approved'],
    ['more than asked waits', posts(1, 2), 1, 'approved'],
    ['one of two is blocked, none waits', posts(1, 0, 1), 2, 'blocked'],
    ['one of two is sent back', posts(1, 0, 0, 1), 2, 'unapproved'],
    ['one of two is blocked, one sent back', posts(0, 0, 1, 1), 2, 'blocked'],
    ['one of two waits, one is blocked', posts(0, 1, 1), 2, 'pending'],
    ['one of two waits', posts(1, 1), 2, 'pending'],
    ['one of two is missing', posts(1), 2, 'submitted'],
    ['two of two are approved', posts(2), 2, 'approved'],
  ] as const) {
    it(`is ${status} when ${what}`, () => assert.equal(studentTaskStatus(counts, asked), status))
  }
})

describe('how far a student is', () => {
  const percent = (submitted: number, approved: number, blocked: number) => ({ submitted, approved, blocked })

  for (const [what, list, together, byCategory] of [
    ['nothing is asked', [], percent(0, 0, 0), percent(0, 0, 0)],
    ['nothing is owed of what is there', [owed(0, posts(3))], percent(0, 0, 0), percent(0, 0, 0)],
    ['nothing is there', [owed(1), owed(2)], percent(0, 0, 0), percent(0, 0, 0)],
    ['all is approved', [owed(1, posts(1)), owed(2, posts(2))], percent(0, 100, 0), percent(0, 100, 0)],
    ['one of three waits', [owed(1, posts(0, 1)), owed(2)], percent(33.33, 0, 0), percent(33.33, 0, 0)],
    ['more is there than asked', [owed(1, posts(2, 1, 1))], percent(0, 100, 0), percent(0, 100, 0)],
    [
      'too much of one is nothing for another',
      [owed(1, posts(3)), owed(1)],
      percent(0, 50, 0),
      percent(0, 50, 0),
    ],
    [
      'one waits and one is blocked of two',
      [owed(2, posts(0, 1, 1))],
      percent(50, 0, 50),
      percent(50, 0, 50),
    ],
    ['a blocked one has been done again', [owed(1, posts(0, 1, 1))], percent(100, 0, 0), percent(100, 0, 0)],
    ['one was sent back', [owed(1, posts(0, 0, 0, 1))], percent(0, 0, 0), percent(0, 0, 0)],
    [
      'a small category is done and a large one is not',
      [owed(1, posts(1), 'introduction'), owed(4), owed(5, posts(0, 5))],
      percent(50, 10, 0),
      percent(27.77, 50, 0),
    ],
  ] as const) {
    it(`is as it should be when ${what}`, () => {
      assert.deepEqual(studentProgress(list, false), together)
      assert.deepEqual(studentProgress(list, true), byCategory)
    })
  }
})
