import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { STUDENT_LIST_MAX_BYTES } from '../../src/contract/limits/student-files.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import {
  CHECK,
  checks,
  drag,
  faulty,
  HINT,
  IMPORT,
  imports,
  list,
  opened,
  pick,
  ROWS,
  row,
  TITLE,
} from '../support/import-stage.tsx'
import { hasFocus, modal } from '../support/modals.ts'
import { byRole, field, press, see, seeNoMore } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

beforeEach(() => void signedIn())
afterEach(clear)

describe('the import of a list', () => {
  it('says how the sheet has to look, and gives a template of it', async () => {
    const { host } = opened()
    await modal(host, TITLE)
    await see(host, 'An Excel file (.xlsx) with the first name in column A and the last initial in column B.')
    const template = (await byRole(host, 'link', 'Download the template')) as HTMLAnchorElement
    expect(new URL(template.href).pathname).to.equal('/student_template.xlsx')
    await expect(host).to.be.accessible()
  })

  it('shows each row as it will be, and imports them', async () => {
    checks(ROWS)
    imports()
    const shown = opened()
    const { host, heard } = shown
    await modal(host, TITLE)
    pick(shown)
    await see(host, '2 students will be added.')
    await byRole(host, 'table', 'Rows of class.xlsx')
    await see(host, 'Ignored')
    await expect(host).to.be.accessible()
    await press(host, 'Import 2 students')
    await see(host, 'Successfully imported 2 students.')
    expect(heard).to.deep.equal([2])
    await expect(host).to.be.accessible()
    const [sent] = answered(IMPORT)
    expect(sent?.params).to.deep.equal({ id: 7 })
    const { file, ignore_first_row } = sent?.body ?? expect.fail('nothing is sent')
    expect([(file as File).name, ignore_first_row]).to.deep.equal(['class.xlsx', '1'])
    expect(sent?.headers.get('idempotency-key')).to.match(/^[\w-]{16,}$/)
  })

  it('takes a file that is dropped', async () => {
    checks(ROWS)
    const { host, find } = opened()
    await modal(host, TITLE)
    const place = find('.student-file-drop')
    drag(place, 'dragover')
    await see(host, 'Let go to read the file')
    drag(place, 'drop')
    await see(host, '2 students will be added.')
  })

  it('takes one file at a time, and says so where several are dropped', async () => {
    checks(ROWS)
    const shown = opened()
    await modal(shown.host, TITLE)
    drag(shown.find('.student-file-drop'), 'drop', [list(), list('other.xlsx')])
    await see(shown.host, 'One file at a time.')
    expect(answered(CHECK)).to.have.length(0)
    await expect(shown.host).to.be.accessible()
    drag(shown.find('.student-file-drop'), 'drop')
    await see(shown.host, '2 students will be added.')
    await seeNoMore(shown.host, 'One file at a time.')
  })

  it('says that it reads the file, and asks once more when the first row is not to be ignored', async () => {
    const go = hold(CHECK, { success: true, data: ROWS })
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await see(shown.host, 'Reading class.xlsx…')
    await expect(shown.host).to.be.accessible()
    go()
    await see(shown.host, '2 students will be added.')
    checks([row(1, 'Ada'), row(2, 'Ben'), row(3, 'Cleo')])
    ;(await field(shown.host, 'Ignore the first row')).click()
    await see(shown.host, '3 students will be added.')
    expect(answered(CHECK).map(({ body }) => body.ignore_first_row)).to.deep.equal(['1', '0'])
  })

  it('shows what is wrong at its row, and imports nobody until it is mended', async () => {
    checks([...ROWS, faulty])
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await see(shown.host, '1 row needs a change. Correct it in the file, and choose the file again.')
    await see(shown.host, 'First name: Do not include numbers, symbols, or blank spaces')
    await see(shown.host, 'Last initial: Field required.')
    const button = (await byRole(shown.host, 'button', 'Import 2 students')) as HTMLButtonElement
    expect(button.disabled).to.equal(true)
    await expect(shown.host).to.be.accessible()
    await press(shown.host, 'Choose another file')
    await byRole(shown.host, 'button', 'Choose a file')
  })

  it('says what is wrong with the whole of it', async () => {
    checks([{ ...faulty }], 'The first name belongs into column A, the last initial into column B.')
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await see(shown.host, 'The first name belongs into column A, the last initial into column B.')
  })

  it('says how many of the list are there already', async () => {
    const shown = opened()
    await modal(shown.host, TITLE)
    checks([row(1, 'Ada'), row(2, 'Ben', 'there')])
    pick(shown)
    await see(shown.host, '1 student of the list is in the classroom already and is left out.')
    await press(shown.host, 'Choose another file')
    checks([row(1, 'Ada'), row(2, 'Ben', 'there'), row(3, 'Cleo', 'there')])
    pick(shown)
    await see(shown.host, '2 students of the list are in the classroom already and are left out.')
  })

  it('says who is left out as a heading where that would be a student', async () => {
    checks([row(1, 'Amara', 'ignored'), row(2, 'Ada')])
    const shown = opened()
    pick(shown)
    await see(shown.host, 'Row 1 (Amara L) is left out as a heading.')
    clear()
    checks(ROWS)
    const usual = opened()
    pick(usual)
    await see(usual.host, '2 students will be added.')
    await seeNoMore(usual.host, 'is left out as a heading')
  })

  it('has nothing to import where everybody is there', async () => {
    checks([row(1, 'Ada', 'there')])
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await see(shown.host, 'Everybody in this list is in the classroom already.')
    const button = (await byRole(shown.host, 'button', 'Import 0 students')) as HTMLButtonElement
    expect(button.disabled).to.equal(true)
  })

  for (const [what, file, sentence] of [
    ['of another kind', list('class.csv'), 'File must be .xsls'],
    [
      'that is too large',
      list('class.xlsx', STUDENT_LIST_MAX_BYTES + 1),
      'File must not be higher than 1 MB',
    ],
  ] as const) {
    it(`refuses a file ${what} before it is sent`, async () => {
      const shown = opened()
      await modal(shown.host, TITLE)
      pick(shown, file)
      await see(shown.host, sentence)
      expect(answered(CHECK)).to.have.length(0)
      await expect(shown.host).to.be.accessible()
    })
  }

  for (const [what, said, told] of [
    ['nobody is in it', 'No students found', []],
    ['it is no such file', 'File must be .xsls', ['File must be .xsls']],
  ] as const) {
    it(`says 'No students found' and how the sheet has to look when ${what}`, async () => {
      answer(CHECK, refusal(said), { status: 422 })
      const shown = opened()
      await modal(shown.host, TITLE)
      pick(shown)
      const none = await modal(shown.host, 'No students found')
      expect([...none.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal([
        ...told,
        HINT,
      ])
      await expect(shown.host).to.be.accessible()
      await press(none, 'OK')
      await modal(shown.host, TITLE)
    })
  }

  it('says so too when another list has brought them meanwhile', async () => {
    checks(ROWS)
    imports([])
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await press(shown.host, 'Import 2 students')
    await modal(shown.host, 'No students found')
    expect(shown.heard).to.deep.equal([])
  })

  it('sends an import whose answer was lost once more, under the same key', async () => {
    checks(ROWS)
    answer(IMPORT, refusal('The service is not available right now.'), { status: 503 })
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await press(shown.host, 'Import 2 students')
    await modal(shown.host, 'No students found')
    imports()
    await press(shown.host, 'Retry')
    await see(shown.host, 'Successfully imported 2 students.')
    const [first, second] = answered(IMPORT).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).to.equal(second)
  })

  it('keeps the list, and its key, where Cancel follows a lost answer: who is added by then is still told', async () => {
    checks(ROWS)
    answer(IMPORT, refusal('The service is not available right now.'), { status: 503 })
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await press(shown.host, 'Import 2 students')
    await modal(shown.host, 'No students found')
    await press(shown.host, 'Cancel')
    imports()
    await press(shown.host, 'Import 2 students')
    await see(shown.host, 'Successfully imported 2 students.')
    const [first, second] = answered(IMPORT).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).to.equal(second)
  })

  it('shows the rows again when they are at fault by now', async () => {
    checks(ROWS)
    answer(IMPORT, refusal('A classroom has room for 30 students.', 71, { 'rows.3.row': ['Full.'] }), {
      status: 422,
    })
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await byRole(shown.host, 'button', 'Import 2 students')
    checks([
      ...ROWS.slice(0, 2),
      { ...row(3, 'Zoë', 'fault'), errors: { row: 'A classroom has room for 30 students.' } },
    ])
    await press(shown.host, 'Import 2 students')
    await see(shown.host, 'A classroom has room for 30 students.')
  })

  it('is done from the keyboard alone', async () => {
    checks(ROWS)
    imports()
    const shown = opened()
    await modal(shown.host, TITLE)
    const tabTo = async (name: string) => {
      const button = await byRole(shown.host, 'button', name)
      for (let tabs = 0; tabs < 12 && shown.shadow.activeElement !== button; tabs += 1)
        await sendKeys({ press: 'Tab' })
      await hasFocus(button)
    }
    await tabTo('Choose a file')
    let isAsked = false
    shown.find('input[type=file]').addEventListener('click', event => {
      event.preventDefault()
      isAsked = true
    })
    await sendKeys({ press: 'Enter' })
    await until(() => isAsked, 'the field for files')
    pick(shown)
    await tabTo('Import 2 students')
    await sendKeys({ press: 'Enter' })
    await see(shown.host, 'Successfully imported 2 students.')
  })
})
