import { expect } from '@open-wc/testing'
import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { answer, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { heldTimers } from '../../support/held-timers.ts'
import { press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { hidePage, showPage } from '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import {
  all,
  anItem,
  LIBRARY,
  LIST,
  offers,
  place,
  questions,
  restingHeight,
  SUBJECTS,
  serverHas,
  shows,
  subjects,
} from './a-list.ts'

describe('<cx-classroom-list> in the background', () => {
  const clock = fakeClock()
  const timers = heldTimers()
  afterEach(unmountAll)

  it('takes what is new without a sign of work', async () => {
    serverHas(anItem())
    const element = place()
    await shows(element, 'Letters to Lyon')
    answer(LIST, () => new Promise(() => {}))
    await clock.tick(15_000)
    await clock.arrive(() => questions().length === 2)
    expect(all(element, '.cx-skeleton, [data-changing]')).to.have.length(0)
    serverHas(anItem(), anItem({ id: 8, name: 'River Science' }))
    await clock.tick(40_000)
    await shows(element, 'Letters to Lyon', 'River Science')
  })

  it('offers subjects by what the classrooms are of by now', async () => {
    answer(SUBJECTS, { success: true, data: [...subjects, LIBRARY] })
    serverHas(anItem())
    const element = place('filter="subject"')
    await offers(element, 'Languages and Cultures', 'Arts and Sciences')
    serverHas(anItem({ subject: { id: 3, name: 'Library' } }))
    await clock.tick(15_000)
    await offers(element, 'Library', 'Languages and Cultures', 'Arts and Sciences')
  })

  it('keeps its rows when a refresh fails, says so quietly, and tries again', async () => {
    serverHas(anItem())
    const element = place()
    await see(element, '1 classroom')
    // the count comes a moment before the rows
    await shows(element, 'Letters to Lyon')
    const height = await restingHeight(element)
    answer(LIST, refusal('Down.'), { status: 503 })
    await clock.tick(15_000)
    await see(element, 'This list may be out of date.')
    await shows(element, 'Letters to Lyon')
    expect(await restingHeight(element), 'nothing moves').to.equal(height)
    await expect(element).to.be.accessible()
    serverHas(anItem({ name: 'Renamed' }))
    await press(element, 'Retry')
    await shows(element, 'Renamed')
    await seeNoMore(element, 'This list may be out of date.')
  })

  it('goes on with the filter and the view that are chosen', async () => {
    serverHas(anItem())
    const element = place('filter="oldest" view="grid"')
    await shows(element, 'Letters to Lyon')
    await press(element, 'Show Details')
    serverHas(anItem({ name: 'Renamed' }))
    await clock.tick(15_000)
    await shows(element, 'Renamed')
    await see(element, 'Hide Details')
    expect(questions()).to.deep.equal([{ filter_by: 'oldest' }, { filter_by: 'oldest' }])
  })

  it('asks for nothing while the page is hidden, and catches up', async () => {
    serverHas(anItem())
    const element = place()
    await shows(element, 'Letters to Lyon')
    hidePage()
    await clock.tick(300_000)
    expect(questions()).to.have.length(1)
    serverHas(anItem({ name: 'Renamed' }))
    showPage()
    await shows(element, 'Renamed')
  })

  it('asks no more once it is taken away', async () => {
    serverHas(anItem())
    const element = place()
    await shows(element, 'Letters to Lyon')
    element.remove()
    // the poll is let go of after a moment, in case the element is only moved
    timers.pass(STORE_UNMOUNT_DELAY)
    await clock.tick(60_000)
    expect(questions().length).to.be.lessThan(3)
    const asked = questions().length
    await clock.tick(60_000)
    expect(questions()).to.have.length(asked)
  })

  it('leaves nothing of one teacher for the next', async () => {
    serverHas(anItem())
    const element = place()
    await shows(element, 'Letters to Lyon')
    answer(LIST, () => new Promise(() => {}))
    signedIn({ id: 's2', user: teacher({ id: 8, full_name: 'Ben Other' }) })
    await clock.tick(0)
    await seeNoMore(element, 'Letters to Lyon')
    expect(visibleText(element)).not.to.include('QX7KLMN')
    serverHas(anItem({ id: 30, name: 'Of Ben' }))
    await clock.tick(60_000)
    await shows(element, 'Of Ben')
  })
})
