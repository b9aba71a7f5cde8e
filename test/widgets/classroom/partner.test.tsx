import { expect } from '@open-wc/testing'
import '../../../src/widgets/partner-search/element.ts'
import { focused } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { serverHas } from './a-classroom.ts'
import { showDashboard } from './a-dashboard.ts'

describe('the global partner on a dashboard', () => {
  afterEach(unmountAll)

  it('is found by Find, which asks the page for the search', async () => {
    const element = await showDashboard({ classroom: { partner: null } })
    const path = nextPath(element)
    await press(element, 'Find')
    expect(await path).to.equal('/classroom/7?show_partner_search=true')
  })

  it('is searched for in the element itself where no page does', async () => {
    const element = await showDashboard({ classroom: { partner: null } })
    await press(element, 'Find')
    await see(element, 'Let Me Choose')
    expect(element.showPartnerSearch).to.equal(true)
    await press(element, 'Close the search')
    await seeNoMore(element, 'Let Me Choose')
    await until(() => focused()?.textContent === 'Global Partner', 'the focus on the panel')
  })

  it('comes without taking away what is open in the search, which is closed by the person', async () => {
    const element = await showDashboard({ classroom: { partner: null } })
    await press(element, 'Find')
    await see(element, 'Let Me Choose')
    serverHas()
    const detail = { connectionId: 5, change: 'accepted', classroomId: 7 }
    const search = element.shadowRoot?.querySelector('cx-partner-search')
    search?.dispatchEvent(new CustomEvent('cx-connection-changed', { detail, bubbles: true, composed: true }))
    await see(element, 'You and Camille D. are global partners.')
    await see(element, 'Let Me Choose')
    const told = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'Close the search')
    await see(element, 'Camille D. Collège Lumière')
    expect((await told).detail.path).to.equal('/classroom/7')
  })

  it('is another library for librarians', async () => {
    const user = { user_type: { slug: 'teacher-librarian' as const } }
    const element = await showDashboard({ user, classroom: { partner: null } })
    const path = nextPath(element)
    await press(element, 'Find')
    expect(await path).to.equal('/library-connections')
  })

  it('cannot be looked for once the exchange has expired, which is said', async () => {
    const element = await showDashboard({ classroom: { partner: null, status: 'expired' } })
    const button = await byRole(element, 'button', 'Find')
    expect((button as HTMLButtonElement).disabled).to.equal(true)
    await see(element, 'This classroom exchange has expired.')
  })

  it('is named with school and place', async () => {
    await see(await showDashboard(), 'Camille D. Collège Lumière Lyon, France Message Board')
  })
})
