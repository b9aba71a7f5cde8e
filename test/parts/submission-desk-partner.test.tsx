import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { aPiece, atDesk, CHANGE, keeps, ONE, PARTNERS, VIEWING } from '../support/desk-stage.tsx'
import { heldTimers } from '../support/held-timers.ts'
import { allClosed, modal } from '../support/modals.ts'
import { byRole, field, press, see, seeNoMore, tick, visibleText } from '../support/page.ts'
import { clear } from '../ui/show.tsx'

const REPORT = 'POST /api/teacher/submissions-partner-report'

describe('posts of the partner’s students at the desk', () => {
  heldTimers()
  afterEach(clear)

  const theirs = (changes = {}) => aPiece(1, { status: 'approved', ...changes })

  it('are looked at, with what they answer, and nothing is made of them', async () => {
    keeps([])
    answer(ONE, { success: true, data: aPiece(5, { text: 'What we asked' }) })
    const { host, heard, all } = atDesk(
      [theirs({ is_response: true, responding_to: { id: 5, full_name: 'Ines M' } })],
      { isPartner: true },
    )
    await see(host, 'What we asked')
    await sendKeys({ press: 'b' })
    await byRole(host, 'button', 'Flag as inappropriate')
    const offered = all('.desk-foot button').map(({ textContent }) => textContent)
    expect(offered).to.deep.equal(['Flag as inappropriate'])
    expect([heard, answered(CHANGE), answered(VIEWING)]).to.deep.equal([[], [], []])
    await expect(host).to.be.accessible()
  })

  it('are flagged for reasons, one at least', async () => {
    keeps([])
    answer(REPORT, {
      success: true,
      message: 'Thank you. We will contact you for any additional information needed or follow up.',
      data: {
        state: 'open',
        answer: null,
        reasons: ['bullying', 'other'],
        created_at: '2025-10-06T08:00:00.000Z',
      },
    })
    const { host } = atDesk([theirs()], { isPartner: true })
    await press(host, 'Flag as inappropriate')
    const dialog = await modal(host, 'Flag as inappropriate')
    await expect(host).to.be.accessible()
    await press(dialog, 'Send')
    await see(dialog, 'At least one reason must be selected')
    expect(answered(REPORT)).to.have.length(0)
    await tick(dialog, 'Bullying')
    await tick(dialog, 'Other')
    await press(dialog, 'Send')
    await see(dialog, 'Thank you. We will contact you for any additional information needed or follow up.')
    expect(answered(REPORT)[0]?.body).to.deep.equal({
      language: false,
      behavior: false,
      doxing: false,
      bullying: true,
      other: true,
      student_submission_id: 1,
      classroom_id: 7,
    })
    await press(dialog, 'OK')
    await see(host, 'You flagged this on 10/6/2025: Bullying; Other.')
    await see(host, 'It is being looked into.')
    await expect(host).to.be.accessible()
  })

  it('say why they could not be flagged', async () => {
    keeps([])
    answer(REPORT, refusal(''), { status: 500 })
    const { host } = atDesk([theirs()], { isPartner: true })
    await press(host, 'Flag as inappropriate')
    const dialog = await modal(host, 'Flag as inappropriate')
    await tick(dialog, 'Inappropriate language')
    await press(dialog, 'Send')
    await see(dialog, 'Error reporting. Please try again.')
    await press(dialog, 'Cancel')
    await allClosed()
    await seeNoMore(host, 'You flagged')
  })

  it('keep the question and what was chosen in it where the post goes meanwhile', async () => {
    keeps([])
    answer(PARTNERS, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    const { host, lists } = atDesk([theirs()], { isPartner: true })
    await press(host, 'Flag as inappropriate')
    const dialog = await modal(host, 'Flag as inappropriate')
    await tick(dialog, 'Bullying')
    lists([])
    await see(host, 'It cannot be seen any more, or not in this classroom.')
    expect(dialog.open).to.equal(true)
    expect((await field(dialog, 'Bullying')).checked).to.equal(true)
    answer(REPORT, refusal('It is not shared any more.', SUBMISSION_GONE), { status: 404 })
    await press(dialog, 'Send')
    await see(dialog, 'It is not shared any more.')
  })

  for (const [state, name] of [
    ['open', 'Flag again'],
    ['answered', 'Flag as inappropriate'],
  ] as const) {
    it(`are offered to be flagged as “${name}” where a flag is ${state}`, async () => {
      keeps([])
      const flag = {
        state,
        answer: state === 'open' ? null : 'Thanks.',
        reasons: ['other' as const],
        created_at: '2025-10-06T08:00:00.000Z',
      }
      const { host } = atDesk([theirs({ flag })], { isPartner: true })
      await byRole(host, 'button', name)
    })
  }

  it('have what was answered to the flag', async () => {
    keeps([])
    const flag = {
      state: 'answered' as const,
      answer: 'We have talked to the school.',
      reasons: ['doxing' as const],
      created_at: '2025-10-06T08:00:00.000Z',
    }
    const { host } = atDesk([theirs({ flag })], { isPartner: true })
    await see(host, 'Answer: We have talked to the school.')
    expect(visibleText(host)).not.to.include('It is being looked into.')
  })

  it('say where the one that a response answers is not to be seen any more', async () => {
    keeps([])
    for (const key of [ONE, PARTNERS]) answer(key, refusal('Gone.', SUBMISSION_GONE), { status: 404 })
    const { host } = atDesk([
      aPiece(1, { is_response: true }),
      aPiece(2, { is_response: true, responding_to: { id: 5, full_name: 'Lea D' } }),
    ])
    await see(host, 'The post that this answers is not to be seen any more.')
    await press(host, 'Next submission')
    await see(host, 'Gone.')
    expect([answered(PARTNERS).length, answered(ONE).length]).to.deep.equal([1, 1])
  })
})
