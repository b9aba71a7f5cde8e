import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { convert, type Outcome } from '../support/convert.ts'
import { makeVideo, type recipes } from '../support/videos.ts'

const types: Record<keyof typeof recipes, string> = {
  webm: 'video/webm',
  avi: 'video/avi',
  m4v: 'video/x-m4v',
  mkv: 'video/x-matroska',
  mpg: 'video/mpeg',
  '3gp': 'video/3gpp',
  vob: 'video/mpeg',
  mp4: 'video/mp4',
  mxf: 'video/mxf',
  wmv: 'video/x-ms-wmv',
  mov: 'video/quicktime',
}

function madeOf({ made }: Outcome) {
  if (typeof made === 'string') throw new Error(`it was not converted: ${made}`)
  return made
}

/** Names of the atoms that a file of the ISO family begins with, in their order. */
function atoms(file: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 8 <= file.length; at += Math.max(8, file.readUInt32BE(at)))
    names.push(file.toString('latin1', at + 4, at + 8))
  return names
}

/** As a telephone held upright writes it: the picture lies, and its track says that it is to be turned. */
function turned(file: Buffer): Buffer {
  const matrix = file.indexOf('tkhd') + 44
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0].entries())
    file.writeInt32BE(value, matrix + place * 4)
  return file
}

const isNear = (value: number, wanted: number, by = 0.2) =>
  assert.ok(Math.abs(value - wanted) <= by, `${value} is not about ${wanted}`)

describe('a video is converted', () => {
  for (const [ending, type] of Object.entries(types)) {
    it(`from a .${ending} file, which is known by its content`, async () => {
      const outcome = await convert(makeVideo({ ending: ending as keyof typeof recipes }))
      const made = madeOf(outcome)
      assert.equal(outcome.type, type)
      assert.deepEqual([made.width, made.height], [160, 120])
      isNear(made.duration, 1)
      assert.equal(made.bytes, made.video.length)
      // it plays from its first bytes on, in H.264 and AAC
      assert.deepEqual(atoms(made.video).slice(0, 2), ['ftyp', 'moov'])
      for (const codec of ['avc1', 'mp4a']) assert.ok(made.video.includes(codec), codec)
      const { format, width, height } = await sharp(made.poster).metadata()
      assert.deepEqual([format, width, height], ['jpeg', 160, 120])
      assert.ok((outcome.progress.at(-1) ?? 0) > 90, 'its progress is told to the end')
    })
  }

  it('without sound', async () => {
    const { video } = madeOf(await convert(makeVideo({ ending: 'mp4', without: 'sound' })))
    assert.ok(!video.includes('mp4a'))
  })

  it('when it lasts a fifth of a second', async () => {
    isNear(madeOf(await convert(makeVideo({ ending: 'webm', seconds: 0.2 }))).duration, 0.2, 0.1)
  })

  it('as far as it goes when its end is missing', async () => {
    const whole = makeVideo({ ending: 'mkv', seconds: 2 })
    const { duration } = madeOf(await convert(whole.subarray(0, whole.length / 2)))
    assert.ok(duration > 0.5 && duration < 1.9, String(duration))
  })

  it('with its progress when its beginning does not say how long it is, as browsers record it', async () => {
    const live = makeVideo({ ending: 'webm', seconds: 2, more: ['-live', '1'] })
    const { progress, ...outcome } = await convert(live)
    isNear(madeOf({ progress, ...outcome }).duration, 2)
    assert.ok((progress.at(-1) ?? 0) > 90, String(progress))
  })

  it('the way up that its telephone was held', async () => {
    const { width, height } = madeOf(await convert(turned(makeVideo({ ending: 'mov' }))))
    assert.deepEqual([width, height], [120, 160])
  })

  const sizes: [given: string, made: [number, number]][] = [
    ['1920x1080', [1280, 720]],
    ['1080x1920', [720, 1280]],
    ['1600x200', [1280, 160]],
    ['161x121', [160, 120]],
    ['1000x1000', [720, 720]],
  ]
  for (const [size, wanted] of sizes) {
    it(`from ${size} to ${wanted.join('x')}`, async () => {
      const outcome = await convert(makeVideo({ ending: 'avi', seconds: 0.2, size }))
      const { width, height } = madeOf(outcome)
      assert.deepEqual([width, height], wanted)
    })
  }
})

describe('a video is not converted, and nothing is left to try', () => {
  it('without a picture', async () => {
    assert.equal((await convert(makeVideo({ ending: 'mp4', without: 'picture' }))).made, 'no-picture')
  })

  it('when there is nothing but its beginning', async () => {
    for (const ending of ['mp4', 'webm', 'mxf', 'wmv', 'mpg'] as const) {
      const beginning = makeVideo({ ending, seconds: 0.2 }).subarray(0, 64)
      for (const file of [beginning, Buffer.concat([beginning, Buffer.alloc(100_000, 7)])]) {
        const { made } = await convert(file)
        assert.ok(made === 'unreadable' || made === 'no-picture', `${ending}: ${JSON.stringify(made)}`)
      }
    }
  })
})
