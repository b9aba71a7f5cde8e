import { expect } from '@open-wc/testing'
import '../../../src/widgets/task-detail/element.ts'
import { filmPlace } from '../../../src/core/recording/film.ts'
import { keptFilms } from '../../../src/core/recording/kept-films.ts'
import type { VideoTarget } from '../../../src/core/uploads/video-target.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, mount, see, unmountAll, visibleText } from '../../support/page.ts'
import { forgetFilms } from '../../support/recorder-stage.ts'
import { aSubmission, TASK_ATTRIBUTES, taskIs } from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const UNSENT = 'You have a video that was not sent.'
const theirs = { partner_submission: aSubmission() }

describe('a film that was not sent, on the detail of its task', () => {
  afterEach(async () => {
    unmountAll()
    await forgetFilms()
  })

  const place = () => mount(`<cx-task-detail ${TASK_ATTRIBUTES}></cx-task-detail>`)

  async function kept(target: VideoTarget): Promise<void> {
    signedIn()
    await keptFilms.begin({ id: 'film', name: 'a.webm', type: 'video/webm' }, filmPlace(target))
    await keptFilms.add('film', new Blob(['a film']))
  }

  const films: [step: string, target: VideoTarget, path: string][] = [
    ['Your post', { for: 'task', classroomId: 7, taskId: 21 }, '/classroom/7/5/record-upload'],
    [
      'Your response',
      // to a post that is gone by now
      { for: 'response', classroomId: 7, taskId: 21, submissionId: 30 },
      '/classroom/7/5/record-upload?submission_id=31',
    ],
  ]
  for (const [step, target, path] of films) {
    it(`is told under Go! of '${step}', and leads to the recorder`, async () => {
      await kept(target)
      taskIs(theirs)
      const element = place()
      const link = await byRole(element, 'link', UNSENT)
      expect(link.closest('section')?.querySelector('h3')?.textContent).to.equal(step)
      expect(visibleText(element).split(UNSENT)).to.have.length(2)
      await expect(element).to.be.accessible()
      const gone = nextPath(element)
      link.click()
      expect(await gone).to.equal(path)
    })
  }
})

describe('a video of the task that breaks off', () => {
  afterEach(unmountAll)

  it('is named by its file', async () => {
    signedIn()
    taskIs(theirs)
    const element = mount(`<cx-task-detail ${TASK_ATTRIBUTES}></cx-task-detail>`)
    await see(element, '0:00 / 0:06')
    const video = await until(() => element.shadowRoot?.querySelector('video'), 'the video')
    const error = { code: MediaError.MEDIA_ERR_DECODE }
    Object.defineProperty(video, 'error', { configurable: true, value: error })
    video.dispatchEvent(new Event('error'))
    await see(element, 'trying to render the video: six-seconds.webm.')
    Reflect.deleteProperty(video, 'error')
  })
})
