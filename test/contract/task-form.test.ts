import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ExpiryOwner } from '../../src/contract/rules/exchange-expiry.ts'
import { lastDueDay } from '../../src/contract/rules/last-due-day.ts'
import { taskRules } from '../../src/contract/rules/task-form.ts'
import { type TaskField, taskFields } from '../../src/contract/rules/task-values.ts'
import { taskSentence } from '../../src/contract/server-messages/task-fields.ts'
import { contextOf, goodTask, type TaskCase, taskCases } from './task-form-cases.ts'

function saidOf(given: TaskCase): Record<string, string> {
  const issues = taskRules({ ...goodTask, ...given.values }, contextOf(given))
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, taskSentence(field as TaskField, issue)]),
  )
}

describe('the rules of a task', () => {
  for (const given of taskCases) {
    it(`${given.who ?? 'teacher'}, ${given.what}: ${Object.values(given.issues).join(' ') || 'good'}`, () =>
      assert.deepEqual(saidOf(given), given.issues))
  }

  it('have a case for every field', () => {
    const touched = new Set(taskCases.flatMap(({ issues }) => Object.keys(issues)))
    assert.deepEqual([...touched].sort(), [...taskFields].sort())
  })

  it('say what is wrong in the order in which it is asked for', () => {
    const values = { task_name: '', task_category: 'x', due_date: 'x', topic: 'x'.repeat(255) }
    const issues = taskRules({ ...goodTask, ...values }, contextOf({ what: '', values, issues: {} }))
    assert.deepEqual(Object.keys(issues), ['task_name', 'topic', 'task_category', 'due_date'])
  })
})

describe('the last day on which a task may be due', () => {
  const teacher: ExpiryOwner = {
    user_type: { slug: 'teacher' },
    school: null,
    independent_subscription: null,
  }
  const independent: ExpiryOwner = {
    ...teacher,
    user_type: { slug: 'independent-teacher-players' },
    independent_subscription: { end_date: '2028-06-30' },
  }
  const dates = { end_date: '2028-02-29', expire_at: '2028-11-30T12:00:00.000Z' }
  const cases: [
    string,
    ExpiryOwner,
    { end_date: string; expire_at: string | null },
    string,
    string | null,
  ][] = [
    ['while it runs', teacher, dates, '2028-02-28', '2028-02-29'],
    ['on the day on which it ends', teacher, dates, '2028-02-29', '2028-02-29'],
    ['once it has ended', teacher, dates, '2028-03-01', '2028-11-30'],
    ['of an independent teacher once it has ended', independent, dates, '2028-03-01', '2028-06-30'],
    ['once it has ended and nothing expires', teacher, { ...dates, expire_at: null }, '2028-03-01', null],
  ]
  for (const [what, owner, classroom, today, day] of cases)
    it(`${what}: ${day}`, () => assert.equal(lastDueDay(owner, classroom, today), day))
})
