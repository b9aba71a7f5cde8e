import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import { eachItem } from '../../../src/core/forms/each-item.ts'

import { aForm, type Fields, fields, REQUIRED, refused, required, type Student } from './a-form.ts'

describe('What a rule finds', () => {
  it('is shown when the field is left, not while it is filled in', () => {
    const { form, errors } = aForm({ rules: { name: required } })
    form.set('name', ' ')
    expect(errors()).to.deep.equal({})
    form.leave('name')
    expect(errors()).to.deep.equal({ name: REQUIRED })
    form.set('name', 'Ada')
    expect(errors()).to.deep.equal({})
  })

  it('is shown at every field on submit, and nothing is sent', async () => {
    const { form, sent, errors } = aForm({
      rules: { name: required, subject_id: id => (id === null ? 'Choose a subject.' : undefined) },
    })
    await form.submit()
    expect(errors()).to.deep.equal({ name: REQUIRED, subject_id: 'Choose a subject.' })
    expect(sent).to.have.length(0)
    expect(form.$progress.get()).to.deep.equal({ at: 'editing' })
  })

  it('follows what it depends on besides the draft', () => {
    const $context = atom(3)
    const rules = {
      name: (name: string, _: Fields, least: number) => (name.length < least ? `${least}` : undefined),
    }
    const { form, errors } = aForm({ $context, rules })
    form.set('name', 'Ada')
    form.leave('name')
    expect(errors()).to.deep.equal({})
    $context.set(5)
    expect(errors()).to.deep.equal({ name: '5' })
  })

  it('comes before what several fields together are wrong about', async () => {
    const { form, errors } = aForm({
      rules: { name: required },
      check: ({ name, subjects }) => ({
        ...(name === '' && { name: 'Name it after its subject.' }),
        ...(subjects.length > 2 && { subjects: 'Two at the most.' }),
      }),
    })
    form.set('subjects', [1, 2, 3])
    await form.submit()
    expect(errors()).to.deep.equal({ name: REQUIRED, subjects: 'Two at the most.' })
  })

  it('may be about one part of one item of a list', async () => {
    const rules = {
      students: eachItem<Student, Fields, number>({ first_name: required, last_initial: required }),
    }
    const { form, errors } = aForm({ rules })
    form.set('students', [
      { first_name: 'Ada', last_initial: '' },
      { first_name: '', last_initial: 'M' },
    ])
    form.leave('students.0.last_initial')
    expect(errors()).to.deep.equal({ 'students.0.last_initial': REQUIRED })
    await form.submit()
    expect(errors()).to.deep.equal({ 'students.0.last_initial': REQUIRED, 'students.1.first_name': REQUIRED })
    form.set('students.2', { first_name: '', last_initial: '' })
    expect(errors(), 'a new row is not blamed before anybody was there').to.not.have.property(
      'students.2.first_name',
    )
  })

  it('holds one step of several', () => {
    const { form, errors } = aForm({
      rules: { name: required, files: files => (files.length ? undefined : 'A file, please.') },
    })
    expect(form.pass(['name', 'keep'])).to.equal(false)
    expect(errors()).to.deep.equal({ name: REQUIRED })
    form.set('name', 'Ada')
    expect(form.pass(['name', 'keep'])).to.equal(true)
  })

  it('gives way to what speaks against sending at all', async () => {
    const { form, sent } = aForm({ rules: { name: required }, objection: () => 'Not now.' })
    await form.submit()
    expect(form.$progress.get()).to.deep.equal({ at: 'failed', failure: 'Not now.' })
    expect(sent).to.have.length(0)
  })
})

describe('A draft', () => {
  const file = new File(['%PDF'], 'order.pdf')
  const writes: [
    kind: string,
    write: (form: ReturnType<typeof aForm>['form']) => void,
    then: Partial<Fields>,
  ][] = [
    ['text', form => form.set('name', 'Ada'), { name: 'Ada' }],
    ['a tick', form => form.set('keep', true), { keep: true }],
    ['a choice', form => form.set('subject_id', 4), { subject_id: 4 }],
    ['many choices', form => form.set('subjects', [4, 5]), { subjects: [4, 5] }],
    ['files', form => form.set('files', [file]), { files: [file] }],
    [
      'a row',
      form => form.set('students.0', { first_name: 'A', last_initial: 'B' }),
      { students: [{ first_name: 'A', last_initial: 'B' }] },
    ],
    [
      'a cell',
      form => {
        form.set('students', [{ first_name: 'A', last_initial: 'B' }])
        form.set('students.0.first_name', 'C')
      },
      { students: [{ first_name: 'C', last_initial: 'B' }] },
    ],
  ]
  for (const [kind, write, then] of writes) {
    it(`takes ${kind}, and leaves what it was made of alone`, () => {
      const { form, draft } = aForm()
      write(form)
      expect(draft()).to.deep.equal({ ...fields, ...then })
      expect(fields.students).to.deep.equal([])
    })
  }

  it('asks for the type of each value', () => {
    const { form } = aForm()
    // @ts-expect-error a tick is no text
    form.set('keep', 'yes')
    // @ts-expect-error there is no such field
    form.set('email', '')
    // @ts-expect-error nor such a part of a row
    form.leave('students.0.email')
    // @ts-expect-error a name is no list
    expect(() => form.arrange('name', [])).to.not.throw()
  })

  it('takes what comes from elsewhere, but not over what the person has changed', () => {
    const { form, draft } = aForm()
    form.set('name', 'Typed')
    form.fill({ name: 'Kept', subject_id: 4 })
    expect(draft()).to.deep.equal({ ...fields, name: 'Typed', subject_id: 4 })
  })

  it('goes back to what came from elsewhere, where that is what is saved', () => {
    const { form, draft } = aForm({ stays: true })
    form.set('keep', true)
    form.fill({ name: 'Grace', keep: false })
    expect(form.changes()).to.deep.equal({ keep: true })
    form.reset()
    expect(draft()).to.include({ name: 'Grace', keep: false })
  })

  it('moves what is said of a row along with the row', async () => {
    const { form, sent, errors, draft } = aForm()
    const rows = ['A', 'B', 'C'].map(first_name => ({ first_name, last_initial: '' }))
    form.set('students', rows)
    const done = form.submit()
    sent[0]?.fail(
      refused({
        'students.1.first_name': ['Taken.'],
        'students.2.last_initial': ['Missing.'],
        name: ['Short.'],
      }),
    )
    await done
    form.arrange('students', [2, 1])
    expect(draft().students.map(({ first_name }) => first_name)).to.deep.equal(['C', 'B'])
    expect(errors()).to.deep.equal({
      'students.1.first_name': 'Taken.',
      'students.0.last_initial': 'Missing.',
      name: 'Short.',
    })
    form.arrange('students', [0])
    expect(errors()).to.deep.equal({ 'students.0.last_initial': 'Missing.', name: 'Short.' })
  })
})
