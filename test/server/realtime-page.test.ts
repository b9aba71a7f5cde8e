import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ChatMessage } from '../../src/contract/entities/chat.ts'
import {
  CONNECTIONS_PER_TEACHER_MAX,
  REALTIME_HIDDEN_MS,
  REALTIME_RETRY_MAX_MS,
} from '../../src/contract/limits/realtime.ts'
import type { HeardLive } from '../../src/core/chat/chat-line.ts'
import type { Heard } from '../../src/core/realtime/heard.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { pageInNode } from '../support/page-in-node.ts'
import { type Client, connectClient, listen } from '../support/realtime.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { until } from '../support/until.ts'

/** What a page does of the connection, on the real server. */
describe('a page that listens to a chat', () => {
  let chat: ChatPair
  let url = ''
  let page: ReturnType<typeof pageInNode>
  let core: Awaited<ReturnType<typeof load>>
  const lines = new Set<Socket>()
  const stops: (() => void)[] = []

  async function load() {
    const [
      { subscribe },
      { $liveRevision },
      { realtimePlatform },
      { signIn, signOut },
      { $user },
      { chatLine },
      { platform },
    ] = await Promise.all([
      import('../../src/core/realtime/subscribe.ts'),
      import('../../src/core/realtime/live-revision.ts'),
      import('../../src/core/realtime/realtime-platform.ts'),
      import('../../src/core/session/sign-in.ts'),
      import('../../src/core/session/session.ts'),
      import('../../src/core/chat/chat-line.ts'),
      import('../../src/core/platform.ts'),
    ])
    return {
      ...{ subscribe, $liveRevision, realtimePlatform, signIn, signOut, $user, chatLine },
      platform,
    }
  }

  before(async () => {
    chat = await chatPair('pglite')
    url = await listen(chat.server.app)
    chat.server.app.server.on('upgrade', (_request, socket: Socket) => {
      lines.add(socket)
      socket.once('close', () => lines.delete(socket))
    })
    page = pageInNode(url)
    core = await load()
    core.realtimePlatform.retryMs = 1
  })
  after(() => chat.server.close())
  beforeEach(async () => {
    await chat.clear()
    await core.signIn({ email: 'partner@demo.test', password: DEMO_PASSWORD, keep: false })
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    page.show(true)
    await core.signOut()
    await untilClosed()
  })

  const count = () => chat.server.app.services.realtime.count()
  const untilClosed = () => until(() => count() === 0)
  const channel = (kind = 'private') => `${kind}-chat.${chat.pairing}`

  function subscribe(name: string, heard: Heard = {}) {
    const said: boolean[] = []
    const stop = core.subscribe(name, {
      ...heard,
      open(isOpen) {
        said.push(isOpen)
        heard.open?.(isOpen)
      },
    })
    stops.push(stop)
    return { said, stop, untilOpen: () => until(() => said.at(-1) === true) }
  }

  it('hears what is written and read, and who is there, over one connection for all that listen', async () => {
    const [texts, again]: [string[], string[]] = [[], []]
    const teachers: number[][] = []
    const one = subscribe(channel(), { message: ({ message }) => void texts.push(message.message) })
    const two = subscribe(channel(), { message: ({ message }) => void again.push(message.message) })
    const there = subscribe(channel('presence'), { presence: event => void teachers.push(event.teachers) })
    for (const { untilOpen } of [one, two, there]) await untilOpen()
    await chat.sent(chat.mine, 'Hola')
    await until(() => texts.length === 1 && again.length === 1)
    assert.deepEqual([texts, again], [['Hola'], ['Hola']])
    await until(() => teachers.length > 0)
    assert.equal(count(), 1)
    two.stop()
    await chat.sent(chat.mine, 'And again')
    await until(() => texts.length === 2)
    assert.equal(again.length, 1)
  })

  it('hears of the revision without asking for it', async () => {
    await subscribe(channel()).untilOpen()
    const first = await until(() => core.$liveRevision.get())
    await chat.sent(chat.mine, 'Hola')
    await chat.server.app.services.realtime.look()
    await until(() => core.$liveRevision.get()?.revision !== first.revision)
  })

  it('is told at once when somebody else on it listens already, and what was said last', async () => {
    const heard: unknown[] = []
    const teachers: number[][] = []
    const there = subscribe(channel('presence'), { presence: event => void teachers.push(event.teachers) })
    await subscribe(channel(), { message: ({ message }) => heard.push(message.number) }).untilOpen()
    await there.untilOpen()
    await chat.sent(chat.mine, 'Hola')
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
    stops.push(core.chatLine.listen(chat.pairing, heard as unknown as HeardLive))
    await isSaid('open', true)
    const sent = await chat.sent(chat.mine, 'Hola')
    await until(() =>
      said.some(([what, event]) => what === 'message' && (event as ChatMessage).id === sent.id),
    )
    await chat.read(chat.theirs, sent.id)
    await isSaid('read', sent.id)
    await isSaid('presence', [core.$user.get()?.id])
    for (const line of lines) line.destroy()
    await isSaid('open', false)
    await isSaid('presence', [])
    await isSaid('latest', 1)
    await chat.endPairing()
    try {
      await chat.server.app.services.realtime.look()
      await isSaid('ended', { channel: channel() })
    } finally {
      await chat.renewPairing()
    }
  })

  it('connects later each time while there is no room for it, and soon again once there was', async () => {
    const others: Client[] = []
    for (let count = 0; count < CONNECTIONS_PER_TEACHER_MAX; count += 1) {
      const other = await connectClient(chat.server, url)
      others.push(other)
      await other.subscribe(channel(), chat.partnerToken)
    }
    const known = new Set(lines)
    const own = () => until(() => [...lines].find(line => !known.has(line)))
    const drop = async () => {
      const line = await own()
      line.destroy()
      await until(() => !lines.has(line))
    }
    const pauses: number[] = []
    const { after: later } = core.platform
    const drops = 6
    core.platform.after = (ms, job) => {
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
      core.platform.after = later
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
    await chat.endPairing()
    try {
      await chat.server.app.services.realtime.look()
      await until(() => ended.length === 2)
      assert.deepEqual(ended, ['private-chat.2147483647', channel()])
      assert.equal(own.said.at(-1), false)
    } finally {
      await chat.renewPairing()
    }
  })

  it('has no connection any more when its person signs out, and says so', async () => {
    const one = subscribe(channel())
    await one.untilOpen()
    await core.signOut()
    assert.equal(one.said.at(-1), false)
    assert.equal(core.$liveRevision.get(), null)
    await untilClosed()
  })

  /** What is to be done after so long waits for the test. */
  function held(isMeant: (pause: number) => boolean) {
    const { after: later } = core.platform
    const jobs: (() => void)[] = []
    core.platform.after = (ms, job) => {
      if (!isMeant(ms)) return later(ms, job)
      jobs.push(job)
      return () => void jobs.splice(jobs.indexOf(job), 1)
    }
    stops.push(() => Object.assign(core.platform, { after: later }))
    return jobs
  }

  it('connects again where it was the server that has ended the connection', async () => {
    const again = held(ms => ms < 2)
    const one = subscribe(channel())
    await one.untilOpen()
    await chat.run(sql`update sessions set revoked_at = 'epoch' where revoked_at is null`)
    await chat.server.app.services.realtime.look()
    await chat.run(sql`update sessions set revoked_at = null where revoked_at = 'epoch'`)
    await until(() => one.said.at(-1) === false && again.length === 1)
    again[0]?.()
    await one.untilOpen()
  })

  it('asks again for a channel where the server could not answer', async () => {
    const again = held(ms => ms === REALTIME_RETRY_MAX_MS)
    const { fetch } = core.platform
    core.platform.fetch = async (request, init) =>
      String(init?.body).includes(channel()) ? Response.json({}, { status: 503 }) : fetch(request, init)
    try {
      const one = subscribe(channel())
      await until(() => again.length === 1)
      assert.deepEqual(one.said, [])
      core.platform.fetch = fetch
      again[0]?.()
      await one.untilOpen()
    } finally {
      core.platform.fetch = fetch
    }
  })

  it('lets go of it when it has been hidden for a while, and has it again when it is shown', async () => {
    const due = held(ms => ms === REALTIME_HIDDEN_MS)
    const one = subscribe(channel())
    await one.untilOpen()
    page.show(false)
    page.show(true)
    assert.deepEqual([due.length, one.said.at(-1)], [0, true])
    page.show(false)
    due[0]?.()
    assert.equal(one.said.at(-1), false)
    await untilClosed()
    page.show(true)
    await one.untilOpen()
  })
})
