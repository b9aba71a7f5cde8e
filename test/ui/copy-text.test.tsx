import { expect, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CopyText } from '../../src/ui/copy-text.tsx'
import { clear, LONG, painted, quietly, show } from './show.tsx'

const clipboard = navigator.clipboard
let copied: string[] = []

/** Puts a clipboard in place of the browser's, which a headless run may not use. */
function withClipboard(value: { writeText(text: string): Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
}

const denied = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }

const view = (ms?: number) => (
  <CopyText
    text="QX7-KLM"
    label="Copy code QX7-KLM"
    copied="Copied!"
    failed="Press Ctrl + C"
    {...(ms ? { ms } : {})}
  />
)

describe('CopyText', () => {
  beforeEach(() => {
    copied = []
    withClipboard({
      writeText: async text => {
        copied.push(text)
      },
    })
  })
  afterEach(() => {
    clear()
    withClipboard(clipboard)
  })

  it('renders', () => {
    const { find } = show(view())
    expect(find('button').textContent).to.equal('QX7-KLM')
    expect(find('button').ariaLabel).to.equal('Copy code QX7-KLM')
  })

  it('is accessible', async () => {
    const { host, find } = show(view(5000))
    await expect(host).to.be.accessible()
    find('button').click()
    await waitUntil(() => find('.cx-copy-tip').matches(':popover-open'))
    await expect(host).to.be.accessible()
  })

  it('copies by keyboard, shows and announces it for a second, and no longer', async () => {
    const { find } = show(view())
    const tip = find('.cx-copy-tip')
    find('button').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => tip.matches(':popover-open'))
    const since = performance.now()
    expect(copied).to.deep.equal(['QX7-KLM'])
    expect(tip.textContent).to.equal('Copied!')
    expect(find('[role=status]').textContent).to.equal('Copied!')
    await waitUntil(() => !tip.matches(':popover-open'), 'the tooltip goes', { timeout: 3000 })
    expect(performance.now() - since).to.be.within(850, 1700)
    expect(find('[role=status]').textContent).to.equal('')
  })

  it('puts the tooltip above the button, in sight', async () => {
    const { find } = show(<div style={{ marginTop: 100 }}>{view(5000)}</div>)
    find('button').click()
    await waitUntil(() => find('.cx-copy-tip').matches(':popover-open'))
    await painted()
    const tip = find('.cx-copy-tip').getBoundingClientRect()
    const button = find('button').getBoundingClientRect()
    expect(tip.bottom).to.be.at.most(button.top)
    expect(Math.abs(tip.left + tip.right - button.left - button.right)).to.be.below(4)
  })

  it('copies another way where the clipboard is denied or missing', async () => {
    for (const value of [denied, undefined]) {
      withClipboard(value)
      const { find, shadow } = show(view(5000))
      let given = ''
      const listen = () => {
        given = (shadow.activeElement as HTMLTextAreaElement | null)?.value ?? ''
      }
      document.addEventListener('copy', listen)
      find('button').focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => find('.cx-copy-tip').textContent === 'Copied!')
      document.removeEventListener('copy', listen)
      expect(given).to.equal('QX7-KLM')
      expect(shadow.activeElement).to.equal(find('button'))
      expect(shadow.querySelector('textarea')).to.equal(null)
      clear()
    }
  })

  it('says what to do where nothing may copy, with the text selected', async () => {
    withClipboard(denied)
    const { execCommand } = document
    document.execCommand = () => false
    const { find } = show(view(5000))
    find('button').click()
    await waitUntil(() => find('.cx-copy-tip').textContent === 'Press Ctrl + C')
    expect(find('[role=status]').textContent).to.equal('Press Ctrl + C')
    document.execCommand = execCommand
  })

  it('can be taken away while the tooltip is open', async () => {
    const { find, render } = show(view(5000))
    find('button').click()
    await waitUntil(() => find('.cx-copy-tip').matches(':popover-open'))
    quietly(() => render(null))
  })

  it('stays inside 320 px with a text without a place to break', () => {
    const text = LONG
    const { host, find } = show(<CopyText text={text} label={text} copied="Copied!" failed="No" />, 320)
    expect(find('button').getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right)
  })
})
