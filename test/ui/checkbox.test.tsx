import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Checkbox, type CheckboxProps } from '../../src/ui/checkbox.tsx'
import { clear, LONG, painted, quietly, RTL, show } from './show.tsx'

function Kept(props: Partial<CheckboxProps>) {
  const [checked, setChecked] = useState(false)
  return <Checkbox label="Keep me signed in" {...props} checked={checked} onChange={setChecked} />
}

describe('Checkbox', () => {
  afterEach(clear)

  it('renders', () => {
    const { find } = show(<Kept />)
    const input = find<HTMLInputElement>('input')
    expect(input.labels?.[0]?.textContent).to.equal('Keep me signed in')
    expect(input.checked).to.equal(false)
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <Kept hint="Not on a shared computer" />
        <Kept error="Please tick this." />
        <Kept disabled />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('is ticked by Space and by a press on its text', async () => {
    const { find } = show(<Kept />)
    const input = find<HTMLInputElement>('input')
    input.focus()
    await sendKeys({ press: 'Space' })
    await painted()
    expect(input.checked).to.equal(true)
    quietly(() => find('label span').click())
    expect(input.checked).to.equal(false)
  })

  it('does nothing while disabled', () => {
    const { find } = show(<Kept disabled />)
    quietly(() => find('label').click())
    expect(find<HTMLInputElement>('input').checked).to.equal(false)
  })

  it('is at least 24 px and stays inside 320 px with any text', () => {
    const { host, all } = show(
      [LONG, RTL].map(text => <Kept key={text} label={text} error={text} />),
      320,
    )
    const edge = host.getBoundingClientRect().right
    for (const box of all('input')) expect(box.getBoundingClientRect().height).to.be.at.least(24)
    for (const part of all('label, label span, .cx-error'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge + 1)
  })
})
