import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, describe, it } from 'node:test'
import { createDiskStorage } from '../../server/storage/disk.ts'

const MIB = 1_048_576
const LARGE_BYTES = 512 * MIB
/** Half of the file, and several times what streams hold before a busy machine frees it. */
const HELD_MAX_BYTES = 256 * MIB

/** So many bytes, each piece anew as a socket brings them. */
function* pieces(bytes: number) {
  for (let sent = 0; sent < bytes; sent += MIB) yield Buffer.alloc(Math.min(MIB, bytes - sent), sent / MIB)
}

/** The most that this process has ever held; the test stands alone in its file for that. */
const peakBytes = () => process.resourceUsage().maxRSS * 1_024

describe('the storage in a directory', () => {
  const place = mkdtempSync(join(tmpdir(), 'cx-storage-'))
  after(() => rmSync(place, { recursive: true }))

  it('holds no large file in memory', async () => {
    const storage = createDiskStorage(place)
    const before = peakBytes()
    await storage.put('large', Readable.from(pieces(LARGE_BYTES)))
    assert.equal(await storage.size('large'), LARGE_BYTES)
    const held = peakBytes() - before
    assert.ok(held < HELD_MAX_BYTES, `${Math.round(held / MIB)} MiB were held`)
  })
})
