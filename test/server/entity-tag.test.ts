import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entityTag, isStillFresh } from '../../server/entity-tag.ts'

const NOW = 1_800_000_000_000

const tags: [what: string, freshUntil: number, print: string, isFresh: boolean][] = [
  ['until its moment', NOW + 1, 'print', true],
  ['at its moment', NOW, 'print', true],
  ['no longer than that', NOW - 1, 'print', false],
  ['also where a database tells parts of a millisecond', NOW + 1.125, 'print', true],
  ['for ever where no moment ends it', Number.POSITIVE_INFINITY, 'print', true],
  ['for nothing else', NOW + 1, 'another', false],
]
for (const [what, freshUntil, print, isFresh] of tags) {
  test(`a tag stands ${what}`, () => {
    const tag = entityTag('print', freshUntil)
    assert.equal(isStillFresh(`"other.-", ${tag}`, print, NOW), isFresh ? tag : null)
  })
}
