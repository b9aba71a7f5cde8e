import { expect } from '@open-wc/testing'
import type { TaskLinkValues } from '../../src/contract/rules/task-values.ts'
import { LinksField, type LinksFieldProps } from '../../src/parts/tasks/form/links-field.tsx'
import { TagsField, type TagsFieldProps } from '../../src/parts/tasks/form/tags-field.tsx'
import { KeptValue } from '../support/kept-value.tsx'
import { byRole, field, fill, press, see, seeNoMore } from '../support/page.ts'
import { key, type } from '../support/rich-text-stage.tsx'
import { clear, isFocused, LONG, quietly, RTL, show } from '../ui/show.tsx'

type Tags = { name: string }[]

function shownTags(start: string[], props: Partial<TagsFieldProps> = {}, width = 600) {
  const told: Tags[] = []
  const shown = show(
    <KeptValue start={start.map(name => ({ name }))} told={told}>
      {(value, onChange) => <TagsField {...props} {...{ value, onChange }} />}
    </KeptValue>,
    width,
  )
  return { ...shown, told: () => told.map(tags => tags.map(({ name }) => name)) }
}

function shownLinks(start: TaskLinkValues[], props: Partial<LinksFieldProps> = {}, width = 600) {
  const told: TaskLinkValues[][] = []
  const shown = show(
    <KeptValue start={start} told={told}>
      {(value, onChange) => <LinksField {...props} {...{ value, onChange }} />}
    </KeptValue>,
    width,
  )
  return { ...shown, told }
}

describe('the tags of a task', () => {
  afterEach(clear)

  it('are added by Enter, by a comma, by the button, and by going on', async () => {
    const { host, told } = shownTags([])
    ;(await field(host, 'New tag')).focus()
    await type('family')
    await key('Enter')
    await type('food,')
    await type('travel')
    await press(host, 'Add tag')
    await fill(host, 'New tag', 'school')
    const input = await field(host, 'New tag')
    quietly(() => input.blur())
    await see(host, 'school')
    expect(told().at(-1)).to.deep.equal(['family', 'food', 'travel', 'school'])
  })

  it('are not added by the Enter that ends a word, as an input method has it', async () => {
    const { host, told } = shownTags([])
    const input = await field(host, 'New tag')
    input.focus()
    await type('family')
    const enter = (init: KeyboardEventInit) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...init }),
      )
    enter({ isComposing: true, keyCode: 229 })
    // as Safari tells of it
    enter({ keyCode: 229 })
    expect(told()).to.deep.equal([])
    expect((input as HTMLInputElement).value).to.equal('family')
  })

  it('are five at most', async () => {
    const { host } = shownTags(['a', 'b', 'c', 'd'])
    await fill(host, 'New tag', 'e')
    await press(host, 'Add tag')
    await see(host, 'You have 5 tags. Remove one to add another.')
    expect(host.shadowRoot?.querySelector('input')).to.equal(null)
    await press(host, 'Remove b')
    await seeNoMore(host, 'You have 5 tags.')
    expect(isFocused(await byRole(host, 'button', 'Remove c'))).to.equal(true)
  })

  it('have 30 letters at most, and are there once', async () => {
    const { host, told } = shownTags(['Family'])
    await fill(host, 'New tag', 'x'.repeat(31))
    await press(host, 'Add tag')
    await see(host, 'Field must have maximum 30 letters.')
    await see(host, '31 of 30')
    await fill(host, 'New tag', ' family ')
    await press(host, 'Add tag')
    await see(host, 'You have this tag already.')
    expect(told()).to.deep.equal([])
    await fill(host, 'New tag', 'x'.repeat(30))
    await press(host, 'Add tag')
    expect(told()).to.deep.equal([['Family', 'x'.repeat(30)]])
  })

  it('are accessible, and fit a narrow place', async () => {
    const { host } = shownTags([LONG.slice(0, 30), RTL, 'w'.repeat(30)], { error: 'Add 5 at most.' }, 280)
    await expect(host).to.be.accessible()
    expect(host.scrollWidth).to.equal(host.clientWidth)
  })
})

describe('the links of a task', () => {
  afterEach(clear)

  it('are added, made whole, and taken away', async () => {
    const { host, told } = shownLinks([])
    await see(host, 'No links yet.')
    await press(host, 'Add link')
    await fill(host, 'Title', 'Our school')
    await fill(host, 'Web address', 'www.example.org')
    ;(await field(host, 'Title')).focus()
    expect((await field(host, 'Web address')).value).to.equal('http://www.example.org/')
    expect(told.at(-1)).to.deep.equal([{ label: 'Our school', url: 'http://www.example.org/' }])
    await press(host, 'Remove Our school')
    await see(host, 'No links yet.')
    expect(told.at(-1)).to.deep.equal([])
  })

  it('say what is wrong once one goes on, and what is missing once it is asked for', async () => {
    const { host, find } = shownLinks([{ label: '', url: '' }])
    await fill(host, 'Web address', 'javascript:alert(1)')
    expect(find('ol').textContent).not.to.include('valid url')
    ;(await field(host, 'Title')).focus()
    await see(host, 'Field must have a valid url format.')
    clear()
    const asked = shownLinks([{ label: ' ', url: '' }], { isChecked: true })
    await see(asked.host, 'Field required.')
    expect(asked.all('[aria-invalid=true]').length).to.equal(2)
  })

  it('are ten at most', async () => {
    const { host } = shownLinks(Array.from({ length: 10 }, () => ({ label: 'a', url: 'http://a.test/' })))
    expect((await byRole(host, 'button', 'Add link')).matches(':disabled')).to.equal(true)
  })

  it('are accessible, and fit a narrow place', async () => {
    const { host } = shownLinks(
      [{ label: LONG, url: 'x' }],
      { isChecked: true, error: 'Field required.' },
      280,
    )
    await expect(host).to.be.accessible()
    expect(host.scrollWidth).to.equal(host.clientWidth)
  })
})
