import { expect } from '@open-wc/testing'
import { brandFor } from '../../src/core/brand/brands.ts'
import { $apiBase, claimApiBase } from '../../src/core/http/api-base.ts'
import { call } from '../../src/core/http/call.ts'
import { $session } from '../../src/core/session/session.ts'
import { answer, answered } from '../support/answer.ts'
import { aSession, signedIn } from '../support/teacher.ts'

const SUBJECTS = 'GET /api/teacher/subjects'

describe('The brand', () => {
  const cases: [attribute: string | null, address: string, name: string][] = [
    [null, 'https://school.test/lms', 'default'],
    [null, 'https://school.test/players/lms', 'players'],
    [null, 'https://Players.test/', 'players'],
    [null, 'https://school.test/?program=players', 'players'],
    ['default', 'https://players.test/', 'default'],
    ['players', 'https://school.test/', 'players'],
    ['toString', 'https://school.test/', 'default'],
    ['', 'https://school.test/', 'default'],
  ]
  for (const [attribute, address, name] of cases) {
    it(`is ${name} for brand=${JSON.stringify(attribute)} at ${address}`, () => {
      expect(brandFor(attribute, new URL(address)).name).to.equal(name)
    })
  }
})

describe('The API base', () => {
  it('is the origin the code came from', () => {
    expect($apiBase.get()).to.equal(location.origin)
  })

  it('is what the first element says; another one cannot change it', () => {
    expect(claimApiBase('https://api.test/base/')).to.equal(true)
    expect($apiBase.get()).to.equal('https://api.test/base')
    expect(claimApiBase('https://api.test/base')).to.equal(true)
    expect(claimApiBase('https://other.test')).to.equal(false)
    expect($apiBase.get()).to.equal('https://api.test/base')
  })

  for (const value of ['javascript:alert(1)', 'https://', 'ftp://api.test', 'data:,x']) {
    it(`is never ${value}`, () => {
      expect(claimApiBase(value)).to.equal(false)
      expect($apiBase.get()).to.equal(location.origin)
    })
  }

  it('may be an address relative to the page', () => {
    expect(claimApiBase('/')).to.equal(true)
    expect($apiBase.get()).to.equal(location.origin)
  })

  it('has a session of its own: no token goes to another API', async () => {
    signedIn({ keep: true, token: 'here' })
    const there = aSession({ id: 's2', token: 'there', keep: true })
    localStorage.setItem('cx-session@https://api.test/base', JSON.stringify(there))
    claimApiBase('https://api.test/base')
    expect($session.get()?.token).to.equal('there')

    answer(SUBJECTS, { success: true, data: [] })
    await call(SUBJECTS)
    const [made] = answered(SUBJECTS)
    expect(made?.url.href).to.equal('https://api.test/base/api/teacher/subjects')
    expect(made?.headers.get('authorization')).to.equal('Bearer there')
  })
})
