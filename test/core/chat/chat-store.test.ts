import { expect } from '@open-wc/testing'
import { type Chat, createChat } from '../../../src/core/chat/chat-store.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { aChatMessage, CHAT, chatServer, ME, manyMessages, PARTNER } from '../../support/chat-server.ts'
import { fakeClock } from '../../support/clock.ts'
import { liveChat } from '../../support/live-chat.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'

describe('a chat', () => {
  const clock = fakeClock()
  const live = liveChat()
  let stop = () => {}
  beforeEach(() => signedIn())
  afterEach(() => stop())

  const texts = (chat: Chat) => chat.$log.get().messages.map(({ message }) => message)

  async function open(): Promise<Chat> {
    const chat = createChat(7)
    stop = chat.start()
    await clock.arrive(() => chat.$state.get().at !== 'loading')
    return chat
  }

  it('asks every five seconds while nothing comes live, and says so', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    // a connection takes its time
    expect(chat.$connection.get()).to.equal('joining')
    await clock.tick(10_000)
    expect(chat.$connection.get()).to.equal('slow')
    server.says('Hello')
    await clock.tick(5_000)
    await clock.arrive(() => texts(chat).length === 2)
    expect(texts(chat)).to.deep.equal(['Message 1', 'Hello'])
  })

  it('hears messages live, asks seldom then, and says so', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    expect(live.pairings()).to.deep.equal([3])
    live.tell(heard => heard.open(true))
    expect(chat.$connection.get()).to.equal('live')
    const asked = answered(CHAT).length
    live.tell(heard => heard.message(server.says('Hello')))
    expect(texts(chat)).to.deep.equal(['Message 1', 'Hello'])
    await clock.tick(10_000)
    expect(answered(CHAT)).to.have.length(asked)
  })

  it('asks for what it has missed, by the number of the last message that it has', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    server.says('two')
    const third = server.says('three')
    live.tell(heard => heard.message(third))
    await clock.arrive(() => texts(chat).length === 3)
    expect(texts(chat)).to.deep.equal(['Message 1', 'two', 'three'])
    expect(answered(CHAT).at(-1)?.query).to.deep.equal({ after: '1' })
  })

  it('catches up in pieces after a long absence', async () => {
    const server = chatServer(manyMessages(2))
    const chat = await open()
    for (let count = 0; count < 120; count += 1) server.says(`later ${count}`)
    live.tell(heard => heard.latest(122))
    await clock.arrive(() => texts(chat).length === 122)
    expect(texts(chat).at(-1)).to.equal('later 119')
  })

  it('goes back to asking when the connection breaks', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    live.tell(heard => heard.open(true))
    live.tell(heard => heard.presence([ME, PARTNER]))
    expect(chat.$isPartnerHere.get()).to.equal(true)
    live.tell(heard => heard.open(false))
    expect([chat.$connection.get(), chat.$isPartnerHere.get()]).to.deep.equal(['slow', false])
    server.says('Hello')
    await clock.tick(5_000)
    await clock.arrive(() => texts(chat).length === 2)
  })

  it('asks anew for the addresses of files further up before they are over', async () => {
    const attachment = (url: string) => ({ file: 'a.pdf', label: 'Plan.pdf', type: 'pdf' as const, url })
    const server = chatServer(manyMessages(70))
    server.messages[4] = aChatMessage(5, { attachment: attachment('/files/a.pdf?first') })
    const chat = await open()
    await chat.loadOlder()
    const url = () => chat.$log.get().messages.find(({ number }) => number === 5)?.attachment?.url
    expect(url()).to.equal('/files/a.pdf?first')
    server.messages[4] = aChatMessage(5, { attachment: attachment('/files/a.pdf?second') })
    await clock.tick(40 * 60_000)
    expect(url()).to.equal('/files/a.pdf?first')
    await clock.tick(10 * 60_000)
    await clock.arrive(() => url() === '/files/a.pdf?second')
    const asked = answered(CHAT).filter(({ query }) => Number(query?.before) === 6)
    await clock.tick(60_000)
    expect(asked).to.have.length(1)
    expect(texts(chat)).to.have.length(70)
  })

  it('knows who is there', async () => {
    chatServer()
    const chat = await open()
    for (const [teachers, isHere] of [
      [[ME], false],
      [[ME, PARTNER], true],
      [[ME], false],
    ] as const) {
      live.tell(heard => heard.presence(teachers))
      expect(chat.$isPartnerHere.get()).to.equal(isHere)
    }
  })

  it('says that the service cannot be reached, keeps what is there, and sends when it is back', async () => {
    const server = chatServer([aChatMessage(1)])
    const chat = await open()
    server.down()
    await clock.tick(5_000)
    await clock.arrive(() => chat.$connection.get() === 'offline')
    chat.outbox.add({ message: 'Hello', attachment: null })
    expect(texts(chat)).to.deep.equal(['Message 1'])
    server.down(false)
    await clock.tick(30_000)
    await clock.arrive(() => chat.$connection.get() !== 'offline' && texts(chat).length === 2)
    expect(texts(chat)).to.deep.equal(['Message 1', 'Hello'])
  })

  it('marks what has come into view, each once, and all that follow one another in one call', async () => {
    const server = chatServer()
    const [one, two] = [server.says('one'), server.says('two')]
    server.says('mine', { from_teacher_id: ME })
    const four = server.says('four')
    const chat = await open()
    for (const message of [four, one, two, one]) chat.see(message)
    await clock.arrive(() => server.reads().length === 1)
    expect(server.reads()).to.deep.equal([[1, 4]])
    expect(chat.$log.get().messages.map(({ status }) => status)).to.deep.equal([
      'read',
      'read',
      'sent',
      'read',
    ])
  })

  it('marks nothing that has not come into view', async () => {
    const server = chatServer()
    const [one, , three] = ['one', 'two', 'three'].map(text => server.says(text))
    const chat = await open()
    for (const message of [one, three]) if (message) chat.see(message)
    await clock.tick(10_000)
    await clock.arrive(() => server.reads().length === 2)
    expect(server.reads()).to.deep.equal([
      [1, 1],
      [3, 3],
    ])
    expect(server.messages.map(({ status }) => status)).to.deep.equal(['read', 'sent', 'read'])
  })

  it('says what was read at most once in a second, and the rest when it is closed', async () => {
    const server = chatServer()
    const all = ['one', 'two', 'three', 'four'].map(text => server.says(text))
    const chat = await open()
    const see = (index: number) => chat.see(all[index] ?? aChatMessage(0))
    see(0)
    await clock.arrive(() => server.reads().length === 1)
    see(1)
    await clock.tick(500)
    see(2)
    expect(server.reads()).to.deep.equal([[1, 1]])
    await clock.tick(500)
    await clock.arrive(() => server.reads().length === 2)
    see(3)
    stop()
    await clock.arrive(() => server.reads().length === 3)
    expect(server.reads()).to.deep.equal([
      [1, 1],
      [2, 3],
      [4, 4],
    ])
  })

  it('marks later what it could not', async () => {
    const server = chatServer()
    const one = server.says('one')
    const chat = await open()
    server.down()
    chat.see(one)
    await clock.tick(1)
    server.down(false)
    await clock.tick(10_000)
    await clock.arrive(() => server.messages[0]?.status === 'read')
  })

  it('sees that the partner has read', async () => {
    chatServer([aChatMessage(1, { from_teacher_id: ME, status: 'sent' })])
    const chat = await open()
    live.tell(heard => heard.read(101, 1))
    expect(chat.$log.get().messages[0]?.status).to.equal('read')
  })

  it('loads what was written before', async () => {
    chatServer(manyMessages(120))
    const chat = await open()
    expect(texts(chat)).to.have.length(50)
    await chat.loadOlder()
    await chat.loadOlder()
    expect(texts(chat)).to.have.length(120)
    expect(texts(chat)[0]).to.equal('Message 1')
    const asked = answered(CHAT).length
    await chat.loadOlder()
    expect(answered(CHAT)).to.have.length(asked)
  })

  it('has ended where the classroom has no partner any more', async () => {
    chatServer([aChatMessage(1)])
    const chat = await open()
    answer(CHAT, refusal('This classroom has no global partner to chat with.', 130), { status: 404 })
    live.tell(heard => heard.ended())
    await clock.arrive(() => chat.$state.get().at === 'none')
  })

  it('begins anew with another partner', async () => {
    chatServer(manyMessages(3))
    const chat = await open()
    chatServer([aChatMessage(1, { message: 'I am new' })], { class_pairing_id: 4 })
    await clock.tick(5_000)
    await clock.arrive(() => texts(chat)[0] === 'I am new')
    expect(texts(chat)).to.have.length(1)
    expect(live.pairings()).to.deep.equal([4])
  })

  it('says what went wrong where nothing came', async () => {
    answer(CHAT, refusal('No.'), { status: 500 })
    const chat = await open()
    expect(chat.$state.get()).to.deep.equal({ at: 'failed', reason: 'No.' })
  })

  it('has 1,000 messages through a line that drops every second, none lost, doubled or out of order', async () => {
    const server = chatServer()
    const chat = await open()
    live.tell(heard => heard.open(true))
    for (let turn = 0; turn < 500; turn += 1) {
      const fate = turn % 4
      server.down(fate === 0)
      server.losesAnswers(fate === 1)
      chat.outbox.add({ message: `mine ${turn}`, attachment: null })
      const theirs = server.says(`theirs ${turn}`)
      // what is said while the connection is away is not heard, and some is heard twice
      if (fate > 1) live.tell(heard => heard.message(theirs))
      if (fate === 3) live.tell(heard => heard.message(theirs))
      if (turn % 10 === 0) live.tell(heard => heard.open(turn % 20 === 0))
      await clock.tick(500)
    }
    server.down(false)
    server.losesAnswers(false)
    live.tell(heard => heard.open(true))
    await clock.tick(60_000)
    await clock.arrive(() => texts(chat).length === 1_000)
    expect(texts(chat)).to.deep.equal(server.texts())
    expect(chat.$log.get().messages.map(({ number }) => number)).to.deep.equal(
      Array.from({ length: 1_000 }, (_, index) => index + 1),
    )
    for (const side of ['mine', 'theirs']) {
      const said = texts(chat).filter(text => text.startsWith(side))
      expect(said).to.deep.equal(Array.from({ length: 500 }, (_, turn) => `${side} ${turn}`))
    }
    expect(chat.outbox.$waiting.get()).to.deep.equal([])
  })

  it('leaves nothing running', async () => {
    chatServer()
    await open()
    stop()
    expect(live.pairings()).to.deep.equal([])
    await clock.tick(60_000)
    expect(clock.running()).to.equal(0)
  })
})
