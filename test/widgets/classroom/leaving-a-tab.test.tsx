import { expect } from '@open-wc/testing'
import { fire } from '../../../src/element/handle.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { type ClassroomElement, show } from './a-classroom.ts'

const inner = (element: ClassroomElement) => element.shadowRoot?.querySelector<HTMLElement>('cx-tasks')

/** The tab My Tasks, in which something is not saved. */
async function atWork(): Promise<ClassroomElement> {
  const element = await show({ attributes: 'classroom-id="7" tab="tasks"' })
  await see(element, 'No tasks yet')
  fire(await until(() => inner(element), 'the tab'), 'cx-busy-changed', { busy: true })
  return element
}

describe('a tab in which something is not saved', () => {
  afterEach(unmountAll)

  it('is left for another one once that was answered', async () => {
    const element = await atWork()
    await press(element, 'My Dashboard')
    await press(await modal(element, 'Leave this page?'), 'Stay')
    await allClosed()
    expect([element.tab, inner(element)?.isConnected]).to.deep.equal(['tasks', true])
    await press(element, 'My Dashboard')
    const over = nextEvent<{ busy: boolean }>(element, 'cx-busy-changed')
    await press(await modal(element, 'Leave this page?'), 'Leave')
    expect((await over).detail.busy).to.equal(false)
    await until(() => element.tab === 'dashboard' && !inner(element))
  })

  it('is left without a question as soon as it is saved, and asks for no other one', async () => {
    const element = await atWork()
    fire(inner(element) as HTMLElement, 'cx-busy-changed', { busy: false })
    await press(element, 'My Dashboard')
    await until(() => element.tab === 'dashboard')
    await press(element, 'My Students')
    await until(() => element.tab === 'students')
  })
})
