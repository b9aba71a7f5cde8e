import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { check } from '../../src/ui/icons.ts'
import { Menu, type MenuItem } from '../../src/ui/menu.tsx'
import { Popover } from '../../src/ui/popover.tsx'
import { until } from '../support/until.ts'
import { clear, isFocused, LONG, painted, RTL, type Shown, show } from './show.tsx'

async function openBy({ find }: Shown, press: 'Enter' | 'ArrowDown' = 'Enter') {
  find('button').focus()
  await sendKeys({ press })
  await until(() => find('.cx-popover').matches(':popover-open'))
  await painted()
  await Promise.all(
    find('.cx-popover')
      .getAnimations()
      .map(animation => animation.finished),
  )
}

const isOpen = ({ find }: Shown) => find('.cx-popover').matches(':popover-open')

describe('Popover', () => {
  afterEach(clear)

  const support = (
    <Popover label="Contact Support" trigger="Support">
      Write to <a href="mailto:support@demo.test">support@demo.test</a>
    </Popover>
  )

  it('renders', async () => {
    const shown = show(support)
    expect(shown.find('button').ariaExpanded).to.equal('false')
    expect(shown.all('a')).to.have.length(0)
    await openBy(shown)
    expect(shown.find('button').ariaExpanded).to.equal('true')
    expect(shown.find('[role=dialog]').textContent).to.contain('support@demo.test')
  })

  it('is accessible', async () => {
    const shown = show(support)
    await expect(shown.host).to.be.accessible()
    await openBy(shown)
    await expect(shown.host).to.be.accessible()
  })

  it('is next in the tab order, closes on Esc and gives the focus back', async () => {
    const shown = show(support)
    await openBy(shown)
    await sendKeys({ press: 'Tab' })
    expect(isFocused(shown.find('a'))).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => !isOpen(shown))
    expect(isFocused(shown.find('button'))).to.equal(true)
  })

  it('leaves the focus where it has gone meanwhile', async () => {
    const shown = show(
      <>
        {support}
        <input />
      </>,
    )
    await openBy(shown)
    shown.find('input').focus()
    shown.find('.cx-popover').hidePopover()
    await until(() => !isOpen(shown))
    await painted()
    expect(isFocused(shown.find('input'))).to.equal(true)
  })

  it('begins at the right edge of its button where texts run from right to left', async () => {
    const shown = show(<div style={{ direction: 'rtl', width: 400 }}>{support}</div>)
    await openBy(shown)
    const box = shown.find('.cx-popover').getBoundingClientRect()
    expect(box.right).to.be.closeTo(shown.find('button').getBoundingClientRect().right, 1)
  })

  it('closes on a press outside, and on a second press of its button', async () => {
    const shown = show(support)
    await openBy(shown)
    await sendMouse({ type: 'click', position: [700, 500] })
    await until(() => !isOpen(shown))
    const { left, top } = shown.find('button').getBoundingClientRect()
    const position: [number, number] = [Math.round(left + 8), Math.round(top + 8)]
    await sendMouse({ type: 'click', position })
    await until(() => isOpen(shown))
    await sendMouse({ type: 'click', position })
    await until(() => !isOpen(shown))
  })

  it('closes on a touch outside where the browser leaves that to the page, and on none inside', async () => {
    const shown = show(support)
    await openBy(shown)
    const touch = (target: Element, pointerType = 'touch') =>
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType }))
    touch(shown.find('.cx-popover a'))
    touch(shown.find('button'))
    // what a mouse does is the browser's
    touch(document.body, 'mouse')
    expect(isOpen(shown)).to.equal(true)
    touch(document.body)
    await until(() => !isOpen(shown))
  })

  it('stands at its button: below, inside the window, and above where there is no room', async () => {
    const cases = [
      [{ top: 20, left: 20 }, 'below'],
      [{ top: 20, right: 4 }, 'below'],
      [{ bottom: 20, right: 4 }, 'above'],
    ] as const
    for (const [position, side] of cases) {
      const shown = show(
        <div style={{ position: 'fixed', ...position }}>
          <Popover label="Support" trigger="Support">
            <p style={{ width: 300, height: 120 }}>Text</p>
          </Popover>
        </div>,
      )
      await openBy(shown)
      const box = shown.find('.cx-popover').getBoundingClientRect()
      const button = shown.find('button').getBoundingClientRect()
      expect(box.left).to.be.at.least(8)
      expect(box.right).to.be.at.most(window.innerWidth - 8)
      if (side === 'below') expect(box.top).to.be.closeTo(button.bottom + 6, 1)
      else expect(box.bottom).to.be.closeTo(button.top - 6, 1)
      clear()
    }
  })

  it('is whole inside an ancestor that transforms and clips', async () => {
    const shown = show(
      <div style={{ transform: 'translate(10px)', overflow: 'hidden', width: 90, height: 50 }}>
        {support}
      </div>,
    )
    await openBy(shown)
    const box = shown.find('.cx-popover').getBoundingClientRect()
    const there = shown.shadow.elementFromPoint(box.right - 4, box.bottom - 4)
    expect(there?.closest('.cx-popover') !== null).to.equal(true)
  })
})

