import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createSearchLimit } from '../../server/areas/partners/search-limit.ts'
import { PARTNER_SEARCHES_PER_MINUTE } from '../../src/contract/limits/partners.ts'

const MAYA = 1
const LUCIA = 2

describe('how often a teacher may search for a partner', () => {
  const searchOften = (allow: ReturnType<typeof createSearchLimit>, now: number) => {
    for (let count = 0; count < PARTNER_SEARCHES_PER_MINUTE; count++) allow(MAYA, now)
  }

  it('has an end within a minute, and says when it goes on', () => {
    const allow = createSearchLimit()
    searchOften(allow, 0)
    assert.throws(() => allow(MAYA, 20_000), { statusCode: 429, details: { retryAfterSeconds: 40 } })
    assert.doesNotThrow(() => allow(LUCIA, 20_000))
  })

  it('begins anew with the next minute', () => {
    const allow = createSearchLimit()
    searchOften(allow, 0)
    assert.doesNotThrow(() => searchOften(allow, 60_000))
    assert.throws(() => allow(MAYA, 60_001), { statusCode: 429 })
  })
})
