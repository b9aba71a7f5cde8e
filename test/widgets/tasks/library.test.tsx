import { expect } from '@open-wc/testing'
import type { LibraryTaskListItem } from '../../../src/contract/entities/task.ts'
import { LIBRARY_TASK_ADDED } from '../../../src/contract/error-codes/tasks.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { all, aTask, aWholeTask, independent, LIST, show, type TasksElement, THREE } from './a-task-list.ts'

const LIBRARY = 'GET /api/teacher/classrooms/{id}/tasks/library'
const LIBRARY_TASK = 'GET /api/teacher/classrooms/{id}/tasks/library/{tid}'
const COUNTRIES = 'GET /api/teacher/classrooms/{id}/tasks/countries'
const ADD = 'POST /api/teacher/classrooms/{id}/tasks/{tid}'

function aLibraryTask(changes: Partial<LibraryTaskListItem> = {}): LibraryTaskListItem {
  const { id, task_name, task_thumbnail, topic, summary, response_type, video_time_limit } = aTask()
  const { number_responses, task_category, tags, create_prompt_text, respond_prompt_text } = aTask()
  return {
    ...{ id, task_name, task_thumbnail, topic, summary, response_type, video_time_limit },
    ...{ number_responses, task_category, tags, create_prompt_text, respond_prompt_text },
    task_language: { id: 2, name: 'French' },
    level: { id: 1, name: 'Novice' },
    country: { id: 5, name: 'Senegal' },
    is_added: false,
    ...changes,
  }
}

const MARKET = aLibraryTask({ id: 51, task_name: 'At the market' })
const SONG = aLibraryTask({ id: 52, task_name: 'A song', is_added: true })

const cards = (element: Element) => all(element, '.library .name').map(({ textContent }) => textContent)
const asked = () => answered(LIBRARY).at(-1)?.query

async function open(): Promise<TasksElement> {
  answer(LIBRARY, { success: true, data: [MARKET, SONG] })
  answer(COUNTRIES, { success: true, data: [{ id: 5, name: 'Senegal', iso: 'SN' }] })
  answer('GET /api/teacher/languages', { success: true, data: [{ id: 2, name: 'French' }] })
  answer('GET /api/teacher/levels', { success: true, data: [{ id: 1, name: 'Novice', description: '' }] })
  const element = await show({ user: independent })
  await press(element, 'ADD TASK FROM LIBRARY +')
  await until(() => cards(element).join() === 'At the market,A song')
  return element
}

