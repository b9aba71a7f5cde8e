import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CAPTION_END_MAX_SECONDS, CAPTION_MAX_CHARACTERS } from '../../src/contract/limits/captions.ts'
import { captionIssue, inOrder } from '../../src/contract/rules/captions.ts'

const line = (text: string, start = 0, end = 1) => ({ start, end, text })

describe('captions', () => {
  const table = [
    [line('Hello'), null],
    [line('¿Qué tal? 👋'), null],
    [line('<b>no markup</b>'), null],
    [line(''), 'empty'],
    [line(' \n\t'), 'empty'],
    [line('x'.repeat(CAPTION_MAX_CHARACTERS)), null],
    [line(` ${'x'.repeat(CAPTION_MAX_CHARACTERS)} `), null],
    [line('x'.repeat(CAPTION_MAX_CHARACTERS + 1)), 'too-long'],
    [line('Hello', -1, 2), 'no-time'],
    [line('Hello', Number.NaN, 2), 'no-time'],
    [line('Hello', 0, Number.NaN), 'no-time'],
    [line('Hello', 0, CAPTION_END_MAX_SECONDS), null],
    [line('Hello', 0, CAPTION_END_MAX_SECONDS + 1), 'no-time'],
    [line('Hello', 2, 2), 'ends-before-it-starts'],
    [line('Hello', 2, 1.9), 'ends-before-it-starts'],
  ] as const
  for (const [caption, issue] of table) {
    it(`have ${issue ?? 'no issue'} in ${JSON.stringify(caption).slice(0, 80)}`, () => {
      assert.equal(captionIssue(caption), issue)
    })
  }

  it('are kept in the order in which they begin, and end, without space around', () => {
    const kept = inOrder([line(' c ', 5, 6), line('b', 1, 3), line('a', 1, 2)])
    assert.deepEqual(kept, [line('a', 1, 2), line('b', 1, 3), line('c', 5, 6)])
  })
})
