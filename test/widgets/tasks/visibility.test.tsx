import { expect } from '@open-wc/testing'

import { POLL_BACKOFF_MAX_MS } from '../../../src/contract/limits/polling.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { aTask, LIST, LUNCH, names, ORDER, ordered, RIVER, SHOW, STREET, show, shows } from './a-task-list.ts'
import { drag, says } from './dragging.ts'

describe('who sees a task', () => {
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  afterEach(unmountAll)

  const switchOf = (element: Element, name: string) => field(element, `Show ${name}`)

  it('is asked about first, and stays as it was on Cancel', async () => {
    const element = await show()
    await tick(element, 'Show Our river', false)
    const asked = await modal(element, 'Hide task')
    await see(
      asked,
      'This task will be hidden from all students in both classrooms in this exchange. Would you like to continue?',
    )
    await press(asked, 'Cancel')
    await allClosed()
    expect((await switchOf(element, 'Our river')).checked).to.equal(true)
    expect(answered(SHOW)).to.have.length(0)
  })

  it('is changed once it is confirmed, and said', async () => {
    const element = await show()
    const saved = hold(SHOW, { success: true })
    const told = nextEvent<object>(element, 'cx-tasks-changed')
    await tick(element, 'Show Lunch')
    const asked = await modal(element, 'Show task')
    await see(
      asked,
      'This task will be visible to all students in both classrooms in this exchange. Would you like to continue?',
    )
    await press(asked, 'Continue')
    await see(asked, 'Saving…')
    answer(LIST, { success: true, data: [RIVER, STREET, { ...LUNCH, is_hidden: false }] })
    saved()
    await allClosed()
    expect((await told).detail).to.deep.equal({ change: 'shown', taskIds: [3] })
    expect(answered(SHOW).map(({ params, body }) => [params, body])).to.deep.equal([
      [{ id: 7, tid: 3 }, { is_hidden: false }],
    ])
    await says(element, 'Lunch is visible to all students.')
    expect((await switchOf(element, 'Lunch')).checked).to.equal(true)
  })

  it('is as it was where it is not saved, and the reason is told', async () => {
    const element = await show()
    answer(SHOW, refusal('This task is no longer in the exchange.', 100), { status: 404 })
    answer(LIST, { success: true, data: [STREET, LUNCH] })
    await tick(element, 'Show Our river', false)
    await press(await modal(element, 'Hide task'), 'Continue')
    await see(element, 'This task is no longer in the exchange.')
    await shows(element, 'My street', 'Lunch')
  })
})

describe('what the partner teacher changes', () => {
  const clock = fakeClock()
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  afterEach(unmountAll)

  it('is seen within 15 seconds', async () => {
    const element = await show()
    answer(LIST, { success: true, data: ordered([LUNCH, aTask({ is_hidden: true }), STREET]) })
    await clock.tick(14_000)
    expect(names(element)).to.deep.equal(['Our river', 'My street', 'Lunch'])
    await clock.tick(1_000)
    await shows(element, 'Lunch', 'Our river', 'My street')
    expect((await field(element, 'Show Our river')).checked).to.equal(false)
  })

  it('is seen after a move and a hiding of one’s own, though the list fails to come right after them', async () => {
    const element = await show()
    answer(ORDER, { success: true, data: { order_version: 'two' } })
    answer(SHOW, { success: true })
    answer(LIST, refusal(''), { status: 500 })
    await drag(element, 'Our river', 'Lunch', 'below')
    await tick(element, 'Show My street', false)
    await press(await modal(element, 'Hide task'), 'Continue')
    await allClosed()
    await shows(element, 'My street', 'Lunch', 'Our river')
    expect((await field(element, 'Show My street')).checked).to.equal(false)
    answer(LIST, { success: true, data: ordered([LUNCH, RIVER, STREET], 'theirs') })
    await clock.tick(POLL_BACKOFF_MAX_MS)
    await shows(element, 'Lunch', 'Our river', 'My street')
    expect((await field(element, 'Show My street')).checked).to.equal(true)
  })
})
