import { expect } from '@open-wc/testing'
import '../../../src/widgets/record-upload/element.ts'
import { answer, answered } from '../../support/answer.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  byRole,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { filmFile, forgetFilms, pick } from '../../support/recorder-stage.ts'
import {
  aSubmission,
  aTaskItem,
  ITEM,
  ownSubmission,
  TASK_ATTRIBUTES,
  taskIs,
} from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'
import { until } from '../../support/until.ts'

const SAVE = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const RESPOND = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}'
const METADATA = 'GET /api/teacher/files/sizeVideo'
const theirs = { partner_submission: aSubmission() }

describe('<cx-record-upload> with a video', () => {
  tusServer()
  afterEach(async () => {
    unmountAll()
    await forgetFilms()
    localStorage.clear()
  })

  async function withFilm(attributes: string) {
    signedIn()
    answer(SAVE, { success: true, data: { id: 61, video_url: null } })
    answer(RESPOND, { success: true, data: { id: 62, video_url: null } })
    answer(METADATA, { success: false, message: 'busy' })
    const element = mount(`<cx-record-upload ${attributes}></cx-record-upload>`)
    const busy: boolean[] = []
    element.addEventListener('cx-busy-changed', event => busy.push((event as CustomEvent).detail.busy))
    await byRole(element, 'button', 'Upload a video')
    pick(element, await filmFile())
    await byRole(element, 'button', 'SUBMIT')
    return { element, busy }
  }

  const kinds = [
    ['post', '', {}, 61, '/classroom/7/5/submission-detail', () => answered(SAVE)[0]?.params],
    [
      'response',
      ' submission-id="31"',
      theirs,
      62,
      '/classroom/7/5/submission-detail?response=true',
      () => answered(RESPOND)[0]?.params,
    ],
  ] as const
  for (const [video, attributes, item, id, submission, savedFor] of kinds) {
    it(`tells the page that the ${video} is saved, and leads to it`, async () => {
      taskIs(item)
      const { element, busy } = await withFilm(`${TASK_ATTRIBUTES}${attributes}`)
      expect(visibleText(element)).not.to.include('View Submission')
      const saved = nextEvent(element, 'cx-video-saved')
      // with what is there now, the item is asked for anew
      const now = { ...item, create_completed: true, submission: ownSubmission({ id }) }
      answer(ITEM, { success: true, data: aTaskItem(now) })
      const asked = answered(ITEM).length
      await press(element, 'SUBMIT')
      expect((await saved).detail).to.deep.equal({ classroomId: 7, teacherActionId: 5, submissionId: id })
      expect(savedFor()).to.include({ id: 7, task_id: 21 })
      await until(() => answered(ITEM).length > asked, 'the item, asked for anew')
      await see(element, 'VIDEO IS PROCESSING')
      const box = (await byRole(element, 'progressbar', 'Progress of your video')).closest(
        '.recorder-processing',
      )
      expect(box?.textContent).to.include('View Submission').and.include('You can leave this page.')
      await until(() => busy.length > 1, 'the page is told that nothing is under way')
      expect(busy).to.deep.equal([true, false])
      for (const [name, path] of [
        ['View Submission', submission],
        ['Back to the task', '/classroom/7/5/task-detail'],
      ] as const) {
        const gone = nextPath(element)
        ;(await byRole(element, 'link', name)).click()
        expect(await gone).to.equal(path)
      }
    })
  }

  it('tells the page that nothing is under way any more when it is taken away', async () => {
    taskIs()
    const { element, busy } = await withFilm(TASK_ATTRIBUTES)
    await press(element, 'DELETE & TRY AGAIN')
    await press(element, 'Delete')
    await seeNoMore(element, 'SUBMIT')
    expect(busy).to.deep.equal([])
    unmountAll()
    await until(() => busy.length > 0, 'the page is told')
    expect(busy).to.deep.equal([false])
  })
})
