import { expect } from '@open-wc/testing'
import { type Told, tellUnknown } from '../../server/releases/tell-unknown.ts'
import { until } from '../support/until.ts'

const words: Told = {
  told: 'There is no release 0.9.0.',
  shown: 'Please tell whoever looks after this page.',
  title: 'Release 0.9.0 is gone',
  close: 'Close',
  lines: [
    [
      'To write instead:',
      '<script type="module" src="https://classrooms.example.org/widgets/cx.js"></script>',
    ],
  ],
}

/** A page of its own, so that what the script changes goes with it; `before` is run by the page first. */
function open(html: string, before = '') {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !view) throw new Error('no page')
  const errors: string[] = []
  page.open()
  view.console.error = (text: string) => errors.push(text)
  page.write(`<!doctype html><body>${html}<script>${before}</script>`)
  // the text, as it goes to pages
  const tell = () => view.eval(`(${tellUnknown})(${JSON.stringify(words)})`)
  return { page, view, errors, tell, leave: () => frame.remove() }
}

type Page = ReturnType<typeof open>

function openAndTell(html: string, before = ''): Page {
  const opened = open(html, before)
  opened.page.close()
  opened.tell()
  return opened
}

const textOf = (element: Element | null | undefined) => element?.shadowRoot?.textContent
const told = (element: Element | null | undefined) =>
  until(
    () => textOf(element) === words.shown,
    () => `the notice in ${element?.outerHTML}`,
  )

describe('a page whose release has gone', () => {
  let opened: Page
  afterEach(() => opened.leave())

  it('says so in the place of each element, and to the page', async () => {
    const events: string[] = []
    opened = open('<cx-login></cx-login><x-own></x-own><cx-classroom></cx-classroom>')
    opened.page.addEventListener('cx-error', event => {
      events.push(`${(event.target as Element).localName}: ${(event as CustomEvent).detail.message}`)
    })
    opened.page.close()
    opened.tell()
    const { page, errors } = opened
    await told(page.querySelector('cx-login'))
    await told(page.querySelector('cx-classroom'))
    expect(page.querySelector('cx-login')?.shadowRoot?.querySelector('p')?.getAttribute('role')).to.equal(
      'alert',
    )
    expect(page.querySelector('x-own')?.shadowRoot === null).to.equal(true)
    expect(events).to.deep.equal([`cx-login: ${words.told}`, `cx-classroom: ${words.told}`])
    expect(errors).to.deep.equal([[words.told, ...words.lines.flat()].join('\n')])
  })

  it('waits until the page is read, and leaves what another release on it has', async () => {
    opened = open('<cx-login></cx-login><cx-classroom></cx-classroom>')
    const { page, view, tell } = opened
    tell()
    expect(page.querySelector('cx-login')?.shadowRoot === null).to.equal(true)
    view.eval("customElements.define('cx-login', class extends HTMLElement {})")
    page.close()
    await told(page.querySelector('cx-classroom'))
    expect(page.querySelector('cx-login')?.shadowRoot === null).to.equal(true)
  })

  it('tells those that come later, once each', async () => {
    opened = openAndTell('<main></main>')
    const { page } = opened
    const main = page.querySelector('main')
    const events: Event[] = []
    page.addEventListener('cx-error', event => events.push(event))
    if (main) main.innerHTML = '<div><cx-login></cx-login></div>'
    await told(page.querySelector('cx-login'))
    const element = page.createElement('cx-profile')
    main?.append(element)
    await told(element)
    element.remove()
    main?.prepend(element)
    const last = page.createElement('cx-account')
    main?.append(last)
    await told(last)
    expect(events.length).to.equal(3)
  })

  it('tells those in shadow roots, also in roots and of content that come later', async () => {
    opened = openAndTell(
      '<p></p><div></div>',
      `document.querySelector('p').attachShadow({ mode: 'open' }).innerHTML = '<b></b><cx-login></cx-login>'`,
    )
    const { page } = opened
    const first = page.querySelector('p')?.shadowRoot
    await told(first?.querySelector('cx-login'))
    const inner = first?.querySelector('b')
    const within = page.createElement('section')
    inner?.append(within)
    within.innerHTML = '<cx-tasks></cx-tasks>'
    await told(within.querySelector('cx-tasks'))

    const root = page.querySelector('div')?.attachShadow({ mode: 'open' })
    if (root) root.innerHTML = '<i></i><cx-account></cx-account>'
    await told(root?.querySelector('cx-account'))
    const nested = root?.querySelector('i')
    const deep = page.createElement('article')
    nested?.append(deep)
    const deepest = deep.attachShadow({ mode: 'open' })
    deepest.append(page.createElement('cx-profile'))
    await told(deepest.querySelector('cx-profile'))
  })

  it('tells the others where one has a closed root, or the page lets no built-in change', async () => {
    opened = openAndTell(
      '<cx-login></cx-login><cx-classroom></cx-classroom>',
      `document.querySelector('cx-login').attachShadow({ mode: 'closed' }); Object.freeze(Element.prototype)`,
    )
    await told(opened.page.querySelector('cx-classroom'))
    const later = opened.page.createElement('cx-account')
    opened.page.body.append(later)
    await told(later)
  })

  it('can be seen where the page hides what has no code yet', async () => {
    opened = openAndTell('<style>:not(:defined) { visibility: hidden }</style><cx-login></cx-login>')
    const { page, view } = opened
    await told(page.querySelector('cx-login'))
    const text = page.querySelector('cx-login')?.shadowRoot?.querySelector('p')
    expect(text && view.getComputedStyle(text).visibility).to.equal('visible')
  })

  it('shows whoever asks by `debug` which release it is and what to write, once', async () => {
    opened = openAndTell('<cx-login debug></cx-login><cx-account debug></cx-account><cx-tasks></cx-tasks>')
    const { body } = opened.page
    const boxes = () => [...body.querySelectorAll('div')]
    await until(() => boxes().length > 0, 'the box')
    expect(boxes().length).to.equal(1)
    const root = boxes()[0]?.shadowRoot
    expect(root?.querySelector('section')?.ariaLabel).to.equal(words.title)
    for (const text of [words.title, words.told, ...words.lines.flat()])
      expect(root?.textContent).to.contain(text)
    root?.querySelector('button')?.click()
    expect(boxes().length).to.equal(0)
  })

  it('shows nobody else a box', async () => {
    opened = openAndTell('<cx-login></cx-login>')
    await told(opened.page.querySelector('cx-login'))
    expect(opened.page.querySelector('div') === null).to.equal(true)
  })
})
