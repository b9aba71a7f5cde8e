import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import {
  byRole,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { CLASSROOM } from '../classroom/a-classroom.ts'
import {
  all,
  aTask,
  LIST,
  LUNCH,
  names,
  place,
  RIVER,
  STREET,
  serverHas,
  show,
  shows,
  THREE,
} from './a-task-list.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

const forgetView = () => storage('local').remove('cx-tasks-view')

describe('<cx-tasks>', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    expect(names(element)).to.deep.equal(['Our river', 'My street', 'Lunch'])
    const heads = all(element, '[role=columnheader]').map(({ textContent }) => textContent)
    expect(heads).to.deep.equal([
      'Task Name',
      'STUDENT PROMPT',
      'Create Due',
      'Response Due',
      'SHOW',
      'Order',
    ])
    const first = all(element, '[data-row="1"]')[0]
    expect(visibleText(first as Element))
      .to.include('Show us your river.')
      .and.include('Dec 03')
    expect(visibleText(all(element, '[data-row="2"]')[0] as Element)).to.include('NO DATE NO DATE')
    await see(element, 'Click on a task to view the task details.')
    await see(element, '3 tasks')
    expect(visibleText(all(element, '[data-row="3"]')[0] as Element)).to.include('Hidden')
  })

  it('is accessible in both brands, light and dark, as list and as grid', async () => {
    for (const view of ['list', 'grid']) {
      storage('local').write('cx-tasks-view', view)
      signedIn()
      serverHas([aTask({ create_completed: true, response_completed: true }), STREET, LUNCH])
      await expectAccessibleLooks('cx-tasks', element => see(element, 'Our river'), 'classroom-id="7"')
      unmountAll()
    }
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px, as list, as grid and for a whole class', async () => {
    const long = aTask({ task_name: LONG, create_prompt_text: LONG.slice(0, 80), task_category: LONG })
    for (const [view, group] of [
      ['list', 1],
      ['grid', 1],
      ['list', 3],
    ] as const) {
      storage('local').write('cx-tasks-view', view)
      signedIn()
      serverHas([long, STREET], { course_student_group_type_id: group })
      await expectToFit('cx-tasks', element => see(element, LONG), 'classroom-id="7"')
      unmountAll()
    }
  }).timeout(90_000)

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-tasks classroom-id="7"></cx-tasks>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas([RIVER])
    signedIn()
    await see(element, 'Our river')
  })

  it('asks to choose a classroom, and says that something else is none', async () => {
    signedIn()
    await see(mount('<cx-tasks></cx-tasks>'), 'Choose a classroom')
    await see(mount('<cx-tasks classroom-id="two"></cx-tasks>'), 'This is not a classroom')
  })

  it('shows another classroom as soon as the page asks for it', async () => {
    const element = await show()
    answer(LIST, ({ params }) => ({ success: true, data: params.id === 8 ? [STREET] : THREE }))
    element.setAttribute('classroom-id', '8')
    await until(() => names(element).join() === 'My street')
  })

  it('says that it loads, and shows the tasks when they are there', async () => {
    serverHas([])
    const comes = hold(LIST, { success: true, data: THREE })
    const element = place()
    await see(element, 'Loading')
    comes()
    await shows(element, 'Our river')
    await seeNoMore(element, 'Loading')
  })

  it('says that the list did not come, and asks again', async () => {
    serverHas([])
    answer(LIST, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'My Tasks')
    await see(told, 'Error trying to get tasks.')
    answer(LIST, { success: true, data: THREE })
    await press(told, 'Retry')
    await shows(element, 'Our river')
    await allClosed()
  })

  it('tells the page that the classroom is not of this teacher', async () => {
    serverHas([])
    answer(CLASSROOM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    answer(LIST, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    const told = nextEvent<{ error_code: number }>(document, 'cx-classroom-error')
    const element = place()
    expect((await told).detail.error_code).to.equal(CLASSROOM_FORBIDDEN)
    await modal(element, 'Classroom Error')
  })

  it('says what to do where there are no tasks yet', async () => {
    const element = await show({ tasks: [] })
    await see(element, 'No tasks yet')
    const ways = all(element, '.cx-state button').map(({ textContent }) => textContent)
    expect(ways).to.deep.equal(['CREATE TASK +'])
  })

  it('shows nothing but SELECT A COURSE where there is neither a course nor a partner', async () => {
    const element = await show({
      tasks: [],
      classroom: { course_id: null, class_pairing: { id: 3, status: 'alone' } },
    })
    const select = await byRole(element, 'link', 'SELECT A COURSE')
    expect(select.getAttribute('href')).to.match(/\/classroom\/7\/choose-course$/)
    expect(all(element, '.toolbar, .rows')).to.have.length(0)
    expect(answered(LIST)).to.have.length(0)
  })

  it('shows the tasks of a pairing without a course', async () => {
    await show({ classroom: { course_id: null, class_pairing: { id: 3, status: 'paired' } } })
  })

  it('opens, creates, hides and moves nothing once the exchange has expired, and says so', async () => {
    const element = await show({ classroom: { status: 'expired' } })
    await see(element, 'This classroom exchange has expired.')
    expect(all(element, 'a.name')).to.have.length(0)
    const off = [
      await byRole(element, 'button', 'CREATE TASK +'),
      ...all(element, '[data-row] button, [data-row] input'),
    ]
    expect(off).to.have.length(10)
    for (const control of off) {
      expect(control.matches(':disabled')).to.equal(true)
      const why = control.getAttribute('aria-describedby')
      expect(element.shadowRoot?.getElementById(why ?? '')?.textContent).to.include('has expired')
    }
  })
})
