import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { CLASSROOM } from '../classroom/a-classroom.ts'
import {
  all,
  aMessage,
  comment,
  commentGone,
  decisions,
  HOLIDAY,
  LEO,
  LIST,
  MAYA,
  MODERATE,
  NINA,
  RIVER,
  says,
  serverHas,
  show,
  TOM,
  titles,
} from './a-board.ts'

const buttons = (place: Element) => [...place.querySelectorAll('button')].map(each => each.textContent)

/** The board once the server has taken what becomes of Maya's comment. */
const withMaya = (...comments: (typeof MAYA)[]) => [{ ...RIVER, comments }, HOLIDAY]

describe('comments of students', () => {
  afterEach(unmountAll)

  it('are for the teacher of the student to decide about, and to approve only while they wait', async () => {
    const element = await show()
    expect(buttons(await comment(element, MAYA.id))).to.deep.equal(['Approve Message', 'Delete Message'])
    expect(buttons(await comment(element, NINA.id))).to.deep.equal([])
    expect(visibleText(await comment(element, NINA.id))).to.include('Nina K Partner classroom')
    await press(element, '1 comment')
    expect(buttons(await comment(element, TOM.id))).to.deep.equal(['Delete Message'])
    const names = all(element, '[data-comment]').map(each => each.getAttribute('aria-label'))
    expect(names[0]).to.equal('Comment of Maya R')
  })

  it('are approved with one press, which leads on to the next one that waits', async () => {
    const element = await show()
    const taken = hold(MODERATE, { success: true, data: { ...MAYA, status: 'approved' } })
    const told = nextEvent<object>(element, 'cx-messages-changed')
    await press(await comment(element, MAYA.id), 'Approve Message')
    await says(element, 'Approving…')
    serverHas(withMaya({ ...MAYA, status: 'approved' }, LEO, NINA))
    taken()
    expect((await told).detail).to.deep.equal({ change: 'approved', messageId: 1, commentId: 11 })
    await says(element, 'The comment of Maya R is approved.')
    await until(
      async () => visibleText(await comment(element, MAYA.id)).includes('Approved'),
      'the comment to be approved',
    )
    await see(element, '2 messages · 1 comment waits for approval')
    expect(decisions()).to.deep.equal([[11, 'approved']])
    expect(answered(MODERATE)[0]?.params.id).to.equal(7)
    const next = (await comment(element, LEO.id)).querySelector('button')
    await until(() => focused() === next, 'the focus at the next one')
  })

  it('are deleted after a question, and are not counted any more', async () => {
    const element = await show()
    answer(MODERATE, { success: true, data: { ...MAYA, status: 'deleted' } })
    await press(await comment(element, MAYA.id), 'Delete Message')
    const asked = await modal(element, 'Delete comment')
    await see(asked, 'The comment of Maya R will be deleted')
    await press(asked, 'Cancel')
    await allClosed()
    expect(decisions()).to.deep.equal([])

    const told = nextEvent<object>(element, 'cx-messages-changed')
    await press(await comment(element, MAYA.id), 'Delete Message')
    serverHas(withMaya(LEO, NINA))
    await press(await modal(element, 'Delete comment'), 'Delete Message')
    expect((await told).detail).to.deep.equal({ change: 'deleted', messageId: 1, commentId: 11 })
    await commentGone(element, MAYA.id)
    await see(element, '2 comments')
    await says(element, 'The comment of Maya R is deleted.')
    expect(decisions()).to.deep.equal([[11, 'deleted']])
    await allClosed()
    await until(() => element.shadowRoot?.activeElement, 'the focus in the board')
  })

  it('stand as they were decided until the board says so', async () => {
    const element = await show()
    answer(MODERATE, { success: true, data: { ...MAYA, status: 'approved' } })
    const comes = hold(LIST, { success: true, data: withMaya({ ...MAYA, status: 'approved' }, LEO, NINA) })
    await press(await comment(element, MAYA.id), 'Approve Message')
    await says(element, 'is approved')
    await until(
      async () => buttons(await comment(element, MAYA.id)).join() === 'Delete Message',
      'no way to approve it again',
    )
    comes()
    await until(
      async () => visibleText(await comment(element, MAYA.id)).includes('Approved'),
      'the comment to stay approved',
    )
  })

  it('go out of the filter by one status as they are decided', async () => {
    const element = await show()
    ;(await byRole(element, 'radio', 'Unapprove')).click()
    await until(() => titles(element).join() === 'Our river', 'what waits alone')
    await commentGone(element, NINA.id)
    answer(MODERATE, ({ params }) => ({
      success: true,
      data: { ...MAYA, id: params.mid, status: 'approved' },
    }))
    serverHas(withMaya({ ...MAYA, status: 'approved' }, LEO, NINA))
    await press(await comment(element, MAYA.id), 'Approve Message')
    await commentGone(element, MAYA.id)
    serverHas(withMaya({ ...MAYA, status: 'approved' }, { ...LEO, status: 'approved' }, NINA))
    await press(await comment(element, LEO.id), 'Approve Message')
    await see(element, 'No comments are left in this filter.')
    await press(element, 'Show all')
    await see(element, 'A holiday on Friday')
    // the board of all may be the one from before
    await press(element, '3 comments')
    expect(buttons(await comment(element, MAYA.id))).to.deep.equal(['Delete Message'])
  })

  it('are as they were where they are not approved, and the reason is told', async () => {
    const element = await show()
    answer(MODERATE, refusal('This comment is not there any more.', 110), { status: 404 })
    serverHas(withMaya(LEO, NINA))
    await press(await comment(element, MAYA.id), 'Approve Message')
    const told = await modal(element, 'Comment not approved')
    await see(told, 'This comment is not there any more.')
    expect(buttons(told)).not.to.include('Retry')
    await commentGone(element, MAYA.id)
    await press(told, 'OK')
    await allClosed()
  })

  it('are tried again where that may help', async () => {
    const element = await show()
    answer(MODERATE, refusal(''), { status: 503 })
    await press(await comment(element, MAYA.id), 'Approve Message')
    const told = await modal(element, 'Comment not approved')
    await see(told, 'Error approving the comment. Please try again.')
    answer(MODERATE, { success: true, data: { ...MAYA, status: 'approved' } })
    serverHas(withMaya({ ...MAYA, status: 'approved' }, LEO, NINA))
    await press(told, 'Retry')
    await says(element, 'is approved')
    await allClosed()
  })

  it('cannot be decided about any more as soon as it is found out that the exchange has expired', async () => {
    const element = await show()
    answer(MODERATE, refusal('This classroom exchange has expired.', 42), { status: 422 })
    serverHas([RIVER, HOLIDAY], { status: 'expired' })
    await press(await comment(element, MAYA.id), 'Approve Message')
    await press(await modal(element, 'Comment not approved'), 'OK')
    await see(element, 'Its messages can be read, and no longer posted or moderated.')
    expect(answered(CLASSROOM).length).to.be.greaterThan(1)
  })
})

