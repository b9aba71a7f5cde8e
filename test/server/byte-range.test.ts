import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { byteRange } from '../../server/byte-range.ts'

describe('what a Range header asks of 100 bytes', () => {
  const cases: [header: string | undefined, first: number | 'all' | 'none', last?: number][] = [
    ['bytes=0-9', 0, 9],
    ['bytes=0-0', 0, 0],
    ['bytes=90-', 90, 99],
    ['bytes=90-200', 90, 99],
    ['bytes=99-99', 99, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-100', 0, 99],
    ['bytes=-500', 0, 99],
    ['bytes=100-', 'none'],
    ['bytes=100-120', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=99999999999999999999-', 'none'],
    [undefined, 'all'],
    ['', 'all'],
    ['bytes=', 'all'],
    ['bytes=-', 'all'],
    ['bytes=9-0', 'all'],
    ['bytes=0-9,20-29', 'all'],
    ['bytes=a-b', 'all'],
    ['bytes=1.5-9', 'all'],
    ['pages=0-9', 'all'],
    ['bytes 0-9', 'all'],
  ]
  for (const [header, first, last] of cases) {
    it(`${header} is ${first}${last === undefined ? '' : ` to ${last}`}`, () => {
      assert.deepEqual(byteRange(header, 100), last === undefined ? first : { first, last })
    })
  }

  it('has no part of an empty file', () => {
    assert.deepEqual(
      [byteRange('bytes=0-', 0), byteRange('bytes=-5', 0), byteRange(undefined, 0)],
      ['none', 'none', 'all'],
    )
  })
})
