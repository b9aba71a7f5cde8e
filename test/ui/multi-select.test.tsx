import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { MultiSelect, type MultiSelectProps } from '../../src/ui/multi-select.tsx'
import { clear, isFocused, LONG, painted, quietly, RTL, show } from './show.tsx'

const names = 'English Español Français Kiswahili Deutsch Português Polski Türkçe 日本語 Italiano'.split(' ')
const languages = names.map((label, index) => ({ value: index + 1, label }))
const ages = languages.slice(0, 3)

const labels = {
  choose: 'Choose languages',
  search: 'Search languages',
  none: 'No results found.',
  remove: (option: string) => `Remove ${option}`,
}

let changes: number[][] = []

function Kept({ start = [], ...props }: Partial<MultiSelectProps<number>> & { start?: number[] }) {
  const [values, setValues] = useState<readonly number[]>(start)
  return (
    <MultiSelect
      label="Languages"
      options={languages}
      labels={labels}
      {...props}
      values={values}
      onChange={next => {
        changes.push(next)
        setValues(next)
      }}
    />
  )
}

const press = async (...keys: string[]) => {
  for (const key of keys) {
    await sendKeys({ press: key })
    await painted()
  }
}

function opened(props: Parameters<typeof Kept>[0] = {}) {
  const shown = show(<Kept {...props} />)
  const opener = shown.find<HTMLButtonElement>('.cx-many-opener button')
  opener.focus()
  quietly(() => opener.click())
  const offered = () => shown.all('.cx-checkbox').map(line => line.textContent)
  return { ...shown, opener, offered }
}

describe('MultiSelect', () => {
  afterEach(clear)

  beforeEach(() => {
    changes = []
  })

  it('renders', () => {
    const { all, find } = show(<Kept start={[4, 2]} />)
    expect(find('legend').textContent).to.equal('Languages')
    expect(all('.cx-many-tag').map(tag => tag.textContent)).to.deep.equal(['Español', 'Kiswahili'])
  })

  it('is accessible, closed and open', async () => {
    const { host } = show(
      <>
        <Kept start={[1, 2]} hint="Those that you teach in" error="Field required." />
        <Kept label="Again" hideLabel start={[1]} disabled />
      </>,
    )
    await expect(host).to.be.accessible()
    clear()
    await expect(opened({ start: [2] }).host).to.be.accessible()
  })

  it('ties hint and error to the group', () => {
    const { find, shadow } = show(<Kept hint="Those that you teach in" error="Field required." />)
    const ids = find('fieldset').getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = ids.map(id => shadow.getElementById(id)?.textContent)
    expect(texts).to.deep.equal(['Those that you teach in', 'Field required.'])
  })

  it('is chosen from by keyboard, in the order of the list', async () => {
    const { find, opener, shadow } = opened({ options: ages, start: [3] })
    await press('Tab', 'Space')
    expect(changes).to.deep.equal([[1, 3]])
    await press('Tab', 'Tab', 'Space')
    expect(changes.at(-1)).to.deep.equal([1])
    await press('Escape')
    expect(shadow.querySelector('.cx-checkbox')).to.equal(null)
    expect(isFocused(opener)).to.equal(true)
    expect(find('.cx-many-tags').textContent).to.equal('English')
  })

  it('narrows a long list by a search, and says when nothing is left', async () => {
    const { find, offered } = opened()
    expect(offered()).to.have.length(10)
    find('.cx-many-choices input').focus()
    await sendKeys({ type: 'ES' })
    await painted()
    expect(offered()).to.deep.equal(['Español'])
    await sendKeys({ type: 'x' })
    await painted()
    expect(offered()).to.deep.equal([])
    expect(find('.cx-many-none').textContent).to.equal('No results found.')
  })

  it('has no search where the list is short', () => {
    const { shadow, offered } = opened({ options: ages })
    expect(shadow.querySelector('.cx-many-choices .cx-control')).to.equal(null)
    expect(offered()).to.have.length(3)
  })

  it('removes a tag by its button, and keeps the focus', () => {
    const { find, all } = show(<Kept start={[1, 2]} />)
    const remove = all('.cx-many-remove')[0]
    expect(remove?.ariaLabel).to.equal('Remove English')
    remove?.focus()
    quietly(() => remove?.click())
    expect(changes).to.deep.equal([[2]])
    expect(isFocused(find('.cx-many-opener button'))).to.equal(true)
  })

  it('says when it is left as a whole', async () => {
    let left = 0
    const { find } = show(<Kept start={[1]} onBlur={() => left++} />)
    find('.cx-many-remove').focus()
    await press('Tab')
    expect(left).to.equal(0)
    await press('Tab')
    expect(left).to.equal(1)
  })

  it('hands its button to a form, which focuses it', () => {
    let control: HTMLElement | null = null
    const { find } = show(
      <Kept
        ref={element => {
          control = element
        }}
      />,
    )
    expect(control === find('.cx-many-opener button')).to.equal(true)
  })

  it('cannot be changed while it is disabled or read only', () => {
    const disabled = show(<Kept start={[1]} disabled />)
    expect(disabled.all<HTMLButtonElement>('button').every(button => button.matches(':disabled'))).to.equal(
      true,
    )
    clear()
    const { all } = show(<Kept start={[1]} readOnly />)
    quietly(() => all('.cx-many-remove')[0]?.click())
    expect(changes).to.deep.equal([])
  })

  it('stays inside 320 px with any label and option', () => {
    const options = [LONG, RTL].map((label, value) => ({ value, label }))
    const { host, all } = show(<Kept label={LONG} error={LONG} options={options} start={[0, 1]} />, 320)
    const edge = host.getBoundingClientRect().right + 1
    for (const part of all('fieldset, legend, .cx-many-tag, .cx-many-remove, .cx-error'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
