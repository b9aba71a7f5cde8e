import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { ACTIONS } from './a-classroom.ts'
import { findTick, isTicked, showDashboard, someItems } from './a-dashboard.ts'

const UPDATE = 'PUT /api/teacher/actions/{id}'

/** What the server has, once these items are done. */
const done = (...ids: number[]) => ({
  success: true as const,
  data: someItems().map(item => ({ ...item, completed: item.completed || ids.includes(item.id) })),
})

/** Answers the updates as the server does: with the item. */
const takesAll = () =>
  answer(UPDATE, ({ params, body }) => {
    const [item] = someItems()
    if (!item) throw new Error('no item')
    return { success: true, data: { ...item, id: Number(params.id), completed: body.completed } }
  })

describe('a ticked action item', () => {
  afterEach(unmountAll)
  const clock = fakeClock()
  let classroom = 80

  /** A classroom that no test before has a list of. */
  async function show() {
    classroom += 1
    const element = await showDashboard({ attributes: `classroom-id="${classroom}"` })
    await see(element, 'Say hello')
    takesAll()
    return element
  }
  const lists = () => answered(ACTIONS).length
  const said = () => answered(UPDATE).map(({ params, body }) => [Number(params.id), body.completed])

  it('is taken back while the new list is on its way', async () => {
    const element = await show()
    const before = lists()
    const arrives = hold(ACTIONS, done(1))
    findTick(element, /Say hello/)?.click()
    await until(() => lists() > before, 'the new list is asked for')
    answer(ACTIONS, done())
    findTick(element, /Say hello/)?.click()
    await until(() => said().length === 2, 'the second choice is saved')
    arrives()
    await clock.tick(0)
    expect(said()).to.deep.equal([
      [1, true],
      [1, false],
    ])
    expect(await isTicked(element, /Say hello/)).to.equal(false)
  })

  it('stays ticked while the list is asked for once more, for another one, and when that fails', async () => {
    const element = await show()
    const before = lists()
    answer(ACTIONS, () => new Promise<never>(() => {}))
    findTick(element, /Say hello/)?.click()
    await until(() => lists() === before + 1, 'the list after the first')
    const failed = hold(ACTIONS, refusal('Down.'), { status: 503 })
    findTick(element, /Add your students/)?.click()
    await until(() => lists() === before + 2, 'the list after the second')
    await clock.tick(0)
    expect(await isTicked(element, /Say hello/)).to.equal(true)
    failed()
    await see(element, 'These figures may be out of date.')
    expect(await isTicked(element, /Say hello/)).to.equal(true)
    expect(await isTicked(element, /Add your students/)).to.equal(true)
  })

  it('is as the next list says, where the list after it did not come', async () => {
    const element = await show()
    answer(ACTIONS, refusal('Down.'), { status: 503 })
    findTick(element, /Say hello/)?.click()
    await see(element, 'These figures may be out of date.')
    expect(await isTicked(element, /Say hello/)).to.equal(true)
    answer(ACTIONS, done())
    await press(element, 'Retry')
    await seeNoMore(element, 'These figures may be out of date.')
    expect(await isTicked(element, /Say hello/)).to.equal(false)
  })

  it('goes back to what was saved last, where a second thought is refused', async () => {
    const element = await show()
    answer(ACTIONS, refusal('Down.'), { status: 503 })
    findTick(element, /Say hello/)?.click()
    await see(element, 'These figures may be out of date.')
    answer(UPDATE, refusal('Not now.'), { status: 503 })
    findTick(element, /Say hello/)?.click()
    await press(await modal(element, 'Action Items'), 'OK')
    await allClosed()
    expect(await isTicked(element, /Say hello/)).to.equal(true)
  })
})
