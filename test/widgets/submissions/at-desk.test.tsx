import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, atDesk, CHANGE, LIST, place, serverHas, show, shows, THREE } from './a-submission-list.ts'
import { forgetView } from './view-steps.ts'

describe('a submission in the place of the list', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('has a way back to the list while that is coming, and where it did not come', async () => {
    serverHas(THREE)
    const comes = hold(LIST, refusal(''), { status: 500 })
    const element = place({ attributes: 'submission-id="32"' })
    await see(element, 'Back to the list')
    await see(element, 'Loading')
    comes()
    const told = await modal(element, 'Submissions')
    expect(element.shadowRoot?.querySelector('h2')?.textContent).to.equal('Submissions')
    await press(told, 'OK')
    answer(LIST, { success: true, data: THREE })
    await press(element, 'Back to the list')
    expect(element.submissionId).to.equal(undefined)
  })

  it('is shown with what its task asks for, which the list does not have', async () => {
    serverHas(THREE.map(({ create_prompt: _, ...post }) => post))
    const element = place({ attributes: 'submission-id="31"' })
    await see(element, 'Show us your river.')
    element.submissionId = 32
    await see(element, 'This task has no prompt.')
  })

  it('stays open with what is decided there where the list does not come any more', async () => {
    const { element } = await show()
    await press(element, 'Ines M, Our river')
    await atDesk(element, 'Ines M')
    const [desk] = all(element, '.desk')
    answer(LIST, refusal(''), { status: 500 })
    await press(element, 'Approve')
    await until(() => answered(CHANGE).length === 1, 'the decision')
    await see(element, 'This list may be out of date.')
    // another that the list does not have is asked for with another question
    element.submissionId = 77
    await until(() => String(answered(LIST).at(-1)?.query?.submission_id) === '77', 'the question')
    element.submissionId = 32
    await atDesk(element, 'Omar K')
    expect(desk?.isConnected).to.equal(true)
    answer(LIST, { success: true, data: THREE })
    await press(element, 'Retry')
    await seeNoMore(element, 'This list may be out of date.')
    await press(element, 'Back to the list')
    await shows(element, 'Ines M', 'Omar K', 'Zoe B')
  })
})
