import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { centsOf, dollarsOf, dollarText } from '../../src/contract/rules/dollars.ts'

describe('a price in US dollars', () => {
  for (const [amount, text] of [
    [0, '$0.00'],
    [40, '$40.00'],
    [999.5, '$999.50'],
    [1000, '$1 000.00'],
    [1250.05, '$1 250.05'],
    [12_345_678.9, '$12 345 678.90'],
    // as computers add: 0.30000000000000004
    [0.1 + 0.2, '$0.30'],
  ] as const)
    it(`of ${amount} is written ${text}`, () => {
      assert.equal(dollarText(amount), text.replaceAll(' ', '\u00a0'))
    })

  for (const [amount, cents] of [
    [0, 0],
    [19.99, 1999],
    // as computers multiply: 114.99999999999999
    [1.15, 115],
    [1.005, 100],
  ] as const)
    it(`of ${amount} is ${cents} cents`, () => {
      assert.equal(centsOf(amount), cents)
    })

  it('of 1999 cents is 19.99', () => assert.equal(dollarsOf(1999), 19.99))
})
