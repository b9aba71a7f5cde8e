import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { aLibraryRequest } from '../../support/libraries.ts'
import { focused, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  field,
  fill,
  nextEvent,
  press,
  see,
  seeNoMore,
  tick,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  cards,
  DESERT,
  FJORD,
  HIDDEN,
  LIST,
  othersAsk,
  place,
  questions,
  serverHas,
  show,
} from './a-library.ts'

const POLL_MS = 15_000
const CITY = aLibraryRequest({ id: 43, school_name: 'City Library' })

describe('the requests of other libraries', () => {
  afterEach(unmountAll)

  it('are asked for as the page says', async () => {
    await show({
      attributes: 'filter="fitting" order="expiring" topics="2,1" ages="3" course-id="31" page="2"',
      total: 25,
    })
    expect(questions()).to.deep.equal([
      {
        'topics_id[]': '1',
        'age_range_id[]': '3',
        course_id: '31',
        filter_by: 'fitting',
        order_by: 'expiring',
        page: '2',
      },
    ])
  })

  it('are all shown where the page says what cannot be asked', async () => {
    await show({ attributes: 'filter="x" order="y" topics="a,-1,2.5" ages="" course-id="0" page="-3"' })
    expect(questions()).to.deep.equal([{}])
  })

  it('follow the page', async () => {
    const element = await show()
    element.setAttribute('order', 'fitting')
    await until(() => questions().length === 2, 'the other order')
    expect(questions()[1]).to.deep.equal({ order_by: 'fitting' })
  })

  it('are filtered and sorted, from the first page on, and the page is told', async () => {
    const element = await show({ total: 45, attributes: 'page="2"' })
    const changed = nextEvent(element, 'cx-library-requests-changed')
    await tick(element, 'Good fit')
    expect((await changed).detail).to.deep.equal({
      filter: 'fitting',
      order: 'newest',
      topics: [],
      ages: [],
      courseId: null,
      page: 1,
      path: '/library-connections?filter=fitting',
    })
    await fill(element, 'Sort by', 'fitting')
    await press(element, 'Filters')
    await press(element, 'Choose topics')
    await tick(element, 'Books')
    await fill(element, 'Course', '31')
    await until(() => questions().length === 5, 'the last question')
    expect(questions().at(-1)).to.deep.equal({
      'topics_id[]': '2',
      course_id: '31',
      filter_by: 'fitting',
      order_by: 'fitting',
    })
    await see(element, 'Filters (2)')
    await press(element, 'Clear filters')
    await until(() => questions().length === 6, 'all that fit')
    await seeNoMore(element, 'Filters (2)')
  })

  it('come by pages, and whoever turns one begins at its top', async () => {
    const element = await show({ total: 45 })
    othersAsk([CITY], 45)
    const changed = nextEvent<{ path: string }>(element, 'cx-library-requests-changed')
    await press(element, 'Next page')
    expect((await changed).detail.path).to.equal('/library-connections?page=2')
    await see(element, 'City Library')
    await until(
      () => focused()?.textContent === 'Connect With Other Libraries',
      'the heading to have the focus',
    )
  })

  it('leave whoever sorts them at what they have pressed, on whichever page that was', async () => {
    const element = await show({ total: 45, attributes: 'page="2"' })
    othersAsk([CITY], 45)
    const sort = await field(element, 'Sort by')
    sort.focus()
    await fill(element, 'Sort by', 'expiring')
    await see(element, 'City Library')
    expect(focused()).to.equal(sort)
  })

  it('give way to the last page where there are fewer by now', async () => {
    serverHas()
    answer(LIST, ({ query }) => ({
      success: true,
      data: { requests: query?.page ? [] : [FJORD], total: 1, hidden_count: 0 },
    }))
    const element = place('page="9"')
    await see(element, 'Fjord Library')
  })

  it('say what to do where filters leave none', async () => {
    const element = await show({ requests: [], attributes: 'ages="2"' })
    await see(element, 'Nothing fits these filters.')
    othersAsk([FJORD])
    await press(element, 'Clear filters')
    await see(element, 'Fjord Library')
  })

  for (const [what, scene, text, way, next] of [
    [
      'fits',
      { attributes: 'filter="fitting"' },
      'No request fits your library',
      'See all requests',
      'Fjord Library',
    ],
    ['is not hidden', { hidden: 2 }, 'You have hidden 2 requests', 'See hidden requests', 'Fjord Library'],
  ] as const) {
    it(`say what to do where none ${what}`, async () => {
      const element = await show({ requests: [], ...scene })
      await see(element, text)
      othersAsk([FJORD])
      answer(HIDDEN, { success: true, data: { requests: [FJORD], total: 1, hidden_count: 1 } })
      await press(element, way)
      await see(element, next)
    })
  }

  it('lead to a request of one’s own where there are none at all', async () => {
    const element = await show({ requests: [] })
    await press(element, 'New Request')
    await modal(element, 'New Request')
  })

  it('stay in sight while others are on their way', async () => {
    const element = await show()
    const comes = hold(LIST, { success: true, data: { requests: [CITY], total: 1, hidden_count: 0 } })
    await fill(element, 'Sort by', 'expiring')
    await until(() => element.shadowRoot?.querySelector('[data-changing]'), 'the others to be asked for')
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
    comes()
    await see(element, 'City Library')
  })

  it('link to nothing that is not there', async () => {
    const element = await show({ own: [] })
    const next = nextPath(element)
    await press(element, 'Harbor Bookmates')
    expect(await next).to.equal('/classroom/61')
  })
})