describe('Menu', () => {
  afterEach(clear)

  let done: string[] = []
  const items: MenuItem[] = [
    { label: 'Edit Profile', href: '#profile', onClick: event => event.preventDefault() },
    { label: 'My Account', onClick: () => done.push('account'), current: true },
    { label: 'Password', onClick: () => done.push('password') },
    { label: 'Log out', onClick: () => done.push('out'), danger: true, separated: true },
  ]
  const menu = <Menu label="Account" trigger="Account" items={items} />
  const focused = ({ shadow }: Shown) => shadow.activeElement?.textContent

  beforeEach(() => {
    done = []
  })

  it('renders', async () => {
    const shown = show(menu)
    await openBy(shown)
    expect(shown.all('[role=menuitem]').map(item => item.textContent)).to.deep.equal(
      items.map(item => item.label),
    )
    expect(shown.find('a').getAttribute('href')).to.equal('#profile')
    expect(shown.find('[aria-current=page]').textContent).to.equal('My Account')
  })

  it('is accessible', async () => {
    const shown = show(menu)
    await expect(shown.host).to.be.accessible()
    await openBy(shown)
    await expect(shown.host).to.be.accessible()
  })

  it('is walked by arrows, Home, End and letters', async () => {
    const shown = show(menu)
    await openBy(shown, 'ArrowDown')
    const steps = [
      ['', 'Edit Profile'],
      ['ArrowDown', 'My Account'],
      ['ArrowUp', 'Edit Profile'],
      ['ArrowUp', 'Log out'],
      ['ArrowDown', 'Edit Profile'],
      ['End', 'Log out'],
      ['Home', 'Edit Profile'],
      ['p', 'Password'],
      ['l', 'Log out'],
    ] as const
    for (const [press, name] of steps) {
      if (press) await sendKeys({ press })
      expect(focused(shown)).to.equal(name)
    }
  })

  it('does what is chosen, closes and gives the focus back', async () => {
    const shown = show(menu)
    await openBy(shown)
    await sendKeys({ press: 'p' })
    await sendKeys({ press: 'Enter' })
    await until(() => !isOpen(shown))
    expect(done).to.deep.equal(['password'])
    expect(isFocused(shown.find('button'))).to.equal(true)
  })

  it('closes on Esc and on Tab', async () => {
    const shown = show(menu)
    for (const press of ['Escape', 'Tab'] as const) {
      await openBy(shown)
      await sendKeys({ press })
      await until(() => !isOpen(shown))
    }
    expect(done).to.deep.equal([])
  })

  it('stays inside the window with any names, and scrolls when there are many', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ label: `${index} ${index % 2 ? LONG : RTL}` }))
    const shown = show(<Menu label="Classrooms" trigger="Classrooms" items={many} />)
    await openBy(shown)
    const box = shown.find('.cx-popover').getBoundingClientRect()
    expect(box.bottom).to.be.at.most(window.innerHeight)
    expect(box.right).to.be.at.most(window.innerWidth)
  })

  it('keeps each name in one line, and ends one that is too long in an ellipsis', async () => {
    const short = 'Letters to Lyon'
    const long = 'The long way from Lyon to Lagos and back again '.repeat(4)
    const items = [short, long, RTL].map(label => ({ label, icon: check }))
    const shown = show(<Menu label="Classrooms" trigger="Classrooms" items={items} />)
    await openBy(shown)
    const [ofShort, ofLong, ofOther] = shown.all('[role=menuitem] > span')
    for (const name of [ofLong, ofOther])
      expect(name?.getBoundingClientRect().height).to.equal(ofShort?.getBoundingClientRect().height)
    expect(ofLong?.scrollWidth).to.be.above(ofLong?.clientWidth ?? Number.POSITIVE_INFINITY)
    expect(getComputedStyle(ofLong as Element).textOverflow).to.equal('ellipsis')
    expect(ofLong?.getBoundingClientRect().right).to.be.at.most(
      shown.find('.cx-popover').getBoundingClientRect().right,
    )
  })

  it('opens with nothing in it', async () => {
    const shown = show(<Menu label="Classrooms" trigger="Classrooms" items={[]} />)
    await openBy(shown)
    await sendKeys({ press: 'Escape' })
    await until(() => !isOpen(shown))
  })
})
