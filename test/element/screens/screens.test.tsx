import { expect } from '@open-wc/testing'
import { browserHistory } from '../../../src/core/navigation/screen-platform.ts'
import { platform } from '../../../src/core/platform.ts'
import { focused } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { heardOfHistory, stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { mountHome, noScreenIn, plantScreens, screenIn, traverse } from './a-screen.tsx'

const EDIT = 'cx-edit-classroom'
const headingHasFocus = (text: string) =>
  until(() => focused()?.matches('h2') && focused()?.textContent === text, `the focus on '${text}'`)

describe('screens that an element shows itself', () => {
  before(plantScreens)
  const { go } = platform
  const gone: string[] = []
  beforeEach(() => {
    gone.length = 0
    platform.go = url => gone.push(url)
    history.replaceState({ page: 'its own' }, '')
    watchStepsBack()
  })
  afterEach(async () => {
    await stepsBackTaken()
    unmountAll()
    platform.go = go
    history.replaceState(null, '')
  })

  /** The element with its second screen open. */
  async function opened(attributes = '') {
    const element = mountHome(attributes)
    await press(element, 'Edit')
    await screenIn(element, EDIT)
    return element
  }

  it('open where no page handles cx-navigate, named, in the place of the first one', async () => {
    const element = mountHome()
    const asked = nextEvent<{ path: string }>(document, 'cx-navigate')
    await press(element, 'Edit')
    expect((await asked).detail.path).to.equal('/classroom/7/edit')
    await see(element, 'Editing 7')
    expect(visibleText(element)).not.to.include('Home 7')
    const status = [...(element.shadowRoot?.querySelectorAll('[role=status]') ?? [])]
    expect(status.map(({ textContent }) => textContent)).to.include('Edit Classroom')
    expect(gone).to.deep.equal([])
    await expect(element).to.be.accessible()
  })

  it('stay closed where a page goes there itself', async () => {
    const element = mountHome()
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const before = history.length
    await press(element, 'Edit')
    expect(element.shadowRoot?.querySelector(EDIT)).to.equal(null)
    expect(history.length).to.equal(before)
  })

  it('leave a place that is not theirs to the host app', async () => {
    const element = mountHome()
    const link = await byRole(element, 'link', 'Edit another one')
    let isFollowed = true
    addEventListener(
      'click',
      event => {
        isFollowed = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    link.click()
    expect(isFollowed).to.equal(true)
  })

  it('have the focus on their heading, and give it back to what opened them', async () => {
    const element = await opened()
    await headingHasFocus('Editing 7')
    await press(element, 'Back')
    await see(element, 'Home 7')
    expect(focused()?.textContent).to.equal('Edit')
  })

  it('take no focus from a person who has gone elsewhere meanwhile', async () => {
    const element = await opened()
    await headingHasFocus('Editing 7')
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    await traverse('back')
    await noScreenIn(element)
    expect(document.activeElement).to.equal(elsewhere)
    elsewhere.remove()
  })

  it('keep the first one as it was left', async () => {
    const element = mountHome()
    await fill(element, 'Draft', 'half a word')
    await press(element, 'Edit')
    await screenIn(element, EDIT)
    await press(element, 'Back')
    expect((await field(element, 'Draft')).value).to.equal('half a word')
  })

  it("go by the browser's Back and Forward, through entries with what the page has noted", async () => {
    const address = location.href
    const element = await opened()
    expect(history.state.page).to.equal('its own')
    await traverse('back')
    await noScreenIn(element)
    expect(history.state.page).to.equal('its own')
    await traverse('forward')
    await see(element, 'Editing 7')
    await press(element, 'Choose')
    await see(element, 'Choosing 7')
    await traverse('back')
    await see(element, 'Editing 7')
    await traverse('back')
    await noScreenIn(element)
    expect(location.href).to.equal(address)
  })

  it('leave no entry behind on the way back that was chosen inside', async () => {
    const element = await opened()
    const { length } = history
    for (const way of ['Back', 'Cancel', 'Skip']) {
      const heard = heardOfHistory()
      await press(element, way)
      await see(element, 'Home 7')
      await heard
      expect(history.state['cx-screens'].shown, way).to.deep.equal({})
      await press(element, 'Edit')
      await screenIn(element, EDIT)
      expect(history.length, way).to.equal(length)
    }
    expect(gone).to.deep.equal([])
  })

  it('come home over two of them at once', async () => {
    const element = await opened()
    await press(element, 'Choose')
    await see(element, 'Choosing 7')
    const heard = heardOfHistory()
    await press(element, 'Cancel')
    await see(element, 'Home 7')
    await heard
    expect(history.state['cx-screens'].shown).to.deep.equal({})
  })

  it('come home also where the page shows the classroom already, which then has no step back called off', async () => {
    const element = await opened()
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const length = history.length
    await press(element, 'Cancel')
    await see(element, 'Home 7')
    expect(history.length).to.equal(length)
    expect(Object.values(history.state['cx-screens'].shown).flat()).to.deep.equal([])
  })

  it("outlast an entry of the page's own, such as a link within it", async () => {
    const element = await opened()
    await fill(element, 'Name', 'unsaved')
    const heard = heardOfHistory()
    location.hash = 'syllabus'
    await heard
    expect((await field(element, 'Name')).value).to.equal('unsaved')
    await traverse('back')
    expect((await field(element, 'Name')).value).to.equal('unsaved')
  })

  it('are there again where the page brings the element back, or is loaded again', async () => {
    const element = await opened()
    unmountAll()
    await until(() => !element.isConnected, 'the element to be gone')
    const again = mountHome()
    await see(again, 'Editing 7')
    await traverse('back')
    await noScreenIn(again)
  })

  it('of two elements with the same classroom stay apart', async () => {
    const one = mountHome()
    const other = mountHome()
    await press(one, 'Edit')
    await screenIn(one, EDIT)
    expect(other.shadowRoot?.querySelector(EDIT)).to.equal(null)
    await press(other, 'Edit')
    await screenIn(other, EDIT)
    await traverse('back')
    await noScreenIn(other)
    await see(one, 'Editing 7')
    await traverse('back')
    await noScreenIn(one)
  })

  it("of two elements close by their own Back without touching the other's", async () => {
    const one = mountHome()
    const other = mountHome('classroom-id="8"')
    await press(one, 'Edit')
    await screenIn(one, EDIT)
    await press(other, 'Edit')
    await screenIn(other, EDIT)
    await press(one, 'Back')
    await see(one, 'Home 7')
    await see(other, 'Editing 8')
    expect(Object.values(history.state['cx-screens'].shown).flat()).to.have.length(1)
  })

  it('keep off the history of a page that says so', async () => {
    const element = mountHome()
    element.addEventListener('cx-screen-changed', event => event.preventDefault())
    const { length } = history
    await press(element, 'Edit')
    await see(element, 'Editing 7')
    expect(history.length).to.equal(length)
    expect(history.state).to.deep.equal({ page: 'its own' })
    await press(element, 'Back')
    await see(element, 'Home 7')
  })

  for (const state of ['a text', 7, ['a list']]) {
    it(`keep off the history where the page has noted what nothing can be added to: ${state}`, async () => {
      history.replaceState(state, '')
      const element = await opened()
      expect(history.state).to.deep.equal(state)
      await press(element, 'Back')
      await see(element, 'Home 7')
    })
  }

  it('work where the browser refuses entries', async () => {
    const { noteInHistory } = browserHistory
    browserHistory.noteInHistory = () => {
      throw new DOMException('too many', 'SecurityError')
    }
    const element = await opened()
    browserHistory.noteInHistory = noteInHistory
    await press(element, 'Back')
    await see(element, 'Home 7')
  })

  for (const forged of [{ shown: { '/classroom:7': 7 } }, { shown: null, run: 0 }, 'x', null]) {
    it(`read nothing into what is no note of ours: ${JSON.stringify(forged)}`, async () => {
      history.replaceState({ 'cx-screens': forged }, '')
      await see(mountHome(), 'Home 7')
    })
  }

  it("show nothing of another classroom that an entry's note names", async () => {
    const step = { route: 'editClassroom', params: { classroomId: 99 }, path: '/classroom/99/edit' }
    history.replaceState({ 'cx-screens': { shown: { '/classroom:7': [step] }, run: 0 } }, '')
    await see(mountHome(), 'Home 7')
  })

  it('tell the page what is shown, once each', async () => {
    const told: string[] = []
    const element = mountHome()
    element.addEventListener('cx-screen-changed', event =>
      told.push((event as CustomEvent<{ path: string }>).detail.path),
    )
    await press(element, 'Edit')
    await screenIn(element, EDIT)
    await traverse('back')
    await see(element, 'Home 7')
    await until(() => told.length === 2, 'both')
    expect(told).to.deep.equal(['/classroom/7/edit', '/classroom/7'])
  })

  it('take what a link asks of the first screen to it, where no page does', async () => {
    const element = mountHome()
    await press(element, 'Tasks')
    await see(element, '/classroom/7?tab=tasks')
    expect(gone).to.deep.equal([])
  })

  it('hand on what the element says of API, brand and look', async () => {
    const element = await opened('brand="players" theme="dark"')
    const screen = await screenIn(element, EDIT)
    expect(screen.matches(':state(players):state(dark)')).to.equal(true)
  })

  it('keep their cx-ready inside', async () => {
    let ready = 0
    const count = () => {
      ready += 1
    }
    document.addEventListener('cx-ready', count)
    const element = await opened()
    await see(element, 'Editing 7')
    document.removeEventListener('cx-ready', count)
    expect(ready).to.equal(1)
  })
})
