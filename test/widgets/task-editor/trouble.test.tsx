import { expect } from '@open-wc/testing'

import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fileRequests } from '../../support/file-requests.ts'

import { modal } from '../../support/modals.ts'

import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
} from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  aFile,
  aSavedTask,
  CLASSROOM,
  CREATE,
  choose,
  independent,
  longText,
  NAME,
  PICTURE,
  place,
  placeNew,
  ready,
  SAVE,
  serves,
  shown,
  shownNew,
  TASK,
} from './an-editor.ts'

const value = async (element: Element, label: string) => (await field(element, label)).value

describe('<cx-task-editor> in trouble', () => {
  fileRequests()
  afterEach(unmountAll)

  it('changes nothing once the exchange has expired', async () => {
    const element = await shown({ classroom: { status: 'expired' } })
    await see(element, 'This classroom exchange has expired and its tasks cannot be edited.')
    expect((await field(element, NAME)).matches(':disabled')).to.equal(true)
    expect((await longText(element, 'Student Prompt')).getAttribute('aria-disabled')).to.equal('true')
    expect((await byRole(element, 'button', 'Save Task')).matches(':disabled')).to.equal(true)
  })

  it('loses nothing where the exchange expires meanwhile', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    answer(SAVE, refusal('This classroom exchange has expired.', 42), { status: 422 })
    await press(element, 'Save Task')
    await see(await modal(element, 'Task not saved'), 'This classroom exchange has expired.')
    serves({ classroom: { status: 'expired' } })
    await press(element, 'OK')
    await see(element, 'This classroom exchange has expired and its tasks cannot be edited.')
    expect(await value(element, NAME)).to.equal('Our lake')
  })

  it('tells what went wrong with saving, and tries again with all that was typed', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    answer(SAVE, refusal('Out of order.'), { status: 500 })
    await press(element, 'Save Task')
    await see(await modal(element, 'Task not saved'), 'Out of order. Please try again.')
    serves()
    await press(element, 'Retry')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE).map(({ body }) => body.task_name)).to.deep.equal(['Our lake', 'Our lake'])
    await press(element, 'OK')
  })

  it('waits for files on their way before it saves', async () => {
    const element = await shownNew({ user: independent })
    const begun = nextEvent<{ busy: boolean }>(element, 'cx-busy-changed')
    const arrive = hold('POST /api/teacher/files', {
      success: true,
      data: { name: PICTURE, index_file: '', type_file: 'thumbnail' },
    })
    choose(element, 'Choose a picture', aFile('boat.png', 'image/png'))
    await see(element, 'Uploading boat.png')
    expect((await begun).detail.busy).to.equal(true)
    await press(element, 'Save Task')
    await see(element, 'Some files have not arrived yet.')
    expect(answered(CREATE)).to.have.length(0)
    arrive()
    await seeNoMore(element, 'Some files have not arrived yet.')
    await fill(element, NAME, 'Our river')
    await press(element, 'Save Task')
    await modal(element, 'SUCCESS')
    await press(element, 'OK')
  })

  it('says that it loads, and shows the task as soon as that has come', async () => {
    serves()
    const arrive = hold(TASK, { success: true, data: aSavedTask() })
    const element = place()
    await until(() => answered(TASK).length === 1, 'the call')
    await see(element, 'Loading')
    arrive()
    await ready(element)
    await seeNoMore(element, 'Loading')
  })

  it('says what could not be loaded, with a way to try again', async () => {
    serves()
    answer(TASK, refusal('Out of order.'), { status: 500 })
    const element = place()
    await see(await modal(element, 'The task could not be loaded'), 'Out of order.')
    serves()
    await press(element, 'Retry')
    await ready(element)
  })

  it('says which classroom or task it wants', async () => {
    serves()
    await see(mount('<cx-task-editor></cx-task-editor>'), 'Choose a classroom')
    await see(mount('<cx-task-editor classroom-id="x"></cx-task-editor>'), 'This is not a classroom')
    await see(mount('<cx-task-editor classroom-id="7" task-id="x"></cx-task-editor>'), 'This is not a task')
  })

  it('tells that a classroom is not the teacher’s', async () => {
    serves()
    answer(CLASSROOM, refusal('No.', 10), { status: 403 })
    const element = placeNew()
    const told = nextEvent<{ error_code: number }>(element, 'cx-classroom-error')
    expect((await told).detail.error_code).to.equal(10)
  })
})
