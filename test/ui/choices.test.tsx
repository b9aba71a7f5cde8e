import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { grid, list } from '../../src/ui/icons.ts'
import { SearchField } from '../../src/ui/search-field.tsx'
import { SegmentedControl } from '../../src/ui/segmented-control.tsx'
import { clear, isFocused, LONG, painted, quietly, RTL, show } from './show.tsx'

const options = [
  { value: 'list', label: 'List View', icon: list },
  { value: 'grid', label: 'Grid View', icon: grid },
] as const

function View({ iconOnly = false }) {
  const [value, setValue] = useState<'list' | 'grid'>('list')
  return (
    <SegmentedControl label="View" value={value} onChange={setValue} options={options} iconOnly={iconOnly} />
  )
}

describe('SegmentedControl', () => {
  afterEach(clear)

  it('renders', () => {
    const { find, all } = show(<View />)
    expect(find('fieldset').ariaLabel).to.equal('View')
    expect(all<HTMLInputElement>('input').map(input => input.checked)).to.deep.equal([true, false])
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <View />
        <View iconOnly />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('is chosen from by arrows', async () => {
    const { all } = show(<View iconOnly />)
    const inputs = all<HTMLInputElement>('input')
    inputs[0]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await painted()
    expect(inputs[1]?.checked).to.equal(true)
  })

  it('is two choices where there are two of them', () => {
    const { all } = show(
      <>
        <View />
        <View />
      </>,
    )
    quietly(() => all('input')[3]?.click())
    expect(all<HTMLInputElement>('input').map(input => input.checked)).to.deep.equal([
      true,
      false,
      false,
      true,
    ])
  })

  it('wraps inside 320 px with long names', () => {
    const long = [LONG, RTL].map(label => ({ value: label, label }))
    const { host, all } = show(
      <SegmentedControl label="View" value={LONG} onChange={() => {}} options={long} />,
      320,
    )
    for (const part of all('label'))
      expect(part.getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right)
  })
})

let searched: string[] = []

function Search({ start = '', label = 'Search' }) {
  const [value, setValue] = useState(start)
  const search = (next: string) => {
    searched.push(next)
    setValue(next)
  }
  return (
    <>
      <SearchField label={label} clearLabel="Clear" value={value} onSearch={search} maxLength={150} />
      <button type="button" id="elsewhere" onClick={() => setValue('from the address')}>
        Elsewhere
      </button>
    </>
  )
}

describe('SearchField', () => {
  afterEach(clear)

  beforeEach(() => {
    searched = []
  })

  it('renders', () => {
    const { find } = show(<Search start="rivers" />)
    const input = find<HTMLInputElement>('input')
    expect(input.labels?.[0]?.textContent).to.equal('Search')
    expect(input.value).to.equal('rivers')
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <Search />
        <Search start="rivers" label="Search again" />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('searches on Enter, without the spaces around, and not before', async () => {
    const { find } = show(<Search />)
    find('input').focus()
    await sendKeys({ type: ' lake ' })
    expect(searched).to.deep.equal([])
    await sendKeys({ press: 'Enter' })
    expect(searched).to.deep.equal(['lake'])
  })

  it('clears by its button and puts the focus back into the field', async () => {
    const { find, shadow } = show(<Search start="rivers" />)
    find('input').focus()
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await painted()
    expect(searched).to.deep.equal([''])
    expect(find<HTMLInputElement>('input').value).to.equal('')
    expect(isFocused(find('input'))).to.equal(true)
    expect(shadow.querySelectorAll('.cx-search-clear')).to.have.length(0)
  })

  it('clears what was only typed without a search', async () => {
    const { find } = show(<Search />)
    find('input').focus()
    await sendKeys({ type: 'abc' })
    await painted()
    quietly(() => find('.cx-search-clear').click())
    expect(searched).to.deep.equal([])
    expect(find<HTMLInputElement>('input').value).to.equal('')
  })

  it('follows a search that comes from elsewhere', () => {
    const { find } = show(<Search />)
    quietly(() => find('#elsewhere').click())
    expect(find<HTMLInputElement>('input').value).to.equal('from the address')
  })
})
