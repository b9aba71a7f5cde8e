import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { hearersOf } from '../../server/areas/chat/repository/listeners.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'
import { holdAnswers, isQuestion } from '../support/hearers.ts'
import { newClassroom } from '../support/pairing.ts'
import { authFor, type Client, connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

const PARTNER = 'partner@demo.test'

/** Ways to end a session in the database itself. */
const ends = [
  sql`update sessions set revoked_at = now()`,
  sql`update sessions set expires_at = now()`,
  sql`delete from sessions`,
]

for (const kind of databaseKinds) {
  describe(`what is written in a chat on ${kind}`, () => {
    let chat: ChatPair
    let url = ''
    const open: Client[] = []
    before(async () => {
      chat = await chatPair(kind)
      url = await listen(chat.server.app)
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())
    afterEach(async () => {
      for (const client of open.splice(0)) client.close()
      await until(() => chat.server.app.services.realtime.count() === 0)
    })

    const channel = () => `private-chat.${chat.pairing}`
    const tell = (number: number, hearers?: string | null) =>
      chat.server.app.services.realtime.tell(
        chat.pairing,
        { name: 'read', id: number, number, up_to: number },
        hearers,
      )
    const told = (client: Client) => client.all('read').map(({ number }) => number)

    /** A connection that may listen; it does not yet. */
    async function allowed(token: string) {
      const auth = await authFor(chat.server, token, channel())
      const client = await connectClient(chat.server, url)
      open.push(client)
      return { client, auth, family: auth.split('.')[1] ?? '' }
    }
    async function listening(token: string) {
      const made = await allowed(token)
      assert.deepEqual(await made.client.subscribe(channel(), '', made.auth), { success: true })
      return made
    }
    /** All that was said to it before is heard; a session that is over may have lost its connection, too. */
    const settle = ({ socket, subscribe }: Client) =>
      Promise.race([
        subscribe(channel(), '', ''),
        new Promise(resolve => (socket.connected ? socket.once('disconnect', resolve) : resolve(null))),
      ])

    /** Another pairing of the two teachers. */
    async function pairAnew(): Promise<number> {
      const [mine, theirs] = [await chat.page(chat.theirs), await chat.page(chat.mine)]
      const [one, other] = [
        await newClassroom(chat.db, mine.partner.id, []),
        await newClassroom(chat.db, theirs.partner.id, []),
      ]
      return chat.db.transaction(transaction =>
        pairClassrooms(transaction as unknown as Database, one.id, other.id),
      )
    }

    const hearers = async () =>
      (await chat.run<{ hearers: string | null }>(sql`select ${hearersOf(chat.pairing)} as hearers`))[0]
        ?.hearers

    it('is heard by no session that was ended in the database itself, from the next message on', async () => {
      const stays = await listening(chat.token)
      const gone = []
      for (const end of ends)
        gone.push({ end, ...(await listening((await chat.server.signIn(PARTNER)).token)) })
      await chat.sent(chat.mine, 'For all')
      for (const [index, { client, end, family }] of gone.entries()) {
        await until(() => client.all('message').length === 1 + index)
        await chat.run(sql`${end} where family_id = ${family}::uuid`)
        await chat.sent(chat.mine, 'For those who are left')
        // and what does not say for whom it is
        tell(index)
        await until(() => told(stays.client).length === 1 + index)
        await settle(client)
        assert.deepEqual([client.all('message').length, told(client).length], [1 + index, index])
      }
      assert.equal(stays.client.all('message').length, 1 + ends.length)
    })

    it('asks who may hear it once when others may than before, and not again', async () => {
      const { client } = await listening(chat.token)
      const asked = () => chat.server.statements.filter(isQuestion).length
      chat.server.statements.length = 0
      const { id } = await chat.sent(chat.mine, 'Hola')
      await chat.read(chat.theirs, id)
      await until(() => client.all('message').length === 1 && client.all('read').length === 1)
      assert.equal(asked(), 0)
      await chat.server.signIn(PARTNER)
      for (const count of [2, 3]) {
        await chat.sent(chat.mine, 'And again')
        await until(() => client.all('message').length === count)
        assert.equal(asked(), 1)
      }
    })

    it('is not heard where the pairing has ended since, and those of the same teachers go on', async () => {
      const { client } = await listening(chat.token)
      const another = `private-chat.${await pairAnew()}`
      assert.deepEqual(await client.subscribe(another, chat.token), { success: true })
      tell(1, await hearers())
      await until(() => told(client).length === 1)
      await chat.run(sql`update class_pairings set status = 'alone' where id = ${chat.pairing}`)
      try {
        tell(2, await hearers())
        await until(() => client.all('ended').length === 1)
        assert.deepEqual(told(client), [1])
        await chat.renewPairing()
        assert.deepEqual(await client.subscribe(channel(), chat.token), { success: true })
        await chat.run(sql`update class_pairings set status = 'alone' where id = ${another.split('.')[1]}`)
        await chat.server.app.services.realtime.look()
        await settle(client)
        assert.deepEqual(
          client.all('ended').map(event => event.channel),
          [channel(), another],
        )
      } finally {
        await chat.renewPairing()
      }
    })

    it('comes after what is still asked for', async () => {
      const { client } = await listening(chat.token)
      const known = await hearers()
      const { held, stop } = holdAnswers(chat.db)
      try {
        tell(1)
        await until(() => held.length === 1)
        tell(2, known)
        await settle(client)
        assert.deepEqual(told(client), [])
      } finally {
        stop()
      }
      held[0]?.resolve()
      await until(() => told(client).length === 2)
      assert.deepEqual(told(client), [1, 2])
    })

    it('ends the connection of whoever may hear it or not, where the database does not say', async () => {
      const { client } = await listening(chat.token)
      const { held, stop } = holdAnswers(chat.db)
      try {
        tell(1)
        await until(() => held.length === 1)
        chat.server.expectErrors(/who may hear of a chat could not be looked for/)
        held[0]?.reject(new Error('the database is away'))
        await client.untilGone()
        assert.deepEqual(told(client), [])
      } finally {
        stop()
      }
    })

    it('is not heard by who was let in and signed out before, and comes while it is asked for', async () => {
      const { client } = await listening(chat.token)
      const late = await allowed((await chat.server.signIn(PARTNER)).token)
      const { held, stop } = holdAnswers(chat.db)
      try {
        const comes = late.client.subscribe(channel(), '', late.auth)
        await until(() => held.length === 1)
        await chat.run(sql`delete from sessions where family_id = ${late.family}::uuid`)
        tell(1)
        await until(() => held.length === 2)
        held[0]?.resolve()
        assert.deepEqual(await comes, { success: true })
      } finally {
        stop()
      }
      held[1]?.resolve()
      await until(() => told(client).length === 1)
      await settle(late.client)
      assert.deepEqual(told(late.client), [])
    })

    it('is not heard by who asked once more before being signed out, and comes back by the old answer', async () => {
      const gone = await listening((await chat.server.signIn(PARTNER)).token)
      const [stays, late] = [await listening(chat.token), await allowed(chat.token)]
      const { held, stop } = holdAnswers(chat.db)
      try {
        const again = gone.client.subscribe(channel(), '', gone.auth)
        await until(() => held.length === 1)
        await chat.run(sql`delete from sessions where family_id = ${gone.family}::uuid`)
        tell(1)
        await until(() => held.length === 2)
        const comes = late.client.subscribe(channel(), '', late.auth)
        await until(() => held.length === 3)
        held[2]?.resolve()
        await comes
        // who is over is taken out, and whoever came meanwhile is asked for
        held[1]?.resolve()
        await until(() => held.length === 4)
        held[0]?.resolve()
        await again
      } finally {
        stop()
      }
      held[3]?.resolve()
      await until(() => told(stays.client).length === 1)
      await settle(gone.client)
      assert.deepEqual(told(gone.client), [])
    })
  })
}
