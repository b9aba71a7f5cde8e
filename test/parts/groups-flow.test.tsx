import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { GROUPS_SETTLED } from '../../src/contract/error-codes/students.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { asked, HELP, NUMBER, NUMBER_TITLE, opened, says } from '../support/groups-stage.tsx'
import { allClosed, hasFocus, modal, openModals } from '../support/modals.ts'
import { byRole, field, fill, press, see } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

beforeEach(() => {
  sessionStorage.clear()
  signedIn()
})
afterEach(clear)

describe('the number of groups', () => {
  it('is asked for by itself, and taken', async () => {
    says(null, null)
    answer(NUMBER, () => {
      says(4, null)
      return { success: true, message: 'successful!' }
    })
    const { host, heard } = opened()
    const dialog = await modal(host, NUMBER_TITLE)
    await expect(host).to.be.accessible()
    await fill(dialog, 'Number of groups', ' 4 ')
    await press(dialog, 'Save')
    await see(host, 'successful!')
    expect(heard).to.deep.equal(['changed'])
    expect([answered(NUMBER)[0]?.params, answered(NUMBER)[0]?.body]).to.deep.equal([
      { id: 7 },
      { students_number: 4 },
    ])
    await press(host, 'OK')
    await allClosed()
    await see(
      host,
      'You have asked for 4 groups. Please wait for your partner teacher to give the number of groups.',
    )
    await expect(host).to.be.accessible()
  })

  for (const [typed, sentence] of [
    ['', 'Number of groups is required'],
    ['0', 'Please enter a number between 1 and 15'],
    ['16', 'Please enter a number between 1 and 15'],
    ['3a', 'Please enter a number between 1 and 15'],
    ['2.5', 'Please enter a number between 1 and 15'],
    ['-3', 'Please enter a number between 1 and 15'],
  ] as const) {
    it(`says '${sentence}' of '${typed}', and sends nothing`, async () => {
      says(null, null)
      const { host } = opened()
      const dialog = await modal(host, NUMBER_TITLE)
      await fill(dialog, 'Number of groups', typed)
      await press(dialog, 'Save')
      await see(dialog, sentence)
      await hasFocus(await field(dialog, 'Number of groups'))
      expect(answered(NUMBER)).to.have.length(0)
    })
  }

  for (const typed of ['1', '15'])
    it(`may be ${typed}`, async () => {
      says(null, null)
      answer(NUMBER, { success: true, message: 'successful!' })
      const { host } = opened()
      const dialog = await modal(host, NUMBER_TITLE)
      await fill(dialog, 'Number of groups', typed)
      await press(dialog, 'Save')
      await see(host, 'successful!')
    })

  it('can be left to others, whatever is typed', async () => {
    says(null, null)
    answer(NUMBER, { success: true, message: HELP })
    const { host } = opened()
    const dialog = await modal(host, NUMBER_TITLE)
    await fill(dialog, 'Number of groups', '3a')
    await press(dialog, 'Contact me')
    await see(host, HELP)
    expect(answered(NUMBER)[0]?.body).to.deep.equal({})
  })

  it('is not asked for again where help was asked for, which is said', async () => {
    says(null, null, [], true)
    const { host } = opened()
    await see(host, 'You have asked us for help with your groups. Someone will be in contact with you soon.')
    expect(openModals(host)).to.have.length(0)
    await press(host, 'Give the number of groups')
    await modal(host, NUMBER_TITLE)
  })

  it('is asked for once in a tab, and can be changed as long as the partner has given none', async () => {
    says(null, null)
    const first = opened()
    await press(await modal(first.host, NUMBER_TITLE), 'Skip')
    await allClosed()
    clear()
    says(4, null)
    const { host } = opened()
    await press(host, 'Change the number of groups')
    await modal(host, NUMBER_TITLE)
    clear()
    says(null, null)
    const third = opened()
    await byRole(third.host, 'button', 'Give the number of groups')
    expect(openModals(third.host)).to.deep.equal([])
  })

  it('is asked for in each classroom, whatever was skipped in another', async () => {
    says(null, null)
    const first = opened()
    await press(await modal(first.host, NUMBER_TITLE), 'Skip')
    await allClosed()
    clear()
    await modal(opened({ id: 8 }).host, NUMBER_TITLE)
  })

  it('can be skipped, and given later', async () => {
    says(null, null)
    const { host } = opened()
    await press(await modal(host, NUMBER_TITLE), 'Skip')
    await allClosed()
    await see(host, 'Your groups are there as soon as both classrooms have given the same number.')
    await expect(host).to.be.accessible()
    await press(host, 'Give the number of groups')
    await modal(host, NUMBER_TITLE)
  })

  it('is given from the keyboard alone', async () => {
    says(null, null)
    answer(NUMBER, { success: true, message: 'successful!' })
    const { host } = opened()
    const dialog = await modal(host, NUMBER_TITLE)
    await hasFocus(await field(dialog, 'Number of groups'))
    await sendKeys({ type: '3' })
    await sendKeys({ press: 'Enter' })
    await see(host, 'successful!')
  })

  it('says what the server says', async () => {
    says(null, null)
    const settled = 'The groups of this classroom are there already.'
    answer(NUMBER, refusal(settled, GROUPS_SETTLED), { status: 422 })
    const { host, heard } = opened()
    const dialog = await modal(host, NUMBER_TITLE)
    await fill(dialog, 'Number of groups', '3')
    await press(dialog, 'Save')
    await see(host, settled)
    await expect(host).to.be.accessible()
    expect(heard).to.deep.equal([])
  })

  it("says 'Error when saving student number.' where the server says nothing", async () => {
    says(null, null)
    answer(NUMBER, new Response('', { status: 500 }))
    const { host } = opened()
    const dialog = await modal(host, NUMBER_TITLE)
    await fill(dialog, 'Number of groups', '3')
    await press(dialog, 'Save')
    await see(host, 'Error when saving student number.')
    await byRole(host, 'button', 'Retry')
  })

  it('names that of the partner, whose groups are being created', async () => {
    says(null, 5)
    const { host } = opened()
    const dialog = await modal(host, NUMBER_TITLE)
    await see(dialog, 'Your partner classroom has 5 groups.')
    await press(dialog, 'Skip')
    await see(host, 'Your groups are being created.')
  })

  for (const [canChange, students_number] of [
    [true, null],
    [false, 4],
  ] as const)
    it(`says that both differ, and can be changed: ${canChange}`, async () => {
      says(4, 6)
      const { host } = opened({ students_number })
      await see(
        host,
        'The number of groups in this classroom is now 4 but the partner classroom has 6 groups.',
      )
      expect(openModals(host)).to.have.length(0)
      await expect(host).to.be.accessible()
      expect(host.shadowRoot?.textContent?.includes('Change the number of groups')).to.equal(canChange)
    })

  for (const [what, of] of [
    ['there is no partner', { partner: null }],
    ['the exchange is over', { status: 'expired' }],
  ] as const)
    it(`is not asked for when ${what}`, async () => {
      says(null, null)
      const { host, shadow } = opened(of)
      await asked()
      await until(() => shadow.querySelector('.groups-notices') !== null, 'the flow')
      expect(shadow.querySelector('.groups-notices')?.textContent).to.equal('')
      expect(openModals(host)).to.have.length(0)
    })
})
