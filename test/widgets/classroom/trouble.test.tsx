import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { NavigateDetail } from '../../../src/element/types.ts'
import { answer, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM, dashboardsAreEmpty, inView, place, serverHas } from './a-classroom.ts'

const FORBIDDEN = 'You do not have rights for the selected classroom...'
const modal = (element: Element) => inView<HTMLDialogElement>(element, 'dialog')

describe('a classroom that cannot be shown', () => {
  beforeEach(() => {
    signedIn()
  })
  afterEach(unmountAll)

  it('asks to choose one where none is named, and calls nothing', async () => {
    const element = place('')
    await see(element, 'Choose a classroom')
    expect(visibleText(element)).not.to.include('My Classrooms')
    await expect(element).to.be.accessible()
  })

  for (const id of ['abc', '0', '-3', '7.5', '99999999999']) {
    it(`says that ${id} is no classroom, calls nothing and leads back`, async () => {
      const element = place(`classroom-id="${id}"`)
      await see(element, 'The number of the classroom is not valid.')
      await byRole(element, 'link', 'My Classrooms')
      await expect(element).to.be.accessible()
    })
  }

  it('shows the outline while it loads, named for assistive technology', async () => {
    answer(CLASSROOM, () => new Promise(() => {}))
    const element = place()
    await until(() => inView(element, '[role=status]', 'Loading'), 'the status')
    await byRole(element, 'link', 'My Classrooms')
    await expect(element).to.be.accessible()
  })

  it("shows the server's message, tells the page, and tries again", async () => {
    answer(CLASSROOM, refusal('The service is not available right now.'), { status: 503 })
    const element = place()
    const told = nextEvent(document, 'cx-classroom-error')
    await see(element, 'The service is not available right now.')
    expect((await told).detail).to.deep.equal({
      message: 'The service is not available right now.',
      error_code: undefined,
    })
    const dialog = await until(() => modal(element), 'the modal')
    expect(dialog.querySelector('h2')?.textContent).to.equal('Classroom Error')
    await expect(element).to.be.accessible()
    await press(dialog, 'OK')
    await until(() => !modal(element), 'the modal to close')
    await expect(element).to.be.accessible()
    serverHas()
    await press(element, 'Retry')
    await see(element, 'Letters to Lyon')
    expect(element.shadowRoot?.activeElement).to.equal(inView(element, 'h2'))
  })

  it('has a sentence of its own where the server gives none', async () => {
    answer(CLASSROOM, refusal(''), { status: 500 })
    await see(place(), 'An error happen when try to fetch classroom data.')
  })

  it('is busy while it tries again', async () => {
    answer(CLASSROOM, refusal('Down.'), { status: 503 })
    const element = place()
    await see(element, 'Down.')
    answer(CLASSROOM, () => new Promise(() => {}))
    await press(element, 'Retry')
    const button = await byRole(element, 'button', 'Retry')
    await until(() => button.getAttribute('aria-disabled') === 'true', 'the button to be busy')
    expect(visibleText(element)).to.include('Down.')
  })

  describe('because it is not the teacher’s', () => {
    const asked = () => {
      answer(CLASSROOM, refusal('No.', 10), { status: 403 })
      return place()
    }

    it('opens the modal Classroom Error and tells the page', async () => {
      const told = nextEvent(document, 'cx-classroom-error')
      const element = asked()
      expect((await told).detail).to.deep.equal({ message: FORBIDDEN, error_code: 10 })
      const dialog = await until(() => modal(element), 'the modal')
      expect(dialog.matches(':modal')).to.equal(true)
      expect(dialog.querySelector('h2')?.textContent).to.equal('Classroom Error')
      expect(dialog.textContent).to.include(FORBIDDEN)
      await expect(element).to.be.accessible()
    })

    it('leads back to My Classrooms, with the keyboard alone', async () => {
      const element = asked()
      element.addEventListener('cx-navigate', event => event.preventDefault())
      await until(() => modal(element), 'the modal')
      const navigated = nextEvent<NavigateDetail>(element, 'cx-navigate')
      await sendKeys({ press: 'Enter' })
      expect((await navigated).detail.path).to.equal('/')
    })

    it('says it in its place when the modal is closed', async () => {
      const element = asked()
      await until(() => modal(element), 'the modal')
      await sendKeys({ press: 'Escape' })
      await until(() => !modal(element), 'the modal to close')
      expect(visibleText(element)).to.include(FORBIDDEN)
      await byRole(element, 'link', 'My Classrooms')
    })

    it('opens no modal when the page prevents the event', async () => {
      const element = asked()
      const told = nextEvent(element, 'cx-classroom-error')
      element.addEventListener('cx-classroom-error', event => event.preventDefault())
      await told
      await see(element, FORBIDDEN)
      expect(modal(element)).to.equal(undefined)
    })
  })
})

describe('another classroom-id', () => {
  beforeEach(() => {
    signedIn()
  })
  afterEach(unmountAll)

  const named = (id: number) => serverHas({ name: `Classroom ${id}` })

  it('shows the other classroom, and nothing of the one before while it loads', async () => {
    named(7)
    const element = place()
    await see(element, 'Classroom 7')
    answer(CLASSROOM, () => new Promise(() => {}))
    element.classroomId = 8
    await seeNoMore(element, 'Classroom 7')
    await until(() => inView(element, '[role=status]', 'Loading'), 'the outline')
  })

  it('is not overwritten by a late answer to the one before', async () => {
    const held: (() => void)[] = []
    dashboardsAreEmpty()
    answer(CLASSROOM, async ({ params: { id } }) => {
      if (id === 7) await new Promise<void>(resolve => held.push(resolve))
      return { success: true, data: aClassroom({ id, name: `Classroom ${id}` }) }
    })
    const element = place()
    await until(() => held.length > 0, 'the first call')
    element.classroomId = 8
    await see(element, 'Classroom 8')
    for (const letGo of held) letGo()
    await settle()
    expect(visibleText(element)).to.include('Classroom 8').and.not.to.include('Classroom 7')
  })

  it('closes the trouble of the one before', async () => {
    answer(CLASSROOM, refusal('No.', 10), { status: 403 })
    const element = place()
    await until(() => modal(element), 'the modal')
    serverHas({ name: 'Classroom 8' })
    element.classroomId = 8
    await see(element, 'Classroom 8')
    expect(modal(element)).to.equal(undefined)
  })

  it('asks to choose one again when it is taken away', async () => {
    named(7)
    const element = place()
    await see(element, 'Classroom 7')
    element.removeAttribute('classroom-id')
    await see(element, 'Choose a classroom')
  })

  it('is told from one that cannot be read', async () => {
    named(7)
    const element = place()
    await see(element, 'Classroom 7')
    element.setAttribute('classroom-id', 'abc')
    await see(element, 'The number of the classroom is not valid.')
    element.setAttribute('classroom-id', '7')
    await see(element, 'Classroom 7')
  })
})
