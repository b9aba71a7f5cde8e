import { expect } from '@open-wc/testing'
import {
  type ListState,
  nextListState,
  type Question,
  withFilter,
} from '../../../src/widgets/classroom-list/list-state.ts'
import { anItem } from './a-list.ts'

const newest: Question = { filter: 'newest', search: '' }
const oldest: Question = { filter: 'oldest', search: '' }
const rows = [anItem()]
const error = new Error('down')

describe('what a classroom list shows next', () => {
  const cases: [string, ListState, Question, Parameters<typeof nextListState>[2], ListState][] = [
    [
      'nothing while the first answer is coming',
      { at: 'loading' },
      newest,
      { at: 'loading' },
      { at: 'loading' },
    ],
    [
      'the rows that came',
      { at: 'loading' },
      newest,
      { at: 'ready', data: rows },
      { at: 'ready', classrooms: rows, question: newest },
    ],
    [
      'the old rows while another question is asked',
      { at: 'ready', classrooms: rows, question: newest },
      oldest,
      { at: 'loading' },
      { at: 'changing', classrooms: rows, question: newest },
    ],
    [
      'the rows from before when a refresh fails',
      { at: 'ready', classrooms: rows, question: newest },
      newest,
      { at: 'failed', reason: 'Down.', error, data: rows },
      { at: 'outdated', classrooms: rows, question: newest, reason: 'Down.' },
    ],
    [
      'a failure in place of rows that answer another question',
      { at: 'changing', classrooms: rows, question: newest },
      oldest,
      { at: 'failed', reason: 'Down.', error },
      { at: 'failed', reason: 'Down.' },
    ],
    [
      'nothing of what was there when the poll starts over',
      { at: 'ready', classrooms: rows, question: newest },
      newest,
      { at: 'loading' },
      { at: 'loading' },
    ],
  ]
  for (const [what, before, question, poll, after] of cases) {
    it(`is ${what}`, () => expect(nextListState(before, question, poll)).to.deep.equal(after))
  }

  it('keeps the object of a row that says nothing new', () => {
    const changed = [anItem(), anItem({ id: 8, name: 'New' })]
    const next = nextListState({ at: 'ready', classrooms: rows, question: newest }, newest, {
      at: 'ready',
      data: changed,
    })
    if (next.at !== 'ready') throw new Error(next.at)
    expect(next.classrooms[0]).to.equal(rows[0])
    expect(next.classrooms[1]).to.equal(changed[1])
  })
})

describe('a question with another filter', () => {
  const cases: [Question, Question['filter'], string][] = [
    [{ filter: 'newest', search: 'river' }, 'a-z', 'river'],
    [{ filter: 'newest', search: 'river' }, 'subject', ''],
    [{ filter: 'subject', search: '2' }, 'language', ''],
    [{ filter: 'subject', search: '2' }, 'newest', ''],
    [{ filter: 'subject', search: '2' }, 'subject', '2'],
  ]
  for (const [question, filter, search] of cases) {
    it(`searches '${search}' after ${question.filter} '${question.search}' became ${filter}`, () =>
      expect(withFilter(question, filter)).to.deep.equal({ filter, search }))
  }
})
