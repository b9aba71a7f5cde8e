import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { byRole, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { aClassroom } from '../classroom/a-classroom.ts'
import { CLASSROOM, placed, RESET } from './an-edit.ts'

describe('Reset Code', () => {
  afterEach(unmountAll)

  it('is asked for once more, and changes nothing by Cancel', async () => {
    const element = await placed()
    await press(element, 'Reset Code')
    const asked = await modal(element, 'RESET CODE')
    await see(asked, 'QX7-KLM will stop working')
    await expect(element).to.be.accessible()
    await press(asked, 'Cancel')
    await allClosed()
    expect(answered(RESET)).to.have.length(0)
  })

  it('shows the new code and says so', async () => {
    const element = await placed()
    await press(element, 'Reset Code')
    await press(await modal(element, 'RESET CODE'), 'Reset Code')
    await see(element, 'The new classroom code is NEW-CODE.')
    await byRole(element, 'button', 'Copy the classroom code NEW-CODE')
  })

  it('shows whatever code comes after that', async () => {
    const element = await placed()
    answer(CLASSROOM, { success: true, data: aClassroom({ code: 'LATER-ONE' }) })
    await press(element, 'Reset Code')
    await press(await modal(element, 'RESET CODE'), 'Reset Code')
    await byRole(element, 'button', 'Copy the classroom code LATER-ONE')
    await seeNoMore(element, 'The new classroom code is NEW-CODE.')
  })

  it('is done once however often it is pressed', async () => {
    const element = await placed()
    const come = hold(RESET, { success: true, data: { code: 'NEW-CODE' } })
    await press(element, 'Reset Code')
    const sure = await byRole(await modal(element, 'RESET CODE'), 'button', 'Reset Code')
    sure.click()
    sure.click()
    await see(element, 'Making a new code')
    come()
    await see(element, 'NEW-CODE')
    expect(answered(RESET)).to.have.length(1)
  })

  it('says what went wrong, and tries again', async () => {
    const element = await placed()
    answer(RESET, refusal('Out of order.'), { status: 500 })
    await press(element, 'Reset Code')
    await press(await modal(element, 'RESET CODE'), 'Reset Code')
    await see(element, 'Out of order. Please try again.')
    answer(RESET, { success: true, data: { code: 'NEW-CODE' } })
    await press(await modal(element, 'RESET CODE'), 'Retry')
    await see(element, 'NEW-CODE')
  })

  it('is not tried again where the exchange has expired', async () => {
    const element = await placed()
    answer(RESET, refusal('This classroom exchange has expired.', 42), { status: 422 })
    await press(element, 'Reset Code')
    await press(await modal(element, 'RESET CODE'), 'Reset Code')
    await see(element, 'This classroom exchange has expired.')
    await press(await modal(element, 'RESET CODE'), 'OK')
    await allClosed()
  })
})
