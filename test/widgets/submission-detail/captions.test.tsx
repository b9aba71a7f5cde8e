import { expect } from '@open-wc/testing'
import type { Caption } from '../../../src/contract/entities/caption.ts'
import { CAPTIONS_MAX } from '../../../src/contract/limits/captions.ts'
import { writeWebVtt } from '../../../src/core/captions/write-webvtt.ts'
import { actionItemPoll } from '../../../src/core/videos/action-item-poll.ts'
import '../../../src/widgets/submission-detail/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { contentAt } from '../../support/content-at.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import {
  byRole,
  field,
  fill,
  mount,
  press,
  see,
  seeNoMore,
  tick,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { SIX_SECONDS } from '../../support/six-seconds.ts'
import {
  aSubmission,
  aTaskItem,
  ITEM,
  ownSubmission,
  TASK_ATTRIBUTES,
  taskIs,
} from '../../support/task-videos.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const SAVE = 'PUT /api/teacher/teacher-submissions/{id}/captions'
const hello: Caption = { start: 0, end: 2, text: 'Hello' }
const bye: Caption = { start: 4, end: 5.5, text: 'See you' }
const READ = 'GET /api/teacher/teacher-submissions/{id}/captions'

/** An own post, and what its captions are when they are asked for. */
function posted(captions: Caption[] = []) {
  answer(READ, { success: true, data: captions })
  const captions_version = captions.length > 0 ? JSON.stringify(captions) : null
  return { create_completed: true, submission: ownSubmission({ url: SIX_SECONDS, captions_version }) }
}

/** The editor of the teacher's own post. */
async function editor(captions: Caption[] = [hello, bye]) {
  signedIn()
  taskIs(posted(captions))
  const element = mount(`<cx-submission-detail ${TASK_ATTRIBUTES}></cx-submission-detail>`)
  await see(element, '0:06')
  await press(element, 'Captions')
  await see(element, 'Save Captions')
  return element
}
const texts = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLTextAreaElement>('.caption textarea') ?? [])].map(
    ({ value }) => value,
  )
