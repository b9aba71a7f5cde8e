import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../../src/contract/entities/teacher-submission.ts'
import '../../../src/widgets/record-upload/element.ts'
import { targetOf } from '../../../src/core/uploads/target-of.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, mount, press, see, unmountAll, visibleText } from '../../support/page.ts'
import {
  aSubmission,
  aTask,
  aTaskItem,
  ownSubmission,
  TASK_ATTRIBUTES,
  taskIs,
} from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'

const RESPONSE = `${TASK_ATTRIBUTES} submission-id="31"`
const theirs = { partner_submission: aSubmission() }

function place(attributes = TASK_ATTRIBUTES) {
  signedIn()
  return mount(`<cx-record-upload ${attributes}></cx-record-upload>`)
}

describe('<cx-record-upload>', () => {
  afterEach(unmountAll)

  it('renders the recorder for the task, and the way back to it', async () => {
    taskIs()
    const element = place()
    await see(element, 'Our school day')
    await byRole(element, 'button', 'Record a video')
    const path = nextPath(element)
    ;(await byRole(element, 'link', 'Back to the task')).click()
    expect(await path).to.equal('/classroom/7/5/task-detail')
  })

  const prompts = [
    [
      'the post',
      TASK_ATTRIBUTES,
      aTask({ create_prompt: 'Show your river.', video_time_limit: 45 }),
      'Show your river.',
    ],
    [
      'the response',
      RESPONSE,
      aTask({ respond_prompt: 'Compare it with yours.', video_time_limit: 45 }),
      'Compare it with yours.',
    ],
    [
      'the post of a task that says nothing itself',
      TASK_ATTRIBUTES,
      aTask({ video_time_limit: 45 }),
      'Show where your students learn.',
    ],
    [
      'the response of a task that says nothing itself',
      RESPONSE,
      aTask({ create_prompt: 'Show your river.', video_time_limit: 45 }),
      'Say what surprised you.',
    ],
  ] as const
  for (const [what, attributes, class_task, prompt] of prompts) {
    it(`records ${what} within the limit of the task, to its prompt`, async () => {
      taskIs({ ...theirs, class_task })
      const element = place(attributes)
      await see(element, 'A recording may take up to 45 seconds.')
      await press(element, 'Review Prompt')
      const text = (await modal(element, 'PROMPT')).textContent
      expect(text)
        .to.include(prompt)
        .and.match(/TIME\s*45 seconds/)
    })
  }

  it('is accessible in every look', async () => {
    signedIn()
    taskIs()
    await expectAccessibleLooks(
      'cx-record-upload',
      element => byRole(element, 'button', 'Record a video'),
      TASK_ATTRIBUTES,
    )
  })

  it('fits every width', async () => {
    signedIn()
    taskIs()
    await expectToFit(
      'cx-record-upload',
      element => byRole(element, 'button', 'Record a video'),
      TASK_ATTRIBUTES,
    )
  })

  it('goes back to the classroom when it is cancelled', async () => {
    taskIs()
    const element = place()
    await byRole(element, 'button', 'Record a video')
    const path = nextPath(element)
    await press(element, 'Cancel')
    expect(await path).to.equal('/classroom/7')
  })

  for (const [video, attributes, item] of [
    ['post', TASK_ATTRIBUTES, { create_completed: true, submission: ownSubmission() }],
    ['response', RESPONSE, { ...theirs, response_completed: true }],
  ] as const) {
    it(`says that there is a ${video} already, and goes back to the task`, async () => {
      taskIs(item)
      const element = place(attributes)
      await see(element, 'You already submitted a video for this task.')
      await expect(element).to.be.accessible()
      const path = nextPath(element)
      await press(await modal(element, 'Already submitted'), 'OK')
      expect(await path).to.equal('/classroom/7/5/task-detail')
      expect(visibleText(element)).not.to.include('Record a video')
    })
  }

  const closed: [
    what: string,
    attributes: string,
    item: Partial<ActionItemDetail>,
    classroom: Partial<Classroom>,
    text: string,
  ][] = [
    ['the exchange has expired', '', {}, { status: 'expired' }, 'This classroom exchange has expired'],
    ['the task is hidden', '', { class_task: aTask({ is_hidden: true }) }, {}, 'This task is hidden'],
    [
      'nobody responds to it',
      RESPONSE,
      { ...theirs, response_completed: null },
      {},
      'Nothing is to be answered',
    ],
    [
      'there is nothing to respond to',
      RESPONSE,
      {},
      {},
      'You can respond as soon as Camille D. has posted a video.',
    ],
  ]
  for (const [what, attributes, item, classroom, text] of closed) {
    it(`takes no video while ${what}`, async () => {
      taskIs(item, classroom)
      const element = place(attributes || undefined)
      await see(element, text)
      expect(visibleText(element)).not.to.include('Record a video')
    })
  }

  const targets = [
    [aTaskItem(), undefined, { for: 'task', classroomId: 7, taskId: 21 }],
    [aTaskItem(theirs), 31, { for: 'response', classroomId: 7, taskId: 21, submissionId: 31 }],
    [aTaskItem(theirs), 30, { for: 'response', classroomId: 7, taskId: 21, submissionId: 31 }],
    [aTaskItem(), 30, { for: 'response', classroomId: 7, taskId: 21, submissionId: 30 }],
    [aTaskItem({ class_task: null }), undefined, { for: 'action', actionId: 5 }],
  ] as const
  for (const [item, answered, target] of targets) {
    const there = item.partner_submission ? 'there' : 'gone'
    it(`records for ${JSON.stringify(target)} what answers ${answered ?? 'nothing'}, with a post ${there}`, () => {
      expect(targetOf(item, answered)).to.deep.equal(target)
    })
  }
})
