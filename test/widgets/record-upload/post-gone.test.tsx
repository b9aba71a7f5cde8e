import { expect } from '@open-wc/testing'
import '../../../src/widgets/record-upload/element.ts'
import type { ActionItemDetail } from '../../../src/contract/entities/teacher-submission.ts'
import { actionItemPoll } from '../../../src/core/videos/action-item-poll.ts'
import { answer, answered } from '../../support/answer.ts'
import { byRole, mount, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { filmFile, forgetFilms, keptPieces, pick } from '../../support/recorder-stage.ts'
import { aSubmission, aTaskItem, ITEM, TASK_ATTRIBUTES, taskIs } from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'
import { until } from '../../support/until.ts'

const POST = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const RESPOND = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}'
const METADATA = 'GET /api/teacher/files/sizeVideo'
const UNSENT = 'This video was not sent yet.'
const theirs = { partner_submission: aSubmission() }

describe('a response whose post is deleted or replaced meanwhile', () => {
  tusServer()
  afterEach(async () => {
    unmountAll()
    await forgetFilms()
    localStorage.clear()
  })

  const show = () => mount(`<cx-record-upload ${TASK_ATTRIBUTES} submission-id="31"></cx-record-upload>`)

  async function withFilm(): Promise<HTMLElement> {
    signedIn()
    taskIs(theirs)
    answer(RESPOND, { success: true, data: { id: 62, video_url: null } })
    answer(METADATA, { success: false, message: 'busy' })
    const element = show()
    await byRole(element, 'button', 'Upload a video')
    pick(element, await filmFile())
    await byRole(element, 'button', 'SUBMIT')
    await until(async () => (await keptPieces()) > 0, 'it is kept')
    return element
  }

  /** The poll tells it, as to whoever shows the item. */
  async function itemIs(now: Partial<ActionItemDetail>): Promise<void> {
    answer(ITEM, { success: true, data: aTaskItem(now) })
    const poll = actionItemPoll(5)
    const leave = poll.$state.listen(() => {})
    await poll.refresh()
    leave()
  }

  const changes: [what: string, now: Partial<ActionItemDetail>][] = [
    ['deleted', { partner_submission: null }],
    ['replaced', { partner_submission: aSubmission({ id: 33 }) }],
  ]
  for (const [what, now] of changes) {
    it(`stays in the recorder while that is ${what}, and is sent as a response`, async () => {
      const element = await withFilm()
      const button = await byRole(element, 'button', 'SUBMIT')
      await itemIs(now)
      expect(visibleText(element)).not.to.include(UNSENT)
      expect(button.isConnected).to.equal(true)
      await press(element, 'SUBMIT')
      await see(element, 'VIDEO IS PROCESSING')
      expect(answered(POST)).to.deep.equal([])
      expect(answered(RESPOND)[0]?.params).to.include({ task_id: 21, submission_id: 31 })
    })
  }

  it('is found again beside the one that replaces it', async () => {
    await withFilm()
    await itemIs({ partner_submission: aSubmission({ id: 33 }) })
    unmountAll()
    const element = show()
    await see(element, UNSENT)
    await press(element, 'SUBMIT')
    await see(element, 'VIDEO IS PROCESSING')
    expect(answered(RESPOND)[0]?.params).to.include({ submission_id: 33 })
  })

  it('can be saved on the device while there is none', async () => {
    await withFilm()
    await itemIs({ partner_submission: null })
    unmountAll()
    const element = show()
    await see(element, 'You have a video for this task that was not sent.')
    await byRole(element, 'button', 'SAVE VIDEO ON DEVICE')
  })
})
