import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { SUBMISSION_CHANGED, SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { VIEWING_SIGN_MS } from '../../src/contract/limits/submissions.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import {
  aPiece,
  at,
  atDesk,
  CHANGE,
  keeps,
  LEFT,
  ONE,
  PARTNERS,
  VIEWING,
  waiting,
} from '../support/desk-stage.tsx'
import { heldTimers } from '../support/held-timers.ts'
import { allClosed, modal, sentences } from '../support/modals.ts'
import { byRole, press, see, visibleText } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

/** Somebody else has made this of the first one. */
function overtaken(status: 'blocked' | 'approved'): void {
  const submissions = [aPiece(1, { status, version: 4 })]
  answer(CHANGE, { ...refusal('Meanwhile.', SUBMISSION_CHANGED), data: { submissions } }, { status: 409 })
}

describe('others beside the review desk', () => {
  const timers = heldTimers()
  afterEach(clear)

  it('are named where they look at the same submission, and marked in the list', async () => {
    keeps([])
    const viewers = [{ id: 3, full_name: 'Omar Haddad' }]
    const { host, lists } = atDesk(waiting(2))
    await at(host, 1)
    expect(visibleText(host)).not.to.include('looking')
    lists([aPiece(1, { viewers }), aPiece(2, { viewers: [...viewers, { id: 4, full_name: 'Zoe Kim' }] })])
    await see(host, 'Omar Haddad is looking at this.')
    await byRole(host, 'image', 'Omar Haddad, Zoe Kim are looking at this.')
    await expect(host).to.be.accessible()
  })

  it('are told what is looked at, again and again, until it is left; not of what is passed by', async () => {
    keeps([])
    const { host } = atDesk(waiting(3))
    await at(host, 1)
    await sendKeys({ press: 'j' })
    await at(host, 2)
    expect(answered(VIEWING)).to.have.length(0)
    timers.pass(1_000)
    await until(() => answered(VIEWING).length === 1, 'the first sign')
    timers.pass(VIEWING_SIGN_MS)
    await until(() => answered(VIEWING).length === 2, 'the second sign')
    await sendKeys({ press: 'j' })
    await until(() => answered(LEFT).length === 1, 'it to be left')
    expect(answered(VIEWING).map(({ params }) => params.sid)).to.deep.equal([2, 2])
    expect(answered(LEFT)[0]?.params).to.deep.equal({ id: 7, sid: 2 })
  })

  it('are not overwritten unseen: what it is now is shown, and kept', async () => {
    keeps(waiting(2))
    overtaken('blocked')
    const { host } = atDesk(waiting(2))
    await at(host, 1)
    await sendKeys({ press: 'a' })
    const dialog = await modal(host, 'Changed meanwhile')
    expect(sentences(dialog)).to.deep.equal([
      'Somebody else has changed ‘Our river’ by Student1. It is ‘Blocked’ now.',
      'You chose ‘Approve’. Would you like to do that all the same?',
    ])
    await expect(host).to.be.accessible()
    await press(dialog, 'Leave it as it is')
    await allClosed()
    expect(answered(CHANGE)).to.have.length(1)
    await press(host, 'Previous submission')
    await see(host, 'Blocked')
  })

  it('are overruled by a second decision, which goes by what it is now', async () => {
    const { log } = keeps(waiting(2))
    overtaken('blocked')
    const { host } = atDesk(waiting(2))
    await at(host, 1)
    await sendKeys({ press: 'a' })
    const dialog = await modal(host, 'Changed meanwhile')
    const changed = keeps([aPiece(1, { status: 'blocked', version: 4 })])
    await press(dialog, 'Approve')
    await until(() => changed.log.length === 1, 'the decision')
    expect(log).to.deep.equal([])
    expect(answered(CHANGE).at(-1)?.body.videos).to.deep.equal([{ id: 1, version: 4 }])
  })

  it('may have deleted it', async () => {
    keeps(waiting(2))
    answer(CHANGE, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    const { host, all } = atDesk(waiting(2))
    await at(host, 1)
    await sendKeys({ press: 'a' })
    const dialog = await modal(host, 'This submission is not there any more')
    await see(dialog, '‘Our river’ by Student1 is not there any more.')
    await press(dialog, 'OK')
    await until(() => all('.desk-list li').length === 1, 'one less')
  })

  it('may have deleted what is looked at: it says so, and leads on', async () => {
    keeps(waiting(2))
    answer(ONE, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    const { host, lists } = atDesk(waiting(2))
    await at(host, 1)
    lists([aPiece(2)])
    await see(host, 'It cannot be seen any more, or not in this classroom.')
    await expect(host).to.be.accessible()
    await press(host, 'Next submission')
    await at(host, 2)
  })

  it('may have left nothing of what a link leads to: it is not taken for the end of the review', async () => {
    keeps([])
    const come = hold(ONE, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    const { host } = atDesk([], { current: 8 })
    await byRole(host, 'button', 'Back to the list')
    expect(visibleText(host)).not.to.include('Nothing is left to review')
    come()
    await see(host, 'It cannot be seen any more, or not in this classroom.')
    expect(visibleText(host)).not.to.include('Nothing is left to review')
  })

  it('may have left one alone, which a link leads to: once it is deleted, nothing is left', async () => {
    keeps(waiting(1))
    hold(ONE, refusal(''))
    const { host, lists } = atDesk([], { current: 1 })
    lists(waiting(1))
    await press(host, 'Delete')
    await press(await modal(host, 'Delete'), 'Delete')
    await see(host, 'Nothing is left to review')
  })

  it('are not to blame where it could not be asked for: it says why, and tries again', async () => {
    keeps([])
    answer(ONE, refusal('The service rests.'), { status: 503 })
    const { host } = atDesk(waiting(2), { current: 8 })
    const dialog = await modal(host, 'The submission could not be loaded.')
    await see(dialog, 'The service rests. Please try again.')
    await expect(host).to.be.accessible()
    answer(ONE, { success: true, data: aPiece(8) })
    await press(dialog, 'Retry')
    await at(host, 8)
  })

  it('are asked for what the partner’s link leads to and the list does not have', async () => {
    keeps([])
    answer(PARTNERS, ({ params }) => ({ success: true, data: aPiece(params.sid, { status: 'approved' }) }))
    const { host, lists } = atDesk(waiting(2), { isPartner: true })
    await at(host, 1)
    lists(waiting(2), { current: 8 })
    await at(host, 8)
  })

  it('are no reason to tell ten times that the line is gone', async () => {
    keeps(waiting(3))
    const come = hold(CHANGE, refusal('The service rests.'), { status: 503 })
    const { host, heard } = atDesk(waiting(3))
    await at(host, 1)
    for (const id of [2, 3]) {
      await press(host, 'Approve')
      await at(host, id)
    }
    come()
    await until(() => heard.includes('refresh'), 'both answers')
    const dialog = await modal(host, 'The status could not be changed.')
    await see(dialog, '2 decisions: The service rests. Please try again.')
    const { log } = keeps(waiting(3))
    await press(dialog, 'Retry')
    await until(() => log.length === 2, 'both decisions')
    await allClosed()
  })

  it('never move what is looked at: a new one comes in above', async () => {
    keeps([])
    const { host, lists } = atDesk([aPiece(2), aPiece(3)])
    await at(host, 2)
    lists([aPiece(1), aPiece(2), aPiece(3)])
    await see(host, '2 of 3')
    await at(host, 2)
  })

  it('have nothing changed by keys or buttons once the exchange has expired', async () => {
    keeps([])
    const { host } = atDesk(waiting(2), { isExpired: true })
    await see(host, 'This exchange has expired. Nothing can be changed any more.')
    const approve = (await byRole(host, 'button', 'Approve')) as HTMLButtonElement
    expect(approve.disabled).to.equal(true)
    for (const name of ['a', 'u', 'b', 'd', 'z']) await sendKeys({ press: name })
    await see(host, '1 of 2')
    expect(answered(CHANGE)).to.have.length(0)
    await expect(host).to.be.accessible()
  })
})
