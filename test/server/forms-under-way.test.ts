import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { filesDirectory } from '../../server/paths.ts'
import { TASK_FILES_PER_DAY_MAX_BYTES, TASK_FILES_PER_HOUR } from '../../src/contract/limits/files.ts'
import { fileSentences } from '../../src/contract/server-messages/files.ts'
import { flat, formOf } from '../support/pictures.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { until } from '../support/until.ts'

const UPLOAD = 'POST /api/teacher/files'
const ANNOUNCED_BYTES = 250_000_000

describe('forms that are on their way', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-forms-'))
  const { incoming } = filesDirectory({ dataDir })
  const sockets: Socket[] = []
  let server: TestApp
  let own = ''
  let other = ''
  let port = 0
  before(async () => {
    server = await startApp({ config: { dataDir } })
    mkdirSync(incoming, { recursive: true })
    own = (await server.signIn('teacher@demo.test')).token
    other = (await server.signIn('partner@demo.test')).token
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })
  after(async () => {
    for (const socket of sockets) socket.destroy()
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** A thumbnail whose end never comes; answers what the server says. */
  function begin(token: string) {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.push(socket)
    const answer = new Promise<string>(done => {
      socket.once('data', piece => done(String(piece)))
      socket.once('close', () => done(''))
    })
    const part = (rest: string) => `--x\r\ncontent-disposition: form-data; ${rest}\r\n\r\n`
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/teacher/files HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${ANNOUNCED_BYTES}\r\n\r\n` +
        `${part('name="type"')}thumbnail\r\n${part('name="file"; filename="x"')}beginning`,
    )
    return { socket, answer }
  }
  const areIncoming = (count: number) => until(() => readdirSync(incoming).length === count)
  const give = async (token: string) => {
    const form = await formOf(await flat(90, 60).png().toBuffer())
    return (await server.call(UPLOAD, { token, ...form })).status
  }

  it('are so many bytes of one teacher at once; what is small, and what others send, comes beside them', async () => {
    const first = begin(own)
    begin(own)
    await areIncoming(2)
    const refused = await begin(own).answer
    assert.match(refused, /^HTTP\/1\.1 429 /)
    assert.match(refused, /retry-after: \d+/i)
    assert.equal(readdirSync(incoming).length, 2, 'nothing of it is kept')
    assert.equal(await give(own), 200)
    await areIncoming(2)
    begin(other)
    await areIncoming(3)

    first.socket.destroy()
    await areIncoming(2)
    begin(own)
    await areIncoming(3)
  })

  it('are refused before their file comes, where it would be refused once it is there', async () => {
    const { db, tokens } = server.app.services
    const { id, token } = await server.signIn('no-agreement@demo.test')
    const before = readdirSync(incoming)
    await db.execute(sql`insert into files (name, teacher_id, type, bytes)
      values ('much', ${id}, 'material', ${TASK_FILES_PER_DAY_MAX_BYTES - ANNOUNCED_BYTES + 100_000})`)
    const tooMuch = await begin(token).answer
    assert.match(tooMuch, /^HTTP\/1\.1 429 /)
    assert.ok(tooMuch.includes(fileSentences.tooMuchToday))
    await db.execute(sql`delete from files where name = 'much'`)
    await db.execute(sql`insert into attempts (scope, count, resets_at)
      values (${tokens.blind('task-files', String(id))}, ${TASK_FILES_PER_HOUR}, now() + interval '1 hour')
      on conflict (scope) do update set count = excluded.count`)
    assert.match(await begin(token).answer, /^HTTP\/1\.1 429 /)
    assert.deepEqual(readdirSync(incoming), before, 'nothing of them is kept')
  })
})
