import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { SUBMISSION_CHANGED } from '../../../src/contract/error-codes/submissions.ts'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../../src/contract/limits/submissions.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { focused, modal, openModals, sentences } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, seeNoMore, tick, unmountAll } from '../../support/page.ts'
import { choose } from '../../support/posts-together-stage.tsx'
import { until } from '../../support/until.ts'
import { all, atDesk, CHANGE, postsOf, RIVER, show, shows, UNDO } from './a-submission-list.ts'
import { forgetView } from './view-steps.ts'

async function change(element: HTMLElement, action: string) {
  await choose(element, action)
  await press(await modal(element, action), action)
}

describe('several submissions', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('are changed together after the question, by the versions that were seen', async () => {
    const { element } = await show()
    await tick(element, 'Select ‘Our river’ of Ines M')
    await tick(element, 'Select ‘My street’ of Omar K')
    await choose(element, 'Block')
    const dialog = await modal(element, 'Block')
    expect(sentences(dialog)).to.deep.equal([
      'The selected 2 videos will be changed to blocked status. Would you like to continue?',
    ])
    const told = nextEvent<{ submissionIds: number[] }>(element, 'cx-submissions-changed')
    await press(dialog, 'Block')
    await see(element, '2 posts are blocked now.')
    expect((await told).detail).to.deep.equal({ submissionIds: [31, 32] })
    expect(answered(CHANGE)[0]?.body).to.deep.equal({
      action: 'blocked',
      videos: [
        { id: 31, version: 1 },
        { id: 32, version: 1 },
      ],
    })
    await see(element, 'None selected')
    await until(() => focused()?.getAttribute('data-post') === '31', 'the focus at the first of them')
  })

  it('have their Undo in sight also where they stand far down in a long list', async () => {
    const { element } = await show({ posts: postsOf(60) })
    all(element, '[data-post="60"]')[0]?.scrollIntoView()
    await tick(element, 'Select ‘Our river’ of Student 60')
    await change(element, 'Approve')
    await see(element, '‘Our river’ is approved now.')
    await until(() => focused()?.getAttribute('data-post') === '60', 'the focus at the post')
    expect(scrollY).to.be.above(innerHeight)
    const { top, bottom } = (await byRole(element, 'button', 'Undo')).getBoundingClientRect()
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(innerHeight)
  })

  it('are back where they were with Undo, deleted and of several statuses, too', async () => {
    const { element } = await show()
    await tick(element, 'Select all')
    await choose(element, 'Delete')
    const dialog = await modal(element, 'Delete')
    expect(sentences(dialog).join()).not.to.include('cannot be undone')
    await press(dialog, 'Delete')
    await see(element, '3 posts are deleted now.')
    await see(element, 'No submissions yet')
    await press(element, 'Undo')
    await shows(element, 'Ines M', 'Omar K', 'Zoe B')
    await see(element, '3 posts are what they were.')
    expect(answered(UNDO)[0]?.params).to.deep.include({ id: 7, change_id: 9 })
  })

  it('say which of them were changed since, and stay as they are', async () => {
    const { element } = await show()
    await tick(element, 'Select all')
    await change(element, 'Approve')
    answer(UNDO, {
      success: true,
      data: { undone: [], changed_since: [{ id: 32, status: 'blocked', version: 3 }], gone: [] },
    })
    await press(element, 'Undo')
    await see(element, '2 of 3 posts are what they were. The others were changed meanwhile')
  })

  it('say which of them did not come back with their student', async () => {
    const { element } = await show()
    await tick(element, 'Select all')
    await change(element, 'Approve')
    answer(UNDO, { success: true, data: { undone: [], changed_since: [], gone: [31] } })
    await press(element, 'Undo')
    await see(element, '2 of 3 posts are what they were.')
  })

  it('are not overwritten unseen where somebody else was faster', async () => {
    const { element } = await show()
    const now = { ...RIVER, status: 'blocked' as const, version: 2 }
    const reply = { ...refusal('Changed.', SUBMISSION_CHANGED), data: { submissions: [now] } }
    answer(CHANGE, () => Response.json(reply, { status: 409 }))
    await tick(element, 'Select ‘Our river’ of Ines M')
    await change(element, 'Approve')
    await see(element, 'Somebody else has changed these posts meanwhile. Nothing was changed.')
    await see(element, 'Ines M, Our river: ‘Blocked’ now')
    await expect(element).to.be.accessible()
    answer(CHANGE, {
      success: true,
      data: { change_id: 10, submissions: [{ id: 31, status: 'approved', version: 3 }] },
    })
    await press(element, 'Change all the same')
    await see(element, '‘Our river’ is approved now.')
    expect(answered(CHANGE).at(-1)?.body).to.deep.equal({
      action: 'approved',
      videos: [{ id: 31, version: 2 }],
    })
  })

  it('stay selected where that could not be done, and the question is left with Escape', async () => {
    const { element } = await show()
    answer(CHANGE, refusal('No.'), { status: 422 })
    await tick(element, 'Select all')
    await change(element, 'Approve')
    await see(element, 'No.')
    await press(element, 'OK')
    await see(element, '3 selected')
    await choose(element, 'Unapprove')
    await modal(element, 'Unapprove')
    await sendKeys({ press: 'Escape' })
    await see(element, '3 selected')
    expect(answered(CHANGE)).to.have.length(1)
  })
})

describe('a question about submissions', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('is not in the way of a desk that the page opens, and waits for whoever comes back', async () => {
    const { element } = await show()
    await tick(element, 'Select all')
    await choose(element, 'Block')
    await modal(element, 'Block')
    element.submissionId = 32
    await atDesk(element, 'Omar K')
    expect(openModals()).to.have.length(0)
    await press(element, 'Back to the list')
    await modal(element, 'Block')
    expect(answered(CHANGE)).to.have.length(0)
  })
})

describe('the undo of submissions', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('is offered for ten seconds', async () => {
    const { element } = await show()
    await tick(element, 'Select all')
    await change(element, 'Approve')
    await see(element, '3 posts are approved now.')
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS - 1)
    await see(element, '3 posts are approved now.')
    await clock.tick(1)
    await seeNoMore(element, '3 posts are approved now.')
  })
})
