import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import type { Facts } from '../../src/debug/facts.ts'
import { createPanel, isShown } from '../../src/debug/panel.ts'
import { hasFocus } from '../support/modals.ts'
import { byRole, mount, press, see, unmountAll } from '../support/page.ts'
import { until } from '../support/until.ts'

const facts: Facts = {
  pageOrigin: 'https://lms.example.org',
  apiOrigin: 'https://a-very-long-name-of-a-service.example.org',
  answer: { is: 'closed' },
  scripts: [{ address: 'https://classrooms.example.org/widgets/1.4.0/cx.js', version: '1.4.0' }],
  unknownTags: ['cx-clasroom'],
  elements: Array.from({ length: 3 }, () => ({
    tag: 'cx-classroom-list',
    brand: 'players',
    state: 'waiting',
    apiBase: null,
    unknownAttributes: [],
  })),
  session: { is: 'somebody', name: 'Maya Thornton', isKept: true },
  blocked: [
    {
      directive: 'connect-src',
      source: 'wss://a-very-long-name-of-a-service.example.org',
      isReportOnly: false,
    },
  ],
  refused: [],
  isSecure: true,
}

describe('the panel of ?cx-debug', () => {
  let host: HTMLElement
  let asked = 0
  let panel: ReturnType<typeof createPanel>
  beforeEach(() => {
    asked = 0
    panel = createPanel({ onAgain: () => (asked += 1) })
    host = document.body.lastElementChild as HTMLElement
  })
  afterEach(() => {
    host.remove()
    unmountAll()
  })

  it('says what the page has, and what is at fault, with the line to write', async () => {
    panel.show(facts)
    await see(host, '1.4.0')
    await see(host, 'Maya Thornton, kept')
    await see(host, 'cx-classroom-list: players, code on its way (3)')
    await see(host, 'ALLOWED_ORIGINS=…,https://lms.example.org')
    await see(host, 'connect-src wss://a-very-long-name-of-a-service.example.org;')
    await see(host, '<cx-clasroom>')
    await expect(host).to.be.accessible()
  })

  it('is there once, until it is closed', async () => {
    expect(isShown()).to.equal(true)
    await press(host, 'Close')
    expect(isShown()).to.equal(false)
  })

  it('says that nothing is at fault', async () => {
    panel.show({ ...facts, answer: { is: 'ours', build: 'b7' }, scripts: [], unknownTags: [], blocked: [] })
    await see(host, 'Nothing is wrong that can be seen from here.')
    await see(host, 'answers, build b7')
    panel.show({ ...facts, session: { is: 'none' } })
    await see(host, 'nobody is signed in')
    panel.show({ ...facts, session: { is: 'hidden' } })
    await see(host, 'the browser keeps nothing for this page')
  })

  it('looks again, and goes', async () => {
    panel.show(facts)
    await press(host, 'Look again')
    expect(asked).to.equal(1)
    const close = await byRole(host, 'button', 'Close')
    close.focus()
    await until(() => hasFocus(close), 'the way out to have the focus')
    await press(host, 'Close')
    expect(host.isConnected).to.equal(false)
  })

  it('says in its title how much is wrong, also when it is folded', async () => {
    panel.show(facts)
    await see(host, '3 wrong')
    panel.show({ ...facts, answer: { is: 'ours', build: 'b7' }, unknownTags: [], blocked: [] })
    await see(host, '1 note')
    panel.show({ ...facts, answer: { is: 'ours', build: 'b7' }, scripts: [], unknownTags: [], blocked: [] })
    const details = host.shadowRoot?.querySelector('details')
    if (details) details.open = false
    await see(host, 'fine')
  })

  describe('goes by Escape', () => {
    const pressEscape = (from: Element) =>
      from.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
      )

    it('where the focus is in it, and nobody else hears of it', async () => {
      panel.show(facts)
      const heard: Event[] = []
      const hear = (event: Event) => heard.push(event)
      document.addEventListener('keydown', hear)
      const close = await byRole(host, 'button', 'Close')
      close.focus()
      pressEscape(close)
      document.removeEventListener('keydown', hear)
      expect(host.isConnected).to.equal(false)
      expect(heard).to.deep.equal([])
    })

    it('where nothing has the focus', () => {
      panel.show(facts)
      pressEscape(document.body)
      expect(host.isConnected).to.equal(false)
    })

    it('and by no other key', () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
      expect(host.isConnected).to.equal(true)
    })

    it('but not where a field of the page has the focus', () => {
      const field = mount('<input aria-label="a">')
      field.focus()
      pressEscape(field)
      expect(host.isConnected).to.equal(true)
    })

    it('but not where the page has made use of it', () => {
      const use = (event: Event) => event.preventDefault()
      document.body.addEventListener('keydown', use)
      pressEscape(document.body)
      document.body.removeEventListener('keydown', use)
      expect(host.isConnected).to.equal(true)
    })

    it('but not where a dialog is open, in a shadow root too', () => {
      const place = mount('<div></div>')
      const root = place.attachShadow({ mode: 'open' })
      root.innerHTML = '<dialog>A question</dialog>'
      const dialog = root.querySelector('dialog')
      dialog?.showModal()
      // as where a page has taken it from what had it
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      pressEscape(document.body)
      expect(host.isConnected).to.equal(true)
      dialog?.close()
      pressEscape(document.body)
      expect(host.isConnected).to.equal(false)
    })
  })

  it('gives the focus back to what had it, in a shadow root too', async () => {
    const place = mount('<div></div>')
    place.attachShadow({ mode: 'open' }).innerHTML = '<input><input aria-label="second">'
    const field = place.shadowRoot?.querySelectorAll('input')[1]
    field?.focus()
    await press(host, 'Look again')
    ;(await byRole(host, 'button', 'Close')).focus()
    await press(host, 'Close')
    expect(place.shadowRoot?.activeElement === field).to.equal(true)
  })

  it('takes the focus from nobody who has gone on meanwhile', async () => {
    const [first, second] = [mount('<input aria-label="a">'), mount('<input aria-label="b">')]
    first.focus()
    ;(await byRole(host, 'button', 'Close')).focus()
    second.focus()
    ;(await byRole(host, 'button', 'Close')).click()
    expect(document.activeElement === second).to.equal(true)
  })

  it('says that the report is copied, or selects it where the browser copies nothing', async () => {
    const { clipboard } = navigator
    const copied: string[] = []
    const have = (value: unknown) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
    try {
      panel.show(facts)
      const text = host.shadowRoot?.querySelector('textarea')
      for (const none of [undefined, { writeText: () => Promise.reject(new Error('not allowed')) }]) {
        have(none)
        await press(host, 'Copy report')
        await see(host, 'Not copied. The text is selected.')
        expect(text?.checkVisibility()).to.equal(true)
        expect(text?.value).to.contain('ALLOWED_ORIGINS=…,https://lms.example.org')
        expect([text?.selectionStart, text?.selectionEnd]).to.deep.equal([0, text?.value.length])
        await expect(host).to.be.accessible()
      }
      have({ writeText: async (written: string) => copied.push(written) })
      await press(host, 'Copy report')
      await see(host, 'Copied.')
      expect(text?.checkVisibility()).to.equal(false)
      expect(copied).to.deep.equal([text?.value])
    } finally {
      have(clipboard)
    }
  })

  describe('covers nothing that an element is used by', () => {
    /** An element with one button at this place of the window. */
    class Used extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'open' }).innerHTML =
          '<p><button style="position: fixed">LOG IN</button></p>'
      }
    }
    customElements.define('cx-used', Used)
    function button(place: string) {
      const inner = mount('<cx-used></cx-used>').shadowRoot?.querySelector('button')
      inner?.style.setProperty('inset', place)
    }
    const section = () => host.shadowRoot?.querySelector('section') as HTMLElement
    const details = () => host.shadowRoot?.querySelector('details')
    const isLeft = () => section().getBoundingClientRect().left < 20

    before(() => setViewport({ width: 1280, height: 800 }))
    after(() => setViewport({ width: 800, height: 600 }))

    it('at the right side, where there is nothing', () => {
      button('auto auto 40px 40px')
      panel.show(facts)
      expect([isLeft(), details()?.open]).to.deep.equal([false, true])
    })

    it('at the left side, where it would at the right', () => {
      button('auto 40px 40px auto')
      panel.show(facts)
      expect([isLeft(), details()?.open]).to.deep.equal([true, true])
    })

    it('folded, where it would at both', () => {
      button('auto 40px 60px auto')
      button('auto auto 60px 40px')
      panel.show(facts)
      expect([isLeft(), details()?.open]).to.deep.equal([false, false])
    })

    it('unless somebody has put it there', async () => {
      panel.show(facts)
      const side = await byRole(host, 'button', 'Other side')
      side.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      side.click()
      expect(isLeft()).to.equal(true)
      button('auto auto 40px 40px')
      panel.show(facts)
      expect([isLeft(), details()?.open]).to.deep.equal([true, true])
      side.click()
      expect(isLeft()).to.equal(false)
    })
  })

  it('fits from 320 px on', () => {
    panel.show(facts)
    const section = host.shadowRoot?.querySelector('section')
    expect(section?.scrollWidth).to.equal(section?.clientWidth)
    expect(section?.getBoundingClientRect().left).to.be.at.least(0)
  })
})
