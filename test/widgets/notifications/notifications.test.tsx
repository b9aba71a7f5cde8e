import { expect } from '@open-wc/testing'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { listeners } from '../../support/notification-line.ts'
import { fill, mount, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aNotification, LIST, many, place, questions, serverHas, show } from './a-notification.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

const cells = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr:not([aria-hidden])') ?? [])].map(row =>
    [...row.querySelectorAll('td')].map(cell => cell.textContent?.trim()),
  )
const searchFor = async (element: Element, text: string) => {
  await fill(element, 'Search notifications', text)
  element.shadowRoot?.querySelector('form')?.requestSubmit()
}

describe('<cx-notifications>', () => {
  afterEach(unmountAll)

  it('renders FROM, SUBJECT, USER and DATE, with a bell where something is unread', async () => {
    const element = await show([
      aNotification(),
      aNotification({
        id: 2,
        status: 'read',
        subject: 'Alert',
        type: 'alert_created',
        from: 'LUV',
        trigger_user: null,
      }),
    ])
    await see(element, 'NOTIFICATION LIST')
    await see(element, '2 in all, 1 unread')
    const heads = [...(element.shadowRoot?.querySelectorAll('th') ?? [])].map(head => head.textContent)
    expect(heads.slice(0, 4)).to.deep.equal(['FROM', 'SUBJECT', 'USER', 'DATE'])
    expect(cells(element)).to.deep.equal([
      ['Unread Zoë B', 'Video Posted', 'Zoë Bell', '03-05-2026 14:07', 'Open Video Posted from Zoë B'],
      ['LUV', 'Alert', '\u2014', '03-05-2026 14:07', 'Open Alert from LUV'],
    ])
    expect(element.shadowRoot?.querySelectorAll('.bell svg')).to.have.length(1)
  })

  it('is accessible with pages of them, in both brands, light and dark', async () => {
    signedIn()
    serverHas(many(11))
    await expectAccessibleLooks('cx-notifications', element => see(element, 'Page 1 of 2'))
  }).timeout(90_000)

  it('is accessible where there is nothing, and leads on', async () => {
    signedIn()
    serverHas([])
    await expectAccessibleLooks('cx-notifications', element => see(element, 'No notifications yet'))
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    signedIn()
    const trigger_user = { user_type: { slug: 'teacher' }, teacher: { full_name: LONG } } as const
    serverHas([aNotification({ from: LONG, subject: LONG, trigger_user })])
    await expectToFit('cx-notifications', element => see(element, '03-05-2026'))
  }).timeout(90_000)

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-notifications></cx-notifications>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas([aNotification()])
    signedIn()
    await see(element, 'Zoë Bell')
  })

  it('says that it loads, that it has failed, and asks again', async () => {
    const comes = hold(LIST, refusal(''), { status: 500 })
    const element = place()
    await see(element, 'Loading')
    await expect(element).to.be.accessible()
    comes()
    await see(element, 'Error loading notification, Please try again.')
    await expect(element).to.be.accessible()
    serverHas([aNotification()])
    await press(element, 'Retry')
    await see(element, 'Zoë Bell')
  })

  it('is asked for by its order, a search on Enter and a page, and tells the page each time', async () => {
    const element = await show(many(23))
    const changed = async (act: () => Promise<unknown>) => {
      const told = nextEvent(element, 'cx-notifications-changed')
      await act()
      return (await told).detail
    }
    expect(await changed(() => press(element, 'Next page'))).to.deep.equal({
      ...{ order: 'newest', search: '', page: 2 },
      path: '/notifications?page=2',
    })
    await see(element, 'Student 11')
    expect(await changed(() => fill(element, 'Filter by', 'unread'))).to.deep.equal({
      ...{ order: 'unread', search: '', page: 1 },
      path: '/notifications?order=unread',
    })
    await see(element, 'Page 1 of 3')
    expect(await changed(() => searchFor(element, ' Student 2 '))).to.deep.equal({
      ...{ order: 'unread', search: 'Student 2', page: 1 },
      path: '/notifications?order=unread&search=Student+2',
    })
    await see(element, '5 found')
    expect(questions().at(-1)).to.deep.equal({ order_by: 'unread', search_string: 'Student 2' })
  })

  it('begins with what the page asks for, follows it, and shows the last page for one beyond the end', async () => {
    const element = await show(many(23), 'order="oldest" page="9"')
    await see(element, 'Page 3 of 3')
    expect(questions().some(query => query.order_by === 'oldest' && Number(query.page) === 9)).to.equal(true)
    element.setAttribute('page', '2')
    await see(element, 'Page 2 of 3')
    element.setAttribute('order', 'whatever')
    await until(() => questions().some(query => Number(query.page) === 2 && !query.order_by), 'the newest')
  })

  it('hears at once of what comes for as long as it is there', async () => {
    await show()
    await until(() => listeners() === 1, 'one who hears')
    unmountAll()
    await until(() => listeners() === 0, 'the end of it')
  })

  it('says that nothing was found, and shows all again', async () => {
    const element = await show(many(3))
    await searchFor(element, 'Nobody')
    await see(element, 'No results found.')
    await expect(element).to.be.accessible()
    await press(element, 'Show all')
    await see(element, 'Student 3')
    await seeNoMore(element, 'No results found.')
  })

  it('keeps what is there when a refresh fails', async () => {
    const element = await show(many(12))
    answer(LIST, refusal(''), { status: 500 })
    await press(element, 'Next page')
    await see(element, 'Error loading notification, Please try again.')
    serverHas(many(12))
    await press(element, 'Retry')
    await see(element, 'Student 12')
  })
})
