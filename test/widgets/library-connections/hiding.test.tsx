import { expect } from '@open-wc/testing'
import { UNDO_OFFERED_MS } from '../../../src/contract/limits/undo.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { focused, modal } from '../../support/modals.ts'
import { nextEvent, press, see, seeNoMore, tick, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  cards,
  DESERT,
  FJORD,
  HIDE,
  hiddenAre,
  opened,
  othersAsk,
  place,
  SHOW,
  SHOW_ALL,
  serverHas,
  show,
} from './a-library.ts'

const done = { success: true } as const
const HIDE_FJORD = 'Hide : Fjord Library'
const IS_HIDDEN = 'The request of Fjord Library is hidden.'

/** Fjord's request is hidden, and the page has heard of it. */
async function hide(element: HTMLElement): Promise<void> {
  answer(HIDE, done)
  othersAsk([DESERT], 1, 1)
  const told = nextEvent(element, 'cx-library-request-changed')
  await press(element, HIDE_FJORD)
  await see(element, IS_HIDDEN)
  expect((await told).detail).to.deep.equal({ requestId: FJORD.id, change: 'hidden' })
}

describe('a request that is hidden', () => {
  afterEach(unmountAll)

  it('goes at once, tells the page, and leads on to the next one', async () => {
    const element = await show()
    await hide(element)
    expect(cards(element)).to.deep.equal(['Desert Library'])
    expect(answered(HIDE)[0]?.params).to.deep.equal({ id: FJORD.id })
    await until(() => focused()?.textContent?.includes('Desert Library'), 'the next one to have the focus')
    await see(element, '1 hidden')
  })

  it('leaves one that is over meanwhile as easy to read as before', async () => {
    const element = await show()
    answer(HIDE, done)
    othersAsk([], 0, 1)
    await press(element, HIDE_FJORD)
    await see(element, 'This request is not open any more.')
    await expect(element).to.be.accessible()
  })

  it('is told with what can be pressed beside it, also on a phone', async () => {
    const element = await show({ attributes: 'style="width: 358px"' })
    await hide(element)
    const [undo, close] = all(element, '.told button').map(button => button.getBoundingClientRect())
    expect(close?.top).to.be.below(undo?.bottom ?? 0)
  })

  it('comes back to its place', async () => {
    const element = await show()
    await hide(element)
    answer(SHOW, done)
    othersAsk([FJORD, DESERT])
    const told = nextEvent(element, 'cx-library-request-changed')
    await press(element, 'Undo')
    await see(element, 'The request of Fjord Library is shown again.')
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
    expect(focused()?.textContent).to.include('Fjord Library')
    expect((await told).detail).to.deep.equal({ requestId: FJORD.id, change: 'shown' })
    await seeNoMore(element, '1 hidden')
  })

  it('stands where it stood when it could not be hidden, and is tried again', async () => {
    const element = await show()
    answer(HIDE, refusal(''), { status: 500 })
    await press(element, HIDE_FJORD)
    const told = await modal(element, 'Connect With Other Libraries')
    await see(told, 'Error hiding request. Tracking views error.')
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
    answer(HIDE, done)
    othersAsk([DESERT], 1, 1)
    await press(told, 'Retry')
    await see(element, IS_HIDDEN)
    expect(cards(element)).to.deep.equal(['Desert Library'])
  })

  it('stays hidden when it could not be shown again', async () => {
    const element = await show()
    await hide(element)
    answer(SHOW, refusal('The service rests.'), { status: 500 })
    await press(element, 'Undo')
    await see(await modal(element, 'Connect With Other Libraries'), 'The service rests. Please try again.')
    expect(cards(element)).to.deep.equal(['Desert Library'])
  })

  it('is hidden from its details, too', async () => {
    const { element, details } = await opened()
    answer(HIDE, done)
    othersAsk([DESERT], 1, 1)
    await press(details, 'Hide')
    await see(element, IS_HIDDEN)
    expect(cards(element)).to.deep.equal(['Desert Library'])
    await until(() => focused()?.textContent?.includes('Desert Library'), 'the next one to have the focus')
  })

  it('is among the hidden ones, and shown again from there', async () => {
    const element = await show({ requests: [DESERT], hidden: 1 })
    hiddenAre([{ ...FJORD, is_hidden: true }])
    await tick(element, 'Hidden')
    await see(element, 'Fjord Library')
    answer(SHOW, done)
    hiddenAre([])
    await press(element, 'Show Again : Fjord Library')
    await see(element, 'The request of Fjord Library is shown again.')
    await see(element, 'You have hidden no request')
    await until(() => answered(SHOW).length > 0, 'the call')
    expect(answered(SHOW)[0]?.params).to.deep.equal({ id: FJORD.id })
  })

  it('has its ways on side by side, also where there is no room for all that can be done', async () => {
    serverHas({ requests: [DESERT], hidden: 1 })
    hiddenAre([{ ...FJORD, is_hidden: true }])
    const element = place('filter="hidden" style="width: 390px"')
    await see(element, 'Show Again')
    const [again, details, connect] = all(element, '[data-request] button').map(
      button => button.getBoundingClientRect().top,
    )
    expect(again).to.be.below(details ?? 0)
    expect(details).to.equal(connect)
  })

  it('leaves nothing to show again where nothing is hidden', async () => {
    const element = await show({ requests: [DESERT], attributes: '' })
    hiddenAre([])
    await tick(element, 'Hidden')
    await see(element, 'You have hidden no request')
    const [all] = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].filter(
      button => button.textContent === 'Show All',
    )
    expect(all?.disabled).to.equal(true)
  })

  it('is shown again with all others', async () => {
    const element = await show({ requests: [DESERT], hidden: 2, attributes: '' })
    hiddenAre([{ ...FJORD, is_hidden: true }])
    await tick(element, 'Hidden')
    answer(SHOW_ALL, done)
    hiddenAre([])
    const told = nextEvent(element, 'cx-library-request-changed')
    await press(element, 'Show All')
    await see(element, 'All requests are shown again.')
    expect((await told).detail).to.deep.equal({ requestId: null, change: 'shown' })
    await see(element, 'You have hidden no request')
    expect(focused()?.textContent).not.to.include('New Request')
  })

  it('says that not all could be shown, and tries again', async () => {
    const element = await show({ requests: [DESERT], hidden: 1 })
    hiddenAre([{ ...FJORD, is_hidden: true }])
    await tick(element, 'Hidden')
    answer(SHOW_ALL, refusal(''), { status: 500 })
    await press(element, 'Show All')
    const told = await modal(element, 'Connect With Other Libraries')
    await see(told, 'Error update status.')
    answer(SHOW_ALL, done)
    await press(told, 'Retry')
    await see(element, 'All requests are shown again.')
  })
})

describe('the word about a request that is hidden', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('goes after ten seconds, unless somebody is at it', async () => {
    serverHas()
    const element = place()
    await clock.arrive(() => cards(element).length > 0)
    await hide(element)
    const undo = await until(() => element.shadowRoot?.querySelector<HTMLElement>('.told button'), 'Undo')
    undo.focus()
    await clock.tick(UNDO_OFFERED_MS * 2)
    expect(visibleText(element)).to.include(IS_HIDDEN)
    undo.blur()
    await clock.tick(UNDO_OFFERED_MS - 1)
    expect(visibleText(element)).to.include(IS_HIDDEN)
    await clock.tick(1)
    await clock.arrive(() => !visibleText(element).includes(IS_HIDDEN))
  })
})
