import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readFlags, release } from '../../scripts/vite/flags.ts'
import { FLAG_SET, flagPath } from '../../src/contract/rules/flags.ts'

const flags = readFlags()

describe('flags', () => {
  it('are those of countries, each where the rule says', () => {
    for (const iso of ['US', 'FR', 'ES', 'NP']) assert.ok(flags.has(`${flagPath(iso)}`.slice(1)), iso)
    assert.ok(flags.size > 240)
  })

  it('have the name of the release that they are from', () => {
    assert.equal(release, FLAG_SET)
  })

  it('are pictures alone: nothing runs in them, and nothing is fetched', () => {
    for (const flag of flags.values()) {
      assert.match(flag, /^<svg /)
      assert.doesNotMatch(flag, /<script|<foreignObject|\son\w+=|(href|src)="(?!#)|url\((?!#)/)
    }
  })

  it('have no address where there is no such code', () => {
    for (const iso of ['', 'fr', 'FRA', '../x', 'F%']) assert.equal(flagPath(iso), null)
  })
})
