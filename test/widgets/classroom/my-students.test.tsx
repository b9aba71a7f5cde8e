import { expect } from '@open-wc/testing'
import { answer } from '../../support/answer.ts'
import { byRole, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { aStudent, INES, OMAR } from '../students/a-list.ts'
import { type ClassroomElement, STUDENTS, show } from './a-classroom.ts'

async function open(attributes = ''): Promise<ClassroomElement> {
  const element = await show({ attributes: `classroom-id="7" ${attributes}` })
  answer(STUDENTS, { success: true, data: [INES, OMAR, aStudent({ id: 13, full_name: 'Zoe B' })] })
  await press(element, 'My Students')
  await see(element, '3 students')
  return element
}

const inner = (element: Element) => element.shadowRoot?.querySelector('cx-students')

describe('the tab My Students', () => {
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  it('shows the students in the classroom’s own look, without a frame and a heading of its own', async () => {
    const element = await open('brand="players" theme="dark"')
    expect(inner(element)).to.include({ brand: 'players', theme: 'dark', classroomId: 7 })
    expect(inner(element)?.shadowRoot?.querySelectorAll('h2')).to.have.length(0)
    await expect(element).to.be.accessible()
  })

  it('opens a profile in its place where no page takes the person there, and says so', async () => {
    const element = await open()
    await press(element, 'Omar B')
    await until(() => element.studentId === 12)
    await press(element, 'Back')
    await byRole(element, 'link', 'Omar B')
    expect(element.studentId).to.equal(undefined)
  })

  it('asks the page for a profile with the information as it is', async () => {
    const element = await open('collapse-information')
    const asked = nextEvent<{ path: string }>(document, 'cx-navigate')
    element.addEventListener('cx-navigate', event => event.preventDefault())
    await press(element, 'Ines M')
    expect((await asked).detail.path).to.equal(
      '/classroom/7?tab=students&student_id=11&collapseInformation=true',
    )
  })

  it('forgets the profile with the tab', async () => {
    const element = await show({ attributes: 'classroom-id="7" tab="students" student-id="11"' })
    await byRole(element, 'button', 'Back')
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Tasks')
    expect((await changed).detail.path).to.equal('/classroom/7?tab=tasks')
    expect(element.studentId).to.equal(undefined)
  })
})
