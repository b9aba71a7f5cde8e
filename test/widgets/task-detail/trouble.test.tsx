import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import '../../../src/widgets/task-detail/element.ts'
import { answer, refusal } from '../../support/answer.ts'
import { mount, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { aTaskItem, ITEM, TASK_ATTRIBUTES, taskIs } from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

function place(attributes = TASK_ATTRIBUTES) {
  signedIn()
  return mount(`<cx-task-detail ${attributes}></cx-task-detail>`)
}

describe('<cx-task-detail> without a task to show', () => {
  afterEach(unmountAll)

  it('says that the task does not come, and tries again', async () => {
    taskIs()
    answer(ITEM, refusal(''), { status: 500 })
    const element = place()
    await see(element, 'The task cannot be shown')
    await see(element, 'Information not found. Please try again.')
    await expect(element).to.be.accessible()
    answer(ITEM, { success: true, data: aTaskItem() })
    await press(element, 'Retry')
    await see(element, 'Our school day')
  })

  const forbidden: [what: string, act: () => void][] = [
    ['that is another’s', () => answer(ITEM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })],
    [
      'whose classroom is another’s',
      () => answer(CLASSROOM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 }),
    ],
    [
      'of another classroom than the address says',
      () => answer(CLASSROOM, { success: true, data: aClassroom({ id: 8 }) }),
    ],
  ]
  for (const [what, act] of forbidden) {
    it(`shows nothing of a task ${what}`, async () => {
      taskIs()
      act()
      const element = place(what.includes('address') ? 'classroom-id="8" teacher-action-id="5"' : undefined)
      await see(element, 'You do not have rights')
      expect(visibleText(element)).not.to.include('Our school day')
    })
  }

  for (const attributes of ['', 'classroom-id="7"', 'classroom-id="7" teacher-action-id="x"']) {
    it(`asks to choose a task with '${attributes}'`, async () => {
      const element = mount(`<cx-task-detail ${attributes}></cx-task-detail>`)
      signedIn()
      await see(element, 'Choose a task')
    })
  }
})
