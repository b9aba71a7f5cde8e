import { expect } from '@open-wc/testing'
import { storage } from '../../../src/core/storage.ts'
import { answer, answered } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { heardOfHistory, stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { CREATE, independent, NAME, ready, serves } from '../task-editor/an-editor.ts'
import { aWholeTask, DETAIL, place, serverHas, shows, type TasksElement, THREE } from './a-task-list.ts'

const editor = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('cx-task-editor')

async function traverse(step: 'back' | 'forward'): Promise<void> {
  const heard = heardOfHistory()
  history[step]()
  await heard
}

/** The list, with the editor of a new task in its place. */
async function openEditor(): Promise<{ element: TasksElement; inner: HTMLElement }> {
  serverHas(THREE)
  serves({ user: independent })
  const element = place({ user: independent })
  await shows(element, 'Our river')
  await press(element, 'CREATE TASK +')
  const inner = await until(() => editor(element), 'the editor')
  await ready(inner)
  return { element, inner }
}

describe('<cx-tasks> with the editor itself', () => {
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  it('is the list again after Cancel', async () => {
    const { element, inner } = await openEditor()
    await press(inner, 'Cancel')
    await hasFocus(await byRole(element, 'button', 'CREATE TASK +'))
    expect(editor(element)).to.equal(null)
  })

  it('is the list again after what is typed was discarded', async () => {
    const { element, inner } = await openEditor()
    await fill(inner, NAME, 'Our lake')
    await press(inner, 'Cancel')
    await press(await modal(inner, 'Leave this task?'), 'Discard and leave')
    await until(() => !editor(element))
  })

  it('asks before Back where something is not saved, and says when that is over', async () => {
    const { element, inner } = await openEditor()
    const begun = nextEvent<{ busy: boolean }>(element, 'cx-busy-changed')
    await fill(inner, NAME, 'Our lake')
    expect((await begun).detail.busy).to.equal(true)
    await press(element, 'Back')
    await press(await modal(element, 'Leave this page?'), 'Stay')
    await allClosed()
    expect((await field(inner, NAME)).value).to.equal('Our lake')
    const over = nextEvent<{ busy: boolean }>(element, 'cx-busy-changed')
    await press(element, 'Back')
    const heard = heardOfHistory()
    await press(await modal(element, 'Leave this page?'), 'Leave')
    expect((await over).detail.busy).to.equal(false)
    await heard
    await until(() => !editor(element))
    // what was typed is there for another time
    await press(element, 'CREATE TASK +')
    const again = await until(() => editor(element), 'the editor')
    await until(async () => (await field(again, NAME)).value === 'Our lake')
    await press(again, 'Cancel')
    await press(await modal(again, 'Leave this task?'), 'Discard and leave')
    await until(() => !editor(element))
  })

  it('is the list with the new task once it was read that it is saved', async () => {
    const { element, inner } = await openEditor()
    await fill(inner, NAME, 'Our lake')
    serverHas([...THREE, { ...THREE[0], id: 31, task_name: 'Our lake', order: 4 } as (typeof THREE)[0]])
    await press(inner, 'Save Task')
    const success = await modal(inner, 'SUCCESS')
    await see(success, 'Success!')
    expect(answered(CREATE)).to.have.length(1)
    await press(success, 'OK')
    await allClosed()
    await shows(element, 'Our river', 'My street', 'Lunch', 'Our lake')
  })

  it('is closed by the browser’s Back, and open again by Forward', async () => {
    const { element } = await openEditor()
    await traverse('back')
    await until(() => !editor(element))
    await shows(element, 'Our river')
    await traverse('forward')
    await ready(await until(() => editor(element), 'the editor'))
    await traverse('back')
  })

  it('asks before the browser’s Back where something is not saved', async () => {
    const { element, inner } = await openEditor()
    const begun = nextEvent(element, 'cx-busy-changed')
    await fill(inner, NAME, 'Our lake')
    await begun
    await traverse('back')
    await press(await modal(element, 'Leave this page?'), 'Stay')
    await allClosed()
    expect((await field(inner, NAME)).value).to.equal('Our lake')
    await press(inner, 'Cancel')
    await press(await modal(inner, 'Leave this task?'), 'Discard and leave')
    await until(() => !editor(element))
  })

  it('is there again where the page is loaded again', async () => {
    const { element } = await openEditor()
    unmountAll()
    await until(() => !element.isConnected, 'the element to be gone')
    const again = mount('<cx-tasks classroom-id="7"></cx-tasks>')
    await ready(await until(() => editor(again), 'the editor'))
    await press(again, 'Back')
    await shows(again, 'Our river')
  })

  it('gives way to a task that the page asks for', async () => {
    const { element } = await openEditor()
    answer(DETAIL, { success: true, data: aWholeTask({ topic: 'Water' }) })
    element.taskId = 1
    await until(() => !editor(element))
    await see(element, 'Topic Water')
  })

  it('opens no library that the history knows and the teacher has not', async () => {
    const params = { classroomId: 7, aside: 'library' }
    const step = { route: 'classroom', params, path: '/classroom/7?tab=tasks&aside=library' }
    serverHas(THREE)
    signedIn({ user: teacher() })
    history.replaceState({ 'cx-screens': { shown: { '/tasks:7': [step] }, run: 0 } }, '')
    const element = mount('<cx-tasks classroom-id="7"></cx-tasks>')
    await shows(element, 'Our river')
    expect(visibleText(element)).not.to.include('Task Library')
  })
})
