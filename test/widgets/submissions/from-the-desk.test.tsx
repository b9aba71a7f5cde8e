import { expect } from '@open-wc/testing'
import { answered, hold, refusal } from '../../support/answer.ts'
import { CHANGE, UNDO } from '../../support/desk-stage.tsx'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, atDesk, show, shows } from './a-submission-list.ts'

const status = (element: Element, id: number) =>
  all(element, `[data-post="${id}"] .cx-tag`).map(({ textContent }) => textContent)

describe('what was decided at the desk, back in the list of <cx-submissions>', () => {
  afterEach(unmountAll)

  it('is told to the page', async () => {
    const { element } = await show()
    await press(element, 'Ines M, Our river')
    await atDesk(element, 'Ines M')
    for (const name of ['Approve', 'Undo']) {
      const told = nextEvent<{ submissionIds: number[] }>(element, 'cx-submissions-changed')
      await press(element, name)
      expect((await told).detail).to.deep.equal({ submissionIds: [31] })
    }
  })

  it('can be undone there, and the focus is where the person has come back to', async () => {
    const { element } = await show()
    await press(element, 'Ines M, Our river')
    await atDesk(element, 'Ines M')
    await press(element, 'Approve')
    await see(element, '‘Our river’ by Ines M is approved now.')
    await press(element, 'Back to the list')
    await shows(element, 'Ines M', 'Omar K', 'Zoe B')
    await see(element, 'Undo')
    await until(
      () => focused()?.matches('a.name'),
      () => `the focus at a name and not at ${focused()?.outerHTML}`,
    )
    await press(element, 'Undo')
    await until(() => answered(UNDO).length === 1, 'it to be taken back')
    const first = Number(all(element, '[data-post]')[0]?.dataset.post)
    await until(() => status(element, first).join().includes('Pending'), 'it to wait again')
  })

  it('is told where it failed after the desk was closed, and is tried again from there', async () => {
    const { element, serve } = await show()
    const come = hold(CHANGE, refusal('The service rests.'), { status: 503 })
    await press(element, 'Ines M, Our river')
    await atDesk(element, 'Ines M')
    await press(element, 'Approve')
    await press(element, 'Back to the list')
    await shows(element, 'Ines M', 'Omar K', 'Zoe B')
    come()
    const told = await modal(element, 'The status could not be changed.')
    await see(told, '‘Our river’ by Ines M: The service rests. Please try again.')
    expect(status(element, 31).join()).to.equal('Submitted (Pending Review)')
    serve()
    const changed = nextEvent<{ submissionIds: number[] }>(element, 'cx-submissions-changed')
    await press(told, 'Retry')
    expect((await changed).detail).to.deep.equal({ submissionIds: [31] })
    await allClosed()
    await until(() => status(element, 31).join() === 'Approved', 'it to be approved')
  })
})
