import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Select, type SelectProps } from '../../src/ui/select.tsx'
import { clear, LONG, painted, show } from './show.tsx'

const options = [
  { value: '1', label: 'English' },
  { value: '2', label: 'Español' },
  { value: '3', label: 'Français', disabled: true },
]

function Kept(props: Partial<SelectProps>) {
  const [value, setValue] = useState('')
  return <Select label="Language" options={options} {...props} value={value} onChange={setValue} />
}

describe('Select', () => {
  afterEach(clear)

  it('renders', () => {
    const { find } = show(<Kept placeholder="Choose one" />)
    const select = find<HTMLSelectElement>('select')
    expect(select.labels[0]?.textContent).to.equal('Language')
    expect([...select.options].map(option => option.text)).to.deep.equal([
      'Choose one',
      'English',
      'Español',
      'Français',
    ])
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <Kept placeholder="Choose one" error="Field required." />
        <Kept hideLabel />
        <Kept disabled />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('is chosen from by keyboard', async () => {
    const { find } = show(<Kept placeholder="Choose one" />)
    find('select').focus()
    for (const _ of ['first', 'second']) await sendKeys({ press: 'ArrowDown' })
    await painted()
    expect(find<HTMLSelectElement>('select').value).to.equal('2')
  })

  it('takes the placeholder back only where nothing is required', () => {
    const { all } = show(
      <>
        <Kept placeholder="Any" />
        <Kept placeholder="Choose one" required />
      </>,
    )
    const firsts = all<HTMLSelectElement>('select').map(select => select.options[0]?.disabled)
    expect(firsts).to.deep.equal([false, true])
  })

  it('stays inside 320 px with long options, and without any', () => {
    const { host, all } = show(
      <>
        <Kept options={[{ value: '1', label: LONG }]} />
        <Kept options={[]} />
      </>,
      320,
    )
    const edge = host.getBoundingClientRect().right
    for (const select of all('select')) expect(select.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
