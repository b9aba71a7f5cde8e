import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { SUBMISSION_CHANGED, SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { allClosed, focused, modal, sentences } from '../support/modals.ts'
import { byRole, press, see, seeNoMore } from '../support/page.ts'
import { SIX_SECONDS } from '../support/six-seconds.ts'
import { until } from '../support/until.ts'
import { clear, LONG, RTL } from '../ui/show.tsx'
import { aPost, aText, CHANGE, profile, RESPONSES, serves, UNDO, VIDEOS } from './student-profile-stage.tsx'

const GONE = 'One of these posts is not there any more. Nothing was changed.'

const river = aPost()
const street = aPost({ id: 32, task_name: 'My street', status: 'approved' })

/** The card of a post, by its task. */
const card = (host: HTMLElement, task: string) =>
  until(
    () =>
      [...(host.shadowRoot?.querySelectorAll<HTMLElement>('article') ?? [])].find(
        found => found.querySelector('h3')?.textContent === task,
      ),
    `the card of '${task}'`,
  )
const namesOf = (found: Element) => [...found.querySelectorAll('button')].map(button => button.textContent)
/** Waits until the card of a task has the focus. */
const cardHasFocus = (task: string) =>
  until(() => focused()?.querySelector('h3')?.textContent === task, `the focus at the card of '${task}'`)

const changedReply = { success: true as const, data: { change_id: 9, submissions: [] } }

/** Answers a change, and lists the posts from then on as they are afterwards. */
function changes(after: Submission[]): void {
  answer(CHANGE, () => {
    answer(VIDEOS, { success: true, data: after })
    return changedReply
  })
}

describe('the task videos of a student', () => {
  afterEach(clear)

  for (const [status, word, actions] of [
    ['pending', 'Submitted (Pending Review)', ['Approve', 'Unapprove', 'Block', 'Delete']],
    ['approved', 'Approved', ['Unapprove', 'Block', 'Delete']],
    ['unapproved', 'Unapproved', ['Approve', 'Block', 'Delete']],
    ['blocked', 'Blocked', ['Approve', 'Unapprove', 'Delete']],
  ] as const) {
    it(`say '${word}' where one is ${status}, and offer ${actions.join(', ')}`, async () => {
      serves({ videos: [aPost({ status })] })
      const { host } = profile()
      const shown = await card(host, 'Our river')
      expect(shown.querySelector('.cx-tag')?.textContent).to.equal(word)
      expect(namesOf(shown)).to.deep.equal(['Watch video', ...actions])
      await see(host, 'Posted On 10/3/2025')
      await expect(host).to.be.accessible()
    })
  }

  it('are approved after a question, with the focus at the card, whose button is gone', async () => {
    serves({ videos: [river, street] })
    changes([{ ...river, status: 'approved' }, street])
    const { host, heard } = profile()
    ;(await card(host, 'Our river')).querySelectorAll('button')[1]?.click()
    const dialog = await modal(host, 'Approve')
    expect(sentences(dialog)).to.deep.equal([
      'Our river',
      'The selected 1 videos will be changed to approved status. Would you like to continue?',
    ])
    await expect(host).to.be.accessible()
    await press(dialog, 'Approve')
    await see(host, '‘Our river’ is approved now.')
    await cardHasFocus('Our river')
    expect(heard).to.deep.equal(['edited'])
    expect(answered(CHANGE)[0]?.body).to.deep.equal({ action: 'approved', videos: [{ id: 31, version: 1 }] })
    expect(namesOf(await card(host, 'Our river'))).not.to.include('Approve')
    await expect(host).to.be.accessible()
  })

  it('stay as they are where the question is left', async () => {
    serves()
    const { host } = profile()
    await press(host, 'Block')
    await modal(host, 'Block')
    await sendKeys({ press: 'Escape' })
    await allClosed()
    expect(answered(CHANGE)).to.have.length(0)
    expect(focused()?.textContent).to.equal('Block')
  })

  it('are as they were after Undo, also where nobody had decided before', async () => {
    serves({ videos: [river] })
    changes([{ ...river, status: 'blocked' }])
    const { host } = profile()
    await press(host, 'Block')
    await press(await modal(host, 'Block'), 'Block')
    await see(host, '‘Our river’ is blocked now.')
    answer(UNDO, () => {
      answer(VIDEOS, { success: true, data: [river] })
      return {
        success: true,
        data: { undone: [{ id: 31, status: 'pending', version: 3 }], changed_since: [], gone: [] },
      }
    })
    await press(host, 'Undo')
    await see(host, 'The change is undone.')
    expect(answered(UNDO)[0]?.params).to.deep.include({ id: 7, change_id: 9 })
    await see(host, 'Submitted (Pending Review)')
    await press(host, 'Dismiss')
    await seeNoMore(host, 'The change is undone.')
  })

  it('are not overwritten unseen where an assistant was faster', async () => {
    serves({ videos: [river] })
    const { host } = profile()
    const now = { ...river, status: 'blocked' as const, version: 2 }
    const reply = { ...refusal('Changed.', SUBMISSION_CHANGED), data: { submissions: [now] } }
    await card(host, 'Our river')
    answer(CHANGE, () => Response.json(reply, { status: 409 }))
    await press(host, 'Approve')
    await press(await modal(host, 'Approve'), 'Approve')
    await see(host, 'Ines M, Our river: ‘Blocked’ now')
    changes([{ ...river, status: 'approved', version: 3 }])
    await press(host, 'Change all the same')
    await see(host, '‘Our river’ is approved now.')
    expect(answered(CHANGE).at(-1)?.body.videos).to.deep.equal([{ id: 31, version: 2 }])
  })

  it('are deleted one after the other from the keyboard, and the focus never gets lost', async () => {
    serves({ videos: [river, street] })
    changes([street])
    const { host } = profile()
    ;[...(await card(host, 'Our river')).querySelectorAll('button')].at(-1)?.focus()
    await sendKeys({ press: 'Enter' })
    const dialog = await modal(host, 'Delete')
    await until(() => focused()?.textContent === 'Cancel', 'the focus at Cancel')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => !dialog.isConnected, 'the question to go')
    await see(host, '‘Our river’ is deleted now.')
    await cardHasFocus('My street')
    changes([])
    ;[...(await card(host, 'My street')).querySelectorAll('button')].at(-1)?.focus()
    await sendKeys({ press: 'Enter' })
    await modal(host, 'Delete')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await see(host, 'No task videos yet')
    await until(() => focused()?.classList.contains('student-posts'), 'the focus at the list')
    await expect(host).to.be.accessible()
  })

  it('say why one is not changed, and show how it is by now', async () => {
    serves({ videos: [river] })
    const { host } = profile()
    await card(host, 'Our river')
    answer(VIDEOS, { success: true, data: [] })
    answer(CHANGE, refusal(GONE, SUBMISSION_GONE), { status: 404 })
    await press(host, 'Approve')
    await press(await modal(host, 'Approve'), 'Approve')
    await see(host, GONE)
    await press(host, 'OK')
    await see(host, 'No task videos yet')
  })

  it('are changed by another attempt where the service could not be reached', async () => {
    serves({ videos: [river] })
    answer(CHANGE, new Response('', { status: 503 }))
    const { host } = profile()
    await press(host, 'Approve')
    await press(await modal(host, 'Approve'), 'Approve')
    await byRole(host, 'button', 'Retry')
    changes([{ ...river, status: 'approved' }])
    await press(host, 'Retry')
    await see(host, '‘Our river’ is approved now.')
  })

  it('are watched in a popup, which is left where it was opened', async () => {
    serves({ videos: [aPost({ url: SIX_SECONDS })] })
    const { host } = profile()
    const button = await byRole(host, 'button', 'Watch video')
    button.focus()
    button.click()
    const popup = await modal(host, 'Our river, Ines M')
    const video = popup.querySelector('video') ?? expect.fail('no video')
    video.muted = true
    await until(() => video.readyState >= HTMLMediaElement.HAVE_METADATA, 'the video')
    await expect(host).to.be.accessible()
    video.pause()
    await sendKeys({ press: 'Escape' })
    await allClosed()
    expect(focused()?.textContent).to.equal('Watch video')
  })

  it('have the text that comes with a video, in an answer too, so that nothing is approved unread', async () => {
    const answer = aPost({ id: 52, text: 'It is the same river.', student_first_name: 'Luc' })
    serves({ videos: [aPost({ url: SIX_SECONDS, text: 'This is our river.', responses: [answer] })] })
    const { host } = profile()
    const shown = await card(host, 'Our river')
    for (const text of ['This is our river.', 'It is the same river.'])
      expect(shown.textContent).to.include(text)
    expect(namesOf(shown).filter(name => name === 'Watch video')).to.have.length(2)
    await expect(host).to.be.accessible()
  })

  for (const [what, post, text, tags] of [
    ['is being processed', { video_processed: 0 }, 'VIDEO IS PROCESSING', ['Processing']],
    [
      'has failed',
      { video_processed: 2 },
      'This video failed to convert to LUV format.',
      ['Processing failed'],
    ],
    ['is not there', {}, 'VIDEO IS NOT READY YET TRY AGAIN LATER', []],
  ] as const) {
    it(`say so of one that ${what}`, async () => {
      serves({ videos: [aPost(post)] })
      const { host } = profile()
      const shown = [...(await card(host, 'Our river')).querySelectorAll('.student-content .cx-tag')]
      expect(shown.map(({ textContent }) => textContent)).to.deep.equal(tags)
      await press(host, 'Watch video')
      await see(await modal(host, 'Our river, Ines M'), text)
    })
  }

  it('have what others have answered under them', async () => {
    const answers = [
      { ...aText({ id: 51, student_first_name: 'Lea', student_last_initial: 'D', status: 'approved' }) },
      { ...aPost({ id: 52, student_first_name: 'Luc', student_last_initial: 'P', status: 'approved' }) },
    ]
    serves({ videos: [aPost({ responses: answers })] })
    const { host } = profile()
    const shown = await card(host, 'Our river')
    const section = shown.querySelector('section') ?? expect.fail('no answers')
    expect(section.ariaLabel).to.equal('2 responses')
    for (const text of ['Lea D', 'We have a river, too.', 'Luc P', 'Watch video', 'Approved'])
      expect(section.textContent).to.include(text)
    await expect(host).to.be.accessible()
  })

  it('stand in their place at any length, in any script, from a narrow column to a wide page', async () => {
    for (const width of [320, 390, 700, 1280]) {
      serves({
        student: { full_name: LONG },
        videos: [aPost({ task_name: LONG }), aText({ text: RTL + LONG, is_response: false })],
      })
      const { host } = profile({ width })
      await see(host, RTL)
      expect(host.scrollWidth, `${width} px`).to.equal(host.clientWidth)
      clear()
    }
  })

  it('say that they are coming, and what went wrong', async () => {
    serves()
    const come = hold(VIDEOS, refusal('Service Error, Please try again'), { status: 500 })
    const { host } = profile()
    await see(host, 'Loading')
    come()
    const dialog = await modal(host, 'Error get submissions, Please try again.')
    await see(dialog, 'Service Error, Please try again')
    await expect(host).to.be.accessible()
    serves()
    await press(dialog, 'Retry')
    await card(host, 'Our river')
  })
})

describe('the responses of a student', () => {
  afterEach(clear)

  it('are asked for when their tab is opened; texts are read, with whom they answer', async () => {
    serves({ responses: [aText({ text: 'We have a river, too.\nIt is long.' })] })
    const { host } = profile()
    await card(host, 'Our river')
    expect(answered(RESPONSES)).to.have.length(0)
    await press(host, 'RESPONSES')
    await see(host, 'We have a river, too. It is long.')
    await see(host, 'In response to Lea D')
    expect(namesOf(await card(host, 'Our river'))).not.to.include('Watch video')
    await expect(host).to.be.accessible()
  })

  it('say where there are none', async () => {
    serves({ responses: [] })
    const { host } = profile()
    await press(host, 'RESPONSES')
    await see(host, 'What this student answers to others appears here.')
    await expect(host).to.be.accessible()
  })
})
