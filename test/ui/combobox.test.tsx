import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Combobox, type ComboboxProps } from '../../src/ui/combobox.tsx'
import type { ComboboxOption, Offer } from '../../src/ui/combobox-list.tsx'
import { Modal } from '../../src/ui/modal.tsx'
import { clear, isFocused, LONG, painted, quietly, RTL, show } from './show.tsx'

const schools: ComboboxOption[] = [
  { value: '7', label: 'Lincoln School', detail: '4 Hill Road, Salem' },
  { value: '8', label: 'Lincoln School', detail: '12 Lake Street, Bend' },
  { value: 'none', label: 'Not Listed' },
]

const labels = {
  list: 'Schools',
  loading: 'Searching…',
  none: 'No school has this name.',
  found: (count: number) => `${count} schools`,
  retry: 'Try again',
}

let chosen: string[] = []
let retried = 0

beforeEach(() => {
  chosen = []
  retried = 0
})

function Kept(props: Partial<ComboboxProps>) {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="School"
      labels={labels}
      offer={text === '' ? { at: 'nothing' } : { at: 'found', options: schools }}
      onRetry={() => retried++}
      {...props}
      value={text}
      onChange={setText}
      onChoose={option => {
        chosen.push(option.value)
        setText(option.label)
      }}
    />
  )
}

/** Types into it, so that its list opens. */
async function typed(props: Partial<ComboboxProps> = {}, width = 800) {
  const shown = show(<Kept {...props} />, width)
  shown.find('input').focus()
  await sendKeys({ type: 'Lin' })
  await painted()
  return { ...shown, input: shown.find<HTMLInputElement>('input') }
}

const press = async (...keys: string[]) => {
  for (const key of keys) {
    await sendKeys({ press: key })
    await painted()
  }
}

