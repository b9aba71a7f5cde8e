import { expect } from '@open-wc/testing'
import { answer, hold, refusal } from '../../support/answer.ts'
import { aChatMessage, CHAT, chatServer } from '../../support/chat-server.ts'
import { liveChat } from '../../support/live-chat.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { byRole, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'
import { endsWith, place, serverHas } from './a-partner-chat.ts'

describe('a chat that is loaded', () => {
  liveChat()
  afterEach(unmountAll)

  it('shows an outline while it loads', async () => {
    serverHas()
    const arrives = hold(CLASSROOM, { success: true, data: aClassroom() })
    const comes = hold(CHAT, refusal(''), { status: 500 })
    const element = place()
    await see(element, 'Loading')
    arrives()
    element.style.cssText += 'display: block; width: 222px'
    const outline = await until(() => element.shadowRoot?.querySelector('.chat-outline'), 'the outline')
    expect(outline.scrollWidth).to.equal(outline.clientWidth)
    expect(outline.getBoundingClientRect().width).to.be.at.most(222)
    comes()
    await modal(element, 'Chat not loaded')
  })

  it('says what went wrong, and tries again', async () => {
    serverHas({ messages: [aChatMessage(1)] })
    answer(CHAT, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Chat not loaded')
    await see(told, 'The chat could not be loaded. Please try again.')
    const fails = hold(CHAT, refusal(''), { status: 500 })
    await press(told, 'Retry')
    await see(element, 'Loading')
    await allClosed()
    fails()
    await press(await modal(element, 'Chat not loaded'), 'OK')
    await allClosed()
    chatServer([aChatMessage(1)])
    const retry = await byRole(element, 'button', 'Retry')
    retry.focus()
    retry.click()
    await endsWith(element, 'Message 1')
    await hasFocus(await byRole(element, 'log', 'Messages'))
  })
})