describe('the requests of other libraries, as time goes by', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  async function showing(scene: Parameters<typeof serverHas>[0] = {}, attributes = '') {
    serverHas(scene)
    const element = place(attributes)
    await clock.arrive(() => cards(element).length > 0)
    return element
  }

  it('are asked for every 15 seconds', async () => {
    await showing()
    const before = answered(LIST).length
    await clock.tick(POLL_MS - 1)
    expect(answered(LIST)).to.have.length(before)
    await clock.tick(1)
    expect(answered(LIST)).to.have.length(before + 1)
    await clock.tick(POLL_MS * 3)
    expect(answered(LIST)).to.have.length(before + 4)
  })

  it('stay where they are, and what is new is offered', async () => {
    const element = await showing()
    const before = all(element, '[data-request]')
    othersAsk([CITY, { ...FJORD, views_number: 9 }, DESERT])
    await clock.tick(POLL_MS)
    await clock.arrive(() => visibleText(element).includes('9 views'))
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
    expect(all(element, '[data-request]')).to.deep.equal(before)
    await see(element, '3 requests')
    await press(element, 'Show 1 new request')
    await see(element, 'City Library')
    expect(cards(element)).to.deep.equal(['City Library', 'Fjord Library', 'Desert Library'])
    await seeNoMore(element, 'Show 1 new request')
    await until(
      () => focused()?.textContent === 'Connect With Other Libraries',
      'the heading to have the focus',
    )
  })

  it('keep the place of one that is gone, with a word about it', async () => {
    const element = await showing()
    othersAsk([DESERT])
    await clock.tick(POLL_MS)
    await clock.arrive(() => visibleText(element).includes('This request is not open any more.'))
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
    const [gone] = all(element, '[data-request]')
    expect(gone?.querySelectorAll('button')).to.have.length(0)
  })

  it('stay in sight where their page is there no more', async () => {
    const element = await showing({ requests: [FJORD], total: 21 }, 'page="2"')
    othersAsk([], 20)
    await clock.tick(POLL_MS)
    await clock.arrive(() => visibleText(element).includes('This request is not open any more.'))
    expect(cards(element)).to.deep.equal(['Fjord Library'])
    othersAsk([CITY], 20)
    await press(element, 'Previous page')
    await clock.arrive(() => visibleText(element).includes('City Library'))
  })

  it('stay when a round fails, and say so', async () => {
    const element = await showing()
    answer(LIST, refusal(''), { status: 500 })
    await clock.tick(POLL_MS)
    await clock.arrive(() => visibleText(element).includes('This list may be out of date.'))
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
  })

  it('are asked for no more once nobody looks', async () => {
    await showing()
    unmountAll()
    const before = answered(LIST).length
    await clock.tick(POLL_MS * 3)
    expect(answered(LIST)).to.have.length(before)
  })
})
