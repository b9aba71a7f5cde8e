import { expect } from '@open-wc/testing'
import { unmountAll } from '../../support/page.ts'
import { realPause } from '../../support/until.ts'
import { all, items, place, questions, serverHas } from './a-list.ts'

/** However long a busy machine takes; the test's own time is the limit. */
async function inTime(isThere: () => boolean) {
  while (!isThere()) await realPause(20)
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
      await inTime(() => all(element, row).length > 0)
      const first = all(element, row).length
      expect(questions()).to.have.length(1)
      await inTime(() => all(element, row).length === 1000)
      expect(first).to.equal(40)
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
