import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type Column, DataTable, type DataTableProps } from '../../src/ui/data-table.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { clear, LONG, painted, quietly, RTL, show, tabBack } from './show.tsx'

interface Row {
  id: number
  name: string
  done: number
}

let pressed: string[] = []

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: row => row.name, compare: (a, b) => a.name.localeCompare(b.name) },
  {
    id: 'done',
    header: 'Done',
    cell: row => `${row.done}%`,
    compare: (a, b) => a.done - b.done,
    align: 'end',
  },
  {
    id: 'code',
    header: 'Code',
    cell: row => (
      <button type="button" onClick={() => pressed.push(`copy ${row.id}`)}>
        {`Copy ${row.id}`}
      </button>
    ),
  },
]
const rows: Row[] = [
  { id: 1, name: 'Rivers', done: 30 },
  { id: 2, name: 'Breakfast', done: 100 },
  { id: 3, name: 'Weather', done: 0 },
]

function table(props: Partial<DataTableProps<Row>> = {}) {
  return (
    <DataTable
      label="My Classrooms"
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      loadingLabel="Loading…"
      link={row => ({
        href: `#classroom-${row.id}`,
        onClick: event => {
          event.preventDefault()
          pressed.push(`open ${row.id}`)
        },
      })}
      {...props}
    />
  )
}

