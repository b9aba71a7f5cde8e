import { expect } from '@open-wc/testing'
import type { User } from '../../../src/contract/entities/user.ts'
import { placeAfterSignIn } from '../../../src/core/navigation/after-sign-in.ts'
import { isNewcomer } from '../../../src/core/session/is-newcomer.ts'
import { teacher } from '../../support/teacher.ts'
import { hostileRedirects, ORIGIN } from './hostile-redirects.ts'

const librarian = teacher({ user_type: { slug: 'teacher-librarian' } })
const newcomer = teacher({ first_name: null, last_time_login: null })

const places: [who: string, user: User, redirect: string | null, path: string][] = [
  ['a teacher', teacher(), null, '/'],
  ['a teacher with an empty redirect', teacher(), '', '/'],
  ['a teacher who asked for a classroom', teacher(), '/classroom/7?tab=tasks', '/classroom/7?tab=tasks'],
  ['a teacher sent elsewhere', teacher(), '//evil.example', '/'],
  ['a teacher sent to the logout', teacher(), '/security/logout', '/'],
  ['an independent teacher', teacher({ user_type: { slug: 'independent-teacher' } }), null, '/'],
  ['a librarian', librarian, null, '/library-connections'],
  ['a librarian who asked for a page', librarian, '/notifications', '/notifications'],
  ['a librarian sent elsewhere', librarian, 'https://evil.example', '/'],
  ['a newcomer', newcomer, null, '/account/new-profile'],
  ['a newcomer who asked for a page', newcomer, '/notifications', '/account/new-profile'],
]

describe('the place after signing in', () => {
  for (const [who, user, redirect, path] of places) {
    it(`is ${path} for ${who}`, () => expect(placeAfterSignIn(user, redirect, ORIGIN)).to.equal(path))
  }

  it('is My Classrooms whatever hostile value the address has', () => {
    for (const value of Object.values(hostileRedirects).flat()) {
      expect(placeAfterSignIn(teacher(), value, ORIGIN), value).to.equal('/')
    }
  })

  it('takes the origin of the page when none is given', () => {
    expect(placeAfterSignIn(teacher(), `${location.origin}/notifications`)).to.equal('/')
    expect(placeAfterSignIn(teacher(), '/notifications')).to.equal('/notifications')
  })
})

describe('a newcomer', () => {
  const people: [firstName: string | null, lastLogin: string | null, isNew: boolean][] = [
    [null, null, true],
    ['', null, true],
    ['Ada', null, false],
    [null, '2025-09-01T07:30:00.000Z', false],
    ['Ada', '2025-09-01T07:30:00.000Z', false],
  ]
  for (const [first_name, last_time_login, isNew] of people) {
    it(`is ${isNew ? '' : 'not '}who has the name ${first_name} and logged in ${last_time_login}`, () => {
      expect(isNewcomer({ first_name, last_time_login })).to.equal(isNew)
    })
  }
})
