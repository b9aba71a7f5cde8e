import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../../src/contract/entities/teacher-submission.ts'
import '../../../src/widgets/submission-detail/element.ts'
import { answer, answered } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, mount, see, seeNoMore, tick, unmountAll, visibleText } from '../../support/page.ts'
import {
  aSubmission,
  bothAnswered,
  ownSubmission,
  TASK_ATTRIBUTES,
  taskIs,
} from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

function place(attributes = TASK_ATTRIBUTES) {
  signedIn()
  return mount(`<cx-submission-detail ${attributes}></cx-submission-detail>`)
}

const NOTE = 'POST /api/teacher/activity'
const mine = { create_completed: true, submission: ownSubmission() }
const theirs = { partner_submission: aSubmission() }
const everything = bothAnswered()
const headings = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('h3') ?? [])].map(heading => heading.textContent)

describe('<cx-submission-detail>', () => {
  afterEach(unmountAll)

  it('renders the two posts beside each other, with who posted them and when', async () => {
    taskIs({ ...mine, ...theirs })
    const element = place()
    await see(element, 'Our school day')
    expect(headings(element)).to.deep.equal(['My Post', 'Post of Camille D.'])
    expect(visibleText(element))
      .to.include('Ada Moreno')
      .and.include('Camille Durand')
      .and.include('Posted On 9/10/2025')
    expect(element.shadowRoot?.querySelectorAll('video').length).to.equal(2)
    const path = nextPath(element)
    ;(await byRole(element, 'link', 'Back to the task')).click()
    expect(await path).to.equal('/classroom/7/5/task-detail')
  })

  it('is accessible in every look', async () => {
    signedIn()
    taskIs({ ...mine, ...theirs })
    await expectAccessibleLooks(
      'cx-submission-detail',
      element => see(element, 'Delete Video'),
      TASK_ATTRIBUTES,
    )
  })

  it('fits every width', async () => {
    signedIn()
    taskIs({ ...mine, ...theirs })
    await expectToFit('cx-submission-detail', element => see(element, 'Delete Video'), TASK_ATTRIBUTES)
  })

  it('shows the responses instead when they are chosen', async () => {
    taskIs(everything)
    const element = place()
    await see(element, 'My Post')
    await tick(element, 'RESPONSE')
    await see(element, 'My Response')
    expect(headings(element)).to.deep.equal(['My Response', 'Response of Camille D.'])
    await seeNoMore(element, 'My Post')
  })

  it('notes that the partner’s response was watched, without marking the post as played', async () => {
    taskIs(everything)
    answer(NOTE, { success: true })
    const element = place(`${TASK_ATTRIBUTES} response`)
    await see(element, 'My Response')
    await until(() => visibleText(element).includes('0:06'), 'the films')
    const theirs = element.shadowRoot?.querySelectorAll('video')[1]
    if (theirs) theirs.muted = true
    theirs?.play()
    await until(() => answered(NOTE).length === 1, 'the note')
    expect(answered(NOTE)[0]?.body.message).to.equal(
      "Watched the partner's response of the task 'Our school day'",
    )
  })

  it('begins with the responses where the page asks for them', async () => {
    taskIs(everything)
    const element = place(`${TASK_ATTRIBUTES} response`)
    await see(element, 'My Response')
  })

  it('has nothing to choose where nobody responds, whatever the page asks for', async () => {
    taskIs({ ...mine, ...theirs, response_completed: null })
    const element = place(`${TASK_ATTRIBUTES} response`)
    await see(element, 'My Post')
    expect(element.shadowRoot?.querySelector('fieldset')).to.equal(null)
  })

  const stages: [processed: 0 | 2, url: string | null, text: string][] = [
    [0, null, 'VIDEO IS PROCESSING'],
    [2, '/v.webm', 'This video failed to convert to LUV format.'],
  ]
  for (const [video_processed, url, text] of stages) {
    it(`says of a video with video_processed ${video_processed}: ${text}`, async () => {
      taskIs({ create_completed: true, submission: ownSubmission({ video_processed, url }) })
      const element = place()
      await see(element, text)
      await expect(element).to.be.accessible()
    })
  }

  const EXPIRED = { status: 'expired' } as const
  /** What stands in the place of an own video, and whether it can be recorded. */
  const missing: [
    what: string,
    attributes: string,
    item: Partial<ActionItemDetail>,
    classroom: Partial<Classroom>,
    text: string,
    path: string | null,
  ][] = [
    ['a post', '', theirs, {}, 'You have not posted a video yet', '/classroom/7/5/record-upload'],
    ['a post after the end', '', theirs, EXPIRED, 'This classroom exchange has expired', null],
    [
      'a response',
      'response',
      theirs,
      {},
      'You have not responded yet',
      '/classroom/7/5/record-upload?submission_id=31',
    ],
    ['a response to nothing', 'response', {}, {}, 'You can respond as soon as Camille D. has posted', null],
    [
      'a response without a partner',
      'response',
      {},
      { partner_id: null },
      'You can respond as soon as this classroom is paired',
      null,
    ],
  ]
  for (const [what, attributes, item, classroom, text, path] of missing) {
    it(`says that ${what} is missing, and leads to recording where that can be`, async () => {
      taskIs(item, classroom)
      const element = place(`${TASK_ATTRIBUTES} ${attributes}`)
      await see(element, text)
      const link = element.shadowRoot?.querySelector<HTMLElement>('.cx-empty-action a')
      if (path === null) {
        expect(link ?? null).to.equal(null)
        return
      }
      const gone = nextPath(element)
      link?.click()
      expect(await gone).to.equal(path)
    })
  }

  /** Delete Video (P3 §4): where the teacher's own video is, and no post that has a response. */
  const deletable: [
    what: string,
    attributes: string,
    item: Partial<ActionItemDetail>,
    classroom: Partial<Classroom>,
    count: number,
  ][] = [
    ['an own post', '', { ...mine, ...theirs }, {}, 1],
    ['an own post that has a response', '', everything, {}, 0],
    ['an own response', 'response', everything, {}, 1],
    ['the partner’s post alone', '', theirs, {}, 0],
    ['an own post of an expired exchange', '', mine, EXPIRED, 0],
  ]
  for (const [what, attributes, item, classroom, count] of deletable) {
    it(`has ${count === 0 ? 'no ' : ''}Delete Video for ${what}`, async () => {
      taskIs(item, classroom)
      const element = place(`${TASK_ATTRIBUTES} ${attributes}`)
      await see(element, attributes ? 'My Response' : 'My Post')
      const buttons = [...(element.shadowRoot?.querySelectorAll('.video-foot button') ?? [])]
      const found = buttons.filter(({ textContent }) => textContent === 'Delete Video')
      expect(found.length).to.equal(count)
    })
  }
})
