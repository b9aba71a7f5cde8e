import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { focused } from '../../support/modals.ts'
import { byRole, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, names, type StudentsElement, show, studentsOf } from './a-list.ts'

const rows = (element: StudentsElement) => all(element, 'tr.student')

describe('many students', () => {
  afterEach(unmountAll)

  it('are all in the page up to 200, for the search of the browser', async () => {
    const element = await show({ students: studentsOf(200) })
    expect(rows(element)).to.have.length(200)
    expect(names(element).at(-1)).to.equal('Student 200')
    expect(all(element, 'table')[0]?.hasAttribute('aria-rowcount')).to.equal(false)
  }).timeout(60_000)

  it('of 500 are those in sight, and a screen reader is told which ones of how many', async () => {
    const element = await show({ students: studentsOf(500, 50) })
    expect(rows(element).length).to.be.below(60)
    const table = await byRole(element, 'table', 'Students')
    expect(table.getAttribute('aria-rowcount')).to.equal('501')
    expect(rows(element)[0]?.getAttribute('aria-rowindex')).to.equal('2')
    const box = all(element, '.scrolled')[0] as HTMLElement
    box.scrollTop = box.scrollHeight
    await until(
      () => names(element).at(-1) === 'Student 500',
      () => `${names(element)}`,
    )
    expect(rows(element).at(-1)?.getAttribute('aria-rowindex')).to.equal('501')
    await expect(element).to.be.accessible()
  }).timeout(60_000)

  it('of 500 are gone through by the keyboard alone', async () => {
    const element = await show({ students: studentsOf(500) })
    const first = await byRole(element, 'link', 'Student 1')
    first.focus()
    const box = all(element, '.scrolled')[0] as HTMLElement
    box.scrollTop = 20_000
    await until(() => !names(element).includes('Student 2'))
    expect(focused(), 'what has the focus stays').to.equal(first)
    box.scrollTop = 0
    await until(() => names(element).includes('Student 2'))
    // counts, approval, actions, and the next name
    for (let step = 0; step < 4; step += 1) await sendKeys({ press: 'Tab' })
    expect(focused()?.textContent).to.equal('Student 2')
  }).timeout(60_000)

  it('of 500 keep open what was opened', async () => {
    const element = await show({ students: studentsOf(500) })
    all<HTMLElement>(element, 'button.summary')[0]?.click()
    await until(() => all(element, '.each').length === 1)
    const box = all(element, '.scrolled')[0] as HTMLElement
    box.scrollTop = 20_000
    await until(() => !names(element).includes('Student 1'))
    box.scrollTop = 0
    await until(() => names(element)[0] === 'Student 1' && all(element, '.each').length === 1)
  }).timeout(60_000)
})