/** What stands over the video. */
const overVideo = (element: HTMLElement) => {
  const [track] = element.shadowRoot?.querySelector('video')?.textTracks ?? []
  return [...(track?.cues ?? [])].map(cue => (cue as VTTCue).text)
}
async function choose(element: HTMLElement, text: string) {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(new File([text], 'a.vtt', { type: 'text/vtt' }))
  if (!input) throw new Error('no field for a file')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('captions of an own video', () => {
  afterEach(unmountAll)

  it('are shown over the video, and changes of them at once', async () => {
    const element = await editor()
    expect(texts(element)).to.deep.equal(['Hello', 'See you'])
    await until(() => overVideo(element).join() === 'Hello,See you', 'the captions')
    await fill(element, 'Text', 'Good morning')
    await until(() => overVideo(element).join() === 'Good morning,See you', 'the new text')
  })

  it('are asked for once, and again only when a poll tells that they are others', async () => {
    const element = await editor([hello])
    await press(element, 'Cancel')
    await until(() => overVideo(element).join() === 'Hello', 'the captions')
    expect(answered(READ).map(({ params }) => params)).to.deep.equal([{ id: 41 }])
    const poll = actionItemPoll(5)
    answer(ITEM, { success: true, data: aTaskItem(posted([hello])) })
    await poll.refresh()
    answer(ITEM, { success: true, data: aTaskItem(posted([hello, bye])) })
    await poll.refresh()
    await until(() => overVideo(element).join() === 'Hello,See you', 'the others')
    expect(answered(READ)).to.have.length(2)
    answer(ITEM, { success: true, data: aTaskItem(posted()) })
    await poll.refresh()
    await until(() => overVideo(element).join() === '', 'none')
    expect(answered(READ)).to.have.length(2)
  })

  it('are not asked for where there are none', async () => {
    await editor([])
    expect(answered(READ)).to.deep.equal([])
  })

  it('that do not come are said not to, and cannot be edited until they have', async () => {
    signedIn()
    taskIs(posted([hello]))
    answer(READ, refusal('The captions rest.'), { status: 500 })
    const element = mount(`<cx-submission-detail ${TASK_ATTRIBUTES}></cx-submission-detail>`)
    await see(element, 'The captions rest.')
    expect(
      [...(element.shadowRoot?.querySelectorAll('button') ?? [])].map(button => button.textContent),
    ).not.to.include('Captions')
    await expect(element).to.be.accessible()
    answer(READ, { success: true, data: [hello] })
    await press(element, 'Try again')
    await until(() => overVideo(element).join() === 'Hello', 'the captions')
    await seeNoMore(element, 'The captions rest.')
    await press(element, 'Captions')
    await until(() => texts(element).join() === 'Hello', 'the line to edit')
  })

  it('are accessible', async () => {
    const element = await editor()
    await expect(element).to.be.accessible()
  })

  it('fit into a narrow column', async () => {
    const element = await editor()
    element.style.width = '320px'
    await until(() => element.clientWidth === 320, 'the width')
    expect(element.scrollWidth).to.equal(320)
  })

  it('are added at the time that is shown, with the focus in the new one', async () => {
    const element = await editor([hello, bye])
    const video = element.shadowRoot?.querySelector('video')
    if (video) video.currentTime = 3
    await press(element, 'Add a caption at 0:03')
    await until(() => focused()?.matches('textarea'), 'the focus in a text')
    expect(texts(element)).to.deep.equal(['Hello', '', 'See you'])
    const times = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('.caption input') ?? [])]
    // until the next one begins
    expect(times.map(({ value }) => value)).to.deep.equal(['0', '2', '3', '4', '4', '5.5'])
  })

  it('lead to their place in the video', async () => {
    const element = await editor()
    await press(element, 'Go to 0:04')
    await until(() => element.shadowRoot?.querySelector('video')?.currentTime === 4, 'the place')
  })

  it('are saved in their order, and said to be', async () => {
    const element = await editor([bye])
    const video = element.shadowRoot?.querySelector('video')
    if (video) video.currentTime = 0
    await press(element, 'Add a caption at 0:00')
    await until(() => focused()?.matches('textarea'), 'the focus in a text')
    await fill(element, 'Text', ' Hello ')
    const goOn = hold(SAVE, { success: true, data: [] })
    await press(element, 'Save Captions')
    await until(() => answered(SAVE).length === 1, 'the call')
    answer(ITEM, { success: true, data: aTaskItem(posted([hello, bye])) })
    goOn()
    await see(element, 'The captions are saved.')
    expect(answered(SAVE).map(({ params, body }) => [params, body])).to.deep.equal([
      [{ id: 41 }, { captions: [{ start: 0, end: 3, text: 'Hello' }, bye] }],
    ])
    await press(element, 'Close')
    await seeNoMore(element, 'Save Captions')
    await until(() => focused()?.textContent === 'Captions', 'the focus on what opened them')
  })

  const wrong: [what: string, label: string, typed: string, text: string][] = [
    ['no text', 'Text', '  ', 'Write what is said.'],
    ['a text that is too long', 'Text', 'x'.repeat(121), 'Make it two captions: this one is too long.'],
    ['no time', 'From (seconds)', 'soon', 'Enter a time in seconds.'],
    ['an end before its start', 'To (seconds)', '0', 'It has to end after it starts.'],
    ['an end before its start with a comma', 'From (seconds)', '2,5', 'It has to end after it starts.'],
  ]
  for (const [what, label, typed, text] of wrong) {
    it(`are not saved with ${what}, and nothing typed is lost`, async () => {
      const element = await editor([hello])
      await fill(element, label, typed)
      expect(visibleText(element)).not.to.include(text)
      await press(element, 'Save Captions')
      await see(element, text)
      await until(() => focused()?.matches('textarea'), 'the focus on the one that is wrong')
      expect((await field(element, label)).value).to.equal(typed)
      expect(answered(SAVE)).to.deep.equal([])
    })
  }

  it('stay as they were typed where saving fails, and are saved the next time', async () => {
    const element = await editor([hello])
    await fill(element, 'Text', 'Good morning')
    answer(SAVE, refusal('This classroom exchange has expired.'), { status: 422 })
    await press(element, 'Save Captions')
    await see(element, 'This classroom exchange has expired.')
    answer(SAVE, { success: true, data: [] })
    await press(element, 'Save Captions')
    await see(element, 'The captions are saved.')
    expect(texts(element)).to.deep.equal(['Good morning'])
  })

  it('are removed, and come back', async () => {
    const element = await editor()
    await press(element, 'Remove caption 1')
    await see(element, 'The caption is removed.')
    expect(texts(element)).to.deep.equal(['See you'])
    await press(element, 'Undo')
    await seeNoMore(element, 'The caption is removed.')
    expect(texts(element)).to.deep.equal(['Hello', 'See you'])
  })

  it('come from a WebVTT file', async () => {
    const element = await editor([])
    await see(element, 'No captions yet.')
    await choose(element, 'WEBVTT\n\n00:01.000 --> 00:02.500\n<b>Hi</b>\n')
    await see(element, '1 caption was loaded.')
    expect(texts(element)).to.deep.equal(['Hi'])
  })

  it('are given as a WebVTT file', async () => {
    const element = await editor()
    const { click } = HTMLAnchorElement.prototype
    const given: [name: string, href: string][] = []
    HTMLAnchorElement.prototype.click = function () {
      given.push([this.download, this.href])
    }
    await press(element, 'Download')
    HTMLAnchorElement.prototype.click = click
    const [[name, href] = ['', '']] = given
    const content = await contentAt(href)
    expect([given.length, name, content.type]).to.deep.equal([1, 'captions.vtt', 'text/vtt'])
    expect(await content.text()).to.equal(writeWebVtt([hello, bye]))
  })

  it('stay where a file has too many', async () => {
    const element = await editor([hello])
    const cues = Array.from(
      { length: CAPTIONS_MAX + 1 },
      (_, at) => `00:00.${String(at).padStart(3, '0')} --> 00:02.000\nHi\n`,
    )
    await choose(element, ['WEBVTT\n', ...cues].join('\n'))
    await see(element, `A video takes up to ${CAPTIONS_MAX} captions.`)
    expect(texts(element)).to.deep.equal(['Hello'])
  })

  it('stay where a file has none', async () => {
    const element = await editor([hello])
    await choose(element, 'no captions')
    await see(element, 'This file has no captions that can be read.')
    expect(texts(element)).to.deep.equal(['Hello'])
  })

  it('are discarded only after a question, and closed without one where nothing has changed', async () => {
    const element = await editor([hello])
    await fill(element, 'Text', 'Good morning')
    await press(element, 'Cancel')
    const asked = await modal(element, 'Discard your changes?')
    await press(asked, 'Keep Editing')
    await allClosed()
    expect(texts(element)).to.deep.equal(['Good morning'])
    await fill(element, 'Text', 'Hello')
    await press(element, 'Cancel')
    await seeNoMore(element, 'Save Captions')
    await press(element, 'Captions')
    expect(texts(element)).to.deep.equal(['Hello'])
  })

  it('that are changed are not left without a question, and the page is told', async () => {
    signedIn()
    taskIs({ ...posted([hello]), partner_submission: aSubmission() })
    const element = mount(`<cx-submission-detail ${TASK_ATTRIBUTES}></cx-submission-detail>`)
    const told: boolean[] = []
    element.addEventListener('cx-busy-changed', event => told.push((event as CustomEvent).detail.busy))
    await press(element, 'Captions')
    await fill(element, 'Text', 'Good morning')
    await until(() => told.length === 1, 'the page to be told')
    await tick(element, 'RESPONSE')
    await press(await modal(element, 'Discard your changes?'), 'Discard')
    await see(element, 'My Response')
    await until(() => told.length === 2, 'the page to be told')
    expect(told).to.deep.equal([true, false])
  })

  it('are not offered once the exchange has expired', async () => {
    signedIn()
    taskIs(posted([hello]), { status: 'expired' })
    const element = mount(`<cx-submission-detail ${TASK_ATTRIBUTES}></cx-submission-detail>`)
    await see(element, '0:06')
    expect(visibleText(element)).not.to.include('Captions')
    expect(await byRole(element, 'button', 'Hide captions')).to.be.instanceOf(HTMLElement)
  })
})
