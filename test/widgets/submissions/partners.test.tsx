import { expect } from '@open-wc/testing'
import { storage } from '../../../src/core/storage.ts'
import { answer, answered, hold } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, atDesk, PARTNERS, PARTNERS_POST, questions, RIVER, show, shows } from './a-submission-list.ts'

import { filterBy, optionsOf } from './filter-steps.ts'

const forgetView = () => storage('local').remove('cx-submissions-view')

describe('the submissions of the partner’s students', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('shows approved posts of the partner’s students, of which nothing is selected or changed', async () => {
    const { element } = await show()
    await filterBy(element, 'Pending')
    ;(await byRole(element, 'radio', 'Partner’s students')).click()
    await shows(element, 'Lea D')
    expect(element.partner).to.equal(true)
    expect(await optionsOf(element)).to.deep.equal(['Approved'])
    expect(visibleText(element)).not.to.include('Video Approval')
    expect(all(element, 'input[type=checkbox]')).to.have.length(0)
    expect(answered(PARTNERS)).to.have.length(1)
    ;(await byRole(element, 'radio', 'My students')).click()
    await shows(element, 'Ines M')
    expect(questions().at(-1)).to.deep.equal({ filter_by: 'pending' })
  })

  it('calls a partner’s group without an approved name one, also at its desk and where it is answered', async () => {
    const { element } = await show({
      posts: [{ ...RIVER, is_response: true, responding_to: { id: 5, full_name: '' } }],
    })
    await see(element, 'Response to A partner group')
    const unnamed = { ...PARTNERS_POST, student_first_name: '', student_last_initial: '' }
    answer(PARTNERS, { success: true, data: [unnamed] })
    ;(await byRole(element, 'radio', 'Partner’s students')).click()
    await shows(element, 'A partner group')
    await press(element, 'A partner group, Our river')
    await atDesk(element, 'A partner group')
    await press(element, 'Flag as inappropriate')
    await see(await modal(element, 'Flag as inappropriate'), '‘Our river’ by A partner group')
  })

  it('has no side of a partner where there is none', async () => {
    const { element } = await show({ classroom: { class_pairing: null } })
    expect(visibleText(element)).not.to.include('Partner’s students')
  })

  it('says in an address that a submission is the partner’s', async () => {
    const { element } = await show({ attributes: 'partner' })
    const told = nextEvent<{ path: string }>(element, 'cx-submission-shown')
    await press(element, 'Lea D, Our river')
    expect((await told).detail.path).to.equal('/classroom/7?tab=submissions&submissionId=90&partner=true')
  })

  it('are waited for where a link leads to one of them: own ones are not taken for theirs', async () => {
    const { element } = await show()
    const come = hold(PARTNERS, { success: true, data: [PARTNERS_POST] })
    Object.assign(element, { partner: true, submissionId: 31 })
    await until(() => answered(PARTNERS).length === 1, 'the question')
    await see(element, 'Loading')
    expect(all(element, '.desk')).to.have.length(0)
    element.submissionId = 90
    come()
    await atDesk(element, 'Lea D')
    await byRole(element, 'button', 'Flag as inappropriate')
  })
})
