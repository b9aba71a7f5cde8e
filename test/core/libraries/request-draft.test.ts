import { expect } from '@open-wc/testing'
import { LIBRARY_STUDENTS_RANGE_ID } from '../../../src/contract/limits/library-connections.ts'
import { ANY_TOPIC } from '../../../src/contract/rules/library-request-form.ts'
import { bodyOf, draftOf } from '../../../src/core/libraries/request-draft.ts'
import { anOwnRequest } from '../../support/libraries.ts'

const edited = anOwnRequest({ number_students_range_id: 2 })
const empty = {
  classroom_name: '',
  text_request: '',
  topics: [],
  age_range_id: null,
  number_students_range_id: LIBRARY_STUDENTS_RANGE_ID,
  course_id: null,
}
const whole = {
  classroom_name: 'Sierra Readers',
  text_request: 'Who reads along with us?',
  topics: [2],
  age_range_id: 2,
  number_students_range_id: 2,
  course_id: 31,
}

describe('the draft of a request', () => {
  for (const [what, request, draft] of [
    ['is empty for a new one, with the usual number of students', null, empty],
    ['has all of one that is edited', edited, whole],
    [
      'has ‘Any’ for one without topics',
      anOwnRequest({ ...edited, librarian_topics_id: [], age_range_id: null }),
      { ...whole, topics: [ANY_TOPIC], age_range_id: null },
    ],
  ] as const) {
    it(what, () => {
      expect(draftOf(request)).to.deep.equal(draft)
    })
  }

  for (const [what, draft, body] of [
    [
      'without blanks around texts',
      { classroom_name: ' Sierra Readers ', text_request: ' Who reads? ' },
      { text_request: 'Who reads?' },
    ],
    ['with no topics for ‘Any’', { topics: [ANY_TOPIC] }, { topics: [] }],
    ['with its number of students', { number_students_range_id: 4 }, { number_students_range_id: 4 }],
  ] as const) {
    it(`is sent ${what}`, () => {
      expect(bodyOf({ ...whole, ...draft })).to.deep.equal({ ...whole, ...body })
    })
  }

  it('is sent without a number of students where none is chosen', () => {
    const { number_students_range_id: _, ...rest } = whole
    expect(bodyOf({ ...whole, number_students_range_id: null })).to.deep.equal(rest)
  })
})
