import { expect } from '@open-wc/testing'
import { connectionStatuses } from '../../../src/contract/rules/connection-status.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  field,
  fill,
  mount,
  press,
  see,
  seeNoMore,
  tick,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { aPerson, aRequest } from '../../support/partners.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { all, LIST, place, questions, RECEIVED, SENT, serverHas, show } from './a-connection.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

describe('<cx-connections>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    await see(element, 'Connections')
    await see(element, '2 connection requests')
    const [received, sent] = all(element, '.side').map(visibleText)
    expect(received).to.include('Received').and.include('Camille D.').and.include('Lyon, France')
    expect(received).to.include('asks for Letters to Lyon as the partner of Rivers of Lyon')
    expect(received).to.include('Pending').and.include('Sent on 9/2/2025')
    expect(sent).to.include('Sent').and.include('Bruno K.').and.include('Salem, Oregon, United States')
    expect(sent).to.include('You have asked them to be the partner of Letters to Lyon')
  })

  it('is accessible in both brands, light and dark', async () => {
    signedIn()
    serverHas(connectionStatuses.map((status, index) => aRequest({ id: index + 1, status })))
    await expectAccessibleLooks('cx-connections', element => see(element, 'Cancelled'))
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    signedIn()
    serverHas([
      aRequest({
        teacher: aPerson({ full_name: LONG, city: LONG }),
        classroom: { ...RECEIVED.classroom, name: LONG },
      }),
    ])
    await expectToFit('cx-connections', element => see(element, LONG))
  }).timeout(90_000)

  it('has the button of a request beside its date on a telephone', async () => {
    const element = await show()
    element.style.width = '326px'
    await see(element, 'Camille D.')
    for (const row of all(element, '.request-end')) {
      const [date, button] = ['time', 'button'].map(part => row.querySelector(part)?.getBoundingClientRect())
      if (!date || !button) throw new Error('there is no date, or no button')
      expect(button.left).to.be.at.least(date.right)
      expect(button.top).to.be.below(date.bottom)
      expect(button.height).to.be.below(40)
    }
  })

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-connections></cx-connections>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas()
    signedIn()
    await see(element, 'Camille D.')
  })

  it('says that it loads, and shows the requests when they are there', async () => {
    serverHas()
    const comes = hold(LIST, { success: true, data: [RECEIVED] })
    const element = place()
    await see(element, 'Loading')
    comes()
    await see(element, 'Camille D.')
    await seeNoMore(element, 'Loading')
  })

  it('says that the requests did not come, and asks again', async () => {
    serverHas()
    answer(LIST, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Connections')
    await see(told, 'Error fetching connection requests.')
    serverHas()
    await press(told, 'Retry')
    await see(element, 'Camille D.')
    await allClosed()
  })

  it('is about one classroom where that is named', async () => {
    await show({ attributes: 'classroom-id="7"' })
    // what was shown before may ask once more
    expect(questions().map(query => String(query?.classroom_id))).to.include('7')
  })

  it('says of something else that it is no classroom, or no invitation', async () => {
    await see(place('classroom-id="two"'), 'This is not a classroom')
    await see(await show({ attributes: 'invitation-id="two"' }), 'This is not an invitation')
  })

  it('shows another classroom’s as soon as the page asks for it', async () => {
    const element = await show({ attributes: 'classroom-id="7"' })
    serverHas([aRequest({ teacher: aPerson({ full_name: 'Elsa E.' }) })])
    element.setAttribute('classroom-id', '8')
    await see(element, 'Elsa E.')
    await seeNoMore(element, 'Camille D.')
  })

  it('lists by date, status or name, in either direction', async () => {
    const element = await show()
    await fill(element, 'Sort by', 'name')
    await until(() => questions().length === 2, 'the names')
    await tick(element, 'Descending')
    await until(() => questions().length === 3, 'the other direction')
    expect(questions()).to.deep.equal([
      { sort_by: 'created_at', direction: 'desc' },
      { sort_by: 'name', direction: 'asc' },
      { sort_by: 'name', direction: 'desc' },
    ])
    // of dates the latest comes first, of names the first
    await tick(element, 'Ascending')
    await fill(element, 'Sort by', 'created_at')
    expect((await field(element, 'Descending')).checked).to.equal(true)
  })

  for (const [what, attributes, text, way, path] of [
    ['at all', '', 'Open one of your classrooms and press Find', 'My Classrooms', '/'],
    [
      'of a classroom',
      'classroom-id="7"',
      'Press Find to look',
      'Find',
      '/classroom/7?show_partner_search=true',
    ],
  ] as const) {
    it(`says what to do where there are none ${what}`, async () => {
      const element = await show({ requests: [], attributes })
      await see(element, text)
      const next = nextPath(element)
      await press(element, way)
      expect(await next).to.equal(path)
    })
  }

  it('says of a side that it is empty', async () => {
    await see(await show({ requests: [SENT] }), 'Nobody has asked you yet.')
    unmountAll()
    await see(await show({ requests: [RECEIVED] }), 'You have asked nobody yet.')
  })

  for (const [slug, text] of [
    ['teacher-librarian', 'Librarians connect with other libraries.'],
    ['independent-teacher-language', 'work with their own class alone.'],
  ] as const) {
    it(`says to a ${slug} that there is no global partner`, async () => {
      await see(place('', { user_type: { slug } }), text)
    })
  }

  it('shows what is written as it is written', async () => {
    const html = '<img src=x onerror="window.hurt = true">'
    const element = await show({
      requests: [aRequest({ message: html, teacher: aPerson({ full_name: html }) })],
    })
    await see(element, html)
    expect(all(element, 'img:not(.cx-flag)')).to.have.length(0)
  })
})
