import { expect } from '@open-wc/testing'
import { BusyBar } from '../../src/ui/busy-bar.tsx'
import { Donut, type Segment } from '../../src/ui/donut.tsx'
import { ProgressBar } from '../../src/ui/progress-bar.tsx'
import { clear, LONG, show } from './show.tsx'

function segments(...percents: [number, number, number, number]): Segment[] {
  const labels = ['To-do', 'Submitted', 'Approved', 'Blocked']
  return (['to_do', 'submitted', 'approved', 'blocked'] as const).map((id, index) => ({
    id,
    label: labels[index] ?? '',
    percent: percents[index] ?? 0,
    shown: `${percents[index]}%`,
  }))
}

describe('ProgressBar', () => {
  afterEach(clear)

  it('renders', () => {
    const { find } = show(<ProgressBar label="Course Completion" percent={35} shown="35%" />)
    const bar = find('[role=progressbar]')
    expect(bar.ariaLabel).to.equal('Course Completion')
    expect(bar.ariaValueNow).to.equal('35')
    expect(bar.ariaValueText).to.equal('35%')
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <ProgressBar label="Course Completion" percent={35} shown="35%" />
        <BusyBar label="Sending the video" />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('fills by its percentage and never past 100', () => {
    const cases = [
      [-5, '0', 0],
      [0, '0', 0],
      [50, '50', 0.5],
      [100, '100', 1],
      [140, '100', 1],
    ] as const
    for (const [percent, now, part] of cases) {
      const { find } = show(<ProgressBar label="Done" percent={percent} />)
      const whole = find('.cx-progress-track').getBoundingClientRect().width
      expect(find('[role=progressbar]').ariaValueNow).to.equal(now)
      expect(find('.cx-progress-done').getBoundingClientRect().width / whole).to.be.closeTo(part, 0.01)
      clear()
    }
  })
})

describe('BusyBar', () => {
  afterEach(clear)

  it('has no value while it only says that work goes on', () => {
    const { find } = show(<BusyBar label="Sending" />)
    expect(find('[role=progressbar]').ariaValueNow).to.equal(null)
  })
})

describe('Donut', () => {
  afterEach(clear)

  const donut = (of: Segment[]) => (
    <Donut label="Course progress" segments={of} centre="35%" centreLabel="Approved" />
  )

  it('renders', () => {
    const { find, all } = show(donut(segments(40, 20, 35, 5)))
    expect(find('.cx-donut-centre').textContent).to.equal('35%Approved')
    expect(all('.cx-donut-ring circle:not(.cx-donut-cut)')).to.have.length(4)
  })

  it('is accessible', async () => {
    const { host } = show(donut(segments(40, 20, 35, 5)))
    await expect(host).to.be.accessible()
  })

  it('says every segment in a table, and nothing a second time', () => {
    const { find, all } = show(donut(segments(40, 20, 35, 5)))
    const table = find('table') as HTMLTableElement
    expect(table.ariaLabel).to.equal('Course progress')
    expect([...table.rows].map(({ cells }) => [...cells].map(cell => cell.textContent))).to.deep.equal([
      ['To-do', '40%'],
      ['Submitted', '20%'],
      ['Approved', '35%'],
      ['Blocked', '5%'],
    ])
    expect([...table.rows].map(({ cells }) => cells[0]?.scope)).to.deep.equal(Array(4).fill('row'))
    expect(getComputedStyle(table).display).to.equal('table')
    for (const part of all('svg, .cx-donut-centre')) {
      expect(part.closest('[aria-hidden=true]')).not.to.equal(null)
    }
  })

  it('gives each segment a form of its own, so that none needs its colour', () => {
    const { find, all } = show(donut(segments(25, 25, 25, 25)))
    const form = (id: string) => {
      const arc = find(`.cx-donut-ring .cx-donut-${id}`)
      const cut = arc.nextElementSibling?.classList.contains('cx-donut-cut')
      const [dash] = cut
        ? (arc.nextElementSibling?.getAttribute('stroke-dasharray')?.split(' ').slice(1) ?? [])
        : []
      return `${getComputedStyle(arc).strokeWidth} ${dash}`
    }
    const forms = ['to_do', 'submitted', 'approved', 'blocked'].map(form)
    expect(new Set(forms)).to.have.length(4)
    expect(all('.cx-donut-legend svg')).to.have.length(4)
  })

  it('covers the ring by the percentages, and closes it at 100', () => {
    const arcs = (of: Segment[]) => {
      const { all } = show(donut(of))
      const lengths = all('.cx-donut-ring circle:not(.cx-donut-cut)').map(arc =>
        Number(arc.getAttribute('stroke-dasharray')?.split(' ')[0]),
      )
      clear()
      return lengths
    }
    expect(arcs(segments(0, 0, 100, 0))).to.deep.equal([100])
    const four = arcs(segments(40, 20, 35, 5))
    expect(four.map(length => Math.round(length + 1.2))).to.deep.equal([40, 20, 35, 5])
    expect(arcs(segments(0, 0, 0, 0))).to.deep.equal([])
  })

  it('stays inside 320 px with long labels', () => {
    const long = segments(40, 20, 35, 5).map(segment => ({ ...segment, label: LONG }))
    const { host, all } = show(donut(long), 320)
    for (const part of all('.cx-donut-ring, .cx-donut-legend'))
      expect(part.getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right)
  })
})
