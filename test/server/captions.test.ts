import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Caption } from '../../src/contract/entities/caption.ts'
import type { ActionItemDetail } from '../../src/contract/entities/teacher-submission.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { CAPTIONS_WRONG } from '../../src/contract/error-codes/teacher-videos.ts'
import { CAPTION_MAX_CHARACTERS, CAPTIONS_MAX } from '../../src/contract/limits/captions.ts'
import { createActions, named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { uploaded } from '../support/uploads.ts'

const line = (text: string, start = 0, end = 1): Caption => ({ start, end, text })

for (const kind of databaseKinds) {
  describe(`captions of teachers' videos on ${kind}`, () => {
    let server: TestApp
    let teacher = { id: 0, token: '' }
    let stage: ReturnType<typeof createActions>
    before(async () => {
      server = await startApp({ kind })
      teacher = await server.signIn('no-agreement@demo.test')
      stage = createActions(server, teacher)
    })
    after(() => server.close())

    /** A post of the teacher, and what to do with its captions. */
    async function post() {
      const { mine, theirs, partner } = await stage.partners()
      const item = named(await stage.list(mine), 'Our river') ?? assert.fail()
      const other = named(await stage.list(theirs, 'all', partner), 'Our river') ?? assert.fail()
      const url = await uploaded(server.app.services, teacher.id)
      const saved = await server.call<{ id: number }>(
        `POST /api/teacher/classrooms/${mine}/tasks/${item.class_task?.id}/videos`,
        { token: teacher.token, body: { url } },
      )
      const { id } = saved.body.data
      const detail = async (token: string, itemId: number) =>
        (await server.call<ActionItemDetail>(`GET /api/teacher/actions/${itemId}`, { token })).body.data
      async function read(token: string) {
        const answer = await server.call<Caption[]>(`GET /api/teacher/teacher-submissions/${id}/captions`, {
          token,
        })
        assert.equal(answer.status, 200, answer.text)
        return answer.body.data
      }
      return {
        ...{ mine, partner, id },
        set: (captions: unknown, token = teacher.token) =>
          server.call<Caption[]>(`PUT /api/teacher/teacher-submissions/${id}/captions`, {
            token,
            body: { captions },
          }),
        own: () => read(teacher.token),
        partners: () => read(partner),
        versions: async () => [
          (await detail(teacher.token, item.id)).submission?.captions_version,
          (await detail(partner, other.id)).partner_submission?.captions_version,
        ],
        /** What a poll with the last tag of the partner's is answered. */
        async poll() {
          const line = `GET /api/teacher/actions/${other.id}`
          const { etag = '' } = (await server.call(line, { token: partner })).headers
          return async () =>
            (await server.call(line, { token: partner, headers: { 'if-none-match': etag } })).status
        },
      }
    }

    it('are seen by both teachers, in their order, and replaced as a whole', async () => {
      const { set, own, partners } = await post()
      assert.deepEqual(await own(), [])
      const first = await set([line('Später & <b>fett</b>', 2.5, 4), line('  Hello ', 0, 2.5)])
      const kept = [line('Hello', 0, 2.5), line('Später & <b>fett</b>', 2.5, 4)]
      assert.deepEqual([first.status, first.body.data], [200, kept])
      assert.deepEqual([await own(), await partners()], [kept, kept])
      assert.equal((await set([line('Corrected', 1, 2)])).status, 200)
      assert.deepEqual(await partners(), [line('Corrected', 1, 2)])
      assert.equal((await set([])).status, 200)
      assert.deepEqual([await own(), await partners()], [[], []])
    })

    it('are not told with every poll: that they are others is', async () => {
      const { set, versions, poll } = await post()
      assert.deepEqual(await versions(), [null, null])
      const first = await poll()
      assert.equal(await first(), 304)
      await set([line('Hello', 0, 2)])
      assert.equal(await first(), 200)
      const [version, seen] = await versions()
      assert.match(version ?? '', /^[0-9a-f]{32}$/)
      assert.equal(seen, version)
      const second = await poll()
      await set([line('Hello', 0, 2)])
      assert.deepEqual(await versions(), [version, version])
      await set([line('Hello!', 0, 2)])
      assert.equal(await second(), 200)
      assert.notEqual((await versions())[1], version)
      await set([])
      assert.deepEqual(await versions(), [null, null])
    })

    const wrong: [what: string, captions: unknown, code: number | undefined][] = [
      ['no text but spaces', [line('   ')], CAPTIONS_WRONG],
      ['a line that ends before it starts', [line('Hello', 2, 1)], CAPTIONS_WRONG],
      ['a line of no length', [line('Hello', 2, 2)], CAPTIONS_WRONG],
      ['no text at all', [line('')], undefined],
      ['a text too long by one', [line('x'.repeat(CAPTION_MAX_CHARACTERS + 1))], undefined],
      ['a time before the start', [line('Hello', -1, 1)], undefined],
      ['a time that is no number', [{ start: '0', end: 1, text: 'Hello' }], undefined],
      ['one line too many', Array.from({ length: CAPTIONS_MAX + 1 }, () => line('x')), undefined],
      ['no list', { start: 0, end: 1, text: 'Hello' }, undefined],
      ['nothing', undefined, undefined],
    ]
    it('are refused as a whole when one of them is wrong', async () => {
      const { set, own } = await post()
      assert.equal((await set([line('Before')])).status, 200)
      for (const [what, captions, code] of wrong) {
        const { status, body } = await set(captions)
        assert.deepEqual([status, body.error_code], [422, code], what)
      }
      assert.deepEqual(await own(), [line('Before')])
    })

    it('may be as many and as long as the limits say', async () => {
      const { set } = await post()
      const many = Array.from({ length: CAPTIONS_MAX }, (_, second) =>
        line('字'.repeat(CAPTION_MAX_CHARACTERS), second, second + 1),
      )
      const { status, body } = await set(many)
      assert.deepEqual([status, body.data.length], [200, CAPTIONS_MAX])
    })

    it('are their owner’s to change, and nobody’s once the exchange has expired', async () => {
      const { set, own, partner, mine } = await post()
      const foreign = (await server.signIn('librarian@demo.test')).token
      for (const token of [partner, foreign]) {
        const { status, body } = await set([line('Hello')], token)
        assert.deepEqual([status, body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
      await server.app.services.db.execute(
        sql`update classrooms set expire_at = now() - interval '1 day' where id = ${mine}`,
      )
      const { status, body } = await set([line('Hello')])
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
      assert.deepEqual(await own(), [])
    })

    it('of a video that is not there are refused', async () => {
      const answer = await server.call('PUT /api/teacher/teacher-submissions/2147483647/captions', {
        token: teacher.token,
        body: { captions: [] },
      })
      assert.deepEqual([answer.status, answer.body.error_code], [403, CLASSROOM_FORBIDDEN])
    })
  })
}
