import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type MatchReasons, matchRank, sharedSchoolMinutes } from '../../src/contract/rules/partner-rank.ts'

const nothing: MatchReasons = {
  overlap_days: 0,
  shared_school_minutes: 0,
  same_class_size: false,
  answers_in_hours: 1_000,
  same_age_range: false,
  languages_fit: false,
}

const best: MatchReasons = {
  overlap_days: 91,
  shared_school_minutes: 420,
  same_class_size: true,
  answers_in_hours: 3,
  same_age_range: true,
  languages_fit: true,
}

describe('the rank of a match', () => {
  const table: [what: string, reasons: Partial<MatchReasons>, rank: number][] = [
    ['nothing', {}, 0],
    ['two days are not three', { overlap_days: 2 }, 0],
    ['three days', { overlap_days: 3 }, 1],
    ['all days', { overlap_days: 90 }, 30],
    ['more days than an exchange has', { overlap_days: 91 }, 30],
    ['languages that fit', { languages_fit: true }, 25],
    ['the same ages', { same_age_range: true }, 20],
    ['less than half an hour', { shared_school_minutes: 27 }, 0],
    ['an hour', { shared_school_minutes: 60 }, 2],
    ['a whole school day', { shared_school_minutes: 420 }, 15],
    ['a time zone that is not known', { shared_school_minutes: null }, 0],
    ['a class of the same size', { same_class_size: true }, 5],
    ['an answer within a day', { answers_in_hours: 24 }, 5],
    ['within three', { answers_in_hours: 25 }, 3],
    ['at the end of the third', { answers_in_hours: 72 }, 3],
    ['within a week', { answers_in_hours: 73 }, 1],
    ['at its end', { answers_in_hours: 168 }, 1],
    ['later', { answers_in_hours: 169 }, 0],
    ['nobody has asked yet', { answers_in_hours: null }, 2],
  ]
  for (const [what, reasons, rank] of table) {
    it(`counts ${what}`, () => assert.equal(matchRank({ ...nothing, ...reasons }), rank))
  }

  it('is 100 at most', () => assert.equal(matchRank(best), 100))
})

describe('the hours that two schools share', () => {
  const table: [one: number | null, other: number | null, minutes: number | null][] = [
    [0, 0, 420],
    [60, 0, 360],
    [0, 60, 360],
    [-480, 120, 0],
    [-300, 0, 120],
    [-420, 0, 0],
    // both sides of the date line are next to each other
    [720, -660, 360],
    [345, 330, 405],
    [null, 0, null],
    [0, null, null],
  ]
  for (const [one, other, minutes] of table) {
    it(`are ${minutes} minutes between ${one} and ${other}`, () =>
      assert.equal(sharedSchoolMinutes(one, other), minutes))
  }
})
