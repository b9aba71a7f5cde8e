import { expect } from '@open-wc/testing'
import { connectStatement, postingStatement } from '../../../src/core/libraries/connect-statement.ts'
import { missingTokens } from '../../../src/core/partners/token-statement.ts'
import { COURSE, librarian } from '../../support/libraries.ts'

/** What is stated of a subject of this cost, which nobody knows where it is undefined, with so many exchanges left. */
function stated(cost: number | undefined, left: number) {
  const user = librarian({
    exchange_tokens_balance: [
      { id: 1, name: 'Languages and Cultures', balance_tokens: 9 },
      { ...COURSE.subject, balance_tokens: left },
    ],
  })
  const subjects =
    cost === undefined ? [] : [{ ...COURSE.subject, type: 'general' as const, number_of_tokens: cost }]
  const both = [
    connectStatement({ course: COURSE }, subjects, user),
    postingStatement(COURSE, subjects, user),
  ]
  return {
    subjects: both.map(({ subject }) => subject),
    sentences: both.map(({ sentence }) => sentence),
    missing: both.map(missingTokens),
  }
}

describe('what connecting costs one’s own library', () => {
  for (const [cost, left, price, remaining] of [
    [1, 3, '1 Library exchange', 2],
    [2, 3, '2 Library exchanges', 1],
    [2, 2, '2 Library exchanges', 0],
    [undefined, 1, '1 Library exchange', 0],
  ] as const) {
    it(`is stated for a subject of ${cost} with ${left} left, which is enough`, () => {
      expect(stated(cost, left)).to.deep.equal({
        subjects: [COURSE.subject, COURSE.subject],
        sentences: [
          `This costs each of you ${price}. You will have ${remaining} left.`,
          `Once a library connects, this costs each of you ${price}. You have ${left} left.`,
        ],
        missing: [null, null],
      })
    })
  }

  for (const [cost, left, missing, price] of [
    [2, 1, 1, '1 Library exchange'],
    [2, 0, 2, '2 Library exchanges'],
    [undefined, 0, 1, '1 Library exchange'],
  ] as const) {
    it(`is stated for a subject of ${cost} with ${left} left, which is too few`, () => {
      expect(stated(cost, left)).to.deep.equal({
        subjects: [COURSE.subject, COURSE.subject],
        sentences: [
          'This classroom requires a Library exchange. Please select the number of exchanges you would like to purchase to continue.',
          `You can post this, but no library can connect until you have purchased ${price}.`,
        ],
        missing: [missing, missing],
      })
    })
  }

  it('is nothing for a subject that costs nothing', () => {
    const sentence = 'This costs you no exchange.'
    expect(stated(0, 0)).to.deep.include({ sentences: [sentence, sentence], missing: [null, null] })
  })
})
