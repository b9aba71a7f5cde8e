import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { clear, painted, show } from './show.tsx'

/** The size of text in the browser's settings; 16 is what browsers come with. */
const setTextSize = (standard: number) =>
  executeServerCommand('text-sizes', { fontSizes: { standard, fixed: 13 } })

const failed = () =>
  show(<ErrorState title="Not here" text="Out of order." retryLabel="Retry" onRetry={() => {}} />)

const sizes = ({ find }: ReturnType<typeof show>) =>
  ['p', 'h3', 'button'].map(tag => getComputedStyle(find(tag)).fontSize)

describe('text', () => {
  afterEach(async () => {
    clear()
    document.documentElement.removeAttribute('style')
    await setTextSize(16)
  })

  it('is as large as it was designed, where nobody has set another size', () => {
    expect(sizes(failed())).to.deep.equal(['16px', '20px', '16px'])
  })

  it('grows with the text size of the browser', async () => {
    await setTextSize(24)
    expect(sizes(failed())).to.deep.equal(['24px', '30px', '24px'])
  })

  it('does not follow the sizes of the page around', () => {
    document.documentElement.style.fontSize = '10px'
    const shown = failed()
    shown.host.style.fontSize = '40px'
    expect(sizes(shown)).to.deep.equal(['16px', '20px', '16px'])
  })

  it('is zoomed once on a page that is zoomed by css', async () => {
    const { host, find } = failed()
    const before = find('h3').getBoundingClientRect().height
    host.style.zoom = '2'
    await painted()
    expect(find('h3').getBoundingClientRect().height).to.be.closeTo(before * 2, 1)
  })
})
