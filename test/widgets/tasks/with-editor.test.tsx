import { expect } from '@open-wc/testing'
import { storage } from '../../../src/core/storage.ts'
import { answered } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { CREATE, independent, NAME, ready, serves } from '../task-editor/an-editor.ts'
import { place, serverHas, shows, type TasksElement, THREE } from './a-task-list.ts'

const editor = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('cx-task-editor')

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
    await press(await modal(element, 'Leave this page?'), 'Leave')
    expect((await over).detail.busy).to.equal(false)
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
})
