import { expect } from '@open-wc/testing'
import { CHAT_TRIES } from '../../../src/contract/limits/chat.ts'
import { answer, refusal } from '../../support/answer.ts'
import { chatServer, SEND } from '../../support/chat-server.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { anOutbox, write } from './an-outbox.ts'

const MINUTE_MS = 60_000

describe('what is written in a chat and the server does not take', () => {
  const clock = fakeClock()
  let stop = () => {}
  beforeEach(() => signedIn())
  afterEach(() => stop())

  it('waits as long as a busy server says', async () => {
    chatServer()
    answer(SEND, Response.json(refusal('Too many.'), { status: 429, headers: { 'retry-after': '120' } }))
    const { outbox, tried } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    await clock.arrive(() => tried(1))
    await clock.tick(MINUTE_MS)
    expect(tried(1)).to.equal(true)
    await clock.tick(MINUTE_MS)
    await clock.arrive(() => tried(2))
  })

  it('waits as long as a busy server says, whatever is written, comes or goes meanwhile', async () => {
    chatServer()
    answer(SEND, Response.json(refusal('Too many.'), { status: 429, headers: { 'retry-after': '120' } }))
    const { outbox, waiting, tried } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    await clock.arrive(() => tried(1))
    expect(outbox.$stuck.get()).to.deep.equal({
      clientId: waiting()[0]?.clientId,
      reason: 'Too many. You can try again in 2 minutes.',
    })
    outbox.recover()
    dispatchEvent(new Event('online'))
    outbox.add(write('two'))
    outbox.remove(waiting()[0]?.clientId ?? '')
    await clock.tick(MINUTE_MS)
    expect(tried(1)).to.equal(true)
    const server = chatServer()
    await clock.tick(MINUTE_MS)
    await clock.arrive(() => waiting().length === 0)
    expect(server.texts()).to.deep.equal(['two'])
    expect(outbox.$stuck.get()).to.equal(null)
  })

  it('says why one does not go that the server fails at again and again; what waits for it goes without it', async () => {
    chatServer()
    answer(SEND, refusal('Something went wrong.'), { status: 500 })
    const { outbox, waiting, tried } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    outbox.add(write('two'))
    for (let times = 1; times < CHAT_TRIES; times += 1) {
      await clock.arrive(() => tried(times))
      expect(outbox.$stuck.get()).to.equal(null)
      outbox.recover()
    }
    await clock.arrive(() => tried(CHAT_TRIES))
    const [{ clientId } = { clientId: '' }] = waiting()
    expect(outbox.$stuck.get()).to.deep.equal({ clientId, reason: 'Something went wrong.' })
    const server = chatServer()
    outbox.remove(clientId)
    await clock.arrive(() => waiting().length === 0)
    expect(server.texts()).to.deep.equal(['two'])
    expect(outbox.$stuck.get()).to.equal(null)
  })

  it('says nothing of its own where nothing can be reached, which is said of all', async () => {
    chatServer().down()
    const { outbox, tried } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    for (let times = 1; times <= CHAT_TRIES; times += 1) {
      await clock.arrive(() => tried(times))
      outbox.recover()
    }
    await clock.arrive(() => tried(CHAT_TRIES + 1))
    expect(outbox.$stuck.get()).to.equal(null)
  })

  it('says why the server does not take it, sends the next, and again when asked', async () => {
    const server = chatServer()
    answer(SEND, refusal('The account of your partner is not active any more.', 131), { status: 422 })
    const { outbox, waiting, refusals } = anOutbox()
    stop = outbox.start()
    outbox.add(write('one'))
    await clock.arrive(() => refusals() === 1)
    expect(waiting()[0]?.refused).to.equal('The account of your partner is not active any more.')
    const again = chatServer(server.messages)
    outbox.add(write('two'))
    await clock.arrive(() => again.texts().length === 1)
    expect(waiting().map(({ message }) => message)).to.deep.equal(['one'])
    outbox.retry(waiting()[0]?.clientId ?? '')
    await clock.arrive(() => waiting().length === 0)
    expect(again.texts()).to.deep.equal(['two', 'one'])
  })
})
