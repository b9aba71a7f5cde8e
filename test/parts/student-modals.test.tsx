import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { EditNameModal } from '../../src/parts/students/profile/edit-name-modal.tsx'
import { answer, answered, refusal } from '../support/answer.ts'
import { hasFocus, modal } from '../support/modals.ts'
import { byRole, field, fill, press, see } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const RENAME = 'PUT /api/teacher/classrooms/{id}/students/{student_id}'

const classroom = { id: 7, course_student_group_type_id: 1 } as const
const groups = { id: 7, course_student_group_type_id: 2 } as const
const ada = { id: 3, first_name: 'Ada', last_initial: 'B', full_name: 'Ada B' }
const owls = { id: 4, first_name: 'Night Owls', last_initial: '', full_name: 'Night Owls' }
const GONE = 'This student is no longer in the classroom.'

/** What was told to whoever has opened a modal, in order. */
function hear() {
  const heard: string[] = []
  return { heard, tell: (what: string) => () => void heard.push(what) }
}

beforeEach(() => void signedIn())
afterEach(clear)

describe('the modal that renames a student', () => {
  function opened(student = ada, of: typeof classroom | typeof groups = classroom) {
    const { heard, tell } = hear()
    const { host } = show(
      <EditNameModal classroom={of} student={student} onChanged={tell('changed')} onClose={tell('closed')} />,
    )
    return { host, heard }
  }

  it('has the name as it is, sends another, and says Success!', async () => {
    answer(RENAME, { success: true })
    const { host, heard } = opened()
    const dialog = await modal(host, 'Edit student name')
    await expect(host).to.be.accessible()
    expect((await field(dialog, 'First name')).value).to.equal('Ada')
    await fill(dialog, 'First name', '  Zoë ')
    await fill(dialog, 'Last initial', 'K')
    await press(dialog, 'Save')
    await see(host, 'Success!')
    expect(heard).to.deep.equal(['changed'])
    const [call] = answered(RENAME)
    expect([call?.params, call?.body]).to.deep.equal([
      { id: 7, student_id: 3 },
      { first_name: 'Zoë', last_initial: 'K' },
    ])
    await press(host, 'OK')
    expect(heard).to.deep.equal(['changed', 'closed'])
  })

  for (const [first, last, sentence] of [
    ['', 'B', 'Field required.'],
    ['Ada1', 'B', 'Do not include numbers, symbols, or blank spaces'],
    ['Ada Lou', 'B', 'Do not include numbers, symbols, or blank spaces'],
    ['a'.repeat(26), 'B', 'Field must have maximum 25 letters.'],
    ['Ada', '', 'Field required.'],
    ['Ada', '7', 'Do not include numbers, symbols, or blank spaces'],
    ['Ada', 'BC', 'Field must have maximum 1 letters.'],
  ] as const) {
    it(`says '${sentence}' of '${first}' and '${last}', and sends nothing`, async () => {
      const { host } = opened()
      const dialog = await modal(host, 'Edit student name')
      await fill(dialog, 'First name', first)
      await fill(dialog, 'Last initial', last)
      await press(dialog, 'Save')
      await see(dialog, sentence)
      await hasFocus(await field(dialog, first === 'Ada' ? 'Last initial' : 'First name'))
      expect(answered(RENAME)).to.have.length(0)
      await expect(host).to.be.accessible()
    })
  }

  it('sends from the keyboard alone', async () => {
    answer(RENAME, { success: true })
    const { host } = opened()
    const dialog = await modal(host, 'Edit student name')
    await hasFocus(await field(dialog, 'First name'))
    await sendKeys({ type: 'Lou' })
    await sendKeys({ press: 'Enter' })
    await see(host, 'Success!')
    expect(answered(RENAME)[0]?.body).to.deep.equal({ first_name: 'AdaLou', last_initial: 'B' })
  })

  it('says what the server says, and keeps what was typed', async () => {
    answer(RENAME, refusal(GONE, STUDENT_GONE), { status: 404 })
    const { host } = opened()
    await fill(await modal(host, 'Edit student name'), 'First name', 'Zoë')
    await press(host, 'Save')
    await see(host, GONE)
    await expect(host).to.be.accessible()
    await press(host, 'OK')
    expect((await field(host, 'First name')).value).to.equal('Zoë')
  })

  it('says at its field what the server finds wrong with a name', async () => {
    answer(RENAME, refusal('Not this.', undefined, { first_name: ['Not this.'] }), { status: 422 })
    const { host } = opened()
    await fill(await modal(host, 'Edit student name'), 'First name', 'Zoë')
    await press(host, 'Save')
    await see(host, 'Not this.')
    expect((await field(host, 'First name')).getAttribute('aria-invalid')).to.equal('true')
  })

  it('offers another attempt where the service cannot be reached', async () => {
    answer(RENAME, new Response('', { status: 503 }))
    const { host, heard } = opened()
    await fill(await modal(host, 'Edit student name'), 'First name', 'Zoë')
    await press(host, 'Save')
    await byRole(host, 'button', 'Retry')
    answer(RENAME, { success: true })
    await press(host, 'Retry')
    await see(host, 'Success!')
    expect(heard).to.deep.equal(['changed'])
  })
})

describe('the modal that renames a group', () => {
  function opened() {
    const { host } = show(
      <EditNameModal classroom={groups} student={owls} onChanged={() => {}} onClose={() => {}} />,
    )
    return host
  }

  for (const [name, isSaved] of [
    ['Night Owls', false],
    ['  Night   Owls ', false],
    ['', false],
    ['Night Owls 2', false],
    ['a'.repeat(26), false],
    ['Night Foxes', true],
    ['Совы', true],
  ] as const) {
    it(`lets '${name}' be saved: ${isSaved}`, async () => {
      const dialog = await modal(opened(), 'Edit group name')
      await fill(dialog, 'Group name', name)
      const save = (await byRole(dialog, 'button', 'Save')) as HTMLButtonElement
      await until(() => save.disabled === !isSaved, 'the button')
      expect(dialog.textContent).not.to.include('Last initial')
    })
  }

  it('sends the name alone, and says what went wrong in its own words', async () => {
    answer(RENAME, { success: false } as never, { status: 500 })
    const host = opened()
    await fill(await modal(host, 'Edit group name'), 'Group name', 'Night Foxes')
    await press(host, 'Save')
    await see(host, 'Error editing group name.')
    expect(answered(RENAME)[0]?.body).to.deep.equal({ first_name: 'Night Foxes' })
  })
})
