import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { heldTimers } from '../../support/held-timers.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, anItem, LIST, place, questions, serverHas, shows, texts } from './a-list.ts'

const LONG = `${'A classroom whose name goes on and on '.repeat(4)}${'unbreakable'.repeat(12)}`

describe('<cx-classroom-list>', () => {
  const timers = heldTimers()
  afterEach(unmountAll)

  it('renders', async () => {
    serverHas(anItem(), anItem({ id: 8, name: 'River Science', partner: null, status: 'expired' }))
    const element = place()
    await shows(element, 'Letters to Lyon', 'River Science')
    expect(texts(element, 'th')).to.deep.equal([
      'Name',
      'Status',
      'Code',
      'Course Completion',
      'Global Partner',
    ])
    await see(element, '2 classrooms')
    await see(element, 'Camille D.')
    await see(element, 'Not Paired')
    await see(element, 'Expired')
    expect(questions()).to.deep.equal([{ filter_by: 'newest' }])
  })

  for (const theme of ['light', 'dark']) {
    for (const brand of ['default', 'players']) {
      for (const view of ['list', 'grid']) {
        it(`is accessible as ${view}, ${theme} and ${brand}`, async () => {
          serverHas(anItem(), anItem({ id: 8, partner: null, expire_at: '2020-01-01T00:00:00.000Z' }))
          const element = place(`view="${view}" theme="${theme}" brand="${brand}"`)
          await see(element, '2 classrooms')
          await expect(element).to.be.accessible()
        })
      }
    }
  }

  for (const view of ['list', 'grid']) {
    for (const width of [320, 390, 640, 700, 900, 1280]) {
      it(`fits ${width} px as ${view}, also with long names`, async () => {
        const long = anItem({
          name: LONG,
          partner: { avatar: null, first_name: LONG, last_name: LONG, full_name: LONG },
        })
        serverHas(long, anItem({ id: 8, status: 'not_started' }))
        const element = place(`view="${view}"`, {}, width)
        await see(element, 'unbreakable')
        expect(element.scrollWidth).to.equal(width)
        const { right } = element.getBoundingClientRect()
        const outside = all(element, '.screen *').filter(
          child => !child.closest('[popover]') && child.getBoundingClientRect().right > right + 0.5,
        )
        expect(outside.map(child => child.outerHTML.slice(0, 80))).to.deep.equal([])
      })
    }
  }

  for (const width of [765, 800, 840, 900, 960, 1100]) {
    it(`has both views side by side in one line of words at ${width} px`, async () => {
      serverHas(anItem())
      const element = place('', {}, width)
      await see(element, '1 classroom')
      const boxes = all(element, '.view label').map(label => label.getBoundingClientRect())
      expect(boxes).to.have.length(2)
      expect(new Set(boxes.map(({ top }) => top))).to.have.length(1)
      expect(boxes.map(({ height }) => height)).to.deep.equal([36, 36])
      expect(element.scrollWidth).to.equal(width)
    })
  }

  it('shows what is coming before the first answer, and a list that can be filtered meanwhile', async () => {
    answer(LIST, () => new Promise(() => {}))
    const element = place()
    await until(() => all(element, '.cx-skeleton').length > 0, 'a skeleton')
    await byRole(element, 'combobox', 'Filter by')
    await expect(element).to.be.accessible()
  })

  it('says what to do when there are no classrooms', async () => {
    serverHas()
    const element = place()
    await see(element, 'Create your first classroom exchange to begin.')
    await byRole(element, 'link', 'Create Classroom Exchange')
    expect(visibleText(element)).not.to.include('Filter by')
    await expect(element).to.be.accessible()
  })

  it('says what happened when nothing could be loaded, and tries again', async () => {
    answer(LIST, refusal('The service is not available right now.'), { status: 503 })
    const element = place()
    await see(element, 'The service is not available right now.')
    await expect(element).to.be.accessible()
    serverHas(anItem())
    await press(element, 'Retry')
    await shows(element, 'Letters to Lyon')
  })

  it('takes HTML of a proxy for a failure', async () => {
    answer(LIST, new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const element = place()
    await see(element, 'The answer cannot be read, or does not come from the service.')
  })

  it('opens a classroom by a real link, which the page may take over', async () => {
    serverHas(anItem())
    const element = place('host-url="https://school.test"')
    const link = (await byRole(element, 'link', 'Letters to Lyon')) as HTMLAnchorElement
    expect(link.href).to.equal('https://school.test/classroom/7')
    const navigated = nextEvent(element, 'cx-navigate')
    element.addEventListener('cx-navigate', event => event.preventDefault())
    link.click()
    const { detail } = await navigated
    expect(detail).to.deep.equal({ route: 'classroom', params: { classroomId: 7 }, path: '/classroom/7' })
  })

  it('leaves a click with the control key to the browser', async () => {
    serverHas(anItem())
    const element = place()
    const link = await byRole(element, 'link', 'Letters to Lyon')
    let told = 0
    element.addEventListener('cx-navigate', () => told++)
    const prevented = new Promise(resolve => {
      document.addEventListener(
        'click',
        event => {
          resolve(event.defaultPrevented)
          event.preventDefault()
        },
        { once: true },
      )
    })
    link.dispatchEvent(
      new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    )
    expect(await prevented).to.equal(false)
    expect(told).to.equal(0)
  })

  it('copies a code, and says so for a second', async () => {
    const copied: string[] = []
    const { writeText } = navigator.clipboard
    navigator.clipboard.writeText = async text => void copied.push(text)
    try {
      serverHas(anItem())
      const element = place()
      await press(element, 'Copy the classroom code QX7KLMN')
      await see(element, 'Copied!')
      timers.pass(999)
      await settle()
      await see(element, 'Copied!')
      timers.pass(1)
      await seeNoMore(element, 'Copied!')
      expect(copied).to.deep.equal(['QX7KLMN'])
    } finally {
      navigator.clipboard.writeText = writeText
    }
  })

  it('shows the approved percent as completion, whatever else the answer says', async () => {
    const cases: [number, string][] = [
      [0.4, '0%'],
      [46.5, '47%'],
      [100, '100%'],
      [180, '100%'],
    ]
    serverHas(
      ...cases.map(([approved], index) =>
        anItem({ id: index + 1, progression_percent: { submitted: 10, approved, blocked: 0 } }),
      ),
    )
    const element = place()
    await see(element, '4 classrooms')
    // the count comes a moment before the rows
    const bars = () => all(element, '[role=progressbar]')
    await until(() => bars().length === cases.length, 'the rows')
    expect(bars().map(bar => bar.getAttribute('aria-valuetext'))).to.deep.equal(
      cases.map(([, shown]) => shown),
    )
  })

  it('can be used with the keyboard alone', async () => {
    serverHas(anItem())
    const element = place()
    await shows(element, 'Letters to Lyon')
    const reached: (string | null | undefined)[] = []
    for (let step = 0; step < 6; step++) {
      await sendKeys({ press: 'Tab' })
      const active = element.shadowRoot?.activeElement
      reached.push(active?.getAttribute('aria-label') ?? active?.closest('label')?.textContent ?? active?.id)
    }
    const filter = await byRole(element, 'combobox', 'Filter by')
    const search = await byRole(element, 'searchbox', 'Search by name or code')
    expect(reached.slice(1, 4)).to.deep.equal([filter.id, search.id, 'List View'])
    expect(reached[5]).to.equal('Copy the classroom code QX7KLMN')
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ up: 'Shift' })
    await sendKeys({ press: 'ArrowRight' })
    await byRole(element, 'link', 'Enter Classroom')
  })

  it('keeps two lists on one page apart', async () => {
    serverHas(anItem())
    const element = place()
    const other = element.cloneNode() as typeof element
    other.view = 'grid'
    element.after(other)
    await byRole(other, 'link', 'Enter Classroom')
    expect(all(element, 'table')).to.have.length(1)
    expect(questions(), 'one request for both').to.have.length(1)
  })
})
