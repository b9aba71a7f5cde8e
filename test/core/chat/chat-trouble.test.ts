import { expect } from '@open-wc/testing'
import type { ChatMessage } from '../../../src/contract/entities/chat.ts'
import { type Chat, createChat } from '../../../src/core/chat/chat-store.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { aChatMessage, chatServer, SEND } from '../../support/chat-server.ts'
import { fakeClock } from '../../support/clock.ts'
import { liveChat } from '../../support/live-chat.ts'
import { hidePage } from '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'

describe('a chat whose server is busy, or whose reader is away', () => {
  const clock = fakeClock()
  const live = liveChat()
  let stop = () => {}
  beforeEach(() => signedIn())
  afterEach(() => stop())

  async function open(): Promise<Chat> {
    const chat = createChat(7)
    stop = chat.start()
    await clock.arrive(() => chat.$state.get().at !== 'loading')
    return chat
  }

  it('keeps to the time that a busy server has named, whatever the partner writes', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    answer(SEND, Response.json(refusal('Too many.'), { status: 429, headers: { 'retry-after': '120' } }))
    chat.outbox.add({ message: 'Hello', attachment: null })
    await clock.arrive(() => chat.outbox.$stuck.get() !== null)
    server.says('Bonjour')
    await clock.tick(5_000)
    await clock.arrive(() => chat.$log.get().messages.length === 2)
    live.tell(heard => heard.open(true))
    await clock.tick(60_000)
    expect(answered(SEND)).to.have.length(1)
  })

  it('has a line before what came while nobody looked at the page', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    chat.watch(true)
    live.tell(heard => heard.message(server.says('seen as it comes')))
    expect(chat.$line.get()).to.equal(null)
    chat.see(server.messages[1] as ChatMessage)
    hidePage()
    live.tell(heard => heard.message(server.says('not seen')))
    expect(chat.$line.get()).to.equal(3)
  })
})
