import { expect } from '@open-wc/testing'
import { LIBRARY_TOPICS_MAX } from '../../../src/contract/limits/library-connections.ts'
import {
  ALL_REQUESTS,
  type AskedRequests,
  type LibraryQuestion,
  librariesPath,
  narrowedBy,
  readLibraryQuestion,
} from '../../../src/core/libraries/library-question.ts'

const many = Array.from({ length: LIBRARY_TOPICS_MAX + 1 }, (_, index) => index + 1)

describe('what a page asks for of other libraries', () => {
  const asked: [what: string, asked: AskedRequests, changes: Partial<LibraryQuestion>][] = [
    ['nothing', {}, {}],
    ['a view and an order', { filter: 'hidden', order: 'fitting' }, { filter: 'hidden', order: 'fitting' }],
    ['what there is not', { filter: 'x', order: 'y', courseId: 0, page: -1 }, {}],
    ['topics, each once', { topics: '3,1,3' }, { topics: [3, 1] }],
    ['ages amid what is no id', { ages: ',2,x,-1,2.5' }, { ages: [2] }],
    [
      'more topics than may be asked for',
      { topics: many.join(',') },
      { topics: many.slice(0, LIBRARY_TOPICS_MAX) },
    ],
    ['a course and a page', { courseId: 31, page: 2 }, { courseId: 31, page: 2 }],
  ]
  for (const [what, page, changes] of asked) {
    it(`is read where it says ${what}`, () => {
      expect(readLibraryQuestion(page)).to.deep.equal({ ...ALL_REQUESTS, ...changes })
    })
  }

  it('has an address that says what is other than usual', () => {
    expect(librariesPath(ALL_REQUESTS, null)).to.equal('/library-connections')
    const question: LibraryQuestion = {
      ...{ filter: 'fitting', order: 'expiring', topics: [2, 1], ages: [3], courseId: 31, page: 2 },
    }
    const { searchParams } = new URL(librariesPath(question, 41), location.href)
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      ...{ filter: 'fitting', order: 'expiring', topics: '2,1', ages: '3' },
      ...{ course_id: '31', page: '2', request_id: '41' },
    })
  })

  it('is narrowed by each topic, each age range and the course', () => {
    expect(narrowedBy(ALL_REQUESTS)).to.equal(0)
    expect(narrowedBy({ ...ALL_REQUESTS, filter: 'fitting', order: 'fitting', page: 2 })).to.equal(0)
    expect(narrowedBy({ ...ALL_REQUESTS, topics: [1, 2], ages: [3], courseId: 31 })).to.equal(4)
  })
})