describe('what others write meanwhile', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('is seen within 15 seconds, and what is unfolded stays unfolded', async () => {
    const element = await show()
    await press(element, '3 comments')
    await commentGone(element, MAYA.id)
    await press(element, '1 comment')
    await comment(element, TOM.id)
    const fresh = { ...MAYA, id: 22, message_id: 2, message_text: 'We stay at home.' }
    serverHas([
      aMessage({ id: 3, message_title: 'New!' }),
      RIVER,
      { ...HOLIDAY, comments: [...HOLIDAY.comments, fresh] },
    ])
    await clock.tick(14_000)
    expect(titles(element)).to.deep.equal(['Our river', 'A holiday on Friday'])
    await clock.tick(1_000)
    await comment(element, 22)
    expect(titles(element)).to.deep.equal(['New!', 'Our river', 'A holiday on Friday'])
    expect(all(element, '[data-comment="11"]')).to.have.length(0)
  })

  it('is kept where the board cannot be read again', async () => {
    const element = await show()
    answer(LIST, refusal(''), { status: 500 })
    await clock.tick(15_000)
    await see(element, 'This list may be out of date.')
    expect(titles(element)).to.have.length(2)
    serverHas([RIVER])
    await press(element, 'Retry')
    await seeNoMore(element, 'This list may be out of date.')
  })
})
