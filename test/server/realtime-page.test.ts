import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ChatMessage } from '../../src/contract/entities/chat.ts'
import {
  CONNECTIONS_PER_TEACHER_MAX,
  REALTIME_HIDDEN_MS,
  REALTIME_RETRY_MAX_MS,
} from '../../src/contract/limits/realtime.ts'
import type { HeardLive } from '../../src/core/chat/chat-line.ts'
import type { Heard } from '../../src/core/realtime/heard.ts'
import { livePage } from '../support/live-page.ts'
import { type Client, connectClient } from '../support/realtime.ts'
import { until } from '../support/until.ts'

/** What a page does of the connection, on the real server. */
describe('a page that listens to a chat', () => {
  const live = livePage()
  const { lines, stops, count, untilClosed, subscribe, channel } = live

  it('hears what is written and read, and who is there, over one connection for all that listen', async () => {
    const [texts, again]: [string[], string[]] = [[], []]
    const teachers: number[][] = []
    const one = subscribe(channel(), { message: ({ message }) => void texts.push(message.message) })
    const two = subscribe(channel(), { message: ({ message }) => void again.push(message.message) })
    const there = subscribe(channel('presence'), { presence: event => void teachers.push(event.teachers) })
    for (const { untilOpen } of [one, two, there]) await untilOpen()
    await live.chat.sent(live.chat.mine, 'Hola')
    await until(() => texts.length === 1 && again.length === 1)
    assert.deepEqual([texts, again], [['Hola'], ['Hola']])
    await until(() => teachers.length > 0)
    assert.equal(count(), 1)
    two.stop()
    await live.chat.sent(live.chat.mine, 'And again')
    await until(() => texts.length === 2)
    assert.equal(again.length, 1)
  })

  it('is told at once when somebody else on it listens already, and what was said last', async () => {
    const heard: unknown[] = []
    const teachers: number[][] = []
    const there = subscribe(channel('presence'), { presence: event => void teachers.push(event.teachers) })
    await subscribe(channel(), { message: ({ message }) => heard.push(message.number) }).untilOpen()
    await there.untilOpen()
    await live.chat.sent(live.chat.mine, 'Hola')
    await until(() => heard.length === 1 && teachers.length > 0)
    const late: unknown[] = []
    assert.deepEqual(subscribe(channel(), { latest: ({ number }) => late.push(number) }).said, [true])
    subscribe(channel('presence'), { presence: event => late.push(event.teachers) })
    assert.deepEqual(late, [1, teachers.at(-1)])
  })

  it('has all of a chat as chats listen to it, and nobody there without the line', async () => {
    const said: [string, unknown][] = []
    const isSaid = (what: string, event: unknown) =>
      until(() => said.some(each => JSON.stringify(each) === JSON.stringify([what, event])))
    const whats = ['message', 'read', 'latest', 'presence', 'open', 'ended'] satisfies (keyof HeardLive)[]
    const heard = Object.fromEntries(whats.map(what => [what, (event: unknown) => said.push([what, event])]))
    stops.push(live.core.chatLine.listen(live.chat.pairing, heard as unknown as HeardLive))
    await isSaid('open', true)
    const sent = await live.chat.sent(live.chat.mine, 'Hola')
    await until(() =>
      said.some(([what, event]) => what === 'message' && (event as ChatMessage).id === sent.id),
    )
    await live.chat.read(live.chat.theirs, sent.id)
    await isSaid('read', sent.id)
    await isSaid('presence', [live.core.$user.get()?.id])
    for (const line of lines) line.destroy()
    await isSaid('open', false)
    await isSaid('presence', [])
    await isSaid('latest', 1)
    await live.chat.endPairing()
    try {
      await live.chat.server.app.services.realtime.look()
      await isSaid('ended', { channel: channel() })
    } finally {
      await live.chat.renewPairing()
    }
  })

  it('connects later each time while there is no room for it, and soon again once there was', async () => {
    const others: Client[] = []
    for (let count = 0; count < CONNECTIONS_PER_TEACHER_MAX; count += 1) {
      const other = await connectClient(live.chat.server, live.url)
      others.push(other)
      await other.subscribe(channel(), live.chat.partnerToken)
    }
    const known = new Set(lines)
    const own = () => until(() => [...lines].find(line => !known.has(line)))
    const drop = async () => {
      const line = await own()
      line.destroy()
      await until(() => !lines.has(line))
    }
    const pauses: number[] = []
    const { after: later } = live.core.platform
    const drops = 6
    live.core.platform.after = (ms, job) => {
      if (ms < 2 ** drops) pauses.push(ms)
      return later(ms, job)
    }
    try {
      const one = subscribe(channel())
      for (let count = 0; count < drops; count += 1) await drop()
      await own()
      // each is twice the last, give or take a half
      for (const [index, pause] of pauses.entries())
        assert.ok(pause > (pauses[index - 2] ?? 0), String(pauses))
      assert.deepEqual([pauses.length, one.said.at(-1) ?? false], [drops, false])
      for (const other of others) other.close()
      await until(() => count() === 1)
      for (let time = 0; time < 2; time += 1) {
        await drop()
        // what the last line still had to say is over once there is another
        await own()
        await one.untilOpen()
      }
      assert.ok((pauses.at(-1) ?? 0) < 2, String(pauses))
    } finally {
      live.core.platform.after = later
      for (const other of others) other.close()
    }
  })

  it('is told that a channel is not its own, or not any more', async () => {
    const ended: string[] = []
    const heard: Heard = { ended: event => void ended.push(event.channel) }
    subscribe('private-chat.2147483647', heard)
    await until(() => ended.length === 1)
    const own = subscribe(channel(), heard)
    await own.untilOpen()
    await live.chat.endPairing()
    try {
      await live.chat.server.app.services.realtime.look()
      await until(() => ended.length === 2)
      assert.deepEqual(ended, ['private-chat.2147483647', channel()])
      assert.equal(own.said.at(-1), false)
    } finally {
      await live.chat.renewPairing()
    }
  })

  it('has no connection any more when its person signs out, and says so', async () => {
    const one = subscribe(channel())
    await one.untilOpen()
    await live.core.signOut()
    assert.equal(one.said.at(-1), false)
    assert.equal(live.core.$liveRevision.get(), null)
    await untilClosed()
  })

  it('closes one that is still opening as soon as it is open: browsers warn of one that is closed before', async () => {
    const { server } = live.chat.server.app
    const upgrades = server.listeners('upgrade')
    const { promise: asked, resolve: ask } = Promise.withResolvers<[IncomingMessage, Socket, Buffer]>()
    server.removeAllListeners('upgrade').once('upgrade', (...given) => ask(given as Awaited<typeof asked>))
    subscribe(channel())
    const given = await asked
    const [, line] = given
    try {
      let isGone = false
      for (const end of ['end', 'close'])
        line.once(end, () => {
          isGone = true
        })
      line.resume()
      await live.core.signOut()
      // what had been closed before this was sent would be closed here by now
      await fetch(`${live.url}/health/live`)
      assert.equal(isGone, false)
      for (const upgrade of upgrades) upgrade.apply(server, given)
      await until(() => isGone)
    } finally {
      line.destroy()
      server.removeAllListeners('upgrade')
      for (const upgrade of upgrades) server.on('upgrade', upgrade as () => void)
    }
  })

  /** What is to be done after so long waits for the test. */
  function held(isMeant: (pause: number) => boolean) {
    const { after: later } = live.core.platform
    const jobs: (() => void)[] = []
    live.core.platform.after = (ms, job) => {
      if (!isMeant(ms)) return later(ms, job)
      jobs.push(job)
      return () => void jobs.splice(jobs.indexOf(job), 1)
    }
    stops.push(() => Object.assign(live.core.platform, { after: later }))
    return jobs
  }

  it('connects again where it was the server that has ended the connection', async () => {
    const again = held(ms => ms < 2)
    const one = subscribe(channel())
    await one.untilOpen()
    await live.chat.run(sql`update sessions set revoked_at = 'epoch' where revoked_at is null`)
    await live.chat.server.app.services.realtime.look()
    await live.chat.run(sql`update sessions set revoked_at = null where revoked_at = 'epoch'`)
    await until(() => one.said.at(-1) === false && again.length === 1)
    again[0]?.()
    await one.untilOpen()
    await live.core.signOut()
    await untilClosed()
  })

  it('asks again for a channel where the server could not answer', async () => {
    const again = held(ms => ms === REALTIME_RETRY_MAX_MS)
    const { fetch } = live.core.platform
    live.core.platform.fetch = async (request, init) =>
      String(init?.body).includes(channel()) ? Response.json({}, { status: 503 }) : fetch(request, init)
    try {
      const one = subscribe(channel())
      await until(() => again.length === 1)
      assert.deepEqual(one.said, [])
      live.core.platform.fetch = fetch
      again[0]?.()
      await one.untilOpen()
    } finally {
      live.core.platform.fetch = fetch
    }
  })

  it('lets go of it when it has been hidden for a while, and has it again when it is shown', async () => {
    const due = held(ms => ms === REALTIME_HIDDEN_MS)
    const one = subscribe(channel())
    await one.untilOpen()
    live.page.show(false)
    live.page.show(true)
    assert.deepEqual([due.length, one.said.at(-1)], [0, true])
    live.page.show(false)
    due[0]?.()
    assert.equal(one.said.at(-1), false)
    await untilClosed()
    live.page.show(true)
    await one.untilOpen()
  })
})
