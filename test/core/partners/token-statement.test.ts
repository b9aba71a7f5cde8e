import { expect } from '@open-wc/testing'
import { missingTokens, tokenStatement } from '../../../src/core/partners/token-statement.ts'
import { teacher } from '../../support/teacher.ts'

const sciences = { id: 2, name: 'Arts and Sciences' }

describe('what becoming partners costs', () => {
  const table: [own: number, theirs: number, left: number, sentence: RegExp, missing: number | null][] = [
    [1, 1, 2, /same number of tokens\. You will have 2 Arts and Sciences tokens left\.$/, null],
    [
      1,
      2,
      2,
      /needs 1 token more than yours, which you pay\. You will have 1 Arts and Sciences token left/,
      null,
    ],
    [1, 3, 2, /needs 2 tokens more than yours, .* You will have 0 Arts and Sciences tokens left/, null],
    [3, 1, 2, /needs 2 tokens fewer than yours, which you get back\. You will have 4 /, null],
    [
      ...([1, 4, 2] as const),
      /^You do not have enough tokens to accept this partnership\. Please purchase at least 1 additional tokens to continue\.$/,
      1,
    ],
    [
      ...([1, 3, 0] as const),
      /^This classroom requires a Arts and Sciences exchange\. Please select the number of exchanges you would like to purchase to continue\.$/,
      2,
    ],
  ]
  for (const [own, theirs, left, sentence, missing] of table) {
    it(`is stated for ${own} against ${theirs} with ${left} left`, () => {
      const user = teacher({ exchange_tokens_balance: [{ ...sciences, balance_tokens: left }] })
      const classroom = { subject: sciences, number_of_tokens: own }
      const statement = tokenStatement(classroom, { number_of_tokens: theirs }, user)
      expect(statement.sentence).to.match(sentence)
      expect(missingTokens(statement)).to.equal(missing)
    })
  }

  it('counts tokens of the classroom’s own subject alone', () => {
    const user = teacher({ exchange_tokens_balance: [{ id: 1, name: 'Other', balance_tokens: 9 }] })
    const statement = tokenStatement(
      { subject: sciences, number_of_tokens: 1 },
      { number_of_tokens: 2 },
      user,
    )
    expect(statement.settlement.at).to.equal('none')
  })
})
