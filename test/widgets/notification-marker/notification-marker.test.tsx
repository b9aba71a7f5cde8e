import { expect } from '@open-wc/testing'
import '../../../src/widgets/notification-marker/element.ts'
import '../../../src/widgets/notifications/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks } from '../../support/looks.ts'
import { nextPath } from '../../support/navigation.ts'
import { listeners } from '../../support/notification-line.ts'
import { mount, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const unreadAre = (unread_count: number) =>
  answer('GET /api/teacher/notifications', {
    success: true,
    data: { notifications: [], total: 0, unread_count },
  })
const mark = (element: Element) => element.shadowRoot?.querySelector('[role=img]')?.getAttribute('aria-label')
const MARKER = '<cx-notification-marker></cx-notification-marker>'

describe('<cx-notification-marker>', () => {
  afterEach(unmountAll)

  it('renders how many are unread, tells the page, and leads to the list', async () => {
    signedIn()
    unreadAre(3)
    const element = mount(MARKER)
    const told = nextEvent<{ unread: number }>(element, 'cx-unread-changed')
    await until(() => mark(element) === '3 unread notifications', 'the mark')
    await told
    const path = nextPath(element)
    await press(element, 'Notifications 3 unread notifications')
    expect(await path).to.equal('/notifications')
  })

  it('tells the page nothing until it is known how many', async () => {
    signedIn()
    const comes = hold('GET /api/teacher/notifications', {
      success: true,
      data: { notifications: [], total: 0, unread_count: 2 },
    })
    const told: number[] = []
    const bar = mount(`<div>${MARKER}</div>`)
    bar.addEventListener('cx-unread-changed', event => {
      told.push((event as CustomEvent<{ unread: number }>).detail.unread)
    })
    await see(bar, 'Notifications')
    comes()
    await until(() => told.length > 0, 'what is told')
    expect(told).to.deep.equal([2])
  })

  it('is accessible with a mark, in both brands, light and dark', async () => {
    signedIn()
    unreadAre(120)
    await expectAccessibleLooks('cx-notification-marker', element => see(element, '99+'))
  }).timeout(90_000)

  it('shares its question with a list, which says what is the matter in its own words', async () => {
    signedIn()
    answer('GET /api/teacher/notifications', refusal(''), { status: 500 })
    const place = mount(`<div>${MARKER}<cx-notifications></cx-notifications></div>`)
    await see(place, 'Error loading notification, Please try again.')
    expect(answered('GET /api/teacher/notifications')).to.have.length(1)
  })

  it("is as large as its bell, and has the page's colours", async () => {
    signedIn()
    unreadAre(1)
    const bar = mount(`<div style="display: flex; color: rgb(1, 2, 3)">${MARKER}</div>`)
    await see(bar, 'Notifications')
    const element = bar.firstElementChild as HTMLElement
    const { width, height } = element.getBoundingClientRect()
    expect([width, height]).to.deep.equal([44, 44])
    const bell = element.shadowRoot?.querySelector('svg')
    expect(bell && getComputedStyle(bell).color).to.equal('rgb(1, 2, 3)')
  })

  it('hears at once of what comes for as long as it is there', async () => {
    signedIn()
    unreadAre(0)
    await see(mount(MARKER), 'Notifications')
    await until(() => listeners() === 1, 'one who hears')
    unmountAll()
    await until(() => listeners() === 0, 'the end of it')
  })

  it('has no mark where all is read', async () => {
    signedIn()
    unreadAre(0)
    const element = mount(MARKER)
    await see(element, 'Notifications')
    expect(mark(element)).to.equal(undefined)
    await expect(element).to.be.accessible()
  })

  it('is nothing until somebody is signed in', async () => {
    const element = mount(MARKER)
    unreadAre(1)
    await until(() => element.shadowRoot !== null && element.shadowRoot.childElementCount > 0, 'the element')
    expect(visibleText(element)).to.equal('')
    signedIn()
    await until(() => mark(element) === '1 unread notification', 'the mark')
  })
})
