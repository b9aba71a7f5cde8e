import { expect } from '@open-wc/testing'
import { byRole, mount, press, unmountAll } from '../../support/page.ts'
import { probe, rendered } from '../define-widget/define.ts'
import '../../../src/widgets/login/element.ts'

/** What morphing a page does to an element: its attributes become those of the markup again. */
function morph(element: HTMLElement, markup: string) {
  const template = Object.assign(document.createElement('template'), { innerHTML: markup })
  const wanted = template.content.firstElementChild as HTMLElement
  for (const name of element.getAttributeNames())
    if (!wanted.hasAttribute(name)) element.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function look(element: HTMLElement) {
  const { backgroundColor, color } = getComputedStyle(element)
  const text = getComputedStyle(element.shadowRoot?.querySelector('p') as Element)
  return [backgroundColor, color, text.color, text.colorScheme]
}

describe('the tag of an element', () => {
  const address = location.href

  afterEach(() => {
    history.replaceState(null, '', address)
    unmountAll()
  })

  for (const attributes of ['', 'theme="dark"', 'brand="players" theme="light"']) {
    it(`has what the page wrote on it and no more: ${attributes || 'nothing'}`, async () => {
      history.replaceState(null, '', '?players')
      const { tag } = probe()
      const element = mount(`<${tag} ${attributes}></${tag}>`)
      const written = element.outerHTML
      await rendered()
      expect(element.outerHTML).to.equal(written)
    })
  }

  it('gets nothing from properties either', async () => {
    const { tag } = probe()
    const element = mount(`<${tag} tab="tasks"></${tag}>`)
    const written = element.outerHTML
    Object.assign(element, {
      classroomId: 7,
      compact: true,
      tab: 'students',
      theme: 'dark',
      brand: 'players',
    })
    await rendered()
    expect(element.outerHTML).to.equal(written)
    expect(element).to.include({ classroomId: 7, compact: true, tab: 'students', theme: 'dark' })
  })

  it('keeps the look when the page is morphed', async () => {
    const { tag } = probe()
    const plain = mount(`<${tag}></${tag}>`)
    const markup = `<${tag} brand="players"></${tag}>`
    const element = mount(markup)
    Object.assign(element, { theme: 'dark' })
    await rendered()
    const before = look(element)
    expect(before).to.not.deep.equal(look(plain))
    morph(element, markup)
    await rendered()
    expect(look(element)).to.deep.equal(before)
    morph(element, `<${tag}></${tag}>`)
    Object.assign(element, { theme: undefined })
    await rendered()
    expect(look(element)).to.deep.equal(look(plain))
  })

  it('hands what properties say on to the sign-in in its place', async () => {
    const { tag } = probe(() => 'shown', { session: 'required' })
    const element = mount(`<${tag}></${tag}>`)
    Object.assign(element, { theme: 'dark', brand: 'players' })
    await byRole(element, 'button', 'LOG IN')
    const signIn = element.shadowRoot?.querySelector('cx-login')
    expect(signIn).to.include({ theme: 'dark', brand: 'players' })
  })

  it('keeps what a person chose in the element', async () => {
    const { tag } = probe(({ tab, widget }) => (
      <button type="button" onClick={() => Object.assign(widget.element, { tab: 'students' })}>
        {tab}
      </button>
    ))
    const markup = `<${tag} tab="tasks"></${tag}>`
    const element = mount(markup)
    await press(element, 'tasks')
    await byRole(element, 'button', 'students')
    morph(element, markup)
    await rendered()
    await byRole(element, 'button', 'students')
    // but a page may ask for the same again
    element.setAttribute('tab', 'tasks')
    await byRole(element, 'button', 'tasks')
  })
})
