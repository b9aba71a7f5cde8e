import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { userTypeSlugs } from '../../src/contract/entities/user.ts'
import { mayHavePartner, mayMeet } from '../../src/contract/rules/partner-access.ts'
import { connectionNoteIssue, partnerReportIssue } from '../../src/contract/rules/partner-notes.ts'
import { type TokenSettlement, tokenSettlement } from '../../src/contract/rules/partner-tokens.ts'

describe('tokens when two become partners', () => {
  const table: [own: number, partner: number, available: number, settlement: TokenSettlement][] = [
    [1, 1, 0, { at: 'even', remaining: 0 }],
    [1, 1, 4, { at: 'even', remaining: 4 }],
    [0, 0, 0, { at: 'even', remaining: 0 }],
    [1, 3, 5, { at: 'paid', difference: 2, remaining: 3 }],
    [1, 3, 2, { at: 'paid', difference: 2, remaining: 0 }],
    [1, 3, 1, { at: 'short', missing: 1 }],
    [1, 3, 0, { at: 'none', missing: 2 }],
    [3, 1, 0, { at: 'returned', difference: 2, remaining: 2 }],
    [3, 1, 5, { at: 'returned', difference: 2, remaining: 7 }],
  ]
  for (const [own, partner, available, expected] of table) {
    it(`are ${expected.at}: ${own} for ${partner} with ${available} left`, () =>
      assert.deepEqual(
        tokenSettlement({ number_of_tokens: own }, { number_of_tokens: partner }, available),
        expected,
      ))
  }
})

describe('a global partner', () => {
  const of = (slug: (typeof userTypeSlugs)[number]) => ({ user_type: { slug } })

  it('is for teachers, and demo teachers, alone', () => {
    assert.deepEqual(
      userTypeSlugs.filter(slug => mayHavePartner(of(slug))),
      ['teacher', 'teacher-demo'],
    )
  })

  it('of a demo teacher is a demo teacher', () => {
    const meeting = userTypeSlugs.flatMap(one =>
      userTypeSlugs.flatMap(other => (mayMeet(of(one), of(other)) ? [`${one} ${other}`] : [])),
    )
    assert.deepEqual(meeting, ['teacher teacher', 'teacher-demo teacher-demo'])
  })
})

describe('what is written to and about a partner', () => {
  const letters = (number: number) => 'ü'.repeat(number)

  it('may be empty as a note, and has 255 letters at most', () => {
    for (const note of ['', ' ', 'Hello', letters(255), ` ${letters(255)} `])
      assert.equal(connectionNoteIssue(note), undefined)
    assert.deepEqual(connectionNoteIssue(letters(256)), { code: 'too_long', letters: 255 })
  })

  it('is required of a report', () => {
    for (const report of ['', ' ', '\n\t']) assert.deepEqual(partnerReportIssue(report), { code: 'required' })
    for (const report of ['x', letters(255)]) assert.equal(partnerReportIssue(report), undefined)
    assert.deepEqual(partnerReportIssue(letters(256)), { code: 'too_long', letters: 255 })
  })
})
