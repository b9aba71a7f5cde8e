import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { settle } from '../../support/clock.ts'
import { byRole, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { type ClassroomElement, show } from './a-classroom.ts'

const tabs = (element: Element) => [...(element.shadowRoot?.querySelectorAll('[role=tab]') ?? [])]
const bar = (element: Element) => tabs(element).map(tab => tab.textContent)
const open = (element: Element) =>
  tabs(element).find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent
const panel = (element: Element) => element.shadowRoot?.querySelector('[role=tabpanel] h3')?.textContent

const ALL = ['My Dashboard', 'My Tasks', 'My Students', 'Submissions']
const WITHOUT_STUDENTS = ALL.filter(name => name !== 'My Students')

/** By its name, what a tab shows of which there is nothing yet. */
const shown: Record<string, string> = {
  'My Dashboard': 'Action Items',
  'My Tasks': 'No tasks yet',
  'My Students': 'No students yet',
  Submissions: 'No submissions yet',
}

describe('the tabs of a classroom', () => {
  afterEach(unmountAll)

  const bars: [string, number | null, 1 | 2 | 3, string[]][] = [
    ['individual', 4, 1, ALL],
    ['small group', 4, 2, ALL],
    ['whole class', 4, 3, WITHOUT_STUDENTS],
    ['individual without a course', null, 1, WITHOUT_STUDENTS],
    ['whole class without a course', null, 3, WITHOUT_STUDENTS],
  ]
  for (const [what, course_id, course_student_group_type_id, names] of bars) {
    it(`of an ${what} are ${names.join(', ')}`, async () => {
      const element = await show({ classroom: { course_id, course_student_group_type_id } })
      expect(bar(element)).to.deep.equal(names)
    })
  }

  const asked: [string | null, 1 | 3, string][] = [
    [null, 1, 'My Dashboard'],
    ['', 1, 'My Dashboard'],
    ['dashboard', 1, 'My Dashboard'],
    ['tasks', 1, 'My Tasks'],
    ['students', 1, 'My Students'],
    ['students', 3, 'My Dashboard'],
    ['submissions', 3, 'Submissions'],
    ['Submissions', 1, 'My Dashboard'],
    ['grades', 1, 'My Dashboard'],
    ['message-board', 1, 'Message Board'],
    ['message-board', 3, 'Message Board'],
  ]
  for (const [tab, course_student_group_type_id, name] of asked) {
    it(`open ${name} for tab=${tab} and group type ${course_student_group_type_id}`, async () => {
      const attributes = tab === null ? 'classroom-id="7"' : `classroom-id="7" tab="${tab}"`
      const element = await show({ attributes, classroom: { course_student_group_type_id } })
      expect(panel(element)).to.equal(name)
      expect(open(element)).to.equal(name === 'Message Board' ? undefined : name)
      const text = shown[name]
      if (text) await see(element, text)
      else expect(element.shadowRoot?.querySelector('cx-message-board[classroom-id="7"]')).to.be.ok
    })
  }

  it('tell the page which one is chosen, and the property says it too', async () => {
    const element = await show()
    const changed = nextEvent(document, 'cx-tab-changed')
    await press(element, 'Submissions')
    const event = await changed
    expect(event.detail).to.deep.equal({ tab: 'submissions', path: '/classroom/7?tab=submissions' })
    expect(event.composed).to.equal(true)
    expect([element.tab, element.getAttribute('tab')]).to.deep.equal(['submissions', null])
    await see(element, 'No submissions yet')
  })

  it('leave the default one out of the path', async () => {
    const element = await show({ attributes: 'classroom-id="7" tab="tasks"' })
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Dashboard')
    expect((await changed).detail.path).to.equal('/classroom/7')
  })

  it('say in the path that the panel is folded', async () => {
    const element = await show({ attributes: 'classroom-id="7" collapse-information' })
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Tasks')
    expect((await changed).detail.path).to.equal('/classroom/7?tab=tasks&collapseInformation=true')
  })

  const LINK = {
    'notification-id="31"': 'notification_id=31',
    'allow-partner-search': 'allow_partner_search=true',
    'show-partner-search': 'show_partner_search=true',
    'open-chat': 'open_chat=true',
  }

  it('keep in the path what the link asks for besides', async () => {
    const element = await show({ attributes: `classroom-id="7" ${Object.keys(LINK).join(' ')}` })
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Tasks')
    expect((await changed).detail.path).to.equal(`/classroom/7?tab=tasks&${Object.values(LINK).join('&')}`)
  })

  it('take what a link asks for from properties too', async () => {
    const element: ClassroomElement = await show({ attributes: 'classroom-id="7" tab="submissions"' })
    Object.assign(element, {
      notificationId: 31,
      allowPartnerSearch: true,
      showPartnerSearch: true,
      openChat: true,
    })
    await settle()
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Tasks')
    expect((await changed).detail.path).to.equal(`/classroom/7?tab=tasks&${Object.values(LINK).join('&')}`)
  })

  for (const id of ['0', '-3', '1.5', '2147483648']) {
    it(`leave ${id}, which no notification has, out of the path`, async () => {
      const element = await show({ attributes: `classroom-id="7" notification-id="${id}" open-chat="false"` })
      const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
      await press(element, 'My Tasks')
      expect((await changed).detail.path).to.equal('/classroom/7?tab=tasks')
    })
  }

  const arrivals: [what: string, attributes: string, comes: boolean][] = [
    ['come to the top of a page that asks for it', 'tab="tasks" scroll-to-tab', true],
    ['stay where they are in any other page', 'tab="tasks"', false],
    ['stay where they are for a tab that is none', 'tab="chess" scroll-to-tab', false],
  ]
  for (const [what, attributes, comes] of arrivals) {
    it(what, async () => {
      document.body.style.paddingBlock = '200vh'
      try {
        scrollTo(0, 0)
        const element = await show({ attributes: `classroom-id="7" ${attributes}` })
        const tab = await byRole(element, 'tab', 'My Tasks')
        if (comes) await until(() => scrollY > 0, 'the tabs at the top')
        else await settle()
        const { top } = tab.getBoundingClientRect()
        expect(top < 200 && top > 60, `tabs at ${top}`).to.equal(comes)
        expect(scrollY > 0).to.equal(comes)
      } finally {
        document.body.style.paddingBlock = ''
      }
    })
  }

  it('have been painted before they come to the top, so that nothing jumps', async () => {
    document.body.style.paddingBlock = '200vh'
    const { requestAnimationFrame } = window
    let frame: FrameRequestCallback[] = []
    window.requestAnimationFrame = job => frame.push(job)
    const paint = () => {
      const jobs = frame
      frame = []
      for (const job of jobs) job(performance.now())
    }
    try {
      scrollTo(0, 0)
      const element = await show({ attributes: 'classroom-id="7" tab="tasks" scroll-to-tab' })
      await see(element, 'No tasks yet')
      expect(scrollY).to.equal(0)
      paint()
      expect(scrollY).to.equal(0)
      // what comes meanwhile is to be painted, too
      const latecomer = document.createElement('p')
      element.shadowRoot?.querySelector('[data-tab]')?.parentElement?.append(latecomer)
      await Promise.resolve()
      paint()
      expect(scrollY).to.equal(0)
      latecomer.remove()
      await Promise.resolve()
      for (const _ of ['to be painted', 'painted']) paint()
      expect(scrollY > 0).to.equal(true)
    } finally {
      window.requestAnimationFrame = requestAnimationFrame
      document.body.style.paddingBlock = ''
    }
  })

  it('never navigate: a foreign page stays where it is', async () => {
    const element = await show()
    element.addEventListener('cx-navigate', () => expect.fail('navigated'))
    await press(element, 'My Tasks')
    await see(element, 'No tasks yet')
  })

  it('say nothing when the open one is pressed again', async () => {
    const element = await show()
    element.addEventListener('cx-tab-changed', () => expect.fail('said something'))
    await press(element, 'My Dashboard')
    expect(open(element)).to.equal('My Dashboard')
  })

  it('follow the page when it changes the property, without an event', async () => {
    const element: ClassroomElement = await show()
    element.addEventListener('cx-tab-changed', () => expect.fail('said something'))
    element.tab = 'tasks'
    await see(element, 'No tasks yet')
    Object.assign(element, { tab: undefined })
    await see(element, 'Action Items')
  })

  it('lead away from Message Board', async () => {
    const element = await show({ attributes: 'classroom-id="7" tab="message-board"' })
    await press(element, 'My Dashboard')
    await see(element, 'Action Items')
  })

  it('work with the keyboard alone', async () => {
    const element = await show()
    ;(await byRole(element, 'tab', 'My Dashboard')).focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(open(element)).to.equal('My Dashboard')
    await sendKeys({ press: 'Enter' })
    await see(element, 'No tasks yet')
    await sendKeys({ press: 'End' })
    await sendKeys({ press: 'Space' })
    await see(element, 'No submissions yet')
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Submissions')
  })
})
