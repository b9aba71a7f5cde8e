import { expect } from '@open-wc/testing'
import type { ActionItemDetail } from '../../../src/contract/entities/teacher-submission.ts'
import '../../../src/widgets/record-upload/element.ts'
import { platform } from '../../../src/core/platform.ts'
import { filmPlace } from '../../../src/core/recording/film.ts'
import { keptFilms } from '../../../src/core/recording/kept-films.ts'
import { mount, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { forgetFilms, keptPieces } from '../../support/recorder-stage.ts'
import { aTask, ownSubmission, TASK_ATTRIBUTES, taskIs } from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { realPause } from '../../support/until.ts'

const DAY_MS = 86_400_000
const UNSENT = 'You have a video for this task that was not sent.'

describe('a film that was not sent, whose task takes none any more', () => {
  const { now } = platform
  const { click } = HTMLAnchorElement.prototype
  afterEach(async () => {
    Object.assign(platform, { now })
    HTMLAnchorElement.prototype.click = click
    unmountAll()
    await forgetFilms()
    localStorage.clear()
  })

  async function kept(): Promise<void> {
    signedIn()
    const place = filmPlace({ for: 'task', classroomId: 7, taskId: 21 })
    await keptFilms.begin({ id: 'film', name: 'recording.webm', type: 'video/webm' }, place)
    await keptFilms.add('film', new Blob(['a film']))
  }

  const show = () => mount(`<cx-record-upload ${TASK_ATTRIBUTES}></cx-record-upload>`)

  const closed: [what: string, item: Partial<ActionItemDetail>, expired: boolean][] = [
    ['has one already', { create_completed: true, submission: ownSubmission() }, false],
    ['is hidden', { class_task: aTask({ is_hidden: true }) }, false],
    ['has expired', {}, true],
  ]
  for (const [what, item, expired] of closed) {
    it(`can be saved on the device where the task ${what}`, async () => {
      await kept()
      taskIs(item, expired ? { status: 'expired' } : {})
      const element = show()
      await see(element, UNSENT)
      await expect(element).to.be.accessible()
      const saved: string[] = []
      HTMLAnchorElement.prototype.click = function () {
        saved.push(this.download)
      }
      await press(element, 'SAVE VIDEO ON DEVICE')
      expect(saved).to.deep.equal(['recording.webm'])
    })
  }

  it('is not spoken of where there is none', async () => {
    await kept()
    await keptFilms.forget('film')
    taskIs({}, { status: 'expired' })
    const element = show()
    await see(element, 'This classroom exchange has expired')
    expect(visibleText(element)).not.to.include(UNSENT)
  })

  it('goes after 7 days with whatever element of recordings is shown first', async () => {
    await kept()
    expect(await keptPieces()).to.equal(1)
    platform.now = () => now() + 8 * DAY_MS
    const element = mount('<cx-record-upload></cx-record-upload>')
    await see(element, 'Choose a task')
    while ((await keptPieces()) > 0) await realPause(10)
  })
})
