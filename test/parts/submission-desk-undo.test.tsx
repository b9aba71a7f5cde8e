import { expect } from '@open-wc/testing'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../src/contract/limits/submissions.ts'
import { atDesk, keeps, waiting } from '../support/desk-stage.tsx'
import { heldTimers } from '../support/held-timers.ts'
import { focused } from '../support/modals.ts'
import { byRole, press, see, seeNoMore } from '../support/page.ts'
import { clear } from '../ui/show.tsx'

const APPROVED = '‘Our river’ by Student1 is approved now.'

describe('what the review desk tells of the last decision', () => {
  const timers = heldTimers()
  afterEach(clear)

  it('stays while the focus is in it, whatever the pointer does', async () => {
    keeps(waiting(2))
    const { host, find } = atDesk(waiting(2))
    await press(host, 'Approve')
    await see(host, APPROVED)
    const undo = await byRole(host, 'button', 'Undo')
    undo.focus()
    for (const type of ['pointerover', 'pointerout'])
      find('.desk-undo').dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: host }))
    timers.pass(SUBMISSIONS_UNDO_SHOWN_MS)
    await see(host, APPROVED)
    expect(focused()).to.equal(undo)
    undo.blur()
    timers.pass(SUBMISSIONS_UNDO_SHOWN_MS)
    await seeNoMore(host, APPROVED)
  })

  it('leaves the comment and its button in sight on a phone', async () => {
    keeps(waiting(2))
    const { host, find } = atDesk(waiting(2), {}, 390)
    await press(host, 'Approve')
    await see(host, APPROVED)
    const save = await byRole(host, 'button', 'Save comment')
    find('.desk').scrollIntoView({ block: 'end' })
    expect(save.getBoundingClientRect().bottom).to.be.at.most(find('.desk-undo').getBoundingClientRect().top)
  })
})
