import { expect } from '@open-wc/testing'
import { unmountAll } from '../../support/page.ts'
import { realPause } from '../../support/until.ts'
import { all, items, type ListElement, place, questions, serverHas } from './a-list.ts'

/** However long a busy machine takes; the test's own time is the limit. */
async function inTime(isThere: () => boolean) {
  while (!isThere()) await realPause(20)
}

/** How many there are as soon as there are any, however soon others follow. */
function firstOf(element: ListElement, row: string): Promise<number> {
  return new Promise(resolve => {
    const watch = new MutationObserver(() => {
      const { length } = all(element, row)
      if (length === 0) return
      watch.disconnect()
      resolve(length)
    })
    watch.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true })
  })
}

describe('<cx-classroom-list> with a thousand classrooms', () => {
  afterEach(unmountAll)

  for (const [view, row] of [
    ['list', 'tbody tr:not([aria-hidden])'],
    ['grid', '.card[aria-labelledby]'],
  ] as const) {
    it(`shows the first of them at once and all of them soon, as ${view}`, async () => {
      serverHas(...items(1000))
      const element = place(`view="${view}"`)
      expect(await firstOf(element, row)).to.equal(40)
      expect(questions()).to.have.length(1)
      await inTime(() => all(element, row).length === 1000)
      expect(all(element, '.count')[0]?.textContent).to.equal('1000 classrooms')
    }).timeout(60_000)
  }

  it('leaves cards out of sight without layout', async () => {
    serverHas(...items(100))
    const element = place('view="grid"')
    await inTime(() => all(element, '.card[aria-labelledby]').length === 100)
    await inTime(
      () => all(element, '.card-name').at(-1)?.checkVisibility({ contentVisibilityAuto: true }) === false,
    )
    await inTime(
      () => all(element, '.card-name')[0]?.checkVisibility({ contentVisibilityAuto: true }) === true,
    )
  }).timeout(60_000)
})
