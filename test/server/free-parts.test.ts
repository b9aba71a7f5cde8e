import assert from 'node:assert/strict'
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { describe, it, mock } from 'node:test'
import { runInNewContext } from 'node:vm'
import { createFreeing, youngCollector } from '../../server/areas/uploads/free-parts.ts'
import { pieceStream } from '../../server/areas/uploads/piece-stream.ts'

const PATIENCE_MS = 20_000
const MEBIBYTE = 1_048_576

/** What is collected when somebody asks for it, and not by V8 itself. */
async function nextCollection(): Promise<number> {
  let found: number | undefined
  const observer = new PerformanceObserver(list => {
    const entries = list.getEntries() as unknown as { detail: { kind: number; flags: number } }[]
    const asked = entries.find(({ detail }) => detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED)
    found ??= asked?.detail.kind
  })
  observer.observe({ entryTypes: ['gc'] })
  // it is told in a turn that a process without work does not take
  const end = performance.now() + PATIENCE_MS
  while (found === undefined && performance.now() < end) await new Promise(setImmediate)
  observer.disconnect()
  return found ?? assert.fail('nothing was collected')
}

describe('the parts of a piece that went to the file', () => {
  it('are freed each 16 MiB, of each upload on its own', () => {
    const free = mock.fn()
    const [one, other] = [createFreeing(free), createFreeing(free)]
    for (let count = 0; count < 15; count += 1) {
      one(MEBIBYTE)
      other(MEBIBYTE)
    }
    assert.equal(free.mock.callCount(), 0)
    one(MEBIBYTE)
    assert.equal(free.mock.callCount(), 1)
    for (let count = 0; count < 15; count += 1) one(MEBIBYTE)
    assert.equal(free.mock.callCount(), 1)
    one(MEBIBYTE)
    assert.equal(free.mock.callCount(), 2)
  })

  it('are freed among what is young alone, and nothing is left for others to call', async () => {
    const free = youngCollector()
    const collected = nextCollection()
    free()
    assert.equal(await collected, constants.NODE_PERFORMANCE_GC_MINOR)
    assert.equal(runInNewContext('typeof gc'), 'undefined')
    assert.equal('gc' in globalThis, false)
  })

  it('are freed while a piece goes through', async () => {
    const collected = nextCollection()
    const parts = Array.from({ length: 17 }, () => Buffer.alloc(MEBIBYTE))
    let bytes = 0
    for await (const part of pieceStream(Readable.from(parts))) bytes += part.length
    assert.equal(bytes, 17 * MEBIBYTE)
    assert.equal(await collected, constants.NODE_PERFORMANCE_GC_MINOR)
  })

  for (const [name, collector] of Object.entries({
    'the flag cannot be set': (): undefined => {
      throw new Error('flags are fixed')
    },
    'there is no collector to call': (): undefined => undefined,
  })) {
    it(`are left to the server itself where ${name}`, () => {
      assert.doesNotThrow(youngCollector(collector))
    })
  }
})
