import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { createReleases } from '../../server/releases/releases.ts'
import { createShelf } from '../../server/releases/shelf.ts'
import { createDiskStorage } from '../../server/storage/disk.ts'
import { makeBuild } from '../support/builds.ts'
import { until } from '../support/until.ts'

const cleanUps: (() => void)[] = []
after(() => {
  for (const cleanUp of cleanUps) cleanUp()
})

function build(version: string, name: string): string {
  const { dist, remove } = makeBuild(version, name)
  cleanUps.push(remove)
  return dist
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cx-nodes-'))
  cleanUps.push(() => rmSync(made, { recursive: true }))
  return made
}

describe('nodes that share a place for releases', () => {
  /** One at a time, as the locks of a database have it. */
  function oneByOne() {
    let last = Promise.resolve()
    return {
      async hold() {
        const before = last
        const { promise, resolve } = Promise.withResolvers<void>()
        last = promise
        await before
        return async () => resolve()
      },
    }
  }

  it('all keep what they have when they start at once, and know of what others have kept', async () => {
    const storage = createDiskStorage(folder())
    const locks = oneByOne()
    const warnings: unknown[] = []
    const log = { warn: (...words: unknown[]) => void warnings.push(words) } as never
    const node = (dist: string) =>
      createReleases({ shelf: createShelf(storage), dist, most: 10, mayReplace: false, locks, log })
    const newest = build('1.2.0', 'cccc')
    const nodes = [
      build('1.0.0', 'aaaa'),
      build('1.1.0', 'bbbb'),
      newest,
      newest,
      build('1.2.0', 'dddd'),
    ].map(node)
    assert.deepEqual(await Promise.all(nodes.map(each => each.keepBuild())), [
      'kept',
      'kept',
      'kept',
      'there already',
      'refused',
    ])
    assert.equal(warnings.length, 1)
    for (const each of nodes) {
      assert.deepEqual(
        (await each.list()).map(({ version }) => version),
        ['1.2.0', '1.1.0', '1.0.0'],
      )
      assert.equal((await each.find('1.2.0'))?.build, 'cccc')
      await each.close()
    }
  })

  it('keep nothing when they are told to keep none', async () => {
    const shelf = createShelf(createDiskStorage(folder()))
    const options = { dist: build('1.0.0', 'aaaa'), most: 0, mayReplace: false, locks: oneByOne() }
    const releases = createReleases({ ...options, shelf, log: { warn: () => assert.fail() } })
    assert.equal(await releases.keepBuild(), 'no build')
    assert.deepEqual(await releases.list(), [])
  })

  it('have pages wait for the build that is being kept, as while a server starts', async () => {
    const gate = Promise.withResolvers<void>()
    const hold = async () => {
      await gate.promise
      return async () => undefined
    }
    const options = { dist: build('1.0.0', 'aaaa'), most: 10, mayReplace: false, locks: { hold } }
    const shelf = createShelf(createDiskStorage(folder()))
    const releases = createReleases({ ...options, shelf, log: { warn: () => assert.fail() } })
    const keeping = releases.keepBuild()
    const found = releases.find('1.0.0')
    gate.resolve()
    assert.equal(await keeping, 'kept')
    assert.equal((await found)?.build, 'aaaa')
  })

  it('keep nothing once another may hold the lock', async () => {
    const hold = async (_name: string, _signal: AbortSignal, lost: () => void) => {
      lost()
      return async () => undefined
    }
    const options = { dist: build('1.0.0', 'aaaa'), most: 10, mayReplace: false, locks: { hold } }
    const shelf = createShelf(createDiskStorage(folder()))
    const releases = createReleases({ ...options, shelf, log: { warn: () => undefined } })
    assert.equal(await releases.keepBuild(), 'failed')
    assert.deepEqual(await shelf.list(), [])
  })

  /** A node whose storage may be away, and whose pauses last until the test ends them. */
  function nodeInTrouble() {
    const storage = createDiskStorage(folder())
    const warnings: unknown[] = []
    const pauses: { ms: number; end: () => void; signal: AbortSignal }[] = []
    const trouble = { isAway: true, reads: 0 }
    const releases = createReleases({
      shelf: createShelf({
        ...storage,
        async read(name) {
          trouble.reads += 1
          if (trouble.isAway) throw new Error('the bucket is away')
          return storage.read(name)
        },
      }),
      dist: build('1.0.0', 'aaaa'),
      most: 10,
      mayReplace: false,
      locks: oneByOne(),
      log: { warn: (...words: unknown[]) => void warnings.push(words) } as never,
      wait: (ms, signal) =>
        new Promise<void>((end, giveUp) => {
          pauses.push({ ms, end, signal })
          signal.addEventListener('abort', () => giveUp(signal.reason))
        }),
    })
    const paused = (times: number) => until(() => pauses.length === times)
    return { releases, storage, warnings, pauses, paused, trouble }
  }

  it('ask once for all who ask while the storage is away', async () => {
    const { releases, warnings, trouble } = nodeInTrouble()
    assert.equal(await releases.keepBuild(), 'failed')
    assert.equal(warnings.length, 1)
    const before = trouble.reads
    await assert.rejects(releases.find('1.0.0'), { statusCode: 503 })
    await assert.rejects(releases.find('2.0.0'), { statusCode: 503 })
    assert.equal(trouble.reads, before + 1)
    await releases.close()
  })

  it('try again every ten minutes until the storage is back, and then no more', async () => {
    const { releases, storage, warnings, pauses, paused, trouble } = nodeInTrouble()
    releases.begin()
    await paused(1)
    assert.equal(warnings.length, 1)
    pauses[0]?.end()
    await paused(2)
    assert.equal(warnings.length, 2)
    assert.deepEqual(await createShelf(storage).list(), [])
    trouble.isAway = false
    pauses[1]?.end()
    await until(async () => (await createShelf(storage).list()).length === 1)
    assert.equal((await releases.find('1.0.0'))?.build, 'aaaa')
    await releases.close()
    assert.equal(warnings.length, 2)
    assert.deepEqual(
      pauses.map(({ ms }) => ms),
      [600_000, 600_000],
    )
  })

  it('give up as they stop', async () => {
    const { releases, warnings, pauses, paused } = nodeInTrouble()
    releases.begin()
    await paused(1)
    await releases.close()
    assert.deepEqual(
      pauses.map(({ signal }) => signal.aborted),
      [true],
    )
    assert.equal(warnings.length, 1)
  })
})
