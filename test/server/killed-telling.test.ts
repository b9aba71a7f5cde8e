import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { databaseKinds } from '../support/databases.ts'
import { killedTelling } from '../support/killed-telling.ts'
import { PATIENCE_MS } from '../support/until.ts'

// The embedded database ends with its process, and has one connection: there one end meets one piece of work.
const skip = !databaseKinds.includes('postgres')

/** Pieces of work that have to have met an end in their middle; bench/telling ends as many processes. */
const MET = 200

describe('servers that are killed again and again while they tell teachers', { skip }, () => {
  it('have told each thing that has happened once, in the list and by mail', {
    timeout: 8 * PATIENCE_MS,
  }, async ({ signal }) => {
    const { happened, kills, met, ...wrong } = await killedTelling(ends => ends.met >= MET, signal)
    assert.ok(happened > MET / 10, `${happened} things in ${kills} processes and ${met} pieces of work`)
    assert.deepEqual(wrong, { notOnceListed: [], notOnceMailed: [], namedAgain: [], madeUp: [] })
  })
})
