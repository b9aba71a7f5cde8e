import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Field, type FieldProps } from '../../src/ui/field.tsx'
import { clear, LONG, painted, quietly, RTL, show } from './show.tsx'

function Kept(props: Omit<FieldProps, 'value' | 'onChange'> & { start?: string }) {
  const { start = '', ...rest } = props
  const [value, setValue] = useState(start)
  return <Field {...rest} value={value} onChange={setValue} />
}

const count = (used: number, most: number) => `${used} of ${most}`

describe('Field', () => {
  afterEach(clear)

  it('renders', () => {
    const { find } = show(<Kept label="Email" type="email" autoComplete="username" start="a@b.test" />)
    const input = find<HTMLInputElement>('input')
    expect(input.labels?.[0]?.textContent).to.equal('Email')
    expect(input.value).to.equal('a@b.test')
    expect(input.type).to.equal('email')
    expect(input.autocomplete).to.equal('username')
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <Kept label="Email" hint="Where we write to" error="Enter a valid email." />
        <Kept label="Password" type="password" showPassword="Show password" />
        <Kept label="About me" rows={3} most={255} count={count} />
        <Kept label="Search" hideLabel />
        <Kept label="Disabled" disabled start="no" />
        <Kept label="Placeholder" placeholder="Such as Room 12" />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('ties hint, error and count to the control', () => {
    const { find, shadow } = show(
      <Kept label="Name" hint="3 to 150 letters" error="Field required." most={150} count={count} />,
    )
    const input = find('input')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = described.map(id => shadow.getElementById(id)?.textContent)
    expect(texts).to.deep.equal(['3 to 150 letters', 'Field required.', '0 of 150'])
    expect(input.getAttribute('aria-invalid')).to.equal('true')
  })

  it('reads an error out that comes later, and takes it back', () => {
    const { find, render } = show(<Field label="Name" value="" onChange={() => {}} />)
    const region = find('[aria-live]')
    expect(region.textContent).to.equal('')
    render(<Field label="Name" value="" onChange={() => {}} error="Field required." />)
    expect(find('[aria-live]') === region).to.equal(true)
    expect(region.textContent).to.equal('Field required.')
    render(<Field label="Name" value="" onChange={() => {}} />)
    expect(region.textContent).to.equal('')
    expect(find('input').hasAttribute('aria-invalid')).to.equal(false)
  })

  it('shows a password on request, by keyboard, and keeps it', async () => {
    const { find } = show(
      <Kept label="Password" type="password" showPassword="Show password" start="Classroom1!" />,
    )
    const input = find<HTMLInputElement>('input')
    input.focus()
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    await painted()
    expect(input.type).to.equal('text')
    expect(input.value).to.equal('Classroom1!')
    expect(find('button').ariaPressed).to.equal('true')
    await sendKeys({ press: 'Space' })
    await painted()
    expect(input.type).to.equal('password')
  })

  it('takes all that is typed, and counts it, also beyond what its rule takes', async () => {
    const { find, shadow } = show(<Kept label="Code" most={4} count={count} />)
    find('input').focus()
    await sendKeys({ type: ' abcd ' })
    await painted()
    expect(shadow.textContent).to.contain('4 of 4')
    const calm = getComputedStyle(find('.cx-field-count')).color
    await sendKeys({ type: 'ef' })
    await painted()
    expect(find<HTMLInputElement>('input').value).to.equal(' abcd ef')
    expect(shadow.textContent).to.contain('7 of 4')
    expect(getComputedStyle(find('.cx-field-count')).color).not.to.equal(calm)
  })

  it('writes several lines', async () => {
    const { find } = show(<Kept label="About me" rows={3} />)
    find('textarea').focus()
    await sendKeys({ type: 'one' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ type: 'two' })
    expect(find<HTMLTextAreaElement>('textarea').value).to.equal('one\ntwo')
  })

  it('says when it is left', () => {
    let left = 0
    const { find } = show(<Field label="Name" value="" onChange={() => {}} onBlur={() => left++} />)
    find('input').focus()
    quietly(() => find('input').blur())
    expect(left).to.equal(1)
  })

  it('stays inside 320 px with any label, hint and error', () => {
    const { host, all } = show(
      [LONG, RTL].map(text => (
        <Kept key={text} label={text} hint={text} error={text} most={9} count={count} />
      )),
      320,
    )
    const edge = host.getBoundingClientRect().right + 1
    for (const part of all('.cx-frame, input, .cx-error, .cx-hint, .cx-field-count'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
