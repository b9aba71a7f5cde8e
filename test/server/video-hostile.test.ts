import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { VideoKind } from '../../server/video/video-kind.ts'
import { convert } from '../support/convert.ts'
import { outsideFilm } from '../support/outside-film.ts'
import { ffmpegPath, makeVideo } from '../support/videos.ts'

const demuxers: readonly VideoKind['demuxer'][] = [
  'matroska',
  'mov',
  'avi',
  'asf',
  'mxf',
  'mpeg',
  'mpegvideo',
]

const mp4 = makeVideo({ ending: 'mp4', seconds: 0.2 })
const webm = makeVideo({ ending: 'webm', seconds: 0.2 })

const html = '<!doctype html><title>x</title><script>alert(1)</script>'.padEnd(200)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(200)

/** The end of a zip archive, which is looked for from there. */
const zipEnd = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])

/** A box of a file of the ISO family. */
function box(name: string, content: string): Buffer {
  const bytes = Buffer.from(`....${name}${content}`, 'latin1')
  bytes.writeUInt32BE(bytes.length)
  return bytes
}

const refused: Record<string, Buffer | string> = {
  'a page': html,
  'a page after spaces': `${' '.repeat(500)}${html}`,
  'a drawing': svg,
  'a drawing with a declaration': `<?xml version="1.0"?>${svg}`,
  'an archive': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200), zipEnd]),
  'a video that is an archive as well': Buffer.concat([mp4, Buffer.from('PK\u0003\u0004...'), zipEnd]),
  'a video with an archive that has a comment': Buffer.concat([
    webm,
    zipEnd.subarray(0, 20),
    Buffer.from([3, 0]),
    Buffer.from('end'),
  ]),
  'a video that is a page as well': Buffer.concat([mp4.subarray(0, 32), box('free', html), mp4.subarray(32)]),
  'a page whose fifth letter begins the word ftyp': `<!--ftypisom-->${html}`,
  'a picture of a telephone': Buffer.concat([box('ftyp', 'heic\0\0\0\0mif1heic'), Buffer.alloc(200)]),
  music: Buffer.concat([box('ftyp', 'M4A \0\0\0\0M4A mp42isom'), Buffer.alloc(200)]),
  'a picture': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]),
  'a list of pieces': '#EXTM3U\n#EXTINF:1\nhttp://127.0.0.1/x.ts\n'.padEnd(200),
  'a list of files': "ffconcat version 1.0\nfile '/etc/passwd'\n".padEnd(200),
  'a description of a session': 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nm=video 5004 RTP/AVP 96\n'.padEnd(200),
  'a text screen': Buffer.concat([Buffer.from('XBIN\u001a'), Buffer.alloc(200, 65)]),
  nothing: '',
  'a few bytes': mp4.subarray(0, 16),
  noise: Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 251)),
}

describe('a file that only says that it is a video', () => {
  for (const [what, file] of Object.entries(refused)) {
    it(`is refused when it is ${what}`, async () => {
      assert.deepEqual(await convert(file), { type: null, made: 'refused', progress: [] })
    })
  }
})

describe('a file that names others', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cx-bait-'))
  const bait = join(directory, 'bait.ts')
  const asked: string[] = []
  let server: Server
  let files: Record<string, string>

  before(async () => {
    writeFileSync(bait, makeVideo({ ending: 'mpg', seconds: 0.2, more: ['-f', 'mpegts'] }))
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const pieces = (...urls: string[]) =>
      `#EXTM3U\n#EXT-X-TARGETDURATION:1\n${urls.map(url => `#EXTINF:1,\n${url}\n`).join('')}#EXT-X-ENDLIST\n`
    files = {
      'a playlist': pieces(`${outside}/playlist.ts`),
      'a playlist of files': pieces(`file://${bait}`),
      'a playlist of parts': pieces(
        `subfile,,start,0,end,0,,:${bait}`,
        `concat:${bait}|${outside}/concat.ts`,
      ),
      'a list of files': `ffconcat version 1.0\nfile '${bait}'\nfile '${outside}/list.ts'\n`,
      'a text screen before a playlist': `XBIN\u001a\n${pieces(`${outside}/screen.ts`)}`,
    }
  })
  after(() => {
    server.close()
    rmSync(directory, { recursive: true, force: true })
  })

  it('would be followed by ffmpeg alone', async () => {
    for (const what of ['a playlist', 'a list of files']) {
      const path = join(directory, 'list')
      writeFileSync(path, files[what] ?? '')
      const whitelist = ['-protocol_whitelist', 'file,http,tcp', '-safe', '0']
      const format = what === 'a playlist' ? ['-f', 'hls'] : ['-f', 'concat']
      const list = [...whitelist.slice(0, format[1] === 'hls' ? 2 : 4), ...format, '-i', path]
      await once(spawn(ffmpegPath, ['-v', 'quiet', '-nostdin', ...list, '-f', 'null', '-']), 'close')
    }
    assert.deepEqual([...new Set(asked.splice(0))].toSorted(), ['/list.ts', '/playlist.ts'])
  })

  const film = makeVideo({ ending: 'mov', seconds: 0.2 })
  const outside = outsideFilm(film, 'bait.mov')

  it('would be followed by ffmpeg into a film beside it, if it were let', () => {
    writeFileSync(join(directory, 'bait.mov'), film)
    writeFileSync(join(directory, 'outside.mov'), outside)
    const frames = (...let_: string[]) => {
      const input = [...let_, '-i', join(directory, 'outside.mov')]
      const args = ['-v', 'error', ...input, '-map', '0:v', '-f', 'framehash', '-']
      const { stdout } = spawnSync(ffmpegPath, args, { encoding: 'utf8' })
      return stdout.split('\n').filter(line => /^\d/.test(line)).length
    }
    assert.deepEqual([frames('-enable_drefs', '1'), frames()], [5, 0])
  })

  it('leads into no film beside it', async () => {
    const { type, made } = await convert(outside, undefined, { beside: { 'bait.mov': film } })
    assert.deepEqual([type, made], ['video/quicktime', 'unreadable'])
  })

  for (const demuxer of demuxers) {
    it(`leads nowhere, even if it were taken for what ${demuxer} reads`, async () => {
      for (const [what, file] of Object.entries(files)) {
        const { made } = await convert(file, { type: 'video/mp4', demuxer })
        assert.ok(made === 'unreadable' || made === 'no-picture', `${what} was converted`)
      }
      assert.deepEqual(asked, [])
    })
  }
})
