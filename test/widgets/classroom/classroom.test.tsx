import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM, serverHas, show, worldLanguages } from './a-classroom.ts'

const LONG = `${'A classroom whose name goes on and on '.repeat(4)}${'unbreakable'.repeat(12)}`

describe('<cx-classroom>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    expect(visibleText(element)).to.include('Letters to Lyon')
    expect(answered(CLASSROOM).map(({ params }) => params)).to.deep.equal([{ id: 7 }])
  })

  for (const theme of ['light', 'dark']) {
    for (const brand of ['default', 'players']) {
      it(`is accessible in ${theme} ${brand}`, async () => {
        const attributes = `classroom-id="7" theme="${theme}" brand="${brand}"`
        const element = await show({ attributes, classroom: { subject: worldLanguages } })
        await expect(element).to.be.accessible()
      })
    }
  }

  it('is accessible when folded, expired, and on Message Board', async () => {
    const attributes = 'classroom-id="7" tab="message-board"'
    const element = await show({ attributes, classroom: { status: 'expired', partner: null } })
    await expect(element).to.be.accessible()
    element.collapseInformation = true
    await see(element, '46% approved')
    await expect(element).to.be.accessible()
  })

  for (const width of [320, 390, 560, 820, 1180]) {
    it(`fits ${width} px, also with long names`, async () => {
      const partner = aClassroom().partner
      const element = await show({
        width,
        classroom: {
          name: LONG,
          subject: worldLanguages,
          course: { id: 4, name: LONG, course_guide_link: null },
          partner: partner && { ...partner, first_name: 'unbreakable'.repeat(8) },
        },
      })
      expect(element.scrollWidth).to.equal(width)
      const right = element.getBoundingClientRect().right
      const outside = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
        child =>
          !child.closest('[role=tablist], [popover]') && child.getBoundingClientRect().right > right + 0.5,
      )
      expect(outside.map(child => child.outerHTML.slice(0, 80))).to.deep.equal([])
    })
  }

  it('is reached by the keyboard from the way back to the open tab', async () => {
    const element = await show()
    const reached: (string | null | undefined)[] = []
    for (let step = 0; step < 6; step++) {
      await sendKeys({ press: 'Tab' })
      const active = element.shadowRoot?.activeElement
      reached.push(active?.getAttribute('aria-label') ?? active?.textContent)
    }
    expect(reached).to.deep.equal([
      'My Classrooms',
      'Copy the classroom code QX7-KLM',
      'Teacher Guide(opens in a new tab)',
      'General Information',
      'Edit Classroom',
      'My Dashboard',
    ])
  })

  it('shows two classrooms on one page apart from each other', async () => {
    const element = await show()
    const other = element.cloneNode() as typeof element
    other.classroomId = 8
    other.tab = 'tasks'
    serverHas({ name: 'Classroom 8' })
    element.after(other)
    await see(other, 'Classroom 8')
    await see(other, 'No tasks yet')
    await see(element, 'Action Items')
    expect(visibleText(element)).to.include('Letters to Lyon')
  })

  describe('in the background', () => {
    const clock = fakeClock()
    const callsFor = (id: number) => answered(CLASSROOM).filter(({ params }) => params.id === id).length

    it('takes what is new, and keeps what it has when an answer fails', async () => {
      const element = await show({ attributes: 'classroom-id="71" tab="tasks"' })
      serverHas({ name: 'Renamed' })
      await clock.tick(15_000)
      await see(element, 'Renamed')
      answer(CLASSROOM, refusal('Down.'), { status: 503 })
      await clock.tick(15_000)
      await clock.arrive(() => callsFor(71) === 3)
      expect(visibleText(element)).to.include('Renamed').and.not.to.include('Down.')
      expect(visibleText(element)).to.include('No tasks yet')
    })

    it('disables Edit Classroom when the exchange expires meanwhile', async () => {
      const element = await show({ attributes: 'classroom-id="72"' })
      serverHas({ status: 'expired' })
      await clock.tick(15_000)
      await see(element, 'This classroom exchange has expired and cannot be edited.')
    })

    it('opens the modal once when the rights are gone, however often it asks', async () => {
      const element = await show({ attributes: 'classroom-id="73"' })
      let told = 0
      element.addEventListener('cx-classroom-error', () => told++)
      answer(CLASSROOM, refusal('No.', 10), { status: 403 })
      await clock.tick(15_000)
      await until(() => element.shadowRoot?.querySelector('dialog'), 'the modal')
      expect(visibleText(element)).not.to.include('Letters to Lyon')
      await sendKeys({ press: 'Escape' })
      await until(() => !element.shadowRoot?.querySelector('dialog'), 'the modal to close')
      await clock.tick(120_000)
      await clock.arrive(() => callsFor(73) > 2)
      expect(element.shadowRoot?.querySelector('dialog')).to.equal(null)
      expect(told).to.equal(1)
    })
  })
})
