import { expect } from '@open-wc/testing'
import { VIDEO_ANSWERED } from '../../../src/contract/error-codes/teacher-videos.ts'
import '../../../src/widgets/submission-detail/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { byRole, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import {
  aSubmission,
  aTaskItem,
  bothAnswered,
  ITEM,
  ownSubmission,
  TASK_ATTRIBUTES,
  taskIs,
} from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const DELETE = 'DELETE /api/teacher/classrooms/{id}/teacher-submissions/{task_id}'
const mine = { create_completed: true, submission: ownSubmission() }
const theirs = { partner_submission: aSubmission() }
const everything = bothAnswered()

function place(attributes = TASK_ATTRIBUTES) {
  signedIn()
  return mount(`<cx-submission-detail ${attributes}></cx-submission-detail>`)
}

describe('deleting an own video', () => {
  afterEach(unmountAll)

  it('asks before it deletes, and keeps the video when it is told so', async () => {
    taskIs({ ...mine, ...theirs })
    const element = place()
    const button = await byRole(element, 'button', 'Delete Video')
    button.focus()
    button.click()
    const asked = await modal(element, 'Delete Video')
    await expect(element).to.be.accessible()
    expect(focused()?.textContent).to.equal('Keep Video')
    await press(asked, 'Keep Video')
    await allClosed()
    expect(answered(DELETE)).to.deep.equal([])
    expect(focused()).to.equal(button)
  })

  for (const [pair, attributes, item] of [
    ['post', '', { ...mine, ...theirs }],
    ['response', 'response', everything],
  ] as const) {
    it(`deletes the ${pair}, tells the page, and offers to record another one`, async () => {
      taskIs(item)
      const gone = hold(DELETE, { success: true })
      const element = place(`${TASK_ATTRIBUTES} ${attributes}`)
      await press(element, 'Delete Video')
      const asked = await modal(element, 'Delete Video')
      const deleted = nextEvent(element, 'cx-video-deleted')
      await press(asked, 'Delete Video')
      await until(() => answered(DELETE).length === 1, 'the call')
      const after =
        pair === 'post'
          ? aTaskItem(theirs)
          : aTaskItem({ ...everything, response_completed: false, partner_submission: aSubmission() })
      answer(ITEM, { success: true, data: after })
      gone()
      expect((await deleted).detail).to.deep.equal({ classroomId: 7, teacherActionId: 5, video: pair })
      await see(element, pair === 'post' ? 'You have not posted a video yet' : 'You have not responded yet')
      await allClosed()
      expect(answered(DELETE).map(({ params, query }) => [params, query])).to.deep.equal([
        [{ id: 7, task_id: 21 }, { video: pair }],
      ])
      const said = [...(element.shadowRoot?.querySelectorAll('[role=status]') ?? [])]
      expect(said.map(({ textContent }) => textContent)).to.include('The video is deleted.')
      await until(() => focused() !== document.body && focused() !== element, 'the focus is somewhere in it')
    })
  }

  const refused: [what: string, reason: string, act: () => void][] = [
    [
      'fails',
      'Error deleting the video, Please try again.',
      () => answer(DELETE, new Response('', { status: 502 })),
    ],
    [
      'is refused',
      'Your partner has responded.',
      () => answer(DELETE, refusal('Your partner has responded.', VIDEO_ANSWERED), { status: 422 }),
    ],
  ]
  for (const [what, reason, act] of refused) {
    it(`says why where deleting ${what}, and tries again`, async () => {
      taskIs({ ...mine, ...theirs })
      act()
      const element = place()
      await press(element, 'Delete Video')
      await press(await modal(element, 'Delete Video'), 'Delete Video')
      await see(element, reason)
      await expect(element).to.be.accessible()
      answer(DELETE, { success: true })
      answer(ITEM, { success: true, data: aTaskItem(theirs) })
      await press(element, 'Retry')
      await see(element, 'You have not posted a video yet')
      await allClosed()
    })
  }
})
