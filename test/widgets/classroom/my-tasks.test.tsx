import { expect } from '@open-wc/testing'
import { storage } from '../../../src/core/storage.ts'
import { answer } from '../../support/answer.ts'
import { byRole, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aWholeTask, DETAIL, THREE } from '../tasks/a-task-list.ts'
import { type ClassroomElement, show, TASKS } from './a-classroom.ts'

async function open(attributes = ''): Promise<ClassroomElement> {
  const element = await show({ attributes: `classroom-id="7" ${attributes}` })
  answer(TASKS, { success: true, data: THREE })
  answer(DETAIL, ({ params }) => ({ success: true, data: aWholeTask({ id: params.tid }) }))
  await press(element, 'My Tasks')
  await see(element, '3 tasks')
  return element
}

const inner = (element: Element) => element.shadowRoot?.querySelector('cx-tasks')

describe('the tab My Tasks', () => {
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  afterEach(unmountAll)

  it('shows the tasks in the classroom’s own look, without a frame and a heading of its own', async () => {
    const element = await open('brand="players" theme="dark"')
    expect(inner(element)).to.include({ brand: 'players', theme: 'dark', classroomId: 7 })
    expect(inner(element)?.shadowRoot?.querySelectorAll('h2')).to.have.length(0)
    await expect(element).to.be.accessible()
  })

  it('opens a task in its place where no page takes the person there, and says so', async () => {
    const element = await open()
    await press(element, 'My street')
    await until(() => element.taskId === 2)
    await press(element, 'Back')
    await byRole(element, 'link', 'My street')
    expect(element.taskId).to.equal(undefined)
  })

  it('asks the page for a task with the information as it is', async () => {
    const element = await open('collapse-information')
    const asked = nextEvent<{ path: string }>(document, 'cx-navigate')
    element.addEventListener('cx-navigate', event => event.preventDefault())
    await press(element, 'Our river')
    expect((await asked).detail.path).to.equal('/classroom/7?tab=tasks&task_id=1&collapseInformation=true')
  })

  it('forgets the task with the tab', async () => {
    const element = await open()
    await press(element, 'My street')
    await until(() => element.taskId === 2)
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'Submissions')
    expect((await changed).detail.path).to.equal('/classroom/7?tab=submissions')
    expect(element.taskId).to.equal(undefined)
  })
})
