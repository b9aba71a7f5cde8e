import { expect } from '@open-wc/testing'
import { aChatMessage, manyMessages } from '../../support/chat-server.ts'
import { liveChat } from '../../support/live-chat.ts'
import { field, fill, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { hidePage, showPage } from '../../support/page-visibility.ts'
import { until } from '../../support/until.ts'
import { bubbles, endsWith, heightOf, show } from './a-partner-chat.ts'

/** By then the browser has told what is in sight. */
const nextFrames = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

const isAtEnd = (log: Element) => log.scrollHeight - log.clientHeight - log.scrollTop < 2

describe('the messages of a chat', () => {
  const live = liveChat()
  afterEach(unmountAll)

  it('are shown from the newest one, and follow it', async () => {
    const { server, element, log } = await show({ messages: manyMessages(40) })
    await endsWith(element, 'Message 40')
    await until(() => isAtEnd(log), 'the end')
    live.tell(heard => heard.message(server.says('Hello')))
    await endsWith(element, 'Hello')
    await until(() => isAtEnd(log), 'the end')
  })

  it('stay at their end while a long message is written, also where its field is measured', async () => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) =>
      asked[0] !== 'field-sizing' && supports.apply(CSS, asked as [string])
    try {
      const { element, log } = await show({ messages: manyMessages(40) })
      await until(() => isAtEnd(log), 'the end')
      const control = await field(element, 'Message')
      control.style.setProperty('field-sizing', 'fixed')
      for (const text of ['1\n2\n3\n4\n5', '1\n2\n3\n4\n5, and more']) {
        await fill(element, 'Message', text)
        await nextFrames()
        await until(() => isAtEnd(log), 'the end')
      }
      expect(visibleText(element)).not.to.include('Jump to newest')
    } finally {
      CSS.supports = supports
    }
  })

  it('keep some room, however much stands below them', async () => {
    const { element, log } = await show({ messages: manyMessages(40) })
    element.style.cssText += 'display: block; width: 222px'
    await fill(element, 'Message', 'a word '.repeat(150))
    await press(element, 'Send')
    await see(element, 'Field must have maximum 1000 letters.')
    expect(log.clientHeight).to.be.above(80)
    const composer = element.shadowRoot?.querySelector('.composer')
    if (!composer) throw new Error('there is nothing to write in')
    expect(composer.getBoundingClientRect().top).to.be.above(log.getBoundingClientRect().bottom)
    expect(element.getBoundingClientRect().bottom).to.be.at.least(composer.getBoundingClientRect().bottom)
  })

  it('begin at the line before what is new', async () => {
    const messages = [...manyMessages(30), ...manyMessages(60).slice(30)].map(message =>
      message.number > 30 ? { ...message, status: 'sent' as const } : message,
    )
    const { element, log } = await show({ messages })
    await see(element, 'New messages')
    const line = log.querySelector('.unread-line') as HTMLElement
    const gap = line.getBoundingClientRect().top - log.getBoundingClientRect().top
    expect(Math.abs(gap)).to.be.below(30)
    await see(element, /\d+ new messages/)
  })

  it('are marked as read as they come into view, and no others', async () => {
    const messages = manyMessages(60).map(message => ({ ...message, status: 'sent' as const }))
    const { server, element, log } = await show({ messages })
    await see(element, 'New messages')
    await until(() => server.reads().length > 0, 'the first mark')
    const upTo = () => server.reads().map(([, last]) => last)
    expect(upTo()).not.to.include(60)
    log.scrollTop = log.scrollHeight
    await until(() => upTo().includes(60), 'the mark of the last one')
    expect(new Set(upTo()).size).to.equal(upTo().length)
  })

  it('are not marked on a page that is hidden, until it is shown', async () => {
    const { server, element } = await show({ messages: [aChatMessage(1)] })
    await endsWith(element, 'Message 1')
    hidePage()
    live.tell(heard => heard.message(server.says('Hello')))
    await see(element, 'New messages')
    await nextFrames()
    expect(server.reads()).to.deep.equal([])
    showPage()
    await until(() => server.reads().length === 1, 'the mark')
  })

  it('stay where they are while older ones come above them', async () => {
    const { element, log } = await show({ messages: manyMessages(120) })
    await endsWith(element, 'Message 120')
    log.scrollTop = 100
    const before = heightOf(log, 71)
    await until(() => bubbles(element).length === 100, 'older messages')
    expect(Math.abs(heightOf(log, 71) - before)).to.be.at.most(1)
    await press(element, 'Show older messages')
    await until(() => bubbles(element).length === 120, 'the oldest messages')
    await seeNoMore(element, 'Show older messages')
  })

  it('stay where they are for whoever reads further up, with a way to what is new', async () => {
    const { server, element, log } = await show({ messages: manyMessages(50) })
    await endsWith(element, 'Message 50')
    log.scrollTop = 300
    await see(element, 'Jump to newest')
    const before = log.scrollTop
    live.tell(heard => heard.message(server.says('Hello')))
    await see(element, '1 new message')
    expect(log.scrollTop).to.equal(before)
    expect(log.querySelector('.unread-line + .message .bubble')?.textContent).to.equal('Hello')
    await press(element, '1 new message')
    await until(() => isAtEnd(log), 'the end')
    await seeNoMore(element, 'Jump to newest')
  })

  it('show what one has written oneself, wherever one was', async () => {
    const { element, log } = await show({ messages: manyMessages(50) })
    await endsWith(element, 'Message 50')
    log.scrollTop = 300
    await see(element, 'Jump to newest')
    await fill(element, 'Message', 'Mine')
    await press(element, 'Send')
    await endsWith(element, 'Mine')
    await until(() => isAtEnd(log), 'the end')
  })

  it('can be scrolled by keys, and are told to screen readers as they come', async () => {
    const { log } = await show({ messages: manyMessages(3) })
    expect([log.tabIndex, log.getAttribute('role'), log.getAttribute('aria-label')]).to.deep.equal([
      0,
      'log',
      'Messages',
    ])
  })
})
