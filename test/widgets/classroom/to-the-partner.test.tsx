import { expect } from '@open-wc/testing'
import { hasFocus } from '../../support/modals.ts'
import { byRole, field, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { showDashboard } from './a-dashboard.ts'

describe('the panel of the global partner in a dashboard', () => {
  afterEach(unmountAll)

  it('says who it is, and the rest when it is asked for', async () => {
    const element = await showDashboard()
    await see(element, 'Camille D.')
    expect(visibleText(element)).not.to.include("Camille's time")
    await press(element, 'See Details')
    await see(element, "Camille's time")
    // pressed once; and the focus is where the next press takes it back
    await hasFocus(await byRole(element, 'button', 'Hide Details'))
    expect(element.openChat ?? false).to.equal(false)
  })

  it('opens the chat at its field, and closes it', async () => {
    const element = await showDashboard()
    await press(element, 'Open chat')
    await byRole(element, 'log', 'Messages')
    await hasFocus(await field(element, 'Message'))
    expect(element.openChat).to.equal(true)
    await press(element, 'Close chat')
    await until(() => element.openChat === false, 'the chat to be closed')
    await seeNoMore(element, 'Chat with Camille D.')
    await see(element, "Camille's time")
  })
})
