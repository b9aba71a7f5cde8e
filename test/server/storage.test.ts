import assert from 'node:assert/strict'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { createDiskStorage } from '../../server/storage/disk.ts'
import { createS3Storage } from '../../server/storage/s3.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { startS3 } from '../support/s3.ts'

function* broken() {
  yield Buffer.from('half of')
  throw new Error('the line is cut')
}

const place = mkdtempSync(join(tmpdir(), 'cx-storage-'))
const kept = join(place, 'kept')
after(() => rmSync(place, { recursive: true }))

/** Linux has a disk here that is none. */
const IN_MEMORY = '/dev/shm'

interface Opened {
  storage: Storage
  close?: () => Promise<void>
}

const kinds: Record<string, () => Promise<Opened>> = {
  'a directory': async () => ({ storage: createDiskStorage(kept) }),
  'a bucket': async () => {
    const s3 = await startS3()
    return { storage: createS3Storage(s3), close: s3.close }
  },
}

for (const [kind, open] of Object.entries(kinds)) {
  describe(`the storage in ${kind}`, () => {
    let opened: Opened
    before(async () => {
      opened = await open()
    })
    after(() => opened.close?.())

    const text = async (name: string, range?: { first: number; last: number }) => {
      const file = await opened.storage.read(name, range)
      return file && { bytes: file.bytes, text: String(await buffer(file.stream)) }
    }
    const incoming = (content: string) => {
      const path = join(place, 'incoming')
      writeFileSync(path, content, { mode: 0o644 })
      return path
    }

    it('keeps bytes, what a stream brings, and a file that moves there', async () => {
      const { storage } = opened
      await storage.put('bytes', Buffer.from('bytes'))
      await storage.put('stream', Readable.from([Buffer.from('str'), Buffer.from('eam')]))
      const path = incoming('moved')
      await storage.put('moved', { path })
      for (const name of ['bytes', 'stream', 'moved'])
        assert.deepEqual(await text(name), { bytes: name.length, text: name })
      assert.equal(existsSync(path), false)
    })

    it('leaves a file that a stream reads where it is', async () => {
      const path = incoming('stays')
      await opened.storage.put('copied', createReadStream(path))
      assert.equal((await text('copied'))?.text, 'stays')
      assert.equal(existsSync(path), true)
    })

    it('tells the size, gives ranges, and has nothing of what was removed', async () => {
      const { storage } = opened
      await storage.put('film', Buffer.from('0123456789'))
      assert.equal(await storage.size('film'), 10)
      assert.deepEqual(await text('film', { first: 2, last: 4 }), { bytes: 10, text: '234' })
      await storage.remove('film')
      await storage.remove('film')
      assert.equal(await storage.size('film'), null)
      assert.equal(await storage.read('film'), null)
      assert.equal(await storage.read('film', { first: 0, last: 1 }), null)
    })

    it('has what was there before when a file breaks off or has gone', async () => {
      const { storage } = opened
      await storage.put('film', Buffer.from('before'))
      await assert.rejects(storage.put('film', Readable.from(broken())), /the line is cut/)
      await assert.rejects(storage.put('film', { path: join(place, 'nothing') }), /ENOENT/)
      assert.equal((await text('film'))?.text, 'before')
    })
  })
}

describe('the storage in a directory', () => {
  const storage = createDiskStorage(kept)
  const modeOf = (name: string) => statSync(join(kept, name)).mode & 0o777

  it('has files that nobody else may read, and no drafts of what broke off', async () => {
    const path = join(place, 'open to all')
    writeFileSync(path, 'film', { mode: 0o644 })
    await storage.put('moved', { path })
    await storage.put('written', Buffer.from('film'))
    await assert.rejects(storage.put('broken', Readable.from(broken())))
    assert.deepEqual([modeOf('moved'), modeOf('written')], [0o600, 0o600])
    assert.deepEqual(
      readdirSync(kept).filter(name => name.startsWith('.') || name === 'broken'),
      [],
    )
  })

  it('takes a file from another disk', async t => {
    mkdirSync(kept, { recursive: true })
    if (!existsSync(IN_MEMORY) || statSync(IN_MEMORY).dev === statSync(kept).dev)
      return t.skip('this machine has one disk alone')
    const other = mkdtempSync(join(IN_MEMORY, 'cx-storage-'))
    t.after(() => rmSync(other, { recursive: true }))
    const path = join(other, 'film')
    writeFileSync(path, 'from afar', { mode: 0o644 })
    await storage.put('afar', { path })
    assert.equal(String(await buffer((await storage.read('afar'))?.stream ?? assert.fail())), 'from afar')
    assert.equal(modeOf('afar'), 0o600)
    assert.equal(existsSync(path), false)
  })
})

describe('the storage in a bucket', () => {
  /** More than is sent at once, so that parts of it are there when it breaks off. */
  function* brokenLate() {
    for (let number = 0; number < 20; number += 1) yield Buffer.alloc(1_048_576, number)
    throw new Error('the line is cut')
  }

  it('has what was there before when a large file breaks off', async t => {
    const s3 = await startS3()
    t.after(() => s3.close())
    const storage = createS3Storage(s3)
    await storage.put('film', Buffer.from('before'))
    await assert.rejects(storage.put('film', Readable.from(brokenLate())))
    assert.equal(String(await buffer((await storage.read('film'))?.stream ?? assert.fail())), 'before')
  })

  it('says so when the key or the bucket is none', async t => {
    const s3 = await startS3()
    t.after(() => s3.close())
    for (const [wrong, sentence] of [
      [{ accessKeyId: 'nobody' }, /access key/i],
      [{ bucket: 'no-such-bucket' }, /bucket does not exist/],
    ] as const) {
      const storage = createS3Storage({ ...s3, ...wrong })
      await assert.rejects(storage.put('film', Buffer.from('film')), sentence)
      await assert.rejects(storage.read('film'), sentence)
    }
  })
})
