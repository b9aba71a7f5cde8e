import { expect } from '@open-wc/testing'
import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import { $visitBrand, forgetVisitBrand, noteAddress } from '../../src/core/brand/visit-brand.ts'
import { signedIn, teacher } from '../support/teacher.ts'

const visit = (path: string) => noteAddress(new URL(path, 'https://app.example.org'))

describe('the brand of a visit to the host app', () => {
  afterEach(forgetVisitBrand)

  const rows: [string, string[], UserTypeSlug | null, string][] = [
    ['nothing names one', ['/security/login'], null, 'default'],
    ['an address named players', ['/security/login?players'], null, 'players'],
    [
      'a later address does not name it',
      ['/security/login?players', '/security/create-account'],
      null,
      'players',
    ],
    ['the account belongs to the players program', ['/'], 'independent-teacher-players', 'players'],
    ['the account belongs to no program', ['/'], 'teacher', 'default'],
    ['the visit began as players and the account is none', ['/?players', '/'], 'teacher', 'players'],
  ]
  for (const [when, paths, slug, brand] of rows) {
    it(`is ${brand} when ${when}`, () => {
      if (slug) signedIn({ user: teacher({ user_type: { slug } }) })
      for (const path of paths) visit(path)
      expect($visitBrand.get().name).to.equal(brand)
    })
  }

  it('is kept for the visit, in the tab alone', () => {
    visit('/security/login?players')
    expect(sessionStorage.getItem('cx-brand')).to.equal('players')
    expect(localStorage.getItem('cx-brand')).to.equal(null)
  })
})
