import { expect } from '@open-wc/testing'
import { getSchema } from '@tiptap/core'
import { richText } from '../../src/contract/rules/rich-text.ts'
import { cleanRichText } from '../../src/core/html/clean-rich-text.ts'
import { extensions } from '../../src/parts/rich-text/editor/extensions.ts'
import { readValue, writeValue } from '../../src/parts/rich-text/editor/rich-text-value.ts'
import { RichText } from '../../src/parts/rich-text/rich-text.tsx'
import { htmlPayloads } from '../support/html-payloads.ts'
import { fieldStage, pasteInto } from '../support/rich-text-stage.tsx'
import { until } from '../support/until.ts'
import { clear, painted, quietly, show } from '../ui/show.tsx'

const allowed: Readonly<Record<string, readonly string[]>> = richText.attributes
/** What the view and the editor add to what was written. */
const ADDED = ['dir', 'loading', 'class', 'tabindex', 'role', 'aria-label', 'contenteditable', 'draggable']

/** Few enough for one test, also on a machine that has much else to do. */
const AT_ONCE = 50
const portions = Array.from({ length: Math.ceil(htmlPayloads.length / AT_ONCE) }, (_, index) => ({
  from: index * AT_ONCE + 1,
  payloads: htmlPayloads.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
}))

let ran = 0
const violations: string[] = []
const heard = ({ violatedDirective, sample }: SecurityPolicyViolationEvent) =>
  violations.push(`${violatedDirective} ${sample}`)

/** Every element and attribute under a text that no text may have. */
function foreign(text: Element): string[] {
  return [...text.querySelectorAll('*')].flatMap(element => {
    const { localName } = element
    if (localName === 'div' && element.className === 'cx-rich-scroll') return []
    if (!richText.tags.some(tag => tag === localName)) return [element.outerHTML]
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (name === 'href') return !/^(?:https?|mailto):/.test(value)
      return !allowed[localName]?.includes(name) && !ADDED.includes(name) && !value.startsWith('ProseMirror-')
    })
    return attributes.map(({ name, value }) => `${localName} ${name}=${value}`)
  })
}

/** Presses whatever could be pressed. */
function pressAll(text: Element): void {
  for (const element of text.querySelectorAll('*')) {
    for (const name of ['mouseover', 'focus', 'error', 'load', 'toggle'])
      element.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

describe('HTML that wants to run, in a page with Trusted Types and without inline styles', () => {
  before(() => {
    Object.assign(globalThis, { ran: () => ran++ })
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "require-trusted-types-for 'script'; style-src 'self'"
    document.head.append(policy)
    document.addEventListener('securitypolicyviolation', heard)
  })
  afterEach(clear)
  after(() => document.removeEventListener('securitypolicyviolation', heard))

  it('would run, were it put into the page', async () => {
    expect(() => {
      document.createElement('div').innerHTML = '<b>x</b>'
    }).to.throw(TypeError)
    expect(htmlPayloads.length).to.be.at.least(223)
    const page = document.createElement('iframe')
    document.body.append(page)
    const before = ran
    Object.assign(page.contentWindow ?? {}, { ran: () => ran++ })
    const inner = page.contentDocument
    inner?.body.append(Object.assign(inner.createElement('img'), { src: 'data:,', onerror: () => ran++ }))
    await until(() => ran > before, 'a handler to run')
    page.remove()
    expect(violations.splice(0).length).to.equal(1)
    ran = 0
  })

  for (const { from, payloads } of portions) {
    it(`is shown without running, payloads from number ${from} on`, async () => {
      const { render, shadow } = show(<RichText html="<p>ready</p>" />)
      await until(() => shadow.querySelector('.cx-rich p'), 'the text')
      for (const payload of payloads) {
        render(<RichText html={`<p>before</p>${payload}`} />)
        const text = shadow.querySelector('.cx-rich')
        if (!text) throw new Error(`nothing is shown of ${payload}`)
        expect(foreign(text), payload).to.deep.equal([])
        pressAll(text)
      }
      await painted()
      expect([ran, violations]).to.deep.equal([0, []])
    })

    it(`is written on without running, payloads from number ${from} on`, async () => {
      const { give, text, value } = await fieldStage('<p>ready</p>')
      for (const payload of payloads) {
        quietly(() => give(`<p>before</p>${payload}`))
        expect(foreign(text), payload).to.deep.equal([])
        pressAll(text)
      }
      await painted()
      expect([ran, violations, value().startsWith('<p>before</p>')]).to.deep.equal([0, [], true])
    })

    it(`is pasted without running, payloads from number ${from} on`, async () => {
      const { text, give, told } = await fieldStage('<p>ready</p>')
      for (const payload of payloads) {
        quietly(() => give(''))
        pasteInto(text, { html: `<p>before</p>${payload}` })
        expect(foreign(text), payload).to.deep.equal([])
        pressAll(text)
      }
      await painted()
      expect([ran, violations]).to.deep.equal([0, []])
      expect(told.filter(html => html.startsWith('<p>before')).length).to.be.at.least(payloads.length)
    })
  }

  it('goes out cleaned, and as the same when it comes in again', () => {
    const schema = getSchema(extensions)
    const through = (html: string) => writeValue(readValue(schema, html))
    for (const payload of htmlPayloads) {
      const made = through(`<p>before</p>${payload}`)
      expect(through(made), payload).to.equal(made)
      const box = document.implementation.createHTMLDocument().createElement('div')
      box.append(cleanRichText(made))
      expect(box.innerHTML, payload).to.equal(made)
    }
    expect([ran, violations]).to.deep.equal([0, []])
  })
})
