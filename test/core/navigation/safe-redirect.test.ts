import { expect } from '@open-wc/testing'
import { safeRedirect } from '../../../src/core/navigation/safe-redirect.ts'
import { goodRedirects, hostileRedirects, ORIGIN } from './hostile-redirects.ts'

const shown = (value: string) => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)

describe('the redirect of a login address', () => {
  for (const [attempt, values] of Object.entries(hostileRedirects)) {
    describe(`refuses ${attempt}`, () => {
      for (const value of values) {
        it(shown(value), () => expect(safeRedirect(value, ORIGIN)).to.equal(null))
      }
    })
  }

  describe('follows', () => {
    for (const [value, path] of goodRedirects) {
      it(shown(value), () => expect(safeRedirect(value, ORIGIN)).to.equal(path))
    }
  })

  it('gives what stays the same when it is checked again', () => {
    for (const [, path] of goodRedirects) expect(safeRedirect(path, ORIGIN)).to.equal(path)
  })

  it('gives what every use of an address keeps on this origin', () => {
    for (const [, path] of goodRedirects) {
      expect(new URL(path, ORIGIN).origin).to.equal(ORIGIN)
      expect(new URL(ORIGIN + path).origin).to.equal(ORIGIN)
    }
  })

  it('has no path of its own to fall back on where the origin is opaque', () => {
    expect(safeRedirect('/classroom/7', 'null')).to.equal(null)
  })

  it('has a corpus worth the name', () => {
    expect(Object.values(hostileRedirects).flat().length).to.be.at.least(60)
  })
})
