import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ChatMessage } from '../../src/contract/entities/chat.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { openDroppingLine } from '../support/dropping-line.ts'
import { pageInNode } from '../support/page-in-node.ts'
import { listen } from '../support/realtime.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { realPause, until } from '../support/until.ts'

const ROUNDS = 10
const PER_ROUND = 100
/** After how many of a round the line drops: amid what is said, and amid what is made up for. */
const DROPS_AT: readonly number[] = [30, 70]
/** The page's own among them; the others are its partner's. */
const MINE_EVERY = 3
/** With the one that is there first. */
const MESSAGES = ROUNDS * PER_ROUND + 1
/** The pauses of a page that tries again, no longer than these, are so much shorter; how long it waits for an answer is not. */
const [PAUSE_MS, HASTE] = [5_000, 100]

/** The chat of a page as it is, on the real server, whose calls and whose connection break again and again. */
describe('a page whose line drops again and again', () => {
  let chat: ChatPair
  let core: Awaited<ReturnType<typeof load>>
  let line: Awaited<ReturnType<typeof openDroppingLine>>
  let pattern: ChatMessage

  async function load() {
    const [{ createChat }, { realtimePlatform }, { signIn, signOut }, { platform }] = await Promise.all([
      import('../../src/core/chat/chat-store.ts'),
      import('../../src/core/realtime/realtime-platform.ts'),
      import('../../src/core/session/sign-in.ts'),
      import('../../src/core/platform.ts'),
    ])
    return { createChat, realtimePlatform, signIn, signOut, platform }
  }

  before(async () => {
    chat = await chatPair('pglite')
    await chat.clear()
    line = await openDroppingLine(await listen(chat.server.app))
    pageInNode(line.url)
    core = await load()
    core.realtimePlatform.retryMs = 1
    const { after: later } = core.platform
    core.platform.after = (ms, job) => later(ms > PAUSE_MS ? ms : ms / HASTE, job)
    await core.signIn({ email: 'partner@demo.test', password: DEMO_PASSWORD, keep: false })
  })
  after(async () => {
    await core.signOut()
    await line.close()
    await chat.server.close()
  })

  /** What the partner's call does in the end, many times within a test. */
  async function says(text: string): Promise<void> {
    const [added] = await chat.run<{ id: number; number: number }>(sql`insert into chat_messages
        (class_pairing_id, number, from_classroom_id, to_classroom_id, message)
      select ${chat.pairing}, coalesce(max(number), 0) + 1, ${chat.mine}, ${chat.theirs}, ${text}
      from chat_messages where class_pairing_id = ${chat.pairing} returning id, number`)
    const message = { ...pattern, ...added, message: text }
    chat.server.app.services.realtime.tell(chat.pairing, { name: 'message', message })
  }

  it('sends and hears a thousand messages, each once and in order', async () => {
    const shown = core.createChat(chat.theirs)
    const stop = shown.start()
    await until(() => shown.$connection.get() === 'live')
    pattern = await chat.sent(chat.mine, 'Theirs 1')
    const texts = { mine: [] as string[], theirs: [pattern.message] }
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (let count = 0; count < PER_ROUND; count += 1) {
        if (DROPS_AT.includes(count)) await until(() => line.cut() > 0, 'something to cut')
        // what is on its way goes on meanwhile
        await realPause(1)
        if (count % MINE_EVERY === 0) {
          const text = `Mine ${texts.mine.length + 1}`
          texts.mine.push(text)
          assert.ok(shown.outbox.add({ message: text, attachment: null }))
        } else {
          const text = `Theirs ${texts.theirs.length + 1}`
          texts.theirs.push(text)
          await says(text)
        }
      }
      const said = round * PER_ROUND + 1
      await until(
        () => shown.$log.get().messages.length >= said && shown.outbox.$waiting.get().length === 0,
        () => `${said} messages: ${shown.$log.get().messages.length} are there`,
      )
    }
    const { messages } = shown.$log.get()
    stop()
    assert.deepEqual(
      messages.map(({ number }) => number),
      Array.from({ length: MESSAGES }, (_, index) => index + 1),
    )
    const partnerId = (await chat.page(chat.theirs)).partner.id
    const textsOf = (isPartner: boolean) =>
      messages
        .filter(each => (each.from_teacher_id === partnerId) === isPartner)
        .map(({ message }) => message)
    assert.deepEqual(textsOf(false), texts.mine)
    assert.deepEqual(textsOf(true), texts.theirs)
    const stored = await chat.run<{ number: number; message: string }>(
      sql`select number, message from chat_messages where class_pairing_id = ${chat.pairing} order by number`,
    )
    assert.deepEqual(
      stored,
      messages.map(({ number, message }) => ({ number, message })),
    )
  })
})
