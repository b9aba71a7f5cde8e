import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
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
import { CREATE, LIST, OMAR, type StudentsElement, show, studentsOf } from './a-list.ts'

const LOGIN = { id: 13, username: 'zoe-river-9', password: 'plum-cloud-31', code: 'QX7-KLM' }

async function openForm(element: StudentsElement): Promise<HTMLDialogElement> {
  await press(element, 'Add student')
  return modal(element, 'Add student')
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

  it('does not offer another one where that was the last there is room for', async () => {
    const before = studentsOf(29)
    const element = await show({ students: before })
    answer(CREATE, () => {
      answer(LIST, { success: true, data: [...before, { ...OMAR, id: 99 }] })
      return { success: true, data: LOGIN }
    })
    const form = await openForm(element)
    await fill(form, 'First name', 'Omar')
    await fill(form, 'Last initial', 'B')
    await press(form, 'Add')
    const done = await modal(element, 'Success!')
    await seeNoMore(done, 'Add another')
    await byRole(done, 'button', 'Done')
  })

  for (const [what, first, says] of [
    ['a student of the same name is there', ' ines', true],
    ['nobody has that name', 'Inés', false],
  ] as const) {
    it(`${says ? 'says' : 'does not say'} so where ${what}, and adds them`, async () => {
      const element = await show()
      answer(CREATE, { success: true, data: LOGIN })
      const form = await openForm(element)
      await fill(form, 'First name', first)
      expect(visibleText(form)).not.to.include('in the list already')
      await fill(form, 'Last initial', 'm')
      if (says) await see(form, 'The name Ines M is in the list already.')
      await expect(element).to.be.accessible()
      expect(visibleText(form).includes('in the list already')).to.equal(says)
      await press(form, 'Add')
      await modal(element, 'Success!')
    })
  }

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
