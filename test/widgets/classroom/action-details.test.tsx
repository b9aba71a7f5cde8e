import { expect } from '@open-wc/testing'
import { byRole, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { inView } from './a-classroom.ts'
import { anItem, showDashboard } from './a-dashboard.ts'

const summary = (element: Element) => inView(element, '.action-details summary')
const row = (element: Element) => visibleText(inView(element, '.action') as HTMLElement)

/** The details of an item that is shown, opened. */
async function opened(...changes: Parameters<typeof anItem>) {
  const element = await showDashboard({ items: [anItem(...changes)] })
  const closed = await until(() => summary(element), 'the details')
  closed.click()
  return element
}

describe('the details of an action item', () => {
  afterEach(unmountAll)

  it('are folded at first, and open by a name of their own', async () => {
    const element = await showDashboard({
      items: [anItem({ action: { details: 'Tell when your classes meet.' } })],
    })
    await see(element, 'Say hello')
    expect(row(element)).not.to.include('Tell when')
    await expect(element).to.be.accessible()
    expect(summary(element)?.textContent).to.equal('Details of Say hello')
    summary(element)?.click()
    await until(() => row(element).includes('Tell when your classes meet.'), 'the details')
    await expect(element).to.be.accessible()
  })

  it('say what to record and what to answer, each under its step', async () => {
    const element = await opened({
      action: {
        details: 'Both sides do it.',
        details_create: 'Say who you are.',
        details_response: 'Ask back.',
      },
    })
    await see(element, /Both sides do it\. Create Video Say who you are\. Respond to Partner Ask back\./)
  })

  it('leave out what there is not, and are none where there is nothing at all', async () => {
    const element = await opened({ action: { details: '', details_create: 'Say who you are.' } })
    await see(element, 'Create Video Say who you are.')
    expect(row(element)).not.to.include('Respond to')
    unmountAll()
    const bare = await showDashboard({ items: [anItem({ action: { details: ' ', details_create: '' } })] })
    await see(bare, 'Say hello')
    await until(() => !summary(bare), 'the details to be gone')
  })

  it('keep their lines, and link web addresses alone', async () => {
    const element = await opened({
      action: {
        details:
          'First.\nSee https://luv.example/guide?a=1. Or (http://luv.example), not javascript:alert(1) or www.luv.example',
        details_create: '',
      },
    })
    await see(element, 'First.')
    const links = [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.action-details a') ?? [])]
    expect(links.map(({ href }) => href)).to.deep.equal([
      'https://luv.example/guide?a=1',
      'http://luv.example/',
    ])
    expect(links.every(({ target, rel }) => target === '_blank' && rel === 'noopener noreferrer')).to.equal(
      true,
    )
    await byRole(element, 'link', 'https://luv.example/guide?a=1 (opens in a new tab)')
    const text = inView<HTMLElement>(element, '.action-details p')
    expect(text && getComputedStyle(text).whiteSpace).to.equal('pre-line')
    expect(text?.textContent).to.match(/^First\.\nSee /)
    expect(text?.textContent).to.include('guide?a=1 (opens in a new tab). Or (http')
  })

  it('hold the link to more where the item leads elsewhere', async () => {
    const guide = 'https://luv.example/guide'
    const element = await opened({ action: { details: '', more_info_link: guide } })
    const more = await byRole(element, 'link', 'More info Say hello (opens in a new tab)')
    expect(more.getAttribute('href')).to.equal(guide)
    await byRole(element, 'link', 'Open Say hello')
    unmountAll()
    const action = {
      is_task: false,
      trigger: 'select_course' as const,
      more_info_link: guide,
      details_create: '',
    }
    const other = await opened({ action })
    await byRole(other, 'link', 'Select a course Say hello')
    await byRole(other, 'link', 'More info Say hello (opens in a new tab)')
  })

  for (const width of [320, 1180]) {
    it(`fit ${width} px with long text`, async () => {
      const LONG = `${'A sentence that goes on and on. '.repeat(20)}${'unbreakable'.repeat(30)} https://luv.example/${'path'.repeat(60)}`
      const element = await showDashboard({
        width,
        items: [
          anItem({ action: { task: LONG, details: LONG, details_create: LONG, details_response: LONG } }),
        ],
      })
      ;(await until(() => summary(element), 'the details')).click()
      await see(element, 'Respond to Partner A sentence')
      expect(element.scrollWidth).to.equal(width)
      const { right } = element.getBoundingClientRect()
      const outside = [...(element.shadowRoot?.querySelectorAll('.action *') ?? [])].filter(
        part => part.getBoundingClientRect().right > right + 0.5,
      )
      expect(outside.map(({ outerHTML }) => outerHTML.slice(0, 80))).to.deep.equal([])
    })
  }
})
