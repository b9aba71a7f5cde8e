import { expect } from '@open-wc/testing'
import { assistantPart } from '../../../src/widgets/classroom/dashboard/assistant-part.ts'
import { focused, modal } from '../../support/modals.ts'
import { byRole, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { showDashboard } from './a-dashboard.ts'

const FAILED = 'This could not be loaded. Please try again.'

// in a file of its own: the form is loaded once for all dashboards of a page
describe('the form that adds a teacher assistant, whose code does not come', () => {
  const { load } = assistantPart
  afterEach(() => {
    assistantPart.load = load
    unmountAll()
  })

  it('is said to be missing beside its button, and comes at the next press', async () => {
    assistantPart.load = () => Promise.reject(new TypeError('Failed to fetch'))
    const element = await showDashboard({ classroom: { teacher_assistants: [] } })
    const button = await byRole(element, 'button', 'Add Teacher Assistant')
    button.focus()
    button.click()
    await see(element, FAILED)
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).to.equal(FAILED)
    expect(focused()).to.equal(button)
    await expect(element).to.be.accessible()

    assistantPart.load = load
    await press(element, 'Add Teacher Assistant')
    const form = await modal(element, 'Add Teacher Assistant')
    await seeNoMore(element, FAILED)
    await press(form, 'Cancel')
    await byRole(element, 'button', 'Add Teacher Assistant')
  })
})
