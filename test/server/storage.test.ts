import assert from 'node:assert/strict'
import {
  createReadStream,
  existsSync,
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
import { after, describe, it } from 'node:test'
import { createDiskStorage } from '../../server/storage/disk.ts'

/** Linux has a disk here that is none. */
const IN_MEMORY = '/dev/shm'

const MIB = 1_048_576
const LARGE_BYTES = 200 * MIB
/** Far less than the file, and more than what streams hold. */
const HELD_MAX_BYTES = 64 * MIB

/** So many bytes, each piece anew as a socket brings them. */
function* pieces(bytes: number) {
  for (let sent = 0; sent < bytes; sent += MIB) yield Buffer.alloc(Math.min(MIB, bytes - sent), sent / MIB)
}

function* broken() {
  yield Buffer.from('half of')
  throw new Error('the line is cut')
}

const peakBytes = () => process.resourceUsage().maxRSS * 1_024

describe('the storage in a directory', () => {
  const place = mkdtempSync(join(tmpdir(), 'cx-storage-'))
  after(() => rmSync(place, { recursive: true }))
  const kept = join(place, 'kept')
  const storage = createDiskStorage(kept)
  const text = async (name: string) => {
    const file = await storage.read(name)
    return file && String(await buffer(file.stream))
  }
  const incoming = (content: string) => {
    const path = join(place, 'incoming')
    writeFileSync(path, content, { mode: 0o644 })
    return path
  }

  it('keeps bytes, what a stream brings, and a file that moves there', async () => {
    await storage.put('bytes', Buffer.from('bytes'))
    await storage.put('stream', Readable.from([Buffer.from('str'), Buffer.from('eam')]))
    const path = incoming('moved')
    await storage.put('moved', { path })
    for (const name of ['bytes', 'stream', 'moved']) {
      assert.equal(await text(name), name)
      assert.equal(statSync(join(kept, name)).mode & 0o777, 0o600, name)
    }
    assert.equal(existsSync(path), false)
  })

  it('leaves a file that a stream reads where it is', async () => {
    const path = incoming('stays')
    await storage.put('copied', createReadStream(path))
    assert.equal(await text('copied'), 'stays')
    assert.equal(existsSync(path), true)
  })

  it('has what was there before, and nothing half, when a file breaks off or has gone', async () => {
    await storage.put('film', Buffer.from('before'))
    await assert.rejects(storage.put('film', Readable.from(broken())), /the line is cut/)
    await assert.rejects(storage.put('film', { path: join(place, 'nothing') }), /ENOENT/)
    assert.equal(await text('film'), 'before')
    assert.deepEqual(
      readdirSync(kept).filter(name => name.startsWith('.')),
      [],
    )
  })

  it('takes a file from another disk', async t => {
    if (!existsSync(IN_MEMORY) || statSync(IN_MEMORY).dev === statSync(kept).dev)
      return t.skip('there is none')
    const other = mkdtempSync(join(IN_MEMORY, 'cx-storage-'))
    t.after(() => rmSync(other, { recursive: true }))
    const path = join(other, 'film')
    writeFileSync(path, 'from afar')
    await storage.put('film', { path })
    assert.equal(await text('film'), 'from afar')
    assert.equal(statSync(join(kept, 'film')).mode & 0o777, 0o600)
    assert.equal(existsSync(path), false)
  })

  it('holds no large file in memory', async () => {
    const before = peakBytes()
    await storage.put('large', Readable.from(pieces(LARGE_BYTES)))
    assert.equal(await storage.size('large'), LARGE_BYTES)
    const held = peakBytes() - before
    assert.ok(held < HELD_MAX_BYTES, `${Math.round(held / MIB)} MiB were held`)
  })
})
