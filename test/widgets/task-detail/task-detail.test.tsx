import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../../src/contract/entities/teacher-submission.ts'
import '../../../src/widgets/task-detail/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, mount, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import {
  aSubmission,
  aTask,
  aTaskItem,
  ITEM,
  ownSubmission,
  TASK_ATTRIBUTES,
  taskIs,
} from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const PLAYED = 'PUT /api/teacher/actions-videos/{id}/played'
const ACTIVITY = 'POST /api/teacher/activity'

function place(attributes = TASK_ATTRIBUTES) {
  signedIn()
  return mount(`<cx-task-detail ${attributes}></cx-task-detail>`)
}

const partnersVideo = { partner_submission: aSubmission(), video_url: '/v.mp4' }

describe('<cx-task-detail>', () => {
  afterEach(unmountAll)

  it('renders the task, its instructions and the way back', async () => {
    taskIs()
    const element = place()
    await see(element, 'Our school day')
    expect(visibleText(element))
      .to.include('Letters to Lyon')
      .and.include('Show where your students learn.')
      .and.include('Camille D. has not posted a video yet')
    const path = nextPath(element)
    ;(await byRole(element, 'link', 'Back to the classroom')).click()
    expect(await path).to.equal('/classroom/7')
  })

  it('says what the task itself asks for, of the post and of the response', async () => {
    const class_task = aTask({ create_prompt: 'Show your river.', respond_prompt: 'Compare it with yours.' })
    taskIs({ ...partnersVideo, class_task })
    const element = place()
    await see(element, 'Our school day')
    const steps = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.step') ?? [])]
    expect(steps.map(step => step.textContent)).to.satisfy(
      ([post, response]: string[]) =>
        /learn\.PROMPTShow your river\./.test(post ?? '') &&
        /surprised you\.PROMPTCompare it with yours\./.test(response ?? ''),
    )
  })

  it('is accessible in every look', async () => {
    signedIn()
    taskIs(partnersVideo)
    await expectAccessibleLooks('cx-task-detail', element => see(element, '0:06'), TASK_ATTRIBUTES)
  })

  it('fits every width, long names included', async () => {
    signedIn()
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'.repeat(3)
    taskIs(
      {
        ...partnersVideo,
        class_task: aTask({ task_name: long, is_hidden: true, create_prompt: long, respond_prompt: long }),
      },
      { name: long },
    )
    await expectToFit('cx-task-detail', element => see(element, '0:06'), TASK_ATTRIBUTES)
  })

  it('shows outlines until all of it is there', async () => {
    taskIs()
    const arrives = hold(ITEM, { success: true, data: aTaskItem() })
    const element = place()
    await until(() => element.shadowRoot?.querySelector('.cx-skeleton'), 'the outline')
    await expect(element).to.be.accessible()
    arrives()
    await see(element, 'Our school day')
    expect(element.shadowRoot?.querySelector('.cx-skeleton')).to.equal(null)
  })

  const GO_POST = ['Go! Your post: Our school day', '/classroom/7/5/record-upload'] as const
  const VIEW_POST = ['View Your post: Our school day', '/classroom/7/5/submission-detail'] as const
  const GO_RESPONSE = [
    'Go! Your response: Our school day',
    '/classroom/7/5/record-upload?submission_id=31',
  ] as const
  const VIEW_RESPONSE = [
    'View Your response: Our school day',
    '/classroom/7/5/submission-detail?response=true',
  ] as const
  const posted = { create_completed: true, submission: ownSubmission() }
  const answeredIt = { response_completed: true }

  /** What there is, and which buttons lead on where. */
  const ways: [
    what: string,
    item: Partial<ActionItemDetail>,
    classroom: Partial<Classroom>,
    links: (readonly [string, string])[],
  ][] = [
    ['nothing is there', {}, {}, [GO_POST]],
    ['the own video is there', posted, {}, [VIEW_POST]],
    ['the partner’s video is there', partnersVideo, {}, [GO_POST, GO_RESPONSE]],
    ['both videos are there', { ...posted, ...partnersVideo }, {}, [VIEW_POST, GO_RESPONSE]],
    ['all is there', { ...posted, ...partnersVideo, ...answeredIt }, {}, [VIEW_POST, VIEW_RESPONSE]],
    ['there is no respond step', { ...partnersVideo, response_completed: null }, {}, [GO_POST]],
    ['the exchange has expired', { ...posted, ...partnersVideo }, { status: 'expired' }, [VIEW_POST]],
    ['the task is hidden', { ...partnersVideo, class_task: aTask({ is_hidden: true }) }, {}, []],
  ]
  for (const [what, item, classroom, links] of ways) {
    it(`offers what can be done while ${what}`, async () => {
      taskIs(item, classroom)
      const element = place()
      await see(element, 'Our school day')
      const shown = [...(element.shadowRoot?.querySelectorAll('.step a') ?? [])]
      expect(shown.map(link => link.textContent)).to.deep.equal(links.map(([name]) => name))
      for (const [name, path] of links) {
        const gone = nextPath(element)
        ;(await byRole(element, 'link', name)).click()
        expect(await gone).to.equal(path)
      }
    })
  }

  it('says why nothing can be posted', async () => {
    taskIs({}, { status: 'expired' })
    const element = place()
    await see(element, 'This classroom exchange has expired, so no more videos can be posted.')
  })

  it('says what an unpaired classroom waits for', async () => {
    taskIs({}, { partner_id: null, partner: null, class_pairing: null })
    const element = place()
    await see(element, 'No partner yet')
    expect(visibleText(element)).to.include('You can respond as soon as this classroom is paired')
  })

  it('notes that the partner’s video was watched, once, and tells the page', async () => {
    taskIs(partnersVideo)
    answer(PLAYED, { success: true, data: aTaskItem() })
    answer(ACTIVITY, { success: true })
    const element = place()
    await see(element, '0:06')
    const told: object[] = []
    element.addEventListener('cx-partner-video-played', event => told.push((event as CustomEvent).detail))
    const video = element.shadowRoot?.querySelector('video')
    if (!video) throw new Error('there is no video')
    video.muted = true
    for (let time = 0; time < 2; time += 1) {
      const plays = nextEvent(video, 'playing')
      await press(element, 'Play')
      await plays
      await press(element, 'Pause')
      await byRole(element, 'button', 'Play')
    }
    await until(() => answered(ACTIVITY).length > 0, 'the note')
    await settle()
    expect(told).to.deep.equal([{ classroomId: 7, teacherActionId: 5 }])
    expect(answered(PLAYED).map(({ params }) => Number(params.id))).to.deep.equal([5])
    const [{ body }, ...others] = answered(ACTIVITY) as [ReturnType<typeof answered<typeof ACTIVITY>>[number]]
    expect(others).to.deep.equal([])
    expect(body.message).to.equal("Watched the partner's video of the task 'Our school day'")
    expect(body.device_time).to.match(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(body.device_name.length).to.be.within(1, 150)
  })

  it('plays on where the note fails', async () => {
    taskIs({ ...partnersVideo, video_played: true })
    answer(ACTIVITY, refusal('No.'), { status: 503 })
    const element = place()
    await see(element, '0:06')
    const video = element.shadowRoot?.querySelector('video')
    if (video) video.muted = true
    await press(element, 'Play')
    await until(() => answered(ACTIVITY).length === 1, 'the note')
    expect(answered(PLAYED)).to.deep.equal([])
    await byRole(element, 'button', 'Pause')
  })
})
