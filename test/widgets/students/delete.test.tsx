import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { focused, hasFocus, modal } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { DELETE, INES, LIST, names, OMAR, RESTORE, type StudentsElement, show } from './a-list.ts'

/** Deletes Omar, up to the undo. */
async function deleteOmar(element: StudentsElement): Promise<void> {
  answer(DELETE, { success: true })
  answer(LIST, { success: true, data: [INES] })
  await press(element, 'Actions for Omar B')
  await press(element, 'Delete')
  const asked = await until(() => element.shadowRoot?.querySelector('dialog[open]'), 'the question')
  asked.querySelector<HTMLButtonElement>('.cx-button-danger')?.click()
  await see(element, 'Omar B was deleted.')
}

describe('deleting a student', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('takes the row away at once, and offers an undo that has the focus', async () => {
    const element = await show()
    const gone = nextEvent<object>(element, 'cx-students-changed')
    await deleteOmar(element)
    expect(names(element)).to.deep.equal(['Ines M'])
    expect((await gone).detail).to.deep.equal({ change: 'removed', studentIds: [12] })
    expect(answered(DELETE)[0]?.params).to.deep.equal({ id: 7, student_id: 12 })
    await hasFocus(await byRole(element, 'button', 'Undo'))
  })

  it('brings the student back', async () => {
    const element = await show()
    await deleteOmar(element)
    answer(LIST, { success: true, data: [INES, OMAR] })
    const comesBack = hold(RESTORE, { success: true })
    const back = nextEvent<object>(element, 'cx-students-changed')
    await press(element, 'Undo')
    comesBack()
    await see(element, 'Omar B is back.')
    expect((await back).detail).to.deep.equal({ change: 'restored', studentIds: [12] })
    expect(answered(RESTORE)[0]?.params).to.deep.equal({ id: 7, student_id: 12 })
    await until(() => names(element).join() === 'Ines M,Omar B')
    await hasFocus(await byRole(element, 'link', 'Omar B'))
  })

  it('says why somebody could not be brought back', async () => {
    const element = await show()
    await deleteOmar(element)
    answer(RESTORE, refusal('A classroom has room for 30 students.', 71), { status: 422 })
    await press(element, 'Undo')
    const told = await modal(element, 'Undo')
    await see(told, 'A classroom has room for 30 students.')
    await press(told, 'OK')
    await hasFocus(await byRole(element, 'button', 'Undo'))
    await see(element, 'Omar B was deleted.')
  })

  it('offers the undo for ten seconds, and as long as somebody is at it', async () => {
    const element = await show()
    await deleteOmar(element)
    const undo = await byRole(element, 'button', 'Undo')
    await hasFocus(undo)
    await clock.tick(60_000)
    expect(undo.isConnected).to.equal(true)
    undo.blur()
    await clock.tick(9_000)
    expect(undo.isConnected).to.equal(true)
    await clock.tick(2_000)
    await seeNoMore(element, 'Omar B was deleted.')
    expect(focused()).to.equal(document.body)
  })
})
