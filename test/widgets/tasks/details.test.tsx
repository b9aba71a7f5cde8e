import { expect } from '@open-wc/testing'
import { TASK_GONE } from '../../../src/contract/error-codes/tasks.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, refusal } from '../../support/answer.ts'
import { focused, hasFocus } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { ACTIONS } from '../classroom/a-classroom.ts'
import { anItem } from '../classroom/a-dashboard.ts'
import { all, aWholeTask, DETAIL, independent, LIST, STREET, show, type TasksElement } from './a-task-list.ts'

const WHOLE = aWholeTask({
  topic: 'Water',
  links: [{ label: 'The river that is very long indeed', url: 'https://rivers.example/' }],
  tags: [{ name: 'nature' }],
  task_language: { id: 2, name: 'French' },
  level: { id: 1, name: 'Novice' },
  country: { id: 5, name: 'Senegal' },
})

async function open(element: TasksElement): Promise<void> {
  answer(DETAIL, { success: true, data: WHOLE })
  await press(element, 'Our river')
  await byRole(element, 'link', 'The river that is very long indeed (opens in a new tab)')
}

const editor = (element: Element) => element.shadowRoot?.querySelector('cx-task-editor')

describe('what a task says', () => {
  beforeEach(() => {
    storage('local').remove('cx-tasks-view')
    answer(ACTIONS, { success: true, data: [] })
  })
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  it('is shown in the place of the list, and gives the focus back to the name', async () => {
    const element = await show()
    const shown = nextEvent<object>(element, 'cx-task-shown')
    await open(element)
    expect((await shown).detail).to.deep.equal({ taskId: 1, path: '/classroom/7?tab=tasks&task_id=1' })
    expect(element.taskId).to.equal(1)
    await until(() => focused()?.matches('h1, h2, h3'), 'the focus on the heading')
    const text = visibleText(element)
    for (const said of ['Water', 'nature', '120 seconds', 'Create Due Dec 03', 'Response Due NO DATE'])
      expect(text).to.include(said)
    for (const said of ['Language French', 'Level Novice', 'Country Senegal']) expect(text).to.include(said)
    await expect(element).to.be.accessible()
    await press(element, 'Back')
    await hasFocus(await byRole(element, 'link', 'Our river'))
  })

  it('has no day for responses where nobody is to respond, as in an activity', async () => {
    const activity = { task_category: 'activity', number_responses: 0, response_completed: true }
    answer(DETAIL, { success: true, data: { ...WHOLE, ...activity } })
    const element = await show({ attributes: 'task-id="1"' })
    await see(element, 'Create Due Dec 03')
    expect(visibleText(element)).not.to.include('Response Due')
  })

  it('is opened where the page asks for it', async () => {
    answer(DETAIL, { success: true, data: WHOLE })
    const element = await show({ attributes: 'task-id="1"' })
    await see(element, 'Topic')
  })

  it('leads to the videos of the task where it has some', async () => {
    answer(ACTIONS, {
      success: true,
      data: [anItem({ id: 31, class_task: { id: 1, task_name: 'x', is_hidden: false } })],
    })
    const element = await show()
    await open(element)
    const videos = await byRole(element, 'link', 'Videos of this task')
    expect(videos.getAttribute('href')).to.match(/\/classroom\/7\/31\/task-detail$/)
  })

  it('leads independent teachers, who have no action items, to no videos', async () => {
    const element = await show({ user: independent })
    await open(element)
    expect(all(element, '.details-ways a')).to.have.length(0)
  })

  it('says that the task is gone', async () => {
    const element = await show()
    answer(DETAIL, refusal('This task is no longer in the exchange.', TASK_GONE), { status: 404 })
    answer(LIST, { success: true, data: [STREET] })
    await press(element, 'Our river')
    await see(element, 'This task is no longer in the exchange.')
    await press(element, 'Back')
    await byRole(element, 'link', 'My street')
  })

  it('opens the editor of the task, and shows what was saved', async () => {
    const element = await show()
    await open(element)
    await press(element, 'EDIT TASK')
    const inner = await until(() => editor(element))
    expect([inner.getAttribute('classroom-id'), inner.getAttribute('task-id')]).to.deep.equal(['7', '1'])
    answer(DETAIL, { success: true, data: { ...WHOLE, topic: 'Fire' } })
    const changed = nextEvent<object>(element, 'cx-tasks-changed')
    inner.dispatchEvent(new CustomEvent('cx-task-saved', { detail: { taskId: 1 } }))
    expect((await changed).detail).to.deep.equal({ change: 'saved', taskIds: [1] })
    // which still says that it was saved
    expect(editor(element)).to.equal(inner)
    inner.dispatchEvent(new CustomEvent('cx-task-editor-closed'))
    await until(() => !editor(element))
    await see(element, 'Fire')
  })

  it('opens the editor of a new task, and goes back from it', async () => {
    const element = await show()
    await press(element, 'CREATE TASK +')
    const inner = await until(() => editor(element))
    expect(inner.hasAttribute('task-id')).to.equal(false)
    inner.dispatchEvent(new CustomEvent('cx-task-editor-closed'))
    await until(() => !editor(element))
    await hasFocus(await byRole(element, 'button', 'CREATE TASK +'))
  })
})
