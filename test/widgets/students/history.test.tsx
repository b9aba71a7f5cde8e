import { expect } from '@open-wc/testing'
import { answer } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { byRole, mount, press, see, unmountAll } from '../../support/page.ts'
import { heardOfHistory, stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { aProfileOf, INES, OMAR, place, type StudentsElement, serverHas, show, shows } from './a-list.ts'

const PASSWORD = 'PUT /api/teacher/classrooms/{id}/students/{student_id}/password'

async function traverse(step: 'back' | 'forward'): Promise<void> {
  const heard = heardOfHistory()
  history[step]()
  await heard
}

/** The profile of Omar, opened from the list. */
async function opened(): Promise<StudentsElement> {
  const element = await show()
  aProfileOf(OMAR)
  await press(element, 'Omar B')
  await see(element, 'TASK VIDEOS')
  return element
}

describe('a profile in the page’s history', () => {
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  it('is closed by the browser’s Back, and open again by Forward', async () => {
    const element = await opened()
    await traverse('back')
    await hasFocus(await byRole(element, 'link', 'Omar B'))
    expect(element.studentId).to.equal(undefined)
    await traverse('forward')
    await see(element, 'TASK VIDEOS')
    expect(element.studentId).to.equal(12)
    await traverse('back')
    await byRole(element, 'link', 'Omar B')
  })

  it('leaves no entry behind when its own Back is pressed', async () => {
    const element = await opened()
    const before = history.length
    const heard = heardOfHistory()
    await press(element, 'Back')
    await heard
    await byRole(element, 'link', 'Omar B')
    await press(element, 'Omar B')
    await see(element, 'TASK VIDEOS')
    expect(history.length).to.equal(before)
    await traverse('back')
  })

  it('is no entry of ours where the page takes the person there', async () => {
    const element = await show()
    aProfileOf(OMAR)
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const before = history.length
    await press(element, 'Omar B')
    await see(element, 'TASK VIDEOS')
    expect(history.length).to.equal(before)
    expect(history.state).to.equal(null)
  })

  it('is there again where the page is loaded again', async () => {
    const element = await opened()
    unmountAll()
    await until(() => !element.isConnected, 'the element to be gone')
    const again = mount<StudentsElement>('<cx-students classroom-id="7"></cx-students>')
    await see(again, 'TASK VIDEOS')
    expect(again.studentId).to.equal(12)
    await press(again, 'Back')
    await shows(again, 'Ines M')
  })

  it('gives way to a student whom the page asks for, or to the list', async () => {
    const element = await opened()
    aProfileOf(INES)
    element.studentId = 11
    await see(element, 'ines-kite-42')
    expect(element.studentId).to.equal(11)
    Object.assign(element, { studentId: undefined })
    await byRole(element, 'link', 'Omar B')
    expect(history.state).to.deep.equal({ 'cx-screens': { shown: { '/students:7': [] }, run: 0 } })
  })

  it('stays where a password is shown once, which is asked for first', async () => {
    const element = await opened()
    const credentials = { id: 12, username: 'omar-lamp-17', password: 'plum-cloud-31', code: 'QX7-KLM' }
    answer(PASSWORD, { success: true, data: credentials })
    await press(element, 'Reset password')
    await press(await modal(element, 'Reset password'), 'Reset password')
    await see(await modal(element, 'Password reset'), 'plum-cloud-31')
    await traverse('back')
    // and forward once more
    await heardOfHistory()
    await press(await modal(element, 'Close without the password?'), 'Stay')
    await see(element, 'plum-cloud-31')
    expect(element.studentId).to.equal(12)
    await press(element, 'OK')
    await press(await modal(element, 'Close without the password?'), 'Close without it')
    await allClosed()
  })

  it('is of its own classroom alone', async () => {
    serverHas([INES, OMAR])
    const element = place()
    await shows(element, 'Ines M')
    const path = '/classroom/8?tab=students&student_id=12'
    const step = { route: 'classroom', params: { classroomId: 8 }, path }
    history.replaceState({ 'cx-screens': { shown: { '/students:7': [step] }, run: 0 } }, '')
    unmountAll()
    await until(() => !element.isConnected)
    const again = mount<StudentsElement>('<cx-students classroom-id="7"></cx-students>')
    await shows(again, 'Ines M')
    expect(again.studentId).to.equal(undefined)
  })
})
