import { expect } from '@open-wc/testing'
import type { Facts } from '../../src/debug/facts.ts'
import { createPanel } from '../../src/debug/panel.ts'
import { hasFocus } from '../support/modals.ts'
import { byRole, press, see } from '../support/page.ts'
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
  afterEach(() => host.remove())

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

  it('says that nothing is at fault', async () => {
    panel.show({ ...facts, answer: { is: 'ours', build: 'b7' }, scripts: [], unknownTags: [], blocked: [] })
    await see(host, 'Nothing is wrong that can be seen from here.')
    await see(host, 'answers, build b7')
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

  it('fits from 320 px on', () => {
    panel.show(facts)
    const section = host.shadowRoot?.querySelector('section')
    expect(section?.scrollWidth).to.equal(section?.clientWidth)
    expect(section?.getBoundingClientRect().left).to.be.at.least(0)
  })
})
