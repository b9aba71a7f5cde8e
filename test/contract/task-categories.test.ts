import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  asksForResponses,
  hasResponses,
  isWithoutPosts,
  responsesOf,
} from '../../src/contract/rules/task-categories.ts'

/** By category: whether a form has a step to respond, whether nobody posts, and what `number_responses` 1 asks for. */
const table: [category: string, hasResponses: boolean, isWithoutPosts: boolean, asked: number][] = [
  ['independent_no_response', false, false, 1],
  ['independent_peer_response', true, false, 1],
  ['exchange', true, false, 1],
  ['introduction', false, false, 0],
  ['activity', false, true, 1],
  ['reflection', false, true, 1],
]

describe('the category of a task', () => {
  for (const [task_category, has, without, asked] of table)
    it(`${task_category} says whether students respond, and whether they post`, () => {
      assert.deepEqual([hasResponses(task_category), isWithoutPosts(task_category)], [has, without])
      const task = { task_category, number_responses: 1 }
      assert.deepEqual([responsesOf(task), asksForResponses(task)], [asked, asked > 0])
      assert.equal(asksForResponses({ task_category, number_responses: 0 }), false)
    })
})
