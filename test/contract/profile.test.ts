import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type UserTypeSlug, userTypeSlugs } from '../../src/contract/entities/user.ts'
import { profileRules } from '../../src/contract/rules/profile.ts'
import { fieldsOfStep, profileFields, stepsFor } from '../../src/contract/rules/profile-fields.ts'
import { contextOf, goodProfile, profileCases } from './profile-cases.ts'
import { saidOf } from './profile-table.ts'

describe('the rules of a profile', () => {
  for (const given of profileCases) {
    it(`${given.what}: ${Object.values(given.issues).join(' ') || 'good'}`, () =>
      assert.deepEqual(saidOf(given), given.issues))
  }

  it('have a case for every field', () => {
    const touched = new Set(profileCases.flatMap(({ issues }) => Object.keys(issues)))
    assert.deepEqual([...touched].sort(), [...profileFields].sort())
  })

  it('say what is wrong in the order in which it is asked for', () => {
    const values = {
      ...goodProfile,
      first_name: '',
      avatar: '',
      age_ranges: [],
      school_name: '',
      subjects: [],
    }
    const found = Object.keys(profileRules(values, contextOf(values, 'teacher')))
    assert.deepEqual(found, ['first_name', 'avatar', 'school_name', 'subjects', 'age_ranges'])
  })

  it('check no list that has not come', () => {
    const values = { ...goodProfile, country_id: 77, subjects: [2, 88], age_ranges: [99] }
    const context = { ...contextOf(values, 'teacher'), choosable: {} }
    assert.deepEqual(profileRules({ ...values, state_id: null, ...described }, context), {})
  })
})

const described = {
  school_address: '1 Main Street',
  school_website: 'school.org',
  school_phone_number: '555 0100',
}

describe('the steps of the wizard', () => {
  it('ask for every field once', () => {
    const asked = [1, 2, 3, 4, 5, 6].flatMap(step => fieldsOfStep(step as 1))
    assert.deepEqual(asked.sort(), [...profileFields].sort())
  })

  const cases: Record<UserTypeSlug, [unsigned: number[], signed: number[]]> = {
    teacher: [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 5, 6],
    ],
    'teacher-demo': [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 5, 6],
    ],
    'teacher-librarian': [
      [1, 2, 3, 4, 6],
      [1, 2, 3, 6],
    ],
    'independent-teacher': [
      [1, 2, 3, 5, 6],
      [1, 2, 3, 5, 6],
    ],
    'independent-teacher-language': [
      [1, 2, 3, 5, 6],
      [1, 2, 3, 5, 6],
    ],
    'independent-teacher-players': [
      [1, 2, 3, 5, 6],
      [1, 2, 3, 5, 6],
    ],
  }
  for (const slug of userTypeSlugs) {
    it(`are those of ${slug}`, () => {
      const user = { user_type: { slug } }
      assert.deepEqual([stepsFor(user, false), stepsFor(user, true)], cases[slug])
    })
  }
})
