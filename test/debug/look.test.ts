import { expect } from '@open-wc/testing'
import { SESSION_KEY_PREFIX } from '../../src/core/session/session-key.ts'
import { look } from '../../src/debug/look.ts'

const SERVICE = 'https://classrooms.example.org'

class Shown extends HTMLElement {
  brand?: string
  classroomId = 0
  constructor() {
    super()
    this.attachShadow({ mode: 'open' }).innerHTML =
      '<div class="cx-view"><cx-look-inside></cx-look-inside></div>'
  }
}
class Failed extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({ mode: 'open' }).innerHTML = '<div role="alert"></div>'
  }
}
customElements.define('cx-look-shown', Shown)
customElements.define('cx-look-failed', Failed)
customElements.define('cx-look-waiting', class extends HTMLElement {})

describe('what is looked at on a page', () => {
  const { fetch } = window
  let box: HTMLElement
  /** Answers by address and mode; what is not there is refused, as by a policy or a line that is down. */
  function answers(given: Record<string, () => Response>) {
    window.fetch = async (address, { method = 'GET', mode = 'cors' } = {}) => {
      const found = given[`${method} ${address}${mode === 'no-cors' ? ' unread' : ''}`]
      if (!found) throw new TypeError('Failed to fetch')
      return found()
    }
  }
  const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

  beforeEach(() => {
    box = document.createElement('div')
    document.body.append(box)
    answers({})
  })
  afterEach(() => {
    window.fetch = fetch
    box.remove()
    localStorage.clear()
    sessionStorage.clear()
  })

  function script(address: string) {
    const element = document.createElement('script')
    // is not run, and found as any other
    element.type = 'text/plain'
    element.src = address
    box.append(element)
  }

  it('is each element of ours, also in the shadow roots of others, and none inside of ours', async () => {
    box.innerHTML =
      '<cx-look-shown brand="players"></cx-look-shown><cx-look-failed></cx-look-failed><p></p><cx-look-nobody></cx-look-nobody>'
    const first = box.querySelector<Shown>('cx-look-shown')
    if (first) first.brand = 'players'
    const root = box.querySelector('p')?.attachShadow({ mode: 'open' })
    if (root) root.innerHTML = '<cx-look-shown api-base="https://a.example/x"></cx-look-shown>'
    const { elements, unknownTags } = await look([])
    expect(elements.map(({ tag, brand, state, apiBase }) => [tag, brand, state, apiBase])).to.deep.equal([
      ['cx-look-shown', 'players', 'shown', null],
      ['cx-look-failed', 'default', 'failed', null],
      ['cx-look-shown', 'default', 'shown', 'https://a.example/x'],
    ])
    expect(unknownTags).to.deep.equal(['cx-look-nobody'])
  })

  it('is each attribute that neither browsers nor frameworks nor the element know', async () => {
    box.innerHTML = `<cx-look-shown class="a" id="b" style="" lang="en" tabindex="0" title="" hidden debug part="c"
      aria-label="d" data-v-1="" hx-get="/" x-data="" v-cloak wire:id="1" onclick="" _ngcontent-1 classroom-id="7"
      glow clasroom-id="7"></cx-look-shown>`
    const { elements } = await look([])
    expect(elements[0]?.unknownAttributes).to.deep.equal(['glow', 'clasroom-id'])
  })

  it('is no attribute of an element whose code has not come, which may know it', async () => {
    box.innerHTML = '<cx-look-waiting brand="players"></cx-look-waiting>'
    const { elements } = await look([])
    expect(elements.map(({ state, unknownAttributes }) => [state, unknownAttributes])).to.deep.equal([
      ['waiting', []],
    ])
  })

  it('is the script, and its release', async () => {
    script(`${SERVICE}/widgets/cx.js?v=1`)
    script(`${SERVICE}/widgets/1.4.0-beta.1/cx.js`)
    script('https://other.example.org/widgets/other.js')
    const { scripts, apiOrigin } = await look([])
    expect(scripts.map(({ version }) => version)).to.deep.equal([null, '1.4.0-beta.1'])
    expect(apiOrigin).to.equal(SERVICE)
  })

  it('is each request that the service has refused, without what it asked, and none of others', async () => {
    script(`${SERVICE}/widgets/cx.js`)
    const { getEntriesByType } = performance
    const entry = (name: string, responseStatus: number) => ({ name, responseStatus })
    performance.getEntriesByType = () =>
      [
        entry(`${SERVICE}/api/teacher/user?email=a`, 401),
        entry(`${SERVICE}/api/teacher/user?email=b`, 401),
        entry(`${SERVICE}/api/teacher/classrooms`, 200),
        entry(`${SERVICE}/api/teacher/chats`, 400),
        entry('https://other.example.org/api', 500),
      ] as never
    try {
      expect((await look([])).refused).to.deep.equal([
        { address: `${SERVICE}/api/teacher/user`, status: 401 },
        { address: `${SERVICE}/api/teacher/chats`, status: 400 },
      ])
    } finally {
      performance.getEntriesByType = getEntriesByType
    }
  })

  it('is the brand of the address where an element says none', async () => {
    box.innerHTML = '<cx-look-shown></cx-look-shown>'
    history.replaceState(history.state, '', '#Players')
    try {
      expect((await look([])).elements.map(({ brand }) => brand)).to.deep.equal(['players'])
    } finally {
      history.replaceState(history.state, '', location.href.split('#')[0])
    }
  })

  it('asks where an element says that the service is', async () => {
    script(`${SERVICE}/widgets/cx.js`)
    box.insertAdjacentHTML('beforeend', '<cx-look-shown api-base="https://b.example/api"></cx-look-shown>')
    expect((await look([])).apiOrigin).to.equal('https://b.example')
  })

  for (const [what, given, answer] of [
    [
      'the service',
      { [`GET ${SERVICE}/build.json`]: () => json({ build: 'b1' }) },
      { is: 'ours', build: 'b1' },
    ],
    [
      'a page',
      { [`GET ${SERVICE}/build.json`]: () => new Response('<p>', { status: 404 }) },
      { is: 'other', status: 404 },
    ],
    ['other data', { [`GET ${SERVICE}/build.json`]: () => json({ build: 7 }) }, { is: 'other', status: 200 }],
    [
      'the service, which does not know the page',
      { [`HEAD ${SERVICE}/widgets/cx.js`]: () => new Response() },
      { is: 'closed' },
    ],
    [
      'another site with files of its own',
      { [`HEAD ${SERVICE}/widgets/cx.js`]: () => new Response(null, { status: 404 }) },
      { is: 'other', status: null },
    ],
    [
      'another site that lets nobody read',
      { [`GET ${SERVICE} unread`]: () => new Response() },
      { is: 'other', status: null },
    ],
    ['nothing', {}, { is: 'away' }],
  ] as const)
    it(`is what answers: ${what}`, async () => {
      script(`${SERVICE}/widgets/cx.js`)
      answers(given)
      expect((await look([])).answer).to.deep.equal(answer)
    })

  it('is who is signed in, by their name alone, and whether they stay so', async () => {
    script(`${SERVICE}/widgets/cx.js`)
    expect((await look([])).session).to.deep.equal({ is: 'none' })
    const kept = JSON.stringify({ user: { full_name: 'Maya Thornton' }, token: 'secret' })
    sessionStorage.setItem(SESSION_KEY_PREFIX + SERVICE, kept)
    expect((await look([])).session).to.deep.equal({ is: 'somebody', name: 'Maya Thornton', isKept: false })
    localStorage.setItem(SESSION_KEY_PREFIX + SERVICE, kept)
    expect((await look([])).session).to.deep.equal({ is: 'somebody', name: 'Maya Thornton', isKept: true })
    expect(JSON.stringify(await look([]))).to.not.contain('secret')
  })

  it('is a storage that cannot be read', async () => {
    localStorage.setItem(SESSION_KEY_PREFIX + location.origin, '{')
    expect((await look([])).session).to.deep.equal({ is: 'hidden' })
  })
})
