import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import { signOut } from '../../../src/core/session/sign-in.ts'
import { useStore } from '../../../src/core/use-store.ts'
import { defineWidget } from '../../../src/element/define-widget.ts'
import type { WidgetHandle } from '../../../src/element/types.ts'
import { answer } from '../../support/answer.ts'
import { focused, hasFocus } from '../../support/modals.ts'
import { byRole, field, fill, mount, press, see, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { rendered } from './define.ts'
import '../../../src/widgets/login/element.ts'

const LOGIN = 'POST /api/teacher/login'
const $isLoaded = atom(true)
/** A question that the view opens with, above its own heading. */
const $isAsking = atom(false)

/** A view whose heading comes with its data. */
function Classroom(_: { widget: WidgetHandle }) {
  const isAsking = useStore($isAsking)
  return useStore($isLoaded) ? (
    <section>
      <dialog open={isAsking}>
        <h2>Not the view's</h2>
      </dialog>
      <h2>My Classrooms</h2>
      <button type="button">Open</button>
    </section>
  ) : (
    <p>Loading</p>
  )
}

defineWidget('cx-loads-later', Classroom)

describe('the focus after signing in in place', () => {
  beforeEach(() => {
    $isLoaded.set(true)
    $isAsking.set(false)
  })
  afterEach(unmountAll)

  const place = () => mount('<cx-loads-later></cx-loads-later>')

  async function logIn(element: Element, changes: Parameters<typeof teacher>[0] = {}) {
    answer(LOGIN, { success: true, data: { ...teacher(changes), token: 't1', refreshToken: 'r1' } })
    await fill(element, 'Email', 'ada@school.test')
    await fill(element, 'Password', 'Autumn.2025')
    await press(element, 'LOG IN')
  }

  const heading = async (element: Element) => {
    await see(element, 'My Classrooms')
    const found = [...(element.shadowRoot?.querySelectorAll('h2') ?? [])].at(-1)
    return found as HTMLElement
  }

  it('is on the heading of what was behind it, which a screen reader then says', async () => {
    const element = place()
    await logIn(element)
    const found = await heading(element)
    await hasFocus(found)
    expect(found.matches('[tabindex="-1"]')).to.equal(true)
    ;(await byRole(element, 'button', 'Open')).focus()
    expect(found.hasAttribute('tabindex')).to.equal(false)
  })

  it('is on the heading of the view, not on that of a dialog in it', async () => {
    $isAsking.set(true)
    const element = place()
    await logIn(element)
    await hasFocus(await heading(element))
  })

  it('is on nothing where somebody is signed in from the start, or the page signs them in', async () => {
    signedIn()
    await heading(place())
    await rendered()
    expect(document.activeElement).to.equal(document.body)
    answer('POST /api/teacher/logout', { success: true })
    await signOut()
    const element = place()
    await field(element, 'Email')
    signedIn()
    await heading(element)
    await rendered()
    expect(document.activeElement).to.equal(document.body)
  })

  it('is on it when it comes later, with the data', async () => {
    $isLoaded.set(false)
    const element = place()
    await logIn(element)
    await see(element, 'Loading')
    $isLoaded.set(true)
    await hasFocus(await heading(element))
  })

  it('is on it for a newcomer too, who was welcomed before', async () => {
    const element = place()
    document.addEventListener('cx-signed-in', event => event.preventDefault(), { once: true })
    await logIn(element, { first_name: null, last_name: null, full_name: '', last_time_login: null })
    await press(element, 'COMPLETE PROFILE')
    await hasFocus(await heading(element))
  })

  it('stays where the person has gone meanwhile', async () => {
    $isLoaded.set(false)
    const element = place()
    const elsewhere = mount<HTMLInputElement>('<input aria-label="Search the course">')
    await logIn(element)
    await see(element, 'Loading')
    elsewhere.focus()
    $isLoaded.set(true)
    await heading(element)
    await rendered()
    expect(focused()).to.equal(elsewhere)
  })

  it('is taken from nobody by the other elements of the page, nor by a sign-in from elsewhere', async () => {
    const elements = [place(), place()]
    const elsewhere = mount<HTMLInputElement>('<input aria-label="Search the course">')
    for (const element of elements) await field(element, 'Email')
    elsewhere.focus()
    signedIn()
    for (const element of elements) await heading(element)
    await rendered()
    expect(focused()).to.equal(elsewhere)
  })

  it('is in the one of two elements in which the person has signed in', async () => {
    const [first, second] = [place(), place()]
    await field(first, 'Email')
    await logIn(second)
    const found = await heading(second)
    await hasFocus(found)
    await until(() => first.shadowRoot?.querySelector('h2'), 'the other element')
    await rendered()
    expect(focused()).to.equal(found)
  })
})
