import { expect } from '@open-wc/testing'
import { CopyText } from '../../src/ui/copy-text.tsx'
import { Popover } from '../../src/ui/popover.tsx'
import { until } from '../support/until.ts'
import { clear, painted, show } from './show.tsx'

/** Where the button and what it opens stand once it has been pressed on a page of that zoom. */
async function openedAt(zoom: number, host: HTMLElement, find: (selector: string) => HTMLElement) {
  host.style.zoom = String(zoom)
  find('button').click()
  await painted()
  return {
    anchor: find('button').getBoundingClientRect(),
    box: find('[popover]').getBoundingClientRect(),
  }
}

describe('what floats, on a page that is zoomed by css', () => {
  afterEach(clear)

  for (const zoom of [0.5, 1, 1.5, 2]) {
    it(`stands at its anchor at ${zoom}`, async () => {
      const { host, find } = show(
        <div style={{ padding: '60px 40px' }}>
          <Popover trigger="Help" label="Help">
            Write to us.
          </Popover>
        </div>,
        300,
      )
      const { anchor, box } = await openedAt(zoom, host, find)
      expect(box.left).to.be.closeTo(anchor.left, 1)
      expect(box.top).to.be.closeTo(anchor.bottom + 6, 1)
    })

    it(`is never taller than the window, at ${zoom}`, async () => {
      const { host, find } = show(
        <Popover trigger="Help" label="Help">
          <p style={{ height: 4_000 }}>Much to read.</p>
        </Popover>,
        300,
      )
      const { anchor, box } = await openedAt(zoom, host, find)
      // from 6 px below the button to 8 px above the window's edge
      expect(box.height).to.be.closeTo(window.innerHeight - anchor.bottom - 6 - 8, 1)
    })

    it(`says beside the button that something was copied, at ${zoom}`, async () => {
      const { host, find, all } = show(
        <div style={{ padding: '60px 100px' }}>
          <CopyText text="QX7" label="Copy code QX7" copied="Copied!" failed="Not copied" ms={60_000} />
        </div>,
        300,
      )
      host.style.zoom = String(zoom)
      find('button').click()
      const tip = await until(() => all('[popover]').find(box => box.matches(':popover-open')), 'the tooltip')
      await painted()
      const [anchor, box] = [find('button'), tip].map(element => element.getBoundingClientRect())
      const middle = (rect?: DOMRect) => (rect ? rect.left + rect.width / 2 : 0)
      expect(middle(box)).to.be.closeTo(middle(anchor), 1)
      expect(box?.bottom).to.be.closeTo((anchor?.top ?? 0) - 6, 1)
    })
  }
})
