import { expect } from '@open-wc/testing'
import { FieldsGroup } from '../../src/parts/profile/fields-group.tsx'
import { Field } from '../../src/ui/field.tsx'
import { clear, show } from '../ui/show.tsx'

const empty = { value: '', onChange: () => undefined }

const fields = (error?: string) => (
  <>
    <FieldsGroup row>
      <Field
        {...empty}
        label="Number"
        hint={'As many as there are, and a few more. '.repeat(3)}
        error={error}
      />
      <Field {...empty} label="Age" hint="Of most." />
    </FieldsGroup>
    <p>After</p>
  </>
)
const boxOf = (element: Element | undefined) => {
  if (!element) throw new Error('there is nothing')
  return element.getBoundingClientRect()
}

describe('fields in a row', () => {
  afterEach(clear)

  it('have their controls level, whatever stands above and below them', () => {
    const { all, render } = show(fields(), 600)
    const tops = () => all('input').map(input => boxOf(input).top)
    expect(new Set(tops()).size).to.equal(1)
    const before = tops()
    render(fields('Field required.'))
    expect(tops()).to.deep.equal(before)
  })

  it('stand below each other where there is no room, a space apart and one before what follows', () => {
    const { all, find } = show(<FieldsGroup>{fields()}</FieldsGroup>, 300)
    const [number, age] = all('.cx-frame').map(boxOf)
    const [first, second] = all('input').map(boxOf)
    expect(age?.top).to.equal((number?.bottom ?? 0) + 16)
    expect(first?.bottom).to.equal(number?.bottom)
    expect(boxOf(find('p')).top).to.equal((second?.bottom ?? 0) + 16)
  })
})
