import { expect } from '@open-wc/testing'
import { field, fill, press, see, unmountAll } from '../../support/page.ts'
import { heardOfHistory, stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { next, place, serves } from './a-creation.ts'

async function traverse(steps: number): Promise<void> {
  const heard = heardOfHistory()
  history.go(steps)
  await heard
}

describe('the steps of creating a classroom in the history of the page', () => {
  beforeEach(() => {
    history.pushState({ page: 'its own' }, '')
    watchStepsBack()
  })
  afterEach(async () => {
    await stepsBackTaken()
    unmountAll()
    history.replaceState(null, '')
  })

  /** The wizard at its third step. */
  async function atStart() {
    serves()
    const element = place()
    await fill(element, 'Classroom Name', 'Letters to Lyon')
    await fill(element, 'Subject', '2')
    await next(element)
    await see(element, 'Step 2 of 5')
    await next(element)
    await see(element, 'Step 3 of 5')
    return element
  }

  it("are gone through by the browser's Back and Forward, with nothing lost, for the same address", async () => {
    const address = location.href
    const element = await atStart()
    expect(history.state.page).to.equal('its own')
    await traverse(-1)
    await see(element, 'Step 2 of 5')
    await traverse(-1)
    await see(element, 'Step 1 of 5')
    expect((await field(element, 'Classroom Name')).value).to.equal('Letters to Lyon')
    await traverse(2)
    await see(element, 'Step 3 of 5')
    expect(location.href).to.equal(address)
  })

  it('leave no entry behind on the way back in the wizard', async () => {
    const element = await atStart()
    await press(element, 'Back')
    await see(element, 'Step 2 of 5')
    await stepsBackTaken()
    watchStepsBack()
    await traverse(-1)
    await see(element, 'Step 1 of 5')
  })

  it('are kept right where Next follows upon Back at once', async () => {
    const element = await atStart()
    await press(element, 'Back')
    await next(element)
    await stepsBackTaken()
    watchStepsBack()
    await see(element, 'Step 3 of 5')
    await traverse(-1)
    await see(element, 'Step 2 of 5')
  })

  it('are there again when the page is', async () => {
    await atStart()
    unmountAll()
    const again = place()
    await see(again, 'Step 3 of 5')
    await traverse(-1)
    await see(again, 'Step 2 of 5')
    await traverse(-1)
    await see(again, 'Step 1 of 5')
  })

  it('lead to none that another wizard has reached', async () => {
    const element = await atStart()
    await press(element, 'Start Over')
    await see(element, 'Step 1 of 5')
    await stepsBackTaken()
    watchStepsBack()
    unmountAll()
    const again = place()
    await see(again, 'Step 1 of 5')
    await traverse(2)
    await see(again, 'Step 1 of 5')
  })
})
