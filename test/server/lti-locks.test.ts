import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { TEACHER_DISABLED } from '../../src/contract/error-codes/session.ts'
import { bothDatabases } from '../support/databases.ts'
import { END, LINK, type LtiStage, ltiStage, OPEN, OWN, SESSION } from '../support/lti-stage.ts'
import { meetAt, untilSoManyWait } from '../support/meeting.ts'

const TEACHER = 'partner@demo.test'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !bothDatabases.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('a launch that meets another write', { skip }, () => {
  let stage: LtiStage
  let token: string
  before(async () => {
    stage = await ltiStage({ kind: 'postgres' })
  })
  after(() => stage.close())
  beforeEach(async () => {
    await stage.admin('teacher', 'enable', TEACHER)
    await rows(stage.server.app.services.db, sql`delete from lti_links`)
    token = (await stage.server.signIn(TEACHER)).token
  })

  const held = sql`select 1 from teachers where email = ${TEACHER} for update`
  const meet = (...writes: (() => Promise<unknown>)[]) => meetAt(stage.server.app.services.db, held, writes)
  const call = <D = unknown>(line: string, body: object, as?: string) =>
    stage.server.call<D>(line, { body, headers: { origin: OWN }, ...(as ? { token: as } : {}) })
  const open = (given: object) => call<Data<typeof OPEN>>(OPEN, given)
  const links = () => rows(stage.server.app.services.db, sql`select 1 from lti_links`)

  async function connected() {
    const given = await stage.launched()
    await open(given)
    const { status, text } = await call(LINK, { ticket: given.ticket }, token)
    assert.equal(status, 200, text)
    return given
  }
  const disable = () => stage.admin('teacher', 'disable', TEACHER)

  it('gives a code that is not good any more, where the account is disabled after it', async () => {
    await connected()
    const given = await stage.launched()
    let answer: Awaited<ReturnType<typeof open>> | undefined
    await meet(async () => {
      answer = await open(given)
    }, disable)
    const told = answer?.body.data
    assert.ok(told?.state === 'open')
    assert.equal((await call(SESSION, { code: told.code })).status, 410)
    assert.deepEqual(await links(), [])
  })

  it('gives none where the account is disabled before it', async () => {
    await connected()
    const given = await stage.launched()
    let answer: Awaited<ReturnType<typeof open>> | undefined
    await meet(disable, async () => {
      answer = await open(given)
    })
    assert.deepEqual([answer?.status, answer?.body.error_code], [401, TEACHER_DISABLED])
  })

  it('connects nobody whose account is disabled, before it or after it', async () => {
    for (const isFirst of [true, false]) {
      await stage.admin('teacher', 'enable', TEACHER)
      const own = (await stage.server.signIn(TEACHER)).token
      const given = await stage.launched()
      await open(given)
      const connect = () => call(LINK, { ticket: given.ticket }, own)
      await meet(...(isFirst ? [connect, disable] : [disable, connect]))
      assert.deepEqual(await links(), [], String(isFirst))
    }
  })

  it('is done with it, where the page that was connected lets go', async () => {
    const { ticket } = await connected()
    const given = await stage.launched()
    let answer: Awaited<ReturnType<typeof open>> | undefined
    await meet(
      () => call(END, { ticket }, token),
      async () => {
        answer = await open(given)
      },
    )
    assert.equal(answer?.status, 410)
    assert.deepEqual(await links(), [])
  })

  it('waits for whoever has the account, where an operator ends the connection', async () => {
    await connected()
    const given = await stage.launched()
    const [{ id } = {}] = await rows<{ id: number }>(
      stage.server.app.services.db,
      sql`select id from lti_links`,
    )
    let answer: Awaited<ReturnType<typeof open>> | undefined
    await meet(
      async () => {
        answer = await open(given)
      },
      () => stage.admin('lti', 'unlink', String(id)),
    )
    const told = answer?.body.data
    assert.ok(told?.state === 'open')
    assert.equal((await call(SESSION, { code: told.code })).status, 410)
    assert.deepEqual(await links(), [])
  })

  it('opens no window of its own where the page that was connected lets go before it', async () => {
    const { ticket } = await connected()
    const given = await stage.launched()
    const told = (await open(given)).body.data
    assert.ok(told.state === 'open')
    assert.equal((await call(SESSION, { code: told.code })).status, 200)
    let page: Awaited<ReturnType<LtiStage['post']>> | undefined
    await meet(
      () => call(END, { ticket }, token),
      async () => {
        page = await stage.post('/lti/window', { ticket: given.ticket }, { headers: { origin: OWN } })
      },
    )
    assert.equal(page?.statusCode, 410)
  })

  it('connects nobody whose session ends meanwhile', async () => {
    const own = await stage.server.signIn(TEACHER)
    const given = await stage.launched()
    await open(given)
    const { db } = stage.server.app.services
    let connecting: ReturnType<typeof call> | undefined
    await db.transaction(async holder => {
      await holder.execute(held)
      connecting = call(LINK, { ticket: given.ticket }, own.token)
      await untilSoManyWait(db, 1)
      await call('POST /api/teacher/logout', { refreshToken: own.refreshToken }, own.token)
    })
    assert.equal((await connecting)?.status, 401)
    assert.deepEqual(await links(), [])
  })

  // the last one: the platform has ended then
  it('leaves no connection with a platform that ends while it connects', async () => {
    const given = await stage.launched()
    await open(given)
    let answer: Awaited<ReturnType<typeof call>> | undefined
    await meet(
      async () => {
        answer = await call(LINK, { ticket: given.ticket }, token)
      },
      () => stage.admin('lti', 'end', stage.platformId),
    )
    assert.equal(answer?.status, 200)
    assert.deepEqual(await links(), [])
  })
})
