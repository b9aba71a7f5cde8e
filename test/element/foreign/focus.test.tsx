import { expect } from '@open-wc/testing'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { mount, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { probe, rendered } from '../define-widget/define.ts'
import '../../../src/widgets/login/element.ts'

/** Through all shadow roots. */
function focused(): Element | null {
  let found = document.activeElement
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement
  return found
}
const nameOf = (element: Element | null) => element?.textContent

describe('focus() of an element', () => {
  afterEach(unmountAll)

  it('goes to the first control that can be used', async () => {
    const { tag } = probe(() => (
      <>
        <span>text</span>
        <button type="button" disabled>
          not now
        </button>
        <button type="button" tabIndex={-1}>
          not by key
        </button>
        <button type="button" hidden>
          not seen
        </button>
        <a href="#here">first</a>
        <input />
      </>
    ))
    const element = mount(`<${tag}></${tag}>`)
    await rendered()
    element.focus()
    expect(nameOf(focused())).to.equal('first')
    expect(document.activeElement === element).to.equal(true)
  })

  it('goes into the sign-in that stands in its place', async () => {
    const { tag } = probe(() => 'shown', { session: 'required' })
    const element = mount(`<${tag}></${tag}>`)
    await see(element, 'TEACHER LOGIN')
    element.focus()
    expect((focused() as HTMLInputElement).type).to.equal('email')
  })

  it('leaves the focus where it is when it is inside already', async () => {
    const { tag } = probe(() => (
      <>
        <button type="button">one</button>
        <button type="button">two</button>
      </>
    ))
    const element = mount(`<${tag}></${tag}>`)
    await press(element, 'two')
    element.focus()
    expect(nameOf(focused())).to.equal('two')
  })

  it('does not take the focus from somebody who clicks on a text', async () => {
    const { tag } = probe(() => <button type="button">one</button>)
    const element = mount(`<${tag}></${tag}>`)
    await rendered()
    expect(element.shadowRoot?.delegatesFocus).to.equal(false)
  })
})

describe('the focus when a session ends', () => {
  afterEach(unmountAll)

  const place = () => {
    const { tag } = probe(() => <button type="button">inside</button>, { session: 'required' })
    return mount(`<div><${tag}></${tag}><button type="button">outside</button></div>`)
  }

  it('goes to the heading of the sign-in that comes in the place of what had it', async () => {
    const { id } = signedIn()
    const page = place()
    await press(page, 'inside')
    endSession(id, 'signed-out-elsewhere')
    await until(() => nameOf(focused()) === 'TEACHER LOGIN', 'the focus on the heading')
  })

  it('stays with whoever is elsewhere in the page', async () => {
    const { id } = signedIn()
    const page = place()
    await press(page, 'outside')
    endSession(id, 'signed-out-elsewhere')
    await see(page, 'TEACHER LOGIN')
    await rendered()
    expect(nameOf(focused())).to.equal('outside')
  })
})
