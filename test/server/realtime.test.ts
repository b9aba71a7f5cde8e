import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CHANNEL_FORBIDDEN } from '../../src/contract/error-codes/chat.ts'
import {
  CHANNEL_TOKEN_VALID_SECONDS,
  CONNECTIONS_PER_TEACHER_MAX,
} from '../../src/contract/limits/realtime.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'
import { authFor, type Client, connectClient, listen } from '../support/realtime.ts'
import { until } from '../support/until.ts'

const REFUSED = { success: false, error_code: CHANNEL_FORBIDDEN }

for (const kind of databaseKinds) {
  describe(`the realtime connection on ${kind}`, () => {
    let chat: ChatPair
    let url = ''
    let ids = { mine: 0, theirs: 0 }
    const open: Client[] = []
    before(async () => {
      chat = await chatPair(kind)
      url = await listen(chat.server.app)
      const [mine, theirs] = [await chat.page(chat.theirs), await chat.page(chat.mine)]
      ids = { mine: mine.partner.id, theirs: theirs.partner.id }
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())
    afterEach(async () => {
      for (const client of open.splice(0)) client.close()
      await until(() => chat.server.app.services.realtime.count() === 0)
    })

    const connect = async () => {
      const client = await connectClient(chat.server, url)
      open.push(client)
      return client
    }
    const channel = () => `private-chat.${chat.pairing}`
    const presence = () => `presence-chat.${chat.pairing}`
    const listening = async (token: string, ...channels: string[]) => {
      const client = await connect()
      for (const name of channels) assert.deepEqual(await client.subscribe(name, token), { success: true })
      return client
    }
    const look = () => chat.server.app.services.realtime.look()

    it('brings a message to both as the calls show it, and that it was read', async () => {
      const [one, other] = [
        await listening(chat.token, channel()),
        await listening(chat.partnerToken, channel()),
      ]
      const { id } = await chat.sent(chat.mine, 'Hola', { key: 'a-key-of-mine' })
      await until(() => one.all('message').length === 1 && other.all('message').length === 1)
      const [shown] = (await chat.page(chat.mine)).messages
      for (const client of [one, other])
        assert.deepEqual(client.all('message'), [{ channel: channel(), message: shown }])
      await chat.read(chat.theirs, id)
      await until(() => one.all('read').length === 1)
      assert.deepEqual(one.all('read'), [{ channel: channel(), id, number: 1, up_to: 1 }])
      await chat.read(chat.theirs, id)
      await chat.sent(chat.mine, 'And again')
      await until(() => one.all('message').length === 2)
      assert.equal(one.all('read').length, 1)
    })

    it('brings each message once, however many are sent at once', async () => {
      const client = await listening(chat.token, channel())
      const count = 30
      await Promise.all(
        Array.from({ length: count }, (_, index) =>
          chat.sent(index % 2 ? chat.mine : chat.theirs, `Message ${index}`),
        ),
      )
      await until(() => client.all('message').length === count)
      assert.deepEqual(
        client
          .all('message')
          .map(({ message }) => message.number)
          .toSorted((a, b) => a - b),
        Array.from({ length: count }, (_, index) => index + 1),
      )
    })

    it('says first how far the chat is', async () => {
      await chat.sent(chat.mine, 'Hola')
      const client = await listening(chat.partnerToken, channel())
      await until(() => client.all('latest').length === 1)
      assert.deepEqual(client.all('latest'), [{ channel: channel(), number: 1 }])
    })

    it('shows who has the chat open, by teacher and not by tab', async () => {
      const one = await listening(chat.token, presence())
      await until(() => one.all('presence').length > 0)
      assert.deepEqual(one.all('presence').at(-1), { channel: presence(), teachers: [ids.mine] })
      const other = await listening(chat.partnerToken, presence())
      const again = await listening(chat.partnerToken, presence())
      const both = [ids.mine, ids.theirs].toSorted((a, b) => a - b)
      await until(() => one.all('presence').at(-1)?.teachers.length === 2)
      assert.deepEqual(one.all('presence').at(-1)?.teachers, both)
      await until(() => again.all('presence').length > 0)
      assert.deepEqual(again.all('presence').at(-1)?.teachers, both)
      other.close()
      again.socket.emit('unsubscribe', { channel: presence() })
      await until(() => one.all('presence').at(-1)?.teachers.length === 1)
      const heard = one.all('presence').map(({ teachers }) => teachers)
      assert.deepEqual(heard, [[ids.mine], both, [ids.mine]])
    })

    it('shows nobody as there who was signed out, from the next message on', async () => {
      const { token, refreshToken } = await chat.server.signIn('partner@demo.test')
      const one = await listening(chat.token, presence(), channel())
      await listening(token, presence(), channel())
      await until(() => one.all('presence').at(-1)?.teachers.length === 2)
      await chat.server.call('POST /api/teacher/logout', { token, body: { refreshToken } })
      await chat.sent(chat.mine, 'Are you there?')
      await until(() => String(one.all('presence').at(-1)?.teachers) === String(ids.mine))
    })

    it('says the revision of the teacher, at first and after each change', async () => {
      const name = `private-teacher.${ids.theirs}`
      const client = await listening(chat.partnerToken, name)
      await until(() => client.all('revision').length === 1)
      await look()
      await chat.sent(chat.mine, 'Hola')
      await look()
      await until(() => client.all('revision').length === 2)
      const [first, second] = client.all('revision').map(({ revision }) => Number(revision))
      assert.ok((second ?? 0) > (first ?? 0))
      const { body } = await chat.server.call<{ revision: string; build: string }>(
        'GET /api/teacher/changes',
        {
          token: chat.partnerToken,
        },
      )
      assert.deepEqual(client.all('revision').at(-1), body.data)
    })

    describe('lets nobody listen', () => {
      const auth = (token: string, name: string) =>
        chat.server.call('POST /api/teacher/broadcasting/auth', { token, body: { channel: name } })

      it('to a channel of others, of nobody, or of another name', async () => {
        const foreign = (await chat.server.signIn('librarian@demo.test')).token
        for (const [token, name] of [
          [foreign, channel()],
          [foreign, presence()],
          [foreign, `private-teacher.${ids.mine}`],
          [chat.token, `private-teacher.${ids.theirs}`],
          [chat.token, 'private-chat.2147483647'],
          [chat.token, 'private-chat.0'],
          [chat.token, `${channel()} `],
          [chat.token, ''],
        ] as const) {
          const { status, body } = await auth(token, name)
          assert.deepEqual([status, body.error_code], [403, CHANNEL_FORBIDDEN], name)
        }
        assert.equal((await auth(chat.token, 'x'.repeat(61))).status, 422)
      })

      it('to the chat of a classroom that has no partner', async () => {
        const [found] = await chat.run<{ id: number }>(
          sql`select class_pairing_id as id from classrooms where id = ${chat.third}`,
        )
        assert.equal((await auth(chat.token, `private-chat.${found?.id}`)).status, 403)
      })

      it('with what was said for another channel, too long ago, or by nobody', async t => {
        const given = await authFor(chat.server, chat.token, channel())
        const client = await connect()
        const [id, family, expires, mac] = given.split('.')
        const later = [id, family, Number(expires) + 1, mac].join('.')
        const other = [ids.theirs, family, expires, mac].join('.')
        for (const wrong of [later, other, `${given}x`, given.replace(/.$/, '~'), '', 'x'.repeat(300)])
          assert.deepEqual(await client.subscribe(channel(), '', wrong), REFUSED, wrong)
        assert.deepEqual(await client.subscribe(presence(), '', given), REFUSED)
        const validMs = CHANNEL_TOKEN_VALID_SECONDS * 1_000
        for (const [agoMs, isTaken] of [
          [validMs, false],
          [validMs / 2, true],
        ] as const) {
          // what was said so long ago, asked for by the clock of then: the connection goes by that of now
          t.mock.timers.enable({ apis: ['Date'], now: Date.now() - agoMs })
          const old = await authFor(chat.server, chat.token, channel())
          t.mock.timers.reset()
          assert.equal((await client.subscribe(channel(), '', old)).success, isTaken)
        }
      })

      it('with what was said to a session that is over by now, or a pairing that has ended', async () => {
        const { token, refreshToken } = await chat.server.signIn('partner@demo.test')
        const given = await authFor(chat.server, token, channel())
        await chat.server.call('POST /api/teacher/logout', { token, body: { refreshToken } })
        const client = await connect()
        assert.deepEqual(await client.subscribe(channel(), '', given), REFUSED)
        const ended = await authFor(chat.server, chat.token, channel())
        await chat.endPairing()
        try {
          assert.deepEqual(await client.subscribe(channel(), '', ended), REFUSED)
        } finally {
          await chat.renewPairing()
        }
      })

      it('over the connection of another session', async () => {
        const client = await listening(chat.token, channel())
        assert.deepEqual(await client.subscribe(channel(), chat.partnerToken), REFUSED)
      })

      it('over more connections than a teacher may have', async () => {
        for (let count = 0; count < CONNECTIONS_PER_TEACHER_MAX; count += 1)
          await listening(chat.token, channel())
        assert.deepEqual(await (await connect()).subscribe(channel(), chat.token), REFUSED)
        await listening(chat.partnerToken, channel())
      })
    })

    describe('tells nothing more', () => {
      it('once the session is revoked, not even what is sent the moment after, and ends', async () => {
        const { token, refreshToken } = await chat.server.signIn('partner@demo.test')
        const [gone, stays] = [
          await listening(token, channel()),
          await listening(chat.partnerToken, channel()),
        ]
        await chat.server.call('POST /api/teacher/logout', { token, body: { refreshToken } })
        await chat.sent(chat.mine, 'For who is signed in')
        await until(() => stays.all('message').length === 1)
        assert.deepEqual(gone.all('message'), [])
        await look()
        await gone.untilGone()
        assert.equal(stays.socket.connected, true)
      })

      it('once the account is disabled', async () => {
        const [gone, stays] = [
          await listening(chat.partnerToken, channel()),
          await listening(chat.token, channel()),
        ]
        const { id } = await chat.sent(chat.theirs, 'Hola')
        await until(() => gone.all('message').length === 1)
        await chat.run(sql`update teachers set disabled_at = now() where id = ${ids.theirs}`)
        await chat.read(chat.mine, id)
        await until(() => stays.all('read').length === 1)
        assert.deepEqual(gone.all('read'), [])
      })

      it('once the pairing has ended, and says so', async () => {
        const client = await listening(chat.partnerToken, channel(), presence())
        await chat.endPairing()
        try {
          await look()
          await until(() => client.all('ended').length === 2)
          assert.deepEqual(
            client
              .all('ended')
              .map(event => event.channel)
              .toSorted(),
            [presence(), channel()],
          )
          chat.server.app.services.realtime.tell(chat.pairing, { name: 'read', id: 1, number: 1, up_to: 1 })
          await look()
          assert.deepEqual(client.all('read'), [])
          assert.equal(client.socket.connected, true)
        } finally {
          await chat.renewPairing()
        }
      })

      it('on a channel that is not listened to any more', async () => {
        const [gone, stays] = [
          await listening(chat.token, channel()),
          await listening(chat.partnerToken, channel()),
        ]
        gone.socket.emit('unsubscribe', { channel: channel() })
        // answered after what came before it
        await gone.subscribe(presence(), chat.token)
        await chat.sent(chat.mine, 'Hola')
        await until(() => stays.all('message').length === 1)
        assert.deepEqual(gone.all('message'), [])
      })
    })
  })
}
