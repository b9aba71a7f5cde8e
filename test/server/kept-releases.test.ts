import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { describeRelease } from '../../scripts/vite/release.ts'
import { keepBuild } from '../../server/releases/keep-build.ts'
import { integrityOf, RELEASE_FILE } from '../../server/releases/release.ts'
import { createShelf, type Shelf } from '../../server/releases/shelf.ts'
import { createDiskStorage } from '../../server/storage/disk.ts'
import { createS3Storage } from '../../server/storage/s3.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { type Build, makeBuild } from '../support/builds.ts'
import { startS3 } from '../support/s3.ts'

const signal = AbortSignal.timeout(600_000)
const builds: Build[] = []
const folders: string[] = []

function build(version: string, name: string, changes?: string): string {
  const made = makeBuild(version, name, changes)
  builds.push(made)
  return made.dist
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cx-releases-'))
  folders.push(made)
  return made
}

const keep = (shelf: Shelf, dist: string, given: { most?: number; mayReplace?: boolean } = {}) =>
  keepBuild({ shelf, dist, most: 10, mayReplace: false, signal, ...given })
const versions = async (shelf: Shelf) => (await shelf.list()).map(({ version }) => version)

after(() => {
  for (const { remove } of builds) remove()
  for (const path of folders) rmSync(path, { recursive: true })
})

const kinds: Record<string, () => Promise<{ storage: Storage; close?: () => Promise<void> }>> = {
  'a directory': async () => ({ storage: createDiskStorage(folder()) }),
  'a bucket': async () => {
    const s3 = await startS3()
    return { storage: createS3Storage(s3, 'releases/'), close: s3.close }
  },
}

for (const [kind, open] of Object.entries(kinds)) {
  describe(`releases in ${kind}`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    let shelf: Shelf
    before(async () => {
      opened = await open()
      shelf = createShelf(opened.storage)
    })
    after(() => opened.close?.())

    it('are none at first', async () => assert.deepEqual(await shelf.list(), []))

    it('are kept with every file, the newest one first, and once', async () => {
      const first = build('1.0.0', 'aaaa')
      assert.equal(await keep(shelf, first), 'kept')
      assert.equal(await keep(shelf, first), 'there already')
      assert.equal(await keep(shelf, build('1.1.0', 'bbbb')), 'kept')
      assert.deepEqual(await versions(shelf), ['1.1.0', '1.0.0'])
      for (const { files } of await shelf.list())
        for (const [path, integrity] of Object.entries(files))
          assert.ok(await shelf.has(integrity), `${path} is there`)
    })

    it('stay as they were when a build has the version of one, and other contents', async () => {
      const before = await shelf.list()
      assert.equal(await keep(shelf, build('1.0.0', 'cccc')), 'refused')
      assert.deepEqual(await shelf.list(), before)
    })

    it('stay so when the other contents have the same names', async () => {
      const before = await shelf.list()
      const dist = build('1.0.0', 'aaaa')
      writeFileSync(join(dist, 'assets/aaaa/look.css'), 'p { color: blue }')
      writeFileSync(join(dist, RELEASE_FILE), JSON.stringify(describeRelease(dist, '1.0.0', '')))
      assert.equal(await keep(shelf, dist), 'refused')
      assert.deepEqual(await shelf.list(), before)
    })
  })
}

