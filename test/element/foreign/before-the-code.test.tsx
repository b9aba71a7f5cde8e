import { expect } from '@open-wc/testing'
import { $apiBase } from '../../../src/core/http/api-base.ts'
import { $session } from '../../../src/core/session/session.ts'
import { mount, see, unmountAll } from '../../support/page.ts'
import { forgetEverything, teacher } from '../../support/teacher.ts'
import { rendered } from '../define-widget/define.ts'
import { type LateElement, lateWidget } from './late-widget.ts'

const API = 'https://classrooms.example.org'
const handed = () => ({ user: teacher(), token: 'h0', refreshToken: crypto.randomUUID() })
const storedUnder = () => Object.keys(sessionStorage).filter(key => key.startsWith('cx-session@'))

/** How frameworks decide between a property and an attribute. */
const frameworks: Record<string, (element: LateElement, name: string, value: unknown) => void> = {
  'React, Preact and Vue': (element, name, value) => {
    if (name in element) Reflect.set(element, name, value)
    else element.setAttribute(name, String(value))
  },
  Svelte: (element, name, value) => {
    const setters = new Set<string>()
    for (
      let prototype = Object.getPrototypeOf(element);
      prototype !== Element.prototype;
      prototype = Object.getPrototypeOf(prototype)
    ) {
      for (const [key, { set }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
        if (set) setters.add(key)
    }
    if (setters.has(name)) Reflect.set(element, name, value)
    else element.setAttribute(name, String(value))
  },
}

describe('what a page sets before the code is there', () => {
  afterEach(unmountAll)

  it('is refused where it has no text, and the other elements come all the same', async () => {
    const { tag, arrive } = lateWidget(() => <p>shown</p>)
    const [first, second] = [document.createElement(tag), document.createElement(tag)] as LateElement[]
    const messages: string[] = []
    first?.addEventListener('cx-error', event => messages.push((event as CustomEvent).detail.message))
    Object.assign(first as object, { classroomId: Object.create(null), theme: Object.create(null) })
    mount('<div></div>').append(first ?? '', second ?? '')
    arrive()
    await see(first as Element, 'shown')
    await see(second as Element, 'shown')
    expect(messages).to.deep.equal([
      'The value of theme cannot be read.',
      'The value of classroom-id cannot be read.',
    ])
  })

  it('keeps back no other element where it cannot be asked for', async () => {
    const { tag, arrive } = lateWidget(() => <p>shown</p>)
    const [first, second] = [document.createElement(tag), document.createElement(tag)] as LateElement[]
    Object.defineProperty(first as object, 'tab', {
      get() {
        throw new Error('not ours')
      },
    })
    mount('<div></div>').append(first ?? '', second ?? '')
    arrive()
    await see(first as Element, 'This part did not load.')
    await see(second as Element, 'shown')
  })

  for (const [name, set] of Object.entries(frameworks)) {
    it(`is taken from ${name}, in camelCase`, async () => {
      const { tag, arrive } = lateWidget(({ classroomId, tab, report }) => (
        <p>{`${classroomId}, ${tab}, ${JSON.stringify(report)}`}</p>
      ))
      const element = document.createElement(tag) as LateElement
      const given = {
        classroomId: 5,
        tab: 'tasks',
        report: { lines: 3 },
        session: handed(),
        hostUrl: 'https://host.example.org',
        apiBase: API,
        theme: 'dark',
      }
      for (const [property, value] of Object.entries(given)) set(element, property, value)
      expect(element.getAttributeNames()).to.deep.equal([])
      expect(element.report).to.equal(given.report)
      mount('<div></div>').append(element)
      arrive()
      await see(element, '5, tasks, {"lines":3}')
      expect(element.hostUrl).to.equal('https://host.example.org')
      expect($apiBase.get()).to.equal(API)
      expect($session.get()?.refreshToken).to.equal(given.session.refreshToken)
      set(element, 'classroomId', 6)
      await see(element, '6, tasks')
    })
  }

  it('keeps a session under the API that the element names', async () => {
    const { tag, arrive } = lateWidget()
    const element = mount<LateElement>(`<${tag} api-base="${API}"></${tag}>`)
    element.session = handed()
    arrive()
    await rendered()
    expect($session.get()?.refreshToken).to.equal((element.session as { refreshToken: string }).refreshToken)
    expect(storedUnder()).to.deep.equal([`cx-session@${API}`])
  })

  it('keeps a session under the API that another element of the page names', async () => {
    const { tag, arrive } = lateWidget()
    const place = mount(`<div><${tag}></${tag}><${tag} api-base="${API}"></${tag}></div>`)
    Object.assign(place.firstElementChild as LateElement, { session: handed() })
    arrive()
    await rendered()
    expect($session.get()).to.not.equal(null)
    expect(storedUnder()).to.deep.equal([`cx-session@${API}`])
  })

  it('keeps a session under the API that is named after it, in one task', async () => {
    const { tag, arrive } = lateWidget()
    arrive()
    const element = document.createElement(tag) as LateElement
    element.session = handed()
    element.apiBase = API
    mount('<div></div>').append(element)
    await rendered()
    expect($session.get()).to.not.equal(null)
    expect(storedUnder()).to.deep.equal([`cx-session@${API}`])
  })

  it('takes no session for an API that the page does not talk to', async () => {
    const { tag, arrive } = lateWidget()
    arrive()
    mount(`<${tag} api-base="${API}"></${tag}>`)
    await rendered()
    const element = mount<LateElement>(`<${tag} api-base="https://elsewhere.example.org"></${tag}>`)
    element.session = handed()
    await rendered()
    expect($session.get()).to.equal(null)
    forgetEverything()
  })
})
