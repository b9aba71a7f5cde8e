import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { DEMO_ONLY } from '../../src/contract/error-codes/common.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { MISSING } from './ids/entry.ts'
import { malformed } from './ids/id-fields.ts'

/** Every kind of demo account that can sign in, and whether it has classrooms, and something to do in them. */
const accounts: readonly (readonly [account: string, has: { classroom: boolean; item: boolean }])[] = [
  ['teacher', { classroom: true, item: true }],
  ['partner', { classroom: true, item: true }],
  ['demo', { classroom: true, item: true }],
  ['librarian', { classroom: true, item: true }],
  ['librarian2', { classroom: true, item: true }],
  ['independent', { classroom: true, item: false }],
  ['independent-language', { classroom: true, item: false }],
  ['players', { classroom: true, item: false }],
  ['no-agreement', { classroom: false, item: false }],
  ['unvalidated', { classroom: false, item: false }],
  ['new', { classroom: false, item: false }],
]

interface Call {
  line: (id: string | number) => string
  names: 'classroom' | 'item'
}

const calls: readonly Call[] = [
  { line: id => `GET actions?status=all&classroom_id=${id}`, names: 'classroom' },
  { line: id => `GET actions-videos?classroom_id=${id}`, names: 'classroom' },
  { line: id => `GET classrooms/${id}/student-activity`, names: 'classroom' },
  { line: id => `GET actions/${id}`, names: 'item' },
  { line: id => `PUT actions-videos/${id}/played`, names: 'item' },
  // the last, since it changes what the others tell
  { line: id => `PUT actions/${id}`, names: 'item' },
]

type Ids = Readonly<Record<Call['names'], number | undefined>>

for (const kind of databaseKinds) {
  describe(`action items and student activity by account on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    const send = (line: string, token: string | undefined, prefix = '/api/teacher') =>
      server.call<unknown>(line.replace(' ', ` ${prefix}/`), {
        ...(token === undefined ? {} : { token }),
        ...(line.startsWith('PUT actions/') ? { body: { completed: true } } : {}),
      })
    const everything = () => run(sql`select * from action_items order by id`)

    /** A classroom of such a kind, and an item of one. */
    async function idsWhere(condition: ReturnType<typeof sql>): Promise<Ids> {
      const classrooms = sql`select c.id, c.class_pairing_id from classrooms c where ${condition}`
      const [classroom] = await run<{ id: number }>(
        sql`select c.id from (${classrooms}) c order by c.class_pairing_id is null, c.id limit 1`,
      )
      const [item] = await run<{ id: number }>(
        sql`select id from action_items where classroom_id in (select id from (${classrooms}) c) order by id limit 1`,
      )
      return { classroom: classroom?.id, item: item?.id }
    }

    const own = (id: number) => sql`c.teacher_id = ${id}`
    const partners = (id: number) =>
      sql`c.teacher_id <> ${id} and c.class_pairing_id in (select class_pairing_id from classrooms where teacher_id = ${id})`
    const foreign = (id: number) =>
      sql`c.teacher_id <> ${id} and (c.class_pairing_id is null or c.class_pairing_id not in (select class_pairing_id from classrooms where teacher_id = ${id} and class_pairing_id is not null))`

    /** Says of every call that names such a thing that it is refused alike, and leaves everything as it was. */
    async function expectRefused(token: string, ids: Ids) {
      const before = await everything()
      for (const { line, names } of calls) {
        const id = ids[names]
        if (id === undefined) continue
        const { status, body, text } = await send(line(id), token)
        assert.deepEqual([status, body.error_code, body.data], [403, CLASSROOM_FORBIDDEN, undefined], text)
      }
      assert.deepEqual(await everything(), before)
    }

    for (const [account, has] of accounts)
      describe(account, () => {
        let token = ''
        let teacherId = 0
        before(async () => {
          const teacher = await server.signIn(`${account}@demo.test`)
          token = teacher.token
          teacherId = teacher.id
        })

        it('reads and changes nothing of a partner', async () => {
          const ids = await idsWhere(partners(teacherId))
          assert.equal(ids.item !== undefined, has.item)
          await expectRefused(token, ids)
        })

        it('reads and changes nothing of anybody else', async () => {
          const ids = await idsWhere(foreign(teacherId))
          assert.ok(ids.classroom && ids.item)
          await expectRefused(token, ids)
        })

        it('is told the same of what there is not', () =>
          expectRefused(token, { classroom: Number(MISSING), item: Number(MISSING) }))

        it('is told of an id that is none', async () => {
          for (const { line } of calls)
            for (const [value] of Object.values(malformed)) {
              const { status, text } = await send(line(value), token)
              assert.equal(status, 422, `${line(value)}: ${text}`)
            }
        })

        it('finds in the lists of all classrooms what is of its own, and nothing else', async () => {
          const mine = await run<{ id: number }>(sql`select c.id from classrooms c where ${own(teacherId)}`)
          const { body } = await send('GET actions?status=all', token)
          const items = body.data as { classroom_id: number }[]
          assert.equal(items.length > 0, has.item)
          for (const { classroom_id } of items) assert.ok(mine.some(({ id }) => id === classroom_id))
          const videos = (await send('GET actions-videos', token)).body.data as typeof items
          for (const { classroom_id } of videos) assert.ok(mine.some(({ id }) => id === classroom_id))
        })

        it('reads and changes its own', async () => {
          const ids = await idsWhere(own(teacherId))
          assert.deepEqual(
            { classroom: ids.classroom !== undefined, item: ids.item !== undefined },
            { classroom: has.classroom, item: has.item },
          )
          for (const { line, names } of calls) {
            const id = ids[names]
            if (id === undefined) continue
            const { status, body, text } = await send(line(id), token)
            assert.equal(status, 200, `${line(id)}: ${text}`)
            const told = body.data as { id: number; classroom_id: number; completed: boolean }
            if (Array.isArray(told)) {
              for (const item of told) assert.equal(item.classroom_id, id)
            } else if (names === 'item') assert.equal(told.id, id)
            if (line(id).startsWith('PUT actions/')) assert.equal(told.completed, true)
          }
        })

        it(`${account === 'demo' ? 'may' : 'may not'} do so as a demo teacher`, async () => {
          const ids = await idsWhere(own(teacherId))
          const before = await everything()
          for (const { line, names } of calls) {
            const { status, body } = await send(line(ids[names] ?? MISSING), token, '/api/demo')
            if (account === 'demo') assert.equal(status, 200)
            else assert.deepEqual([status, body.error_code, body.data], [403, DEMO_ONLY, undefined])
          }
          if (account !== 'demo') assert.deepEqual(await everything(), before)
        })
      })

    it('are nothing for who is not signed in, and no account that is disabled or not verified can be', async () => {
      const ids = await idsWhere(sql`true`)
      const before = await everything()
      for (const token of [undefined, 'x', ''])
        for (const { line, names } of calls) {
          const { status, body } = await send(line(ids[names] ?? 0), token)
          assert.deepEqual([status, body.data], [401, undefined])
        }
      assert.deepEqual(await everything(), before)
      for (const account of ['disabled', 'unverified'])
        await assert.rejects(server.signIn(`${account}@demo.test`), /cannot sign in/)
    })
  })
}