describe('kept releases', () => {
  let place: string
  let shelf: Shelf
  const names = () => readdirSync(place).sort()
  const begin = () => {
    place = folder()
    shelf = createShelf(createDiskStorage(place))
  }
  before(begin)
  afterEach(begin)

  it('share the files that are the same in both', async () => {
    await keep(shelf, build('1.0.0', 'aaaa'))
    const one = names().length
    const other = build('1.1.0', 'bbbb')
    await keep(shelf, other)
    const [newest, oldest] = await shelf.list()
    const same = Object.values(newest?.files ?? {}).filter(integrity =>
      Object.values(oldest?.files ?? {}).includes(integrity),
    )
    // the picture, the sheet, and the script in which no build is named
    assert.equal(same.length, 3)
    // the index, too, is one for both
    assert.equal(names().length, 2 * one - same.length - 1)
  })

  it('go when there are more than there are to be, with the files that no other has', async () => {
    for (const [version, name] of [
      ['1.0.0', 'aaaa'],
      ['1.1.0', 'bbbb'],
      ['1.2.0', 'cccc'],
    ] as const)
      await keep(shelf, build(version, name), { most: 2 })
    assert.deepEqual(await versions(shelf), ['1.2.0', '1.1.0'])
    const inUse = new Set((await shelf.list()).flatMap(({ files }) => Object.values(files)))
    assert.equal(names().length, inUse.size + 1)
    for (const integrity of inUse) assert.ok(await shelf.has(integrity))
  })

  it('are replaced in a demo, where a version says nothing yet', async () => {
    await keep(shelf, build('1.0.0', 'aaaa'))
    const files = names().length
    assert.equal(await keep(shelf, build('1.0.0', 'bbbb'), { mayReplace: true }), 'kept')
    assert.deepEqual(
      (await shelf.list()).map(({ build }) => build),
      ['bbbb'],
    )
    assert.equal(names().length, files)
  })

  it('are the same when only the compressed files differ, as another Node makes them', async () => {
    const dist = build('1.0.0', 'aaaa')
    await keep(shelf, dist)
    const kept = (await shelf.list())[0] ?? assert.fail()
    const path = 'widgets/cx.d.ts.br'
    await shelf.save([{ ...kept, files: { ...kept.files, [path]: integrityOf(Buffer.from('')) } }])
    assert.equal(await keep(shelf, dist), 'there already')
  })

  it('do not take a build whose files are not what it says of them', async () => {
    const dist = build('1.0.0', 'aaaa')
    writeFileSync(join(dist, 'assets/aaaa/kernel.js'), 'changed')
    await assert.rejects(keep(shelf, dist), /assets\/aaaa\/kernel\.js is not what was built/)
    assert.deepEqual(await shelf.list(), [])
  })

  it('do without a build that says nothing of itself', async () => {
    assert.equal(await keep(shelf, folder()), 'no build')
    assert.deepEqual(names(), [])
  })

  it('are as before when a file does not get there, and complete afterwards, without what is there already', async () => {
    await keep(shelf, build('1.0.0', 'aaaa'))
    const before = await shelf.list()
    const dist = build('1.1.0', 'bbbb')
    const storage = createDiskStorage(place)
    const written: string[] = []
    let isFull = true
    const writes: Promise<void>[] = []
    const watched = createShelf({
      ...storage,
      async put(name, content) {
        // the list of them is small enough
        if (isFull && written.length === 2 && name !== 'index.json') throw new Error('the disk is full')
        written.push(name)
        const write = storage.put(name, content)
        writes.push(write)
        await write
      },
    })
    await assert.rejects(keep(watched, dist), /the disk is full/)
    assert.deepEqual(await shelf.list(), before)
    await Promise.all(writes)
    isFull = false
    assert.equal(await keep(watched, dist), 'kept')
    assert.deepEqual(await versions(shelf), ['1.1.0', '1.0.0'])
    const [one, other, ...rest] = written
    assert.ok(!rest.some(name => name === one || name === other))
    const contents = new Set((await shelf.list()).flatMap(({ files }) => Object.values(files)))
    for (const integrity of contents) {
      const file = (await shelf.read(integrity)) ?? assert.fail(`${integrity} is not there`)
      assert.equal(integrityOf(await buffer(file.stream)), integrity)
    }
    assert.equal(names().length, contents.size + 1)
  })

  it('are left alone when what is in their place is no list of them', async () => {
    writeFileSync(join(place, 'index.json'), '[{"version":"1.0.0"}]')
    await assert.rejects(keep(shelf, build('1.1.0', 'bbbb')))
    assert.deepEqual(names(), ['index.json'])
  })
})
