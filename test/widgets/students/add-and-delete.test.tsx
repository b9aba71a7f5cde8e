import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, focused, hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { CREATE, DELETE, INES, LIST, names, OMAR, RESTORE, type StudentsElement, show } from './a-list.ts'

const LOGIN = { id: 13, username: 'zoe-river-9', password: 'plum-cloud-31', code: 'QX7-KLM' }

async function openForm(element: StudentsElement): Promise<HTMLDialogElement> {
  await press(element, 'Add student')
  return modal(element, 'Add student')
}

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

describe('adding a student', () => {
  afterEach(unmountAll)

  const rules: [first: string, initial: string, sentences: (string | undefined)[]][] = [
    ['', '', ['Field required.', 'Field required.']],
    ['   ', 'B', ['Field required.', undefined]],
    ['Zoe2', 'B', ['Do not include numbers, symbols, or blank spaces', undefined]],
    ['Mary Ann', 'B', ['Do not include numbers, symbols, or blank spaces', undefined]],
    ['Zoe', '3', [undefined, 'Do not include numbers, symbols, or blank spaces']],
    ['Zoe', 'BC', [undefined, 'Field must have maximum 1 letters.']],
    ['a'.repeat(26), 'B', ['Field must have maximum 25 letters.', undefined]],
  ]
  for (const [first, initial, sentences] of rules) {
    it(`says what is wrong with '${first}' '${initial}'`, async () => {
      const element = await show()
      const form = await openForm(element)
      await fill(form, 'First name', first)
      await fill(form, 'Last initial', initial)
      await press(form, 'Add')
      const said = () => [...form.querySelectorAll('.cx-error')].map(found => found.textContent || undefined)
      await until(
        () => said().join() === sentences.join(),
        () => `${said()}`,
      )
      expect(answered(CREATE)).to.have.length(0)
    })
  }

  it('takes letters of any script, tells the first password once, and can add another', async () => {
    const element = await show()
    answer(CREATE, { success: true, data: LOGIN })
    const told = nextEvent<object>(element, 'cx-students-changed')
    const form = await openForm(element)
    await fill(form, 'First name', ' Зоя ')
    await fill(form, 'Last initial', 'É')
    await press(form, 'Add')
    const done = await modal(element, 'Success!')
    for (const text of ['Зоя É', 'zoe-river-9', 'plum-cloud-31', 'QX7-KLM', '/demo/student/', 'shown once'])
      await see(done, text)
    expect(answered(CREATE)[0]?.body).to.deep.equal({ first_name: ' Зоя ', last_initial: 'É' })
    expect((await told).detail).to.deep.equal({ change: 'added', studentIds: [13] })
    await byRole(done, 'button', 'Copy instructions')
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await press(await modal(element, 'Close without the password?'), 'Stay')
    await see(done, 'plum-cloud-31')
    await press(done, 'Done')
    await press(await modal(element, 'Close without the password?'), 'Stay')
    await press(done, 'Add another')
    await press(await modal(element, 'Close without the password?'), 'Close without it')
    const again = await modal(element, 'Add student')
    expect((await field(again, 'First name')).value).to.equal('')
    await press(again, 'Cancel')
    await allClosed()
    await seeNoMore(element, 'plum-cloud-31')
  })

  it('is not closed while it is on its way', async () => {
    const element = await show()
    const comes = hold(CREATE, { success: true, data: LOGIN })
    const form = await openForm(element)
    await fill(form, 'First name', 'Zoe')
    await fill(form, 'Last initial', 'B')
    await press(form, 'Add')
    await see(form, 'Adding…')
    await press(form, 'Cancel')
    await sendKeys({ press: 'Escape' })
    comes()
    await see(await modal(element, 'Success!'), 'plum-cloud-31')
  })

  it('is sent again under its key where the answer was lost, and anew after that', async () => {
    const element = await show()
    const lost = () => answer(CREATE, new Response('', { status: 503 }))
    const keys = () => answered(CREATE).map(({ headers }) => headers.get('idempotency-key'))
    lost()
    const form = await openForm(element)
    await fill(form, 'First name', 'Zoe')
    await fill(form, 'Last initial', 'B')
    await press(form, 'Add')
    await press(element, 'Retry')
    await until(() => keys().length === 2)
    const [first, second] = keys()
    expect(first).to.be.a('string').and.equal(second)
    answer(CREATE, { success: true, data: LOGIN })
    await press(element, 'Retry')
    await press(await modal(element, 'Success!'), 'Add another')
    await press(await modal(element, 'Close without the password?'), 'Close without it')
    const again = await modal(element, 'Add student')
    await fill(again, 'First name', 'Zoe')
    await fill(again, 'Last initial', 'B')
    await press(again, 'Add')
    await modal(element, 'Success!')
    expect(keys()[2]).to.equal(first)
    expect(keys()[3]).not.to.equal(first)
  })

  it('shows what the server finds wrong at its field, and anything else in a modal', async () => {
    const element = await show()
    answer(CREATE, refusal('Not this one.', undefined, { first_name: ['Not this one.'] }), { status: 422 })
    const form = await openForm(element)
    await fill(form, 'First name', 'Zoe')
    await fill(form, 'Last initial', 'B')
    await press(form, 'Add')
    await see(form, 'Not this one.')
    answer(CREATE, refusal('A classroom has room for 30 students.', 71), { status: 422 })
    await press(form, 'Add')
    await see(element, 'A classroom has room for 30 students.')
  })
})

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