describe('the task library', () => {
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  for (const [slug, has] of [
    ['teacher', false],
    ['independent-teacher', false],
    ['independent-teacher-language', true],
    ['independent-teacher-players', true],
  ] as const) {
    it(`offers ${slug} ${has ? 'the' : 'no'} library`, async () => {
      const element = await show({ user: { user_type: { slug } } })
      const ways = all(element, '.ways button').map(({ textContent }) => textContent)
      expect(ways).to.deep.equal([...(has ? ['ADD TASK FROM LIBRARY +'] : []), 'CREATE TASK +'])
    })
  }

  it('offers no library once the exchange has expired', async () => {
    const element = await show({ user: independent, classroom: { status: 'expired' } })
    const ways = all(element, '.ways button').map(({ textContent }) => textContent)
    expect(ways).to.deep.equal(['CREATE TASK +'])
  })

  it('opens in the place of the list, is accessible, and gives the list and the focus back', async () => {
    const element = await open()
    const titles = () => all(element, 'h3').filter(title => title.checkVisibility())
    await until(() => titles().some(({ textContent }) => textContent === 'Task Library'), 'the heading')
    expect(all(element, '[data-row]').some(row => row.checkVisibility())).to.equal(false)
    await expect(element).to.be.accessible()
    await press(element, 'Back')
    await until(() => all(element, '[data-row]').every(row => row.checkVisibility()))
    const way = await byRole(element, 'button', 'ADD TASK FROM LIBRARY +')
    await until(() => element.shadowRoot?.activeElement === way, 'the focus')
  })

  for (const [label, value, query] of [
    ['Language', '2', { language_id: '2' }],
    ['Level', '1', { level_id: '1' }],
    ['Country', '5', { country_id: '5' }],
    ['Sort', 'z-a', { order_by: 'z-a' }],
    ['Sort', 'pending-review', { order_by: 'pending-review' }],
  ] as const) {
    it(`asks for what is chosen as ${label}: ${value}`, async () => {
      const element = await open()
      expect(asked()).to.deep.equal({})
      await until(async () => (await field(element, label)).querySelector(`option[value="${value}"]`))
      await fill(element, label, value)
      await until(() => JSON.stringify(asked()) === JSON.stringify(query))
    })
  }

  it('searches, and says what to do where nothing is found', async () => {
    const element = await open()
    answer(LIBRARY, ({ query }) => ({ success: true, data: query.search_string ? [] : [MARKET, SONG] }))
    await fill(element, 'Search the library', ' chess ')
    const forms = all<HTMLFormElement>(element, '.library form[role=search]')
    forms[0]?.requestSubmit()
    await see(
      element,
      'No tasks were found matching the filter selections. Please adjust the filters to see additional options.',
    )
    expect(asked()).to.deep.equal({ search_string: 'chess' })
    await press(element, 'Show all')
    await until(() => cards(element).length === 2)
  })

  it('shows all that a task says, and adds it with a due date', async () => {
    const element = await open()
    const { id: _, ...rest } = aWholeTask({ topic: 'Food' })
    answer(LIBRARY_TASK, ({ params }) => ({
      success: true,
      data: { ...rest, ...MARKET, topic: 'Food', id: params.tid },
    }))
    answer(ADD, { success: true, message: 'Successful!', data: aWholeTask({ id: 9 }) })
    const told = nextEvent<object>(element, 'cx-tasks-changed')
    all<HTMLElement>(element, '.library .card-foot button')[0]?.click()
    const details = await modal(element, 'At the market')
    await see(details, 'Food')
    await press(details, 'Add')
    const form = await modal(element, 'Add task')
    await fill(form, 'Due date', '2999-01-01')
    answer(LIST, { success: true, data: [...THREE, aTask({ id: 9, task_name: 'At the market', order: 4 })] })
    answer(LIBRARY, { success: true, data: [{ ...MARKET, is_added: true }, SONG] })
    await press(form, 'Add')
    await see(element, 'Successful!')
    expect(answered(ADD).map(({ params, body }) => [params, body])).to.deep.equal([
      [{ id: 7, tid: 51 }, { due_date: '2999-01-01' }],
    ])
    expect((await told).detail).to.deep.equal({ change: 'added', taskIds: [9] })
    await press(element, 'OK')
    await allClosed()
    await until(() => all(element, '.library .cx-tag').length === 2, 'both to be in the exchange')
  })

  it('says which of its tasks the exchange has already', async () => {
    const element = await open()
    await see(element, 'Already in your exchange')
    expect(all(element, '.library .card-foot .cx-button-soft')).to.have.length(1)
  })

  it('says that somebody has added it meanwhile, and what is wrong with the date', async () => {
    const element = await open()
    const late = { due_date: ['Max value 1/31/2027.'] }
    answer(ADD, refusal('Max value 1/31/2027.', undefined, late), { status: 422 })
    await press(element, 'Add')
    const form = await modal(element, 'Add task')
    await fill(form, 'Due date', '2999-01-01')
    await press(form, 'Add')
    await see(form, 'Max value 1/31/2027.')
    answer(ADD, refusal('This task is already in your exchange.', LIBRARY_TASK_ADDED), { status: 422 })
    answer(LIBRARY, { success: true, data: [{ ...MARKET, is_added: true }, SONG] })
    await press(form, 'Add')
    await see(element, 'This task is already in your exchange.')
    await press(element, 'OK')
    await allClosed()
    await until(() => all(element, '.library .cx-button-soft').length === 0)
  })
})
