import { expect } from '@open-wc/testing'
import { go, startNavigation } from '../../host/navigation.ts'
import { settle } from '../support/clock.ts'
import { mount, unmountAll } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const home = location.pathname + location.search
const address = () => location.pathname + location.search

/** Clicks a link; tells whether the browser would follow it, which it does not get to do here. */
function click(link: Element, init: MouseEventInit = {}): boolean {
  let isLeft = false
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, button: 0, ...init }),
  )
  return isLeft
}

describe('a link on a page of the host', () => {
  before(() => startNavigation())
  beforeEach(async () => {
    signedIn()
    go('/', { replace: true })
    await until(() => address() === '/', 'the start')
    await settle()
  })
  afterEach(unmountAll)
  after(() => history.replaceState(null, '', home))

  it('to a route is gone to without loading, also out of a shadow root', async () => {
    const outer = mount('<div></div>')
    outer.attachShadow({ mode: 'open' }).innerHTML = '<a href="/notifications"><b>Notifications</b></a>'
    expect(click(outer.shadowRoot?.querySelector('b') ?? outer)).to.equal(false)
    await until(() => address() === '/notifications', 'the page')
  })

  const left: [what: string, attributes: string, init?: MouseEventInit][] = [
    ['to another origin, with a path that is one of ours', 'href="https://other.example/notifications"'],
    ['to another port of this machine', `href="http://${location.hostname}:1/notifications"`],
    ['to what is no route', 'href="/docs/api"'],
    ['for another tab', 'href="/notifications" target="_blank"'],
    ['to be kept', 'href="/notifications" download'],
    ['that writes a mail', 'href="mailto:support@luv.example"'],
    ['clicked with the control key', 'href="/notifications"', { ctrlKey: true }],
    ['clicked with the middle button', 'href="/notifications"', { button: 1 }],
  ]
  for (const [what, attributes, init] of left) {
    it(`${what} is the browser's to follow`, async () => {
      expect(click(mount(`<a ${attributes}>Go</a>`), init)).to.equal(true)
      await settle()
      expect(address()).to.equal('/')
    })
  }

  it('that somebody else has taken care of is left alone', async () => {
    const link = mount('<a href="/notifications">Go</a>')
    link.addEventListener('click', event => event.preventDefault())
    click(link)
    await settle()
    expect(address()).to.equal('/')
  })
})
