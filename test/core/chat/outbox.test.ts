import { expect } from '@open-wc/testing'
import { CHAT_WAITING_DAYS, CHAT_WAITING_MAX } from '../../../src/contract/limits/chat.ts'
import { DAY_MS } from '../../../src/contract/rules/days.ts'
import { keptChat } from '../../../src/core/chat/kept-chat.ts'
import { platform } from '../../../src/core/platform.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { answered } from '../../support/answer.ts'
import { behindStorage } from '../../support/behind-storage.ts'
import { chatServer, SEND } from '../../support/chat-server.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { anOutbox, write } from './an-outbox.ts'

const MINUTE_MS = 60_000

describe('what is written in a chat and not sent yet', () => {
  const clock = fakeClock()
  let stop = () => {}
  beforeEach(() => signedIn())
  afterEach(() => stop())

  it('is sent one after the other, in the order of writing', async () => {
    const server = chatServer()
    const { outbox, sent, waiting } = anOutbox()
    stop = outbox.start()
    for (const text of ['one', 'two', 'three']) outbox.add(write(text))
    await clock.arrive(() => sent.length === 3)
    expect(server.texts()).to.deep.equal(['one', 'two', 'three'])
    expect(waiting()).to.deep.equal([])
  })

  it('waits without a line, and goes in order when it is back', async () => {
    const server = chatServer()
    server.down()
    const { outbox, sent, waiting } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    outbox.add(write('two'))
    await clock.tick(MINUTE_MS)
    expect(waiting().map(({ message }) => message)).to.deep.equal(['one', 'two'])
    server.down(false)
    dispatchEvent(new Event('online'))
    await clock.arrive(() => sent.length === 2)
    expect(server.texts()).to.deep.equal(['one', 'two'])
  })

  it('is tried again later each time, by itself', async () => {
    const server = chatServer()
    server.down()
    const { outbox, sent, tried } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    await clock.arrive(() => tried(1))
    await clock.tick(1_000)
    await clock.arrive(() => tried(2))
    await clock.tick(1_000)
    expect(tried(2)).to.equal(true)
    await clock.tick(1_000)
    await clock.arrive(() => tried(3))
    server.down(false)
    await clock.tick(MINUTE_MS)
    await clock.arrive(() => sent.length === 1)
  })

  it('is there once, also where the answers are lost', async () => {
    const server = chatServer()
    server.losesAnswers()
    const { outbox, sent, tried } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    outbox.add(write('two'))
    await clock.arrive(() => tried(1))
    server.losesAnswers(false)
    await clock.tick(MINUTE_MS)
    await clock.arrive(() => sent.length === 2)
    expect(server.texts()).to.deep.equal(['one', 'two'])
    expect(answered(SEND).length).to.be.greaterThan(2)
  })

  it('is there once and in order through a line that breaks again and again', async () => {
    const server = chatServer()
    const { outbox, sent } = anOutbox()
    stop = outbox.start()
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index}`)
    for (const [index, text] of texts.entries()) {
      server.down(index % 3 === 0)
      server.losesAnswers(index % 3 === 1)
      outbox.add(write(text))
      await clock.tick(700)
    }
    server.down(false)
    server.losesAnswers(false)
    await clock.tick(MINUTE_MS)
    await clock.arrive(() => sent.length >= texts.length)
    expect(server.texts()).to.deep.equal(texts)
  })

  it('waits no longer where it has come back as a message', async () => {
    const server = chatServer()
    server.losesAnswers()
    const { outbox, waiting } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    await clock.arrive(() => server.messages.length === 1)
    outbox.arrived(server.messages)
    expect(waiting()).to.deep.equal([])
  })

  it('asks before it sends what was written days ago, and sends it as of now', async () => {
    const server = chatServer()
    server.down()
    const before = anOutbox()
    before.outbox.add(write('See you tomorrow'))
    await clock.tick(CHAT_WAITING_DAYS * DAY_MS)
    before.outbox.add(write('Are you there?'))
    await clock.tick(1)
    const again = chatServer(server.messages)
    const { outbox, waiting } = anOutbox()
    stop = outbox.start()
    await clock.arrive(() => again.texts().length === 1)
    expect(again.texts()).to.deep.equal(['Are you there?'])
    expect(waiting().map(({ refused }) => refused)).to.deep.equal([
      'This was not sent when you wrote it. Is it still right?',
    ])
    outbox.retry(waiting()[0]?.clientId ?? '')
    await clock.arrive(() => waiting().length === 0)
    expect(again.texts()).to.deep.equal(['Are you there?', 'See you tomorrow'])
  })

  it('is kept in the tab, and in the browser of whoever stays signed in', async () => {
    for (const keep of [false, true]) {
      const server = chatServer()
      server.down()
      const first = anOutbox(keep)
      first.outbox.add(write('one'))
      const server2 = chatServer()
      const later = anOutbox(keep)
      expect(
        Object.keys(keep ? localStorage : sessionStorage).some(key => key.includes('chat waiting 7')),
      ).to.equal(true)
      stop = later.outbox.start()
      await clock.arrive(() => later.sent.length === 1)
      stop()
      expect(server2.texts()).to.deep.equal(['one'])
    }
  })

  it('stays where another tab takes away what was sent, and has not seen it yet', async () => {
    const server = chatServer()
    server.losesAnswers()
    const [one, other] = [anOutbox(true), anOutbox(true)]
    stop = one.outbox.start()
    one.outbox.add(write('one'))
    await clock.arrive(() => server.messages.length === 1)
    const stopOther = other.outbox.start()
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }))
    const behind = behindStorage()
    one.outbox.add(write('two'))
    behind(() => other.outbox.arrived(server.messages))
    stopOther()
    server.losesAnswers(false)
    await clock.tick(MINUTE_MS)
    await clock.arrive(() => one.waiting().length === 0)
    expect(server.texts()).to.deep.equal(['one', 'two'])
  })

  it('waits for the pairing that it was written for, and goes to no other partner', async () => {
    const server = chatServer()
    server.down()
    const before = anOutbox()
    before.outbox.add(write('for Camille'))
    server.down(false)
    const later = anOutbox(false, 4)
    stop = later.outbox.start()
    expect(later.waiting()).to.deep.equal([])
    later.outbox.add(write('for Mariko'))
    await clock.arrive(() => later.sent.length === 1)
    expect(server.texts()).to.deep.equal(['for Mariko'])
  })

  it('is kept no longer once the classroom has another partner, in the browser either', () => {
    chatServer().down()
    const keys = () => Object.keys(localStorage).filter(key => key.includes(' chat '))
    const { outbox } = anOutbox(true)
    outbox.add(write('for Camille'))
    const ofCamille = keptChat(7)
    ofCamille.$pairing.set(3)
    ofCamille.keepDraft(write('for Camille, too'))
    // of another classroom, and of this one on another service
    const elsewhere = keys().map(key => key.replace(' 7 3 ', ' 8 3 '))
    elsewhere.push(...keys().map(key => key.replace('http', 'elsewhere+http')))
    for (const key of elsewhere) localStorage.setItem(key, '{}')
    expect(keys()).to.have.length(6)
    anOutbox(true).outbox.begin(3)
    expect(keys()).to.have.length(6)
    anOutbox(true, 4)
    expect(keys().sort()).to.deep.equal(elsewhere.sort())
  })

  it('is read anew as it begins, and not with each message that goes', async () => {
    const messages = 200
    const server = chatServer()
    server.down()
    const first = anOutbox()
    for (let index = 0; index < messages; index += 1) first.outbox.add(write(`${index}`))
    const { storage } = platform
    let reads = 0
    const counted = new Proxy(sessionStorage, {
      get(found, name) {
        if (name === 'getItem') reads += 1
        const value = Reflect.get(found, name)
        return typeof value === 'function' ? value.bind(found) : value
      },
    })
    platform.storage = kind => (kind === 'session' ? counted : storage(kind))
    try {
      server.down(false)
      const later = anOutbox()
      stop = later.outbox.start()
      await clock.arrive(() => later.sent.length === messages)
      // as it begins, as it goes on, and then each one by itself
      expect(reads).to.be.at.most(4 * messages)
    } finally {
      platform.storage = storage
    }
    expect(server.texts()).to.have.length(messages)
  })

  it('is gone once somebody has signed out', () => {
    chatServer().down()
    const { outbox } = anOutbox(true)
    outbox.add(write('one'))
    endSession('s1', 'signed-out')
    expect(Object.keys(localStorage).filter(key => key.includes('chat'))).to.deep.equal([])
  })

  it('is sent from the page where the browser keeps nothing', async () => {
    const { storage } = platform
    platform.storage = () => null
    try {
      const server = chatServer()
      const { outbox, sent } = anOutbox()
      stop = outbox.start()
      outbox.add(write('one'))
      outbox.add(write('two'))
      await clock.arrive(() => sent.length === 2)
      expect(server.texts()).to.deep.equal(['one', 'two'])
    } finally {
      platform.storage = storage
    }
  })

  it('has a limit', () => {
    const waiting = (index: number) => ({
      ...write('x'),
      ...{ clientId: `${index}`, writtenAt: '2025-10-06T08:00:00Z', refused: null },
    })
    const { outbox } = anOutbox()
    const kept = keptChat(7)
    kept.$pairing.set(3)
    for (let index = 1; index < CHAT_WAITING_MAX; index += 1) kept.keep(waiting(index))
    expect(outbox.add(write('the last one'))).to.equal(true)
    expect(outbox.add(write('one more'))).to.equal(false)
  })
})
