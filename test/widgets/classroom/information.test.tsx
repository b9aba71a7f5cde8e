import { expect } from '@open-wc/testing'
import type { NavigateDetail } from '../../../src/element/types.ts'
import { hold } from '../../support/answer.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, dashboardsAreEmpty, inView, place, show } from './a-classroom.ts'

describe('the general information panel', () => {
  afterEach(() => {
    unmountAll()
    localStorage.clear()
  })

  it('is open, and says what the classroom is', async () => {
    const element = await show()
    const panel = await byRole(element, 'button', 'General Information')
    expect(panel.getAttribute('aria-expanded')).to.equal('true')
    const text = visibleText(element)
    for (const shown of ['9/8/2025 – 12/7/2025', '11-14 years old', '21-30', 'Jonas Berg', 'Camille D.']) {
      expect(text).to.include(shown)
    }
  })

  it('shows the approved percent in the donut, and all four segments in a table', async () => {
    const element = await show()
    const table = inView<HTMLTableElement>(element, 'table[aria-label=Progress]')
    expect(
      [...(table?.rows ?? [])].map(({ cells }) => [...cells].map(cell => cell.textContent)),
    ).to.deep.equal([
      ['To-do', '28%'],
      ['Submitted', '22%'],
      ['Approved', '46%'],
      ['Blocked', '4%'],
    ])
    expect(inView(element, '.cx-donut-centre strong')?.textContent).to.equal('46%')
  })

  it("says 'Completed' when everything is approved", async () => {
    const progression_percent = { submitted: 0, approved: 100, blocked: 0 }
    const element = await show({ classroom: { progression_percent } })
    expect(inView(element, '.cx-donut-centre')?.textContent).to.equal('100%Completed')
  })

  it('folds and unfolds, and its property says so', async () => {
    const element = await show()
    await press(element, 'General Information')
    await seeNoMore(element, '11-14 years old')
    await see(element, 'Arts and Sciences · 46% approved')
    expect(element.collapseInformation).to.equal(true)
    expect((await byRole(element, 'button', 'General Information')).getAttribute('aria-expanded')).to.equal(
      'false',
    )
    await press(element, 'General Information')
    await see(element, '11-14 years old')
    expect(element.collapseInformation).to.equal(false)
  })

  it('tells the page at once, with the address of what it shows', async () => {
    const element = await show({ attributes: 'classroom-id="7" tab="tasks"' })
    const folded = nextEvent<{ collapsed: boolean; path: string }>(element, 'cx-information-folded')
    await press(element, 'General Information')
    expect((await folded).detail).to.deep.equal({
      collapsed: true,
      path: '/classroom/7?tab=tasks&collapseInformation=true',
    })
    const opened = nextEvent<{ collapsed: boolean; path: string }>(element, 'cx-information-folded')
    await press(element, 'General Information')
    expect((await opened).detail).to.deep.equal({ collapsed: false, path: '/classroom/7?tab=tasks' })
  })

  it('comes folded with collapse-information, and opens when that is taken away', async () => {
    const element = await show({ attributes: 'classroom-id="7" collapse-information' })
    expect(visibleText(element)).not.to.include('11-14 years old')
    element.collapseInformation = false
    await see(element, '11-14 years old')
  })

  it('stays open with collapse-information="false"', async () => {
    const element = await show({ attributes: 'classroom-id="7" collapse-information="false"' })
    expect(visibleText(element)).to.include('11-14 years old')
    await press(element, 'General Information')
    await seeNoMore(element, '11-14 years old')
  })

  it('comes folded where there is the width of a phone, so that the tabs are in sight', async () => {
    const element = await show({ width: 358 })
    const panel = await byRole(element, 'button', 'General Information')
    expect(panel.getAttribute('aria-expanded')).to.equal('false')
    expect(visibleText(element)).not.to.include('11-14 years old')
    expect(element.collapseInformation).to.equal(true)
    expect(element.hasAttribute('collapse-information')).to.equal(false)
    const tabs = await byRole(element, 'tab', 'My Dashboard')
    expect(tabs.getBoundingClientRect().bottom - element.getBoundingClientRect().top).to.be.below(500)
  })

  it('has the place of what comes, folded or not', async () => {
    for (const width of [358, 800]) {
      signedIn()
      dashboardsAreEmpty()
      const arrives = hold('GET /api/teacher/classrooms/{id}', { success: true, data: aClassroom() })
      const element = place('classroom-id="7"', width)
      const panel = await until(() => inView(element, '.information'), 'the outline')
      const before = panel.getBoundingClientRect().height
      arrives()
      await see(element, 'QX7-KLM')
      const after = inView(element, '.information')?.getBoundingClientRect().height ?? 0
      expect(after).to.be.closeTo(before, 60)
      unmountAll()
    }
  })

  it('stays as each person has left it, in this browser', async () => {
    const phone = { width: 358 }
    await press(await show(phone), 'General Information')
    unmountAll()
    await see(await show(phone), '11-14 years old')
    unmountAll()
    const other = await show({ ...phone, user: { id: 8 } })
    expect(visibleText(other)).not.to.include('11-14 years old')
    unmountAll()
    await press(await show(phone), 'General Information')
    unmountAll()
    expect(visibleText(await show())).not.to.include('11-14 years old')
  })

  it('is folded for a page that asks so, however it was left', async () => {
    await press(await show({ width: 358 }), 'General Information')
    unmountAll()
    const element = await show({ attributes: 'classroom-id="7" collapse-information' })
    expect(visibleText(element)).not.to.include('11-14 years old')
  })

  it('has no global partner for independent teachers', async () => {
    const element = await show({ user: { user_type: { slug: 'independent-teacher-language' } } })
    expect(visibleText(element)).not.to.include('Global Partner')
  })

  it('leads to the edit page', async () => {
    const element = await show()
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const navigated = nextEvent<NavigateDetail>(element, 'cx-navigate')
    await press(element, 'Edit Classroom')
    expect((await navigated).detail.path).to.equal('/classroom/7/edit')
  })

  it('disables Edit Classroom once the exchange expires, and says why', async () => {
    const element = await show({ classroom: { status: 'expired' } })
    const button = await byRole(element, 'button', 'Edit Classroom')
    expect((button as HTMLButtonElement).disabled).to.equal(true)
    const root = element.shadowRoot
    expect(root?.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      'This classroom exchange has expired and cannot be edited.',
    )
  })

  it('keeps Edit Classroom after the last day, until the exchange expires', async () => {
    const element = await show({ classroom: { status: 'concluded' } })
    await byRole(element, 'link', 'Edit Classroom')
  })
})
