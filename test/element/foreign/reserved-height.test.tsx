import { expect } from '@open-wc/testing'
import { mount, unmountAll } from '../../support/page.ts'
import { painted } from '../../ui/show.tsx'
import { rendered } from '../define-widget/define.ts'
import { lateWidget } from './late-widget.ts'

/** As docs/embedding.md writes it. */
const DOCUMENTED = ':not([hidden]) { display: block; min-height: 480px; }'

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** How much jumps on the page while `action` runs. */
async function jumps(action: () => Promise<void>): Promise<number> {
  let sum = 0
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as LayoutShift).value
  }
  const observer = new PerformanceObserver(list => count(list.getEntries()))
  await painted()
  observer.observe({ type: 'layout-shift' })
  await action()
  await painted()
  count(observer.takeRecords())
  observer.disconnect()
  return sum
}

/** A page with a tag that is unknown, then without its code, then shown, then with its data. */
async function arrival(css: string, hidden = ''): Promise<{ jumped: number; tallest: number }> {
  let tallest = 0
  const name = `cx-late-soon-${++count}`
  const page = mount(`<div>
    <style>${name}${css}</style>
    <${name} ${hidden}></${name}><p style="height: 300px; background: silver">What follows</p>
  </div>`)
  const element = page.querySelector(name) as HTMLElement
  const look = async () => {
    await painted()
    tallest = Math.max(tallest, element.offsetHeight)
  }
  const jumped = await jumps(async () => {
    await look()
    const { arrive } = lateWidget(() => <div style={{ height: 420 }}>shown</div>, {}, name as `cx-${string}`)
    await look()
    arrive()
    await rendered()
    await look()
  })
  return { jumped, tallest }
}
let count = 0

describe('the height that a page reserves', () => {
  afterEach(unmountAll)

  it('keeps what follows in its place from the first paint on', async () => {
    expect((await arrival(DOCUMENTED)).jumped).to.equal(0)
  })

  it('is measured: without it, what follows jumps', async () => {
    expect((await arrival(' { min-height: 480px; }')).jumped).to.be.above(0.1)
  })

  it('takes no room from a page that hides the element', async () => {
    expect((await arrival(DOCUMENTED, 'hidden')).tallest).to.equal(0)
  })
})
