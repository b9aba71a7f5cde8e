import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { convert } from '../support/convert.ts'
import { ffmpegPath, makeVideo } from '../support/videos.ts'

/** A picture that stands still for so long; it takes no time to make. */
function still(seconds: number): Buffer {
  const input = ['-f', 'lavfi', '-i', `color=s=16x16:r=1/60:d=${seconds}`]
  const output = ['-c:v', 'libvpx', '-f', 'matroska', '-']
  const { stdout, stderr } = spawnSync(ffmpegPath, ['-v', 'error', ...input, ...output])
  assert.equal(String(stderr), '')
  return stdout
}

describe('a video that is converted', () => {
  it('is an hour long at most', async () => {
    assert.equal((await convert(still(3_720))).made, 'too-long')
    const { made } = await convert(still(3_540))
    assert.ok(typeof made !== 'string' && Math.abs(made.duration - 3_540) <= 60, JSON.stringify(made))
  })

  it('is not called ready when what is made of it was cut at the largest size', async () => {
    const original = makeVideo({ ending: 'mp4', seconds: 4, size: '320x240' })
    const { made: whole } = await convert(original)
    assert.ok(typeof whole !== 'string')
    assert.equal((await convert(original, undefined, { maxBytes: whole.bytes / 2 })).made, 'too-long')
    const { made } = await convert(original, undefined, { maxBytes: whole.bytes * 2 })
    assert.ok(typeof made !== 'string')
    assert.equal(made.duration, whole.duration)
  })
})
