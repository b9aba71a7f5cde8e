import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CopyText } from '../../src/ui/copy-text.tsx'
import { settle } from '../support/clock.ts'
import { heldTimers } from '../support/held-timers.ts'
import { until } from '../support/until.ts'
import { clear, isFocused, LONG, painted, quietly, type Shown, show } from './show.tsx'

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

const tipOf = ({ shadow }: Shown) => shadow.querySelector<HTMLElement>('.cx-copy-tip:popover-open')

describe('CopyText', () => {
  const timers = heldTimers()
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
    const shown = show(view(5000))
    await expect(shown.host).to.be.accessible()
    shown.find('button').click()
    await until(() => tipOf(shown))
    await expect(shown.host).to.be.accessible()
  })

  it('copies by keyboard, shows and announces it for a second, and no longer', async () => {
    const shown = show(view())
    const { find } = shown
    find('button').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => tipOf(shown))
    expect(copied).to.deep.equal(['QX7-KLM'])
    expect(tipOf(shown)?.textContent).to.equal('Copied!')
    expect(find('[role=status]').textContent).to.equal('Copied!')
    quietly(() => timers.pass(999))
    expect(tipOf(shown)?.textContent).to.equal('Copied!')
    quietly(() => timers.pass(1))
    expect(tipOf(shown)).to.equal(null)
    expect(find('[role=status]').textContent).to.equal('')
  })

  it('starts the time again with a second press', async () => {
    const shown = show(view(600))
    const button = shown.find('button')
    button.click()
    await until(() => tipOf(shown))
    quietly(() => timers.pass(400))
    button.click()
    await settle()
    quietly(() => timers.pass(599))
    expect(tipOf(shown)?.textContent).to.equal('Copied!')
    quietly(() => timers.pass(1))
    expect(tipOf(shown)).to.equal(null)
  })

  it('puts the tooltip above the button, in sight', async () => {
    const shown = show(<div style={{ marginTop: 100 }}>{view(5000)}</div>)
    const { find } = shown
    find('button').click()
    await until(() => tipOf(shown))
    await painted()
    const tip = find('.cx-copy-tip').getBoundingClientRect()
    const button = find('button').getBoundingClientRect()
    expect(tip.bottom).to.be.at.most(button.top)
    expect(Math.abs(tip.left + tip.right - button.left - button.right)).to.be.below(4)
  })

  it('copies another way where the clipboard is denied or missing', async () => {
    for (const value of [denied, undefined]) {
      withClipboard(value)
      const shown = show(view(5000))
      const { find, shadow } = shown
      let given = ''
      const listen = () => {
        given = (shadow.activeElement as HTMLTextAreaElement | null)?.value ?? ''
      }
      document.addEventListener('copy', listen)
      find('button').focus()
      await sendKeys({ press: 'Enter' })
      await until(() => tipOf(shown)?.textContent === 'Copied!')
      document.removeEventListener('copy', listen)
      expect(given).to.equal('QX7-KLM')
      expect(isFocused(find('button'))).to.equal(true)
      expect(shadow.querySelectorAll('textarea')).to.have.length(0)
      clear()
    }
  })

  it('says what to do where nothing may copy, with the text selected', async () => {
    withClipboard(denied)
    const { execCommand } = document
    document.execCommand = () => false
    const shown = show(view(5000))
    shown.find('button').click()
    await until(() => tipOf(shown)?.textContent === 'Press Ctrl + C')
    expect(shown.find('[role=status]').textContent).to.equal('Press Ctrl + C')
    document.execCommand = execCommand
  })

  it('selects nothing where the text is not what it shows', async () => {
    withClipboard(denied)
    const { execCommand } = document
    document.execCommand = () => false
    getSelection()?.removeAllRanges()
    const shown = show(
      <CopyText text="Password: plum" label="Copy instructions" copied="Copied!" failed="Not copied">
        Copy instructions
      </CopyText>,
    )
    shown.find('button').click()
    await until(() => shown.find('[role=status]').textContent === 'Not copied')
    expect(getSelection()?.toString()).to.equal('')
    document.execCommand = execCommand
  })

  it('can be taken away while the tooltip is open', async () => {
    const shown = show(view(5000))
    shown.find('button').click()
    await until(() => tipOf(shown))
    shown.render(null)
    expect(shown.shadow.childElementCount).to.equal(0)
  })

  it('stays inside 320 px with a text without a place to break', () => {
    const text = LONG
    const { host, find } = show(<CopyText text={text} label={text} copied="Copied!" failed="No" />, 320)
    expect(find('button').getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right)
  })
})
