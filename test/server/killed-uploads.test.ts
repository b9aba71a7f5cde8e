import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { Upload } from 'tus-js-client'
import { freePort } from '../../scripts/free-port.ts'
import { filesDirectory } from '../../server/paths.ts'
import { filledDirectory } from '../support/filled-directory.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { mp4, sha256 } from '../support/uploads.ts'

const PIECE_BYTES = 1_048_576
const FILE_BYTES = 6 * PIECE_BYTES + 4_321
/** In the middle of a piece each. */
const CUTS = [1.5, 4.5].map(pieces => pieces * PIECE_BYTES)

describe('an upload whose server is killed', () => {
  let dataDir: string
  let server: ServerProcess
  after(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function signIn(url: string): Promise<string> {
    const answer = await fetch(`${url}/api/teacher/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'teacher@demo.test', password: DEMO_PASSWORD }),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    return data.token
  }

  it('goes on where it was, sends no more than one piece again for each time, and is whole', async () => {
    // the same for the servers that come one after the other
    dataDir = await filledDirectory('cx-killed-uploads-', 'demo')
    const { kept, uploads } = filesDirectory({ dataDir })
    const environment = { DATA_DIR: dataDir, DEMO: '1', PORT: String(await freePort()) }
    server = await startProcess(environment)
    const url = server.url ?? assert.fail(server.output())
    const file = mp4(FILE_BYTES)
    const cuts = [...CUTS]
    const begins: number[] = []
    const token = await signIn(url)

    await new Promise<void>((resolve, reject) => {
      let restarted = Promise.resolve()
      const upload = new Upload(file, {
        endpoint: `${url}/api/teacher/uploads`,
        headers: { authorization: `Bearer ${token}` },
        metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
        chunkSize: PIECE_BYTES,
        retryDelays: Array(30).fill(200),
        onBeforeRequest(request) {
          const offset = request.getMethod() === 'PATCH' ? request.getHeader('Upload-Offset') : undefined
          if (offset !== undefined) begins.push(Number(offset))
          return restarted
        },
        onProgress(sent) {
          const cut = cuts[0]
          if (cut === undefined || sent < cut) return
          cuts.shift()
          restarted = server.kill().then(async () => {
            server = await startProcess(environment)
            assert.equal(server.url, url, server.output())
          })
        },
        onError: reject,
        onSuccess: () => resolve(),
      })
      upload.start()
    })

    assert.deepEqual(cuts, [])
    const films = readdirSync(kept).filter(name => name.endsWith('.mp4'))
    assert.equal(films.length, 1)
    assert.equal(sha256(readFileSync(join(kept, films[0] ?? ''))), sha256(file))
    assert.deepEqual(readdirSync(uploads), [])
    // no piece begins before the one that was under way
    assert.deepEqual(
      begins,
      begins.toSorted((one, other) => one - other),
    )
    assert.ok(begins.length <= Math.ceil(FILE_BYTES / PIECE_BYTES) + 2 * CUTS.length, begins.join())
  })
})
