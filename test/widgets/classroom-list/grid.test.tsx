import { expect } from '@open-wc/testing'
import type { ClassroomStatus } from '../../../src/contract/entities/classroom.ts'
import { byRole, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { all, anItem, ofType, place, serverHas, texts } from './a-list.ts'

const FUTURE = '2999-12-31'
const classroomStatuses: ClassroomStatus[] = ['not_started', 'active', 'concluded', 'expired']

describe('grid of <cx-classroom-list>', () => {
  afterEach(unmountAll)

  it('shows on a card what there is to know', async () => {
    serverHas(anItem())
    const element = place('view="grid"')
    await see(element, 'Letters to Lyon')
    expect(texts(element, '.card-name, .card-subject, .cx-tag')).to.deep.equal([
      'Active',
      'Letters to Lyon',
      'Languages and Cultures',
    ])
    const facts = all(element, '.fact').map(fact => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd bdi, dd')?.textContent,
    ])
    expect(facts.slice(0, 3)).to.deep.equal([
      ['Tasks', '6'],
      ['Student Posts', '31'],
      ['Dates', '9/8/2025 – 12/7/2025'],
    ])
    await byRole(element, 'button', 'Copy the classroom code QX7KLMN')
    expect(all(element, '[role=progressbar]')[0]?.getAttribute('aria-valuetext')).to.equal('46%')
  })

  for (const view of ['grid', 'list']) {
    for (const width of [250, 320]) {
      it(`has the code in one piece in a ${view} of ${width} px`, async () => {
        serverHas(anItem())
        const element = place(`view="${view}"`, {}, width)
        const button = await byRole(element, 'button', 'Copy the classroom code QX7KLMN')
        const code = button.querySelector('bdi') as HTMLElement
        const size = Number.parseFloat(getComputedStyle(code).fontSize)
        expect(code.getBoundingClientRect().height).to.be.lessThan(2 * size)
        expect(code.scrollWidth).to.be.at.most(code.clientWidth)
        const { left, right } = element.getBoundingClientRect()
        expect(button.getBoundingClientRect().left).to.be.at.least(left)
        expect(button.getBoundingClientRect().right).to.be.at.most(right)
      })
    }
  }

  it('leads into the classroom and to its settings', async () => {
    serverHas(anItem())
    const element = place('view="grid" host-url="https://school.test"')
    const enter = (await byRole(element, 'link', 'Enter Classroom')) as HTMLAnchorElement
    const edit = (await byRole(element, 'link', 'Edit Classroom')) as HTMLAnchorElement
    expect(enter.href).to.equal('https://school.test/classroom/7')
    expect(edit.href).to.equal('https://school.test/classroom/7/edit')
  })

  it('shows and hides details', async () => {
    serverHas(anItem())
    const element = place('view="grid"')
    const toggle = await byRole(element, 'button', 'Show Details')
    expect(toggle.ariaExpanded).to.equal('false')
    await press(element, 'Show Details')
    await see(element, 'Camille D.')
    await see(element, 'Small Group')
    await see(element, /To-do 28% Submitted 22% Approved 46% Blocked 4%/)
    await expect(element).to.be.accessible()
    await press(element, 'Hide Details')
    await seeNoMore(element, 'Small Group')
  })

  it('shows independent teachers no partner in the details', async () => {
    serverHas(anItem())
    const element = place('view="grid"', {
      ...ofType('independent-teacher'),
      independent_subscription: { end_date: FUTURE },
    })
    await press(element, 'Show Details')
    await see(element, 'Small Group')
    expect(visibleText(element)).not.to.include('Global Partner')
  })

  for (const status of classroomStatuses) {
    const expired = status === 'expired'
    it(`${expired ? 'disables' : 'offers'} Edit Classroom of a classroom that is ${status}`, async () => {
      serverHas(anItem({ status }))
      const element = place('view="grid"')
      const edit = await byRole(element, expired ? 'button' : 'link', 'Edit Classroom')
      expect(edit.matches(':disabled')).to.equal(expired)
      const reason = 'This classroom exchange has expired and cannot be edited.'
      expect(visibleText(element).includes(reason)).to.equal(expired)
      const described = element.shadowRoot?.getElementById(edit.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent ?? '').to.equal(expired ? reason : '')
    })
  }
})