describe('Combobox', () => {
  afterEach(clear)

  it('renders', () => {
    const { find, shadow } = show(<Kept placeholder="Name of your school" />)
    const input = find<HTMLInputElement>('input')
    expect(input.labels?.[0]?.textContent).to.equal('School')
    expect(input.role).to.equal('combobox')
    expect(input.ariaExpanded).to.equal('false')
    expect(shadow.querySelector('[role=listbox]')).to.equal(null)
  })

  it('is accessible, closed and open', async () => {
    const { host } = await typed({ hint: 'As it stands on its sign', error: 'Field required.' })
    await press('ArrowDown')
    await expect(host).to.be.accessible()
    clear()
    await expect(show(<Kept disabled />).host).to.be.accessible()
  })

  it('offers what was found, in the top layer, and says how many', async () => {
    const { all, find, input } = await typed()
    expect(all('[role=option]').map(option => option.textContent)).to.deep.equal([
      'Lincoln School4 Hill Road, Salem',
      'Lincoln School12 Lake Street, Bend',
      'Not Listed',
    ])
    expect(input.ariaExpanded).to.equal('true')
    expect(input.getAttribute('aria-controls')).to.equal(find('[role=listbox]').id)
    expect(find('.cx-combobox-box').matches(':popover-open')).to.equal(true)
    expect(find('[role=status]').textContent).to.equal('3 schools')
  })

  it('says what is offered instead where nothing was found', async () => {
    const { find } = await typed({
      offer: {
        at: 'found',
        options: schools.slice(2),
        told: 'No school has this name. Choose ‘Not Listed’.',
      },
    })
    expect(find('[role=option]').textContent).to.equal('Not Listed')
    expect(find('[role=status]').textContent).to.equal('No school has this name. Choose ‘Not Listed’.')
  })

  it('is gone through by arrows, round, and chosen from by Enter', async () => {
    const { all, find, input, shadow } = await typed()
    await press('ArrowUp')
    expect(input.getAttribute('aria-activedescendant')).to.equal(all('[role=option]')[2]?.id)
    await press('ArrowDown', 'ArrowDown')
    expect(find('[aria-selected=true]').textContent).to.contain('Lake Street')
    expect(isFocused(input)).to.equal(true)
    await press('Enter')
    expect(chosen).to.deep.equal(['8'])
    expect(input.value).to.equal('Lincoln School')
    expect(shadow.querySelector('[role=listbox]')).to.equal(null)
  })

  it('has chosen nothing by itself: Enter after typing chooses nothing, nor after typing on', async () => {
    const { input, shadow } = await typed()
    const active = () => input.getAttribute('aria-activedescendant')
    expect(active()).to.equal(null)
    await press('ArrowDown')
    expect(active()).not.to.equal(null)
    await sendKeys({ type: 'c' })
    await painted()
    expect([active(), shadow.querySelector('[aria-selected=true]')]).to.deep.equal([null, null])
    await press('Enter')
    expect(chosen).to.deep.equal([])
  })

  it('opens with Alt and an arrow, the text still being what is gone on with', async () => {
    const { all, input } = await typed()
    await press('Escape')
    await sendKeys({ down: 'Alt' })
    await press('ArrowDown')
    await sendKeys({ up: 'Alt' })
    expect(all('[role=option]')).to.have.length(3)
    expect(input.getAttribute('aria-activedescendant')).to.equal(null)
  })

  it('is chosen from by a press, which leaves the focus in the text', async () => {
    const { all, input } = await typed()
    const first = all('[role=option]')[0]
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true })
    expect(first?.dispatchEvent(down)).to.equal(false)
    quietly(() => first?.click())
    expect(chosen).to.deep.equal(['7'])
    expect(isFocused(input)).to.equal(true)
  })

  it('closes on Esc without its modal, and opens again on an arrow', async () => {
    let closed = 0
    const { find, shadow } = show(
      <Modal open title="School" onClose={() => closed++} closeLabel="Close">
        <Kept />
      </Modal>,
    )
    find('input').focus()
    await sendKeys({ type: 'Lin' })
    await painted()
    await press('Escape')
    expect(shadow.querySelector('[role=listbox]')).to.equal(null)
    expect(closed).to.equal(0)
    await press('ArrowDown')
    expect(find('[aria-selected=true]').textContent).to.contain('Hill Road')
    await press('Escape', 'Escape')
    expect(closed).to.equal(1)
  })

  it('submits its form on Enter only where no option is meant', async () => {
    let submitted = 0
    const { find } = show(
      <form
        onSubmit={event => {
          event.preventDefault()
          submitted++
        }}
      >
        <Kept />
      </form>,
    )
    find('input').focus()
    await sendKeys({ type: 'Lin' })
    await painted()
    await press('ArrowDown', 'Enter')
    expect(submitted).to.equal(0)
    await press('Enter')
    expect(submitted).to.equal(1)
  })

  it('closes when it is left, and says so', async () => {
    let left = 0
    const { shadow } = await typed({ onBlur: () => left++ })
    await press('Tab')
    expect(shadow.querySelector('.cx-combobox-box')).to.equal(null)
    expect(left).to.equal(1)
  })

  it('says that it searches, and that there is nothing', async () => {
    const { find, shadow, input } = await typed({ offer: { at: 'loading' } })
    expect(find('[role=status]').textContent).to.equal('Searching…')
    expect(shadow.querySelector('[role=listbox]')).to.equal(null)
    expect(input.ariaExpanded).to.equal('false')
    clear()
    const empty = await typed({ offer: { at: 'found', options: [] } })
    expect(empty.find('.cx-combobox-told').textContent).to.equal('No school has this name.')
    expect(empty.find('[role=status]').textContent).to.equal('No school has this name.')
  })

  it('says why it failed, and tries again by keyboard', async () => {
    const failed: Offer = { at: 'failed', reason: 'The schools could not be loaded.' }
    const { find, host } = await typed({ offer: failed })
    expect(find('.cx-combobox-told').textContent).to.equal('The schools could not be loaded.')
    await expect(host).to.be.accessible()
    await press('ArrowDown', 'Enter')
    expect(retried).to.equal(1)
    expect(chosen).to.deep.equal([])
  })

  it('does nothing while it is disabled or read only', () => {
    const { find, shadow } = show(<Kept disabled offer={{ at: 'found', options: schools }} />)
    quietly(() => find('input').click())
    expect(find<HTMLInputElement>('input').disabled).to.equal(true)
    expect(shadow.querySelector('.cx-combobox-box')).to.equal(null)
    clear()
    const readOnly = show(<Kept readOnly offer={{ at: 'found', options: schools }} />)
    quietly(() => readOnly.find('input').click())
    expect(readOnly.shadow.querySelector('.cx-combobox-box')).to.equal(null)
  })

  it('stays inside 320 px with any label and option', async () => {
    const options = [LONG, RTL].map(label => ({ value: label, label, detail: label }))
    const { host, all, find } = await typed({ label: LONG, offer: { at: 'found', options } }, 320)
    const edge = host.getBoundingClientRect().right + 1
    for (const part of all('input, .cx-combobox-box, [role=option]'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge)
    expect(find('.cx-combobox-box').scrollWidth).to.equal(find('.cx-combobox-box').clientWidth)
  })
})
