import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Tabs } from '../../src/ui/tabs.tsx'
import { clear, isFocused, LONG, painted, quietly, RTL, show, tabBack } from './show.tsx'

const four = [
  { id: 'dashboard', label: 'My Dashboard' },
  { id: 'tasks', label: 'My Tasks', count: 6 },
  { id: 'students', label: 'My Students' },
  { id: 'submissions', label: 'Submissions' },
]

function Kept({ tabs = four, start = 'dashboard' }: { tabs?: typeof four; start?: string }) {
  const [selected, select] = useState(start)
  return (
    <Tabs label="Classroom" tabs={tabs} selected={selected} onSelect={select}>
      {`Content of ${selected}`}
    </Tabs>
  )
}

describe('Tabs', () => {
  afterEach(clear)

  it('renders', () => {
    const { all, find, shadow } = show(<Kept />)
    expect(all('[role=tab]').map(tab => tab.ariaSelected)).to.deep.equal(['true', 'false', 'false', 'false'])
    const panel = find('[role=tabpanel]')
    expect(panel.textContent).to.equal('Content of dashboard')
    expect(shadow.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal(
      'My Dashboard',
    )
  })

  it('is accessible', async () => {
    const { host } = show(<Kept />)
    await expect(host).to.be.accessible()
    clear()
    const unknown = show(<Kept start="message-board" />)
    await expect(unknown.host).to.be.accessible()
  })

  it('moves the focus by arrows, Home and End, and selects on Enter alone', async () => {
    const { all, find } = show(<Kept />)
    const tabs = all('[role=tab]')
    tabs[0]?.focus()
    const steps = [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 3],
      ['ArrowRight', 0],
      ['End', 3],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const
    for (const [press, at] of steps) {
      await sendKeys({ press })
      expect(isFocused(tabs[at])).to.equal(true)
    }
    expect(find('[role=tabpanel]').textContent).to.equal('Content of dashboard')
    await sendKeys({ press: 'Enter' })
    await painted()
    expect(find('[role=tabpanel]').textContent).to.equal('Content of tasks')
  })

  it('is one stop of the tab key, then comes the panel', async () => {
    const { all, find } = show(<Kept start="students" />)
    all('[role=tab]')[2]?.focus()
    await sendKeys({ press: 'Tab' })
    expect(isFocused(find('[role=tabpanel]'))).to.equal(true)
    await tabBack()
    expect(isFocused(all('[role=tab]')[2])).to.equal(true)
  })

  it('can be entered where no tab of the bar is the selected one', () => {
    const { all } = show(<Kept start="message-board" />)
    expect(all('[role=tab]').map(tab => tab.tabIndex)).to.deep.equal([0, -1, -1, -1])
  })

  it('turns the arrows round in right-to-left text', async () => {
    const { all } = show(
      <div dir="rtl">
        <Kept />
      </div>,
    )
    all('[role=tab]')[0]?.focus()
    await sendKeys({ press: 'ArrowLeft' })
    expect(isFocused(all('[role=tab]')[1])).to.equal(true)
  })

  it('scrolls within 320 px, brings the selected tab into sight and leaves the page where it is', () => {
    const { find, all, host } = show(<Kept start="submissions" />, 320)
    const list = find('[role=tablist]')
    expect(list.scrollWidth).to.be.above(list.clientWidth)
    const last = all('[role=tab]')[3]?.getBoundingClientRect()
    expect(last?.right).to.be.at.most(host.getBoundingClientRect().right + 1)
    quietly(() => all('[role=tab]')[0]?.click())
    expect(list.scrollLeft).to.equal(0)
    expect(window.scrollY).to.equal(0)
  })

  for (const dir of ['ltr', 'rtl']) {
    it(`fades where there is more to scroll to, in ${dir} text`, async () => {
      const { find } = show(
        <div dir={dir}>
          <Kept />
        </div>,
        320,
      )
      const list = find('[role=tablist]')
      const fades = () => [list.hasAttribute('data-before'), list.hasAttribute('data-after')]
      const most = list.scrollWidth - list.clientWidth
      const scrollTo = async (left: number) => {
        list.scrollLeft = dir === 'rtl' ? -left : left
        await painted()
        await painted()
      }
      await scrollTo(0)
      expect(fades()).to.deep.equal([false, true])
      const mask = getComputedStyle(list).maskImage
      expect(mask).to.match(dir === 'rtl' ? /^linear-gradient\(to left/ : /^linear-gradient\((to right|rgb)/)
      await scrollTo(most / 2)
      expect(fades()).to.deep.equal([true, true])
      await scrollTo(most)
      expect(fades()).to.deep.equal([true, false])
    })
  }

  it('does not fade where all of it is in sight, also once there is room for it', async () => {
    const { find, host } = show(<Kept />, 320)
    const list = find('[role=tablist]')
    await painted()
    expect(list.hasAttribute('data-after')).to.equal(true)
    host.style.width = '800px'
    await painted()
    expect(list.matches('[data-before], [data-after]')).to.equal(false)
    expect(getComputedStyle(list).maskImage).to.equal('none')
  })

  it('takes long and right-to-left names', () => {
    const { host, find } = show(
      <Kept tabs={[LONG, RTL].map(label => ({ id: label.slice(0, 4), label }))} />,
      320,
    )
    expect(find('[role=tablist]').getBoundingClientRect().right).to.be.at.most(
      host.getBoundingClientRect().right,
    )
  })
})
