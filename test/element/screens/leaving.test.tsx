import { expect } from '@open-wc/testing'
import { allClosed, modal } from '../../support/modals.ts'
import { press, unmountAll } from '../../support/page.ts'
import { heardOfHistory, stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { mountHome, noScreenIn, plantScreens, screenIn } from './a-screen.tsx'

const EDIT = 'cx-edit-classroom'

describe('screens with work in them that an element shows itself', () => {
  before(plantScreens)
  beforeEach(watchStepsBack)
  afterEach(async () => {
    await stepsBackTaken()
    unmountAll()
    history.replaceState(null, '')
  })

  /** The element with its second screen open. */
  async function opened() {
    const element = mountHome()
    await press(element, 'Edit')
    await screenIn(element, EDIT)
    return element
  }

  async function work(element: HTMLElement) {
    const screen = await screenIn(element, EDIT)
    const detail = { busy: true }
    screen.dispatchEvent(new CustomEvent('cx-busy-changed', { detail, bubbles: true, composed: true }))
  }

  /** The browser's Back, and the way forward again that the question takes. */
  async function backAndForth() {
    const { state } = history
    history.back()
    await heardOfHistory()
    await until(() => JSON.stringify(history.state) === JSON.stringify(state), 'the entry is shown again')
  }

  it('ask before the browser’s Back loses something, where they were, and leave when they are told so', async () => {
    const element = await opened()
    await work(element)
    await backAndForth()
    const asked = await modal(element, 'Leave this page?')
    await screenIn(element, EDIT)
    await press(asked, 'Stay')
    await allClosed()
    await screenIn(element, EDIT)
    await backAndForth()
    await press(await modal(element, 'Leave this page?'), 'Leave')
    await noScreenIn(element)
    await allClosed()
    await stepsBackTaken()
    expect(JSON.stringify(history.state)).not.to.include('editClassroom')
  })

  it('ask before their Back loses something, and leave when they are told so', async () => {
    const element = await opened()
    await work(element)
    await press(element, 'Back')
    const asked = await modal(element, 'Leave this page?')
    await expect(element).to.be.accessible()
    await press(asked, 'Stay')
    await allClosed()
    await screenIn(element, EDIT)
    await press(element, 'Back')
    await press(await modal(element, 'Leave this page?'), 'Leave')
    await noScreenIn(element)
    await allClosed()
  })

  it('ask nothing once there is nothing to lose', async () => {
    const element = await opened()
    const screen = await screenIn(element, EDIT)
    for (const busy of [true, false])
      screen.dispatchEvent(
        new CustomEvent('cx-busy-changed', { detail: { busy }, bubbles: true, composed: true }),
      )
    await press(element, 'Back')
    await noScreenIn(element)
  })
})
