import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type ClassroomField,
  classroomFields,
  classroomRules,
} from '../../src/contract/rules/classroom-form.ts'
import { dayAfter, daysAnywhere, isDay } from '../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import { classroomFormSentence } from '../../src/contract/server-messages/classroom-forms.ts'
import { type ClassroomCase, classroomCases, contextOf, goodClassroom } from './classroom-form-cases.ts'

function saidOf(given: ClassroomCase): Record<string, string> {
  const issues = classroomRules({ ...goodClassroom, ...given.values }, contextOf(given))
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, classroomFormSentence(issue)]),
  )
}

describe('the rules of a classroom', () => {
  for (const given of classroomCases) {
    it(`${given.who ?? 'teacher'}, ${given.what}: ${Object.values(given.issues).join(' ') || 'good'}`, () =>
      assert.deepEqual(saidOf(given), given.issues))
  }

  it('have a case for every field', () => {
    const touched = new Set(classroomCases.flatMap(({ issues }) => Object.keys(issues)))
    assert.deepEqual([...touched].sort(), [...classroomFields].sort())
  })

  it('say what is wrong in the order in which it is asked for', () => {
    const values: Record<ClassroomField, null> = {
      name: null,
      subject_id: null,
      lang_native_id: null,
      lang_instruction_id: null,
      level_id: null,
      start_date: null,
      end_date: null,
      number_students_range_id: null,
      age_range_id: null,
    }
    const asked = classroomFields.filter(field => field !== 'lang_instruction_id' && field !== 'level_id')
    assert.deepEqual(Object.keys(classroomRules(values, contextOf({ what: '', values, issues: {} }))), asked)
  })

  it('check no list that has not come', () => {
    const values = { ...goodClassroom, lang_native_id: 88, age_range_id: 77, number_students_range_id: 66 }
    const context = { ...contextOf({ what: '', values, issues: {} }), choosable: {} }
    assert.deepEqual(classroomRules(values, context), {})
  })
})

describe('days', () => {
  it('are those of the calendar', () => {
    const days = [
      '2028-02-29',
      '2027-02-29',
      '2100-02-29',
      '2000-02-29',
      '2027-02-31',
      '2027-1-01',
      '2027-12-31',
    ]
    assert.deepEqual(days.filter(isDay), ['2028-02-29', '2000-02-29', '2027-12-31'])
  })

  it('end an exchange 90 days after its start, through leap years and changes of the clock', () => {
    const ends = ['2027-12-01', '2028-02-29', '2027-11-30', '2026-12-01', '2026-03-01'].map(exchangeEndDate)
    assert.deepEqual(ends, ['2028-02-29', '2028-05-29', '2028-02-28', '2027-03-01', '2026-05-30'])
  })

  it('go back as well', () => assert.equal(dayAfter('2028-03-01', -1), '2028-02-29'))

  it('are several at once on earth', () => {
    assert.deepEqual(daysAnywhere(Date.parse('2028-03-01T11:00:00Z')), {
      earliest: '2028-02-29',
      latest: '2028-03-02',
    })
    assert.deepEqual(daysAnywhere(Date.parse('2028-03-01T09:59:59Z')), {
      earliest: '2028-02-29',
      latest: '2028-03-01',
    })
    assert.deepEqual(daysAnywhere(Date.parse('2028-03-01T12:00:00Z')), {
      earliest: '2028-03-01',
      latest: '2028-03-02',
    })
  })
})
