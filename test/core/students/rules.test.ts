import { expect } from '@open-wc/testing'
import { studentNameSentences } from '../../../src/contract/server-messages/students.ts'
import { paymentText } from '../../../src/core/students/payment-text.ts'
import { EVERYBODY, type StudentQuestion, studentQuery } from '../../../src/core/students/student-question.ts'
import { studentRights } from '../../../src/core/students/student-rights.ts'
import { shownStatus, taskCounts } from '../../../src/core/students/task-counts.ts'
import { aClassroom } from '../../widgets/classroom/a-classroom.ts'

describe('the question that a list of students is asked', () => {
  const asked: [Partial<StudentQuestion>, boolean, object][] = [
    [{}, false, {}],
    [{ search: '  ' }, false, {}],
    [{ search: ' omar ' }, false, { search_string: 'omar' }],
    [{ search: 'a'.repeat(151) }, false, { search_string: 'a'.repeat(150) }],
    [{ status: 'pending' }, false, { filter_by: 'pending' }],
    [{ order: 'z-a' }, false, { order_by: 'z-a' }],
    [{ isByCategory: true }, false, { percentage_by_category: '1' }],
    [{ isByCategory: true }, true, { percentage_by_category: '0' }],
    [{}, true, { percentage_by_category: '0' }],
  ]
  for (const [changes, independent, query] of asked) {
    it(`is ${JSON.stringify(query).slice(0, 60)} for ${JSON.stringify(changes).slice(0, 40)}${independent ? ' of an independent teacher' : ''}`, () => {
      expect(studentQuery({ ...EVERYBODY, ...changes }, independent)).to.deep.equal(query)
    })
  }
})

describe('what may be done with students', () => {
  const groups = { course_student_group_type_id: 2 } as const
  const expired = { status: 'expired' } as const
  const aged = (min_age: number) => ({ age_range: { id: 1, name: '', min_age } })
  const cases: [string, Parameters<typeof aClassroom>[0], string | undefined, object][] = [
    ['individual', aged(13), undefined, { inGroups: false, addsAndRemoves: true, hasFiles: true }],
    ['groups', groups, undefined, { inGroups: true, addsAndRemoves: false, hasFiles: false }],
    ['groups, for an operator', groups, 'ops@demo.test', { addsAndRemoves: true, hasFiles: false }],
    ['13', aged(13), undefined, { approvalLock: null, isYoung: false, isExpired: false }],
    ['12', aged(12), undefined, { approvalLock: 'under-13', isYoung: true }],
    ['of no age', { age_range: null }, undefined, { approvalLock: 'no-age-range', isYoung: true }],
    ['expired', { ...aged(13), ...expired }, undefined, { approvalLock: 'expired', isExpired: true }],
    ['expired and 12', { ...aged(12), ...expired }, undefined, { approvalLock: 'under-13' }],
  ]
  for (const [what, classroom, operator, rights] of cases) {
    it(`is ${JSON.stringify(rights)} where they are ${what}`, () => {
      expect(studentRights(aClassroom(classroom), operator ? { operator } : {})).to.include(rights)
    })
  }
})

describe('the statuses of tasks', () => {
  it('are counted, what waits for the teacher first', () => {
    const statuses = ['approved', 'to-do', 'approved', 'pending', 'lost', 'blocked', 'unapproved'] as const
    const tasks = statuses.map(status => ({ status: status as 'to-do' }))
    expect(taskCounts(tasks).map(({ status, count }) => `${count} ${status}`)).to.deep.equal([
      '1 pending',
      '1 blocked',
      '1 unapproved',
      '2 to-do',
      '2 approved',
    ])
    expect(taskCounts([])).to.deep.equal([])
  })

  it('that are unknown are To Do', () => {
    expect(shownStatus('lost')).to.equal('to-do')
    expect(shownStatus('blocked')).to.equal('blocked')
  })
})

describe('what is said of payments', () => {
  it('is the latest, or that there is none', () => {
    const payments = [
      { created_at: '2025-09-05T12:00:00.000Z', amount: 25 },
      { created_at: '2025-10-05T12:00:00.000Z', amount: 12.5 },
    ]
    expect(paymentText({ payments })).to.equal('Student paid $12.50 on 10/5/2025')
    expect(paymentText({ payments: [] })).to.equal('The student has not yet paid')
  })
})

describe('the name of a group', () => {
  const cases: [string, string | undefined][] = [
    ['Blue Herons', undefined],
    ['Zoë’s', 'Do not include numbers or symbols.'],
    ['Group 2', 'Do not include numbers or symbols.'],
    ['', 'Field required.'],
  ]
  for (const [first_name, sentence] of cases) {
    it(`'${first_name}' is ${sentence ?? 'taken'}`, () => {
      expect(studentNameSentences({ first_name, last_initial: '' }, true)).to.deep.equal(
        sentence ? { first_name: sentence } : {},
      )
    })
  }
})
