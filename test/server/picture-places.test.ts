import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { refuse } from '../../server/errors.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { databaseKinds } from '../support/databases.ts'
import { flat, formOf } from '../support/pictures.ts'
import { startApp, type TestApp } from '../support/server.ts'

const UPLOAD = 'POST /api/teacher/files'
const INFO_LEVEL = 30

for (const kind of databaseKinds) {
  describe(`pictures that come on ${kind}`, () => {
    let server: TestApp
    let own = ''
    let foreign = ''
    let teacherId = 0
    let picture = Buffer.alloc(0)
    before(async () => {
      server = await startApp({ kind })
      const teacher = await server.signIn('teacher@demo.test')
      own = teacher.token
      teacherId = teacher.id
      foreign = (await server.signIn('partner@demo.test')).token
      picture = await flat(90, 60).png().toBuffer()
    })
    after(() => server.close())
    const upload = async (file: Uint8Array, token = own, fields?: Record<string, string>) =>
      server.call(UPLOAD, { token, ...(await formOf(file, fields)) })

    it('with too much beside them are told so, and not that the file is too large', async () => {
      const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`field${index}`, 'x']))
      const fields = await upload(picture, own, { type: 'avatar', ...many })
      assert.deepEqual([fields.status, fields.body.message], [413, commonSentences.tooLarge])
      const form = new FormData()
      for (const name of ['file', 'other']) form.append(name, new Blob([new Uint8Array(picture)]), 'a.png')
      const sent = new Response(form)
      const files = await server.call(UPLOAD, {
        token: own,
        body: Buffer.from(await sent.arrayBuffer()),
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      })
      assert.deepEqual([files.status, files.body.message], [413, commonSentences.tooLarge])
    })

    it('are made in the turn of the teacher who gives them', async t => {
      const { services } = server.app
      const owners: number[] = []
      const { makePortrait } = services
      t.after(() => Object.assign(services, { makePortrait }))
      services.makePortrait = async (_, owner) => {
        owners.push(owner)
        return null
      }
      for (const token of [own, foreign]) await upload(picture, token)
      assert.equal(owners[0], teacherId)
      assert.notEqual(owners[1], teacherId)
    })

    it('that find no place are a warning in the log, without a stack', async t => {
      const { services } = server.app
      const { makePortrait } = services
      t.after(() => Object.assign(services, { makePortrait }))
      services.makePortrait = async () => {
        throw refuse('unavailable')
      }
      const { length } = server.logs
      assert.equal((await upload(picture)).status, 503)
      const lines = server.logs.slice(length).map(line => JSON.parse(line))
      const warnings = lines.filter(({ level }) => level > INFO_LEVEL)
      assert.equal(warnings.length, 1)
      assert.deepEqual([warnings[0].level, warnings[0].reason], [40, commonSentences.unavailable])
      assert.equal(JSON.stringify(warnings).includes('stack'), false)
    })

    it('of one teacher leave room for those of others, however many come at once', async () => {
      const { makePortrait } = server.app.services
      const none = new Blob(['no picture'])
      const many = Array.from({ length: 30 }, () =>
        makePortrait(none, teacherId).catch(error => error.statusCode),
      )
      const other = makePortrait(new Blob([picture]), teacherId + 1)
      assert.ok(await other)
      assert.deepEqual(new Set(await Promise.all(many)), new Set([null, 429]))
    })
  })
}