describe('DataTable', () => {
  beforeEach(() => {
    pressed = []
  })
  afterEach(clear)

  const names = (all: (selector: string) => HTMLElement[]) =>
    all('tbody tr').map(row => row.querySelector('td')?.textContent)

  it('renders', () => {
    const { all } = show(table())
    expect(all('th').map(head => head.textContent)).to.deep.equal(['Name', 'Done', 'Code'])
    expect(names(all)).to.deep.equal(['Rivers', 'Breakfast', 'Weather'])
  })

  it('is accessible', async () => {
    const { host, render } = show(table())
    await expect(host).to.be.accessible()
    host.style.width = '320px'
    await expect(host).to.be.accessible()
    render(table({ rows: undefined }))
    await expect(host).to.be.accessible()
    render(table({ rows: [], empty: <EmptyState title="No results found." /> }))
    await expect(host).to.be.accessible()
  })

  it('sorts by a head, up and down, and says so', () => {
    const { all } = show(table())
    const sorts = () => all('th').map(head => head.ariaSort)
    expect(sorts()).to.deep.equal(['none', 'none', null])
    quietly(() => all('th button')[1]?.click())
    expect(names(all)).to.deep.equal(['Weather', 'Rivers', 'Breakfast'])
    expect(sorts()).to.deep.equal(['none', 'ascending', null])
    quietly(() => all('th button')[1]?.click())
    expect(names(all)).to.deep.equal(['Breakfast', 'Rivers', 'Weather'])
    expect(sorts()).to.deep.equal(['none', 'descending', null])
  })

  it('starts sorted where it is asked to, and leaves the caller’s rows alone', () => {
    const { all } = show(table({ sortedBy: { column: 'name', direction: 'ascending' } }))
    expect(names(all)).to.deep.equal(['Breakfast', 'Rivers', 'Weather'])
    expect(rows[0]?.name).to.equal('Rivers')
  })

  it('goes through heads, rows and their controls by keyboard, and opens on Enter', async () => {
    const { all, shadow } = show(table())
    all('th button')[0]?.focus()
    const stops: (string | null | undefined)[] = []
    for (let times = 0; times < 3; times++) {
      await sendKeys({ press: 'Tab' })
      stops.push(shadow.activeElement?.textContent)
    }
    expect(stops).to.deep.equal(['Done', 'Rivers', 'Copy 1'])
    await tabBack()
    await sendKeys({ press: 'Enter' })
    expect(pressed).to.deep.equal(['open 1'])
  })

  it('opens by a real link wherever a row is pressed, except on its controls', async () => {
    const { all, shadow } = show(table())
    await painted()
    const row = all('tbody tr')[1]?.getBoundingClientRect()
    const button = all('tbody tr button')[1]?.getBoundingClientRect()
    if (!row || !button) throw new Error('no second row')
    const middle = row.top + row.height / 2
    const onRow = shadow.elementFromPoint(row.left + row.width / 2, middle)
    expect((onRow as HTMLAnchorElement).getAttribute('href')).to.equal('#classroom-2')
    const onButton = shadow.elementFromPoint(button.left + 3, middle)
    quietly(() => (onButton as HTMLElement).click())
    quietly(() => (onRow as HTMLElement).click())
    expect(pressed).to.deep.equal(['copy 2', 'open 2'])
  })

  it('shows a skeleton while loading and says that it loads', () => {
    const { all, find, render } = show(table({ rows: undefined, skeletonRows: 3 }))
    expect(all('tbody tr')).to.have.length(3)
    expect(find('table').ariaBusy).to.equal('true')
    expect(find('[role=status]').textContent).to.equal('Loading…')
    render(table())
    expect(find('table').ariaBusy).to.equal(null)
    expect(find('[role=status]').textContent).to.equal('')
  })

  it('says what an empty list says', () => {
    const { shadow } = show(table({ rows: [], empty: <EmptyState title="No results found." /> }))
    expect(shadow.textContent).to.contain('No results found.')
  })

  it('is a stack of cards under 640 px, with the heads as labels and every value in sight', () => {
    const long = [
      { id: 1, name: LONG, done: 3 },
      { id: 2, name: RTL, done: 4 },
    ]
    const { host, all, find } = show(table({ rows: long }), 320)
    const cells = all('tbody tr:first-child td')
    const tops = cells.map(cell => cell.getBoundingClientRect().top)
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b))
    expect(new Set(tops)).to.have.length(3)
    expect(getComputedStyle(find('tbody td:nth-child(2)'), '::before').content).to.contain('Done')
    expect(find('table').getAttribute('role')).to.equal('table')
    for (const cell of cells)
      expect(cell.getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right)
    expect(find('th button').getBoundingClientRect().height).to.be.at.least(24)
  })

  it('begins with its first row under 640 px where no head is in sight, as round as the box', () => {
    const plain = columns.map(({ compare: _, ...column }) => column)
    const { host, find } = show(table({ columns: plain }), 320)
    const first = () => getComputedStyle(find('tbody tr'))
    const box = getComputedStyle(find('.cx-table-box'))
    expect(first().borderTopWidth).to.equal('0px')
    expect(first().borderTopLeftRadius).to.equal(box.borderTopLeftRadius)
    expect(first().borderTopRightRadius).to.equal(box.borderTopRightRadius)
    host.style.width = '900px'
    expect(first().borderTopWidth).to.equal('1px')
  })

  it('answers to its own width, not the window’s', () => {
    const { host, find } = show(table(), 900)
    expect(getComputedStyle(find('tbody tr')).display).to.equal('grid')
    host.style.width = '400px'
    expect(getComputedStyle(find('tbody tr')).display).to.equal('block')
  })

  it('fills its width whichever columns are shown', () => {
    const half = columns
      .slice(0, 2)
      .map((column, index) => ({ ...column, width: index ? '20%' : '30%' }) as const)
    const { find, all } = show(table({ columns: half }), 824)
    const [name = 0, done = 0] = all('tbody tr:first-child td').map(
      cell => cell.getBoundingClientRect().width,
    )
    expect(name / done).to.be.closeTo(1.5, 0.01)
    expect(name + done).to.be.closeTo(find('tbody tr').getBoundingClientRect().width - 24, 1)
  })

  it('renders only the rows that changed', async () => {
    let cells = 0
    const counting: Column<Row>[] = [
      {
        id: 'name',
        header: 'Name',
        cell: row => {
          cells++
          return row.name
        },
      },
    ]
    const link = () => ({ href: '#' })
    const { render } = show(table({ columns: counting, link }))
    cells = 0
    render(table({ columns: counting, link, rows: [...rows, { id: 4, name: 'New', done: 0 }] }))
    expect(cells).to.equal(1)
  })

  it('sorts 1,000 rows without making a cell anew', () => {
    const many = Array.from({ length: 1000 }, (_, id) => ({
      id,
      name: `Classroom ${id}`,
      done: (id * 37) % 101,
    }))
    let cells = 0
    const counting = columns.map(column => ({
      ...column,
      cell: (row: Row) => {
        cells++
        return column.cell(row)
      },
    }))
    const { all, find } = show(table({ rows: many, columns: counting }))
    expect(all('tbody tr')).to.have.length(1000)
    cells = 0
    quietly(() => all('th button')[1]?.click())
    expect(find('tbody td').textContent).to.equal('Classroom 0')
    expect(all('tbody tr')[1]?.textContent).not.to.include('Classroom 1 ')
    expect(cells).to.equal(0)
  })
})
