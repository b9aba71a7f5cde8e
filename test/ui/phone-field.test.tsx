import { expect, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { PhoneField, type PhoneFieldProps } from '../../src/ui/phone-field.tsx'
import { mainCountry, phoneCountries, readPhone } from '../../src/ui/phone-numbers.ts'
import { clear, LONG, painted, quietly, RTL, show } from './show.tsx'

const labels = {
  code: 'Country code',
  number: 'Number',
  choose: 'Choose a country',
  invalid: 'This is no number of the country.',
}

let out = { code: '', number: '' }

interface KeptProps extends Partial<Omit<PhoneFieldProps, 'code' | 'number'>> {
  start?: { code: string; number: string }
  error?: string
}

function Kept({ start = { code: '', number: '' }, error, ...props }: KeptProps) {
  const [code, setCode] = useState(start.code)
  const [number, setNumber] = useState(start.number)
  out = { code, number }
  return (
    <PhoneField
      label="Mobile phone"
      labels={labels}
      {...props}
      code={{ value: code, onChange: setCode, error }}
      number={{ value: number, onChange: setNumber, error }}
    />
  )
}

/** Shown, with what is known of numbers. */
async function known(props: KeptProps = {}, width = 800) {
  const shown = show(<Kept {...props} />, width)
  await waitUntil(() => shown.shadow.querySelector('select'), 'the countries', { timeout: 30_000 })
  return {
    ...shown,
    select: shown.find<HTMLSelectElement>('select'),
    input: shown.find<HTMLInputElement>('input'),
  }
}

/** As somebody does; letters typed on it count as one word only where they come fast enough. */
function choose(select: HTMLSelectElement, country: string) {
  select.value = country
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

async function typed(input: HTMLElement, text: string) {
  input.focus()
  await sendKeys({ type: text })
  await painted()
}

async function left(input: HTMLElement) {
  quietly(() => input.blur())
  await painted()
}

const errors = (all: (selector: string) => HTMLElement[]) => all('.cx-error').map(error => error.textContent)

const numbers: [string, string, ReturnType<typeof readPhone>][] = [
  ['415 555 2671', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['(415) 555-2671', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['415.555.2671', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['415/555/2671', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['415–555–2671', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['415\u2011555\u20112671', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['\u00a0415\u00a0555\u20092671 ', 'US', { country: 'US', code: '1', number: '4155552671' }],
  ['07911 123456', 'GB', { country: 'GB', code: '44', number: '7911123456' }],
  ['+44 7911 123456', 'US', { country: 'GB', code: '44', number: '7911123456' }],
  ['6135550123', 'CA', { country: 'CA', code: '1', number: '6135550123' }],
  ['٠٧٩١١١٢٣٤٥٦', 'GB', { country: 'GB', code: '44', number: '7911123456' }],
  ['415 555', 'US', null],
  ['415 555 26711', 'US', null],
  ['0000000000', 'US', null],
  ['letters', 'US', null],
  ['', 'US', null],
  ['4155552671', '', null],
]

describe('PhoneField', () => {
  afterEach(clear)

  for (const [text, country, found] of numbers) {
    it(`reads ${JSON.stringify(text)} in ${country || 'no country'} as ${found ? found.number : 'no number'}`, () => {
      expect(readPhone(text, country)).to.deep.equal(found)
    })
  }

  it('knows the countries by name, and whose a code is', () => {
    const countries = phoneCountries('en')
    expect(countries.length).to.be.above(200)
    expect(countries.find(({ id }) => id === 'KE')).to.deep.equal({ id: 'KE', code: '254', name: 'Kenya' })
    expect([mainCountry('1'), mainCountry('44'), mainCountry('999'), mainCountry('')]).to.deep.equal([
      'US',
      'GB',
      '',
      '',
    ])
  })

  it('renders', async () => {
    const { find, select, input } = await known({ start: { code: '44', number: '7911123456' } })
    expect(find('legend').textContent).to.equal('Mobile phone')
    expect(select.labels[0]?.textContent).to.equal('Country code')
    expect(select.selectedOptions[0]?.text).to.equal('United Kingdom (+44)')
    expect(input.value).to.equal('7911123456')
  })

  it('is accessible', async () => {
    const { host } = await known({ hint: 'With area code', error: 'Field required.' })
    await expect(host).to.be.accessible()
    clear()
    await expect((await known({ disabled: true })).host).to.be.accessible()
  })

  it('lets digits out alone, however they are separated, and shows what was typed', async () => {
    const { input, select } = await known({ start: { code: '1', number: '' } })
    await typed(input, '(415) 555-26x71!')
    expect(out).to.deep.equal({ code: '1', number: '4155552671' })
    expect(input.value).to.equal('(415) 555-2671')
    await left(input)
    expect(out.number).to.equal('4155552671')
    expect(select.value).to.equal('US')
  })

  for (const written of [
    '415 555 2671',
    '415-555-2671',
    '415.555.2671',
    '415/555/2671',
    '415\u2011555\u20112671',
    '415\u2013555\u20142671',
    '415\u00a0555\u20092671',
    '\u202a(415)\t555,2671\u202c',
    '415_555_2671 🙂',
  ])
    it(`lets the digits of ${JSON.stringify(written)} out, and no other characters`, async () => {
      const { input } = await known({ start: { code: '1', number: '' } })
      await typed(input, written)
      expect(out).to.deep.equal({ code: '1', number: '4155552671' })
      await left(input)
      expect(out).to.deep.equal({ code: '1', number: '4155552671' })
      expect(input.getAttribute('aria-invalid')).to.equal(null)
    })

  it('takes digits of other scripts', async () => {
    const { input } = await known({ start: { code: '1', number: '' } })
    await typed(input, '٤١٥５５５२६७१')
    expect(out.number).to.equal('4155552671')
  })

  it('takes the country from a plus, and the zero away, when it is left', async () => {
    const { input, select } = await known({ start: { code: '1', number: '' } })
    await typed(input, '+44 (0) 7911 123456')
    await left(input)
    expect(out).to.deep.equal({ code: '44', number: '7911123456' })
    expect(select.value).to.equal('GB')
    expect(input.value).to.equal('7911123456')
  })

  it('says what is no number once it is left, and takes it back on typing', async () => {
    const { input, all } = await known({ start: { code: '1', number: '' } })
    await typed(input, '415')
    expect(errors(all)).to.deep.equal(['', ''])
    await left(input)
    expect(errors(all)).to.deep.equal(['', labels.invalid])
    expect(input.ariaInvalid).to.equal('true')
    // still no number, but somebody is at it
    await typed(input, '5')
    expect(errors(all)).to.deep.equal(['', ''])
  })

  it('keeps the country that was chosen of those with one code', async () => {
    const { select } = await known()
    choose(select, 'CA')
    await painted()
    expect(out.code).to.equal('1')
    expect(select.value).to.equal('CA')
  })

  it('has code and number in a line, whatever is said of them together', async () => {
    const { select, input, find } = await known({ hint: 'With area code' })
    expect(input.getBoundingClientRect().top).to.be.closeTo(select.getBoundingClientRect().top, 1)
    const hint = find('.cx-hint')
    expect(find('fieldset').getAttribute('aria-describedby')).to.equal(hint.id)
  })

  it('shows the home country of those that share a code, and leaves a choice alone', async () => {
    const start = { code: '1', number: '' }
    const { select, render } = await known({ home: 'CA', start })
    expect(select.value).to.equal('CA')
    render(<Kept home="JM" start={start} />)
    await painted()
    expect(select.value).to.equal('JM')
    render(<Kept home="ES" start={start} />)
    await painted()
    expect([out.code, select.value]).to.deep.equal(['1', 'US'])
    choose(select, 'CA')
    await painted()
    render(<Kept home="JM" start={start} />)
    await painted()
    expect([out.code, select.value]).to.deep.equal(['1', 'CA'])
  })

  it('follows a number that comes from elsewhere', async () => {
    const { input, render } = await known({ start: { code: '1', number: '' } })
    await typed(input, '415')
    const part = { onChange: () => {} }
    render(
      <PhoneField
        label="Mobile phone"
        labels={labels}
        code={{ ...part, value: '254' }}
        number={{ ...part, value: '712123456' }}
      />,
    )
    await waitUntil(() => input.isConnected === false || input.value === '712123456')
  })

  it('lets the code be typed until what is known of numbers is there', () => {
    const { all } = show(<Kept start={{ code: '1', number: '' }} />)
    const fields = all<HTMLInputElement>('input')
    expect(fields.map(field => field.labels?.[0]?.textContent)).to.deep.equal(['Country code', 'Number'])
    expect(fields[0]?.value).to.equal('1')
  })

  it('cannot be reached while it is disabled', async () => {
    const { all } = await known({ disabled: true })
    expect(all('input:enabled, select:enabled')).to.have.length(0)
  })

  it('stays inside 320 px with any label and error', async () => {
    const { host, all } = await known({ label: LONG, hint: RTL, error: LONG }, 320)
    const edge = host.getBoundingClientRect().right + 1
    for (const part of all('fieldset, legend, input, select, .cx-error'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
