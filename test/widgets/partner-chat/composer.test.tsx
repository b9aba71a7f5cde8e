import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { chatServer, SEND } from '../../support/chat-server.ts'
import { mayLeavePage } from '../../support/leaving.ts'
import { liveChat } from '../../support/live-chat.ts'
import { hasFocus } from '../../support/modals.ts'
import {
  byRole,
  field,
  fill,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { bubbles, endsWith, place, serverHas, show } from './a-partner-chat.ts'

async function key(element: Element, name: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const control = await field(element, 'Message')
  return control.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...more }),
  )
}

describe('what is written in a chat', () => {
  liveChat()
  afterEach(unmountAll)

  it('is sent, told to the page, and stands in the chat', async () => {
    const { server, element } = await show()
    const told = nextEvent(element, 'cx-message-sent')
    await fill(element, 'Message', '  Hello!  ')
    await press(element, 'Send')
    await endsWith(element, 'Hello!')
    expect((await told).detail).to.deep.equal({ messageId: 101, number: 1 })
    await see(element, 'Sent')
    const control = await field(element, 'Message')
    expect(control.value).to.equal('')
    await hasFocus(control)
    expect(server.texts()).to.deep.equal(['Hello!'])
    expect(answered(SEND)[0]?.body).to.deep.equal({ message: 'Hello!', attachment: null, notify: true })
  })

  it('is sent by Enter; Shift and Enter, or the end of a sign, are none', async () => {
    const { server, element } = await show()
    await fill(element, 'Message', 'Hello!')
    expect(await key(element, 'Enter', { shiftKey: true })).to.equal(true)
    expect(await key(element, 'Enter', { isComposing: true, keyCode: 229 })).to.equal(true)
    expect(await key(element, 'Enter', { keyCode: 229 })).to.equal(true)
    expect(bubbles(element)).to.deep.equal([])
    expect(await key(element, 'Enter')).to.equal(false)
    await endsWith(element, 'Hello!')
    await until(() => server.texts().length === 1, 'the message at the server')
  })

  it('begins a line by Enter on glass, where the button alone sends', async () => {
    const { matchMedia } = window
    window.matchMedia = query =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia(query)
    try {
      const { element } = await show()
      await fill(element, 'Message', 'Hello!')
      expect(await key(element, 'Enter')).to.equal(true)
      expect(bubbles(element)).to.deep.equal([])
      expect(visibleText(element)).not.to.include('Shift and Enter')
      await press(element, 'Send')
      await endsWith(element, 'Hello!')
    } finally {
      window.matchMedia = matchMedia
    }
  })

  it('has a field of up to five lines in browsers that do not see to that themselves', async () => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) =>
      asked[0] !== 'field-sizing' && supports.apply(CSS, asked as [string])
    try {
      const { element } = await show()
      const control = await field(element, 'Message')
      control.style.setProperty('field-sizing', 'fixed')
      const heights: number[] = []
      for (const lines of [1, 3, 5, 9]) {
        await fill(element, 'Message', Array.from({ length: lines }, () => 'line').join('\n'))
        await until(() => control.value.split('\n').length === lines, 'the text')
        heights.push(Math.round(control.getBoundingClientRect().height))
      }
      const [one = 0, three = 0, five = 0, nine = 0] = heights
      expect(three - one).to.be.above(30)
      expect(five - three).to.be.above(30)
      expect(Math.abs(nine - five)).to.be.below(4)
      await press(element, 'Send')
      await until(() => Math.round(control.getBoundingClientRect().height) === one, 'the one line again')
    } finally {
      CSS.supports = supports
    }
  })

  it('says nothing of an empty message, and does not send it', async () => {
    const { element } = await show()
    for (const nothing of ['', '   \n ', '\u200b', '\u2800']) {
      await fill(element, 'Message', nothing)
      await press(element, 'Send')
    }
    await see(element, 'No messages yet')
    expect(answered(SEND)).to.have.length(0)
  })

  it('takes nothing that turns its order, and says so at the field', async () => {
    const { element } = await show()
    await fill(element, 'Message', 'See \u202egnp.exe')
    await press(element, 'Send')
    await see(element, 'Your message has characters that cannot be seen or that turn its order.')
    expect((await field(element, 'Message')).value).to.equal('See \u202egnp.exe')
    expect(answered(SEND)).to.have.length(0)
    await fill(element, 'Message', 'See plan.png')
    await seeNoMore(element, 'cannot be seen')
    await press(element, 'Send')
    await endsWith(element, 'See plan.png')
  })

  it('takes 1000 characters, and not one more', async () => {
    const { element } = await show()
    await fill(element, 'Message', 'a'.repeat(1_001))
    await see(element, '1001 of 1000')
    await press(element, 'Send')
    await see(element, 'Field must have maximum 1000 letters.')
    expect(answered(SEND)).to.have.length(0)
    expect((await field(element, 'Message')).value).to.have.length(1_001)
    await fill(element, 'Message', 'a'.repeat(1_000))
    await press(element, 'Send')
    await endsWith(element, 'a'.repeat(1_000))
  })

  it('waits without a line, says so, asks before the page is left, and goes when it is back', async () => {
    const { server, element } = await show()
    server.down()
    const busy = nextEvent(element, 'cx-busy-changed')
    await fill(element, 'Message', 'Hello!')
    await press(element, 'Send')
    await see(element, 'Waiting to be sent')
    expect((await busy).detail).to.deep.equal({ busy: true })
    expect(mayLeavePage()).to.equal(false)
    const quiet = nextEvent(element, 'cx-busy-changed')
    server.down(false)
    dispatchEvent(new Event('online'))
    await see(element, 'Sent')
    expect((await quiet).detail).to.deep.equal({ busy: false })
    await until(mayLeavePage, 'the page may be left')
    expect(server.texts()).to.deep.equal(['Hello!'])
  })

  it('says why it was not taken; it is sent again, or removed', async () => {
    const { element, log } = await show()
    const go = async (name: string) => {
      const button = await byRole(element, 'button', name)
      button.focus()
      button.click()
      // near the message, and not away from the chat, as its buttons go
      await hasFocus(log)
    }
    answer(SEND, refusal('This chat has room for 20000 messages.', 132), { status: 422 })
    await fill(element, 'Message', 'Hello!')
    await press(element, 'Send')
    await see(element, 'This chat has room for 20000 messages.')
    chatServer()
    await go('Retry Hello!')
    await see(element, 'Sent')
    answer(SEND, refusal('No.', 132), { status: 422 })
    await fill(element, 'Message', 'Again')
    await press(element, 'Send')
    await go('Remove Again')
    await endsWith(element, 'Hello!')
  })

  it('says why it does not go where the server is busy, and can be taken back', async () => {
    const { element } = await show()
    answer(SEND, Response.json(refusal('Too many.'), { status: 429, headers: { 'retry-after': '120' } }))
    await fill(element, 'Message', 'Hello!')
    await press(element, 'Send')
    await see(element, 'Too many. You can try again in 2 minutes.')
    await press(element, 'Remove Hello!')
    await see(element, 'No messages yet')
  })

  it('is kept for its classroom until it is sent', async () => {
    const { element } = await show()
    await fill(element, 'Message', 'Not yet ready')
    unmountAll()
    serverHas()
    const other = place('classroom-id="8"')
    expect((await field(other, 'Message')).value).to.equal('')
    unmountAll()
    const again = place()
    const control = await field(again, 'Message')
    expect(control.value).to.equal('Not yet ready')
    await press(again, 'Send')
    await endsWith(again, 'Not yet ready')
    unmountAll()
    expect((await field(place(), 'Message')).value).to.equal('')
  })
})
