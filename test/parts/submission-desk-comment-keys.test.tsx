import { expect } from '@open-wc/testing'
import { answer, answered } from '../support/answer.ts'
import { at, atDesk, COMMENT, keeps, waiting } from '../support/desk-stage.tsx'
import { focused } from '../support/modals.ts'
import { field, fill, see } from '../support/page.ts'
import { clear } from '../ui/show.tsx'

/** A comment that is being written, and how keys are pressed in it. */
async function writing() {
  keeps([])
  answer(COMMENT, ({ params, body }) => ({
    success: true,
    message: 'Comment saved successfully!',
    data: { id: params.sid, teacher_comment: body.comment },
  }))
  const { host } = atDesk(waiting(1))
  await at(host, 1)
  await fill(host, 'Teacher comment', 'Well done')
  const box = await field(host, 'Teacher comment')
  box.focus()
  const press = (init: KeyboardEventInit) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }))
  return { host, box, press }
}

describe('keys in a comment at the review desk', () => {
  afterEach(() => {
    clear()
    sessionStorage.clear()
  })

  it('are an input method’s while it composes a word', async () => {
    const { host, box, press } = await writing()
    press({ key: 'Escape', isComposing: true, keyCode: 229 })
    press({ key: 'Enter', ctrlKey: true, isComposing: true, keyCode: 229 })
    // as Safari tells of it
    press({ key: 'Escape', keyCode: 229 })
    expect(focused()).to.equal(box)
    // what is pressed afterwards is heard
    press({ key: 'Escape' })
    expect(focused()).to.equal(host.shadowRoot?.querySelector('.desk'))
    expect(answered(COMMENT)).to.have.length(0)
  })

  for (const modifier of ['ctrlKey', 'metaKey'] as const) {
    it(`save it by Enter with ${modifier}`, async () => {
      const { host, press } = await writing()
      press({ key: 'Enter' })
      expect(answered(COMMENT)).to.have.length(0)
      press({ key: 'Enter', [modifier]: true })
      await see(host, 'Comment saved successfully!')
      expect(answered(COMMENT)).to.have.length(1)
    })
  }
})
