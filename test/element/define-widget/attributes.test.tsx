import { expect } from '@open-wc/testing'
import { defineWidget } from '../../../src/element/define-widget.ts'
import { mount, nextEvent, unmountAll } from '../../support/page.ts'
import { type ProbeElement, probe, rendered } from './define.ts'

describe('attributes of an element', () => {
  afterEach(unmountAll)

  async function shown(attributes: string) {
    const seen = probe()
    const element = mount<ProbeElement>(`<${seen.tag} ${attributes}></${seen.tag}>`)
    await rendered()
    const last = () => {
      const { widget: _, ...props } = seen.renders.at(-1) ?? { widget: undefined }
      // what is not there is an own `undefined`, past whatever a page has put on Object.prototype
      const said = Object.entries(props).filter(([, value]) => value !== undefined)
      return Object.fromEntries(said) as Omit<ProbeElement, never>
    }
    return { seen, element, last }
  }

  const readings = [
    ['', { compact: false }],
    ['classroom-id="12"', { classroomId: 12, compact: false }],
    ['classroom-id="0"', { classroomId: 0, compact: false }],
    ['classroom-id=""', { compact: false }],
    ['classroom-id', { compact: false }],
    ['tab=""', { tab: '', compact: false }],
    ['tab', { tab: '', compact: false }],
    ['tab="students"', { tab: 'students', compact: false }],
    ['compact', { compact: true }],
    ['compact=""', { compact: true }],
    ['compact="compact"', { compact: true }],
    ['compact="false"', { compact: false }],
    [`filter='{"ids":[1,2]}'`, { filter: { ids: [1, 2] }, compact: false }],
    ['filter=""', { compact: false }],
  ] as const

  for (const [attributes, props] of readings) {
    it(`reads <cx-x ${attributes}>`, async () => {
      const { last } = await shown(attributes)
      expect(last()).to.deep.equal({ ...props })
    })
  }

  it('writes every capital of a property with a hyphen', async () => {
    const seen: { isNewTab?: boolean }[] = []
    const view = (props: { isNewTab?: boolean; widget: never }) => {
      seen.push(props)
      return null
    }
    defineWidget('cx-probe-capitals', view, { attributes: { isNewTab: 'boolean' }, session: 'none' })
    mount('<cx-probe-capitals is-new-tab></cx-probe-capitals>')
    await rendered()
    expect(seen.at(-1)?.isNewTab).to.equal(true)
  })

  it('takes a value back when its attribute is removed', async () => {
    const { element, last } = await shown('classroom-id="12" tab="students" compact')
    for (const name of ['classroom-id', 'tab', 'compact']) element.removeAttribute(name)
    await rendered()
    expect(last()).to.deep.equal({ compact: false })
    expect(element.classroomId).to.equal(undefined)
  })

  for (const [name, text] of [
    ['filter', '{"ids":'],
    ['classroom-id', 'twelve'],
  ] as const) {
    it(`goes on without ${name}="${text}" and tells the page`, async () => {
      const seen = probe()
      const element = document.createElement(seen.tag)
      const trouble = nextEvent<{ message: string }>(element, 'cx-error')
      element.setAttribute(name, text)
      mount('<div></div>').append(element)
      expect((await trouble).detail.message).to.equal(`The value of ${name} cannot be read.`)
      await rendered()
      expect(element.shadowRoot?.textContent).to.equal('shown')
    })
  }

  it('holds what was said last, by an attribute or a property', async () => {
    const { element, last } = await shown('tab="tasks"')
    Object.assign(element, { classroomId: '7', tab: 'students', compact: '' })
    await rendered()
    expect(last()).to.deep.equal({ classroomId: 7, tab: 'students', compact: true })
    element.setAttribute('classroom-id', '8')
    element.setAttribute('tab', 'tasks')
    Object.assign(element, { compact: false })
    await rendered()
    expect(last()).to.deep.equal({ classroomId: 8, tab: 'tasks', compact: false })
    Object.assign(element, { classroomId: null, tab: undefined })
    await rendered()
    expect(last()).to.deep.equal({ compact: false })
  })

  const lastWords = [
    ['an attribute after the property', 'tasks', ['property', 'attribute']],
    ['a property after the attribute', 'students', ['attribute', 'property']],
    ['a property after an attribute that was there and went', 'students', ['removal', 'property']],
    ['the end of an attribute after the property', undefined, ['property', 'removal']],
  ] as const

  for (const [name, tab, said] of lastWords) {
    it(`believes ${name}, in one task`, async () => {
      const { element, last } = await shown('tab="dashboard"')
      const ways = {
        attribute: () => element.setAttribute('tab', 'tasks'),
        property: () => {
          element.tab = 'students'
        },
        removal: () => element.removeAttribute('tab'),
      }
      for (const way of said) ways[way]()
      expect(element.tab).to.equal(tab)
      await rendered()
      expect(last().tab).to.equal(tab)
    })
  }

  it('knows at once what an attribute says, also while it is in no document', async () => {
    const { element } = await shown('tab="tasks"')
    element.setAttribute('tab', 'students')
    expect(element.tab).to.equal('students')
    element.remove()
    element.setAttribute('tab', 'dashboard')
    expect(element.tab).to.equal('dashboard')
  })

  it('renders once when an attribute of one element and a property of another change in one task', async () => {
    const { element: first, seen } = await shown('tab="tasks"')
    const second = mount<ProbeElement>(`<${seen.tag}></${seen.tag}>`)
    await rendered()
    const before = seen.renders.length
    second.tab = 'students'
    first.setAttribute('tab', 'dashboard')
    await rendered()
    expect(seen.renders.length - before).to.equal(2)
  })

  it('goes on without a property that cannot be read and tells the page', async () => {
    const { element, last } = await shown('classroom-id="12"')
    const trouble = nextEvent<{ message: string }>(element, 'cx-error')
    Object.assign(element, { classroomId: 'twelve' })
    expect((await trouble).detail.message).to.equal('The value of classroom-id cannot be read.')
    await rendered()
    expect(last()).to.deep.equal({ compact: false })
  })
})
