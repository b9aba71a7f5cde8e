import { expect } from '@open-wc/testing'
import { CallFailure } from '../../../src/core/http/failure.ts'

import { aForm, fields, refused, required } from './a-form.ts'

describe('Sending', () => {
  it('happens once at a time', async () => {
    const { form, sent } = aForm()
    const done = Promise.all([form.submit(), form.submit()])
    await form.submit()
    expect(sent).to.have.length(1)
    sent[0]?.answer('yes')
    await done
    form.close()
    form.submit()
    expect(sent).to.have.length(2)
  })

  it('sends what stood there, and nothing changes meanwhile', async () => {
    const { form, sent, draft } = aForm()
    form.set('name', 'Ada')
    form.submit()
    form.set('name', 'Eve')
    form.arrange('students', [])
    form.close()
    expect(draft().name).to.equal('Ada')
    expect(sent[0]?.draft.name).to.equal('Ada')
    expect(form.$progress.get()).to.deep.equal({ at: 'sending' })
  })

  it('forgets what was typed when it was taken, and tells once', async () => {
    const told: string[] = []
    const { form, sent, draft, errors } = aForm({
      rules: { name: required },
      taken: outcome => told.push(outcome),
    })
    form.set('name', 'Ada')
    form.fill({ subject_id: 4 })
    const done = form.submit()
    sent[0]?.answer('yes')
    await done
    expect(form.$progress.get()).to.deep.equal({ at: 'done', outcome: 'yes' })
    expect(draft()).to.deep.equal(fields)
    expect(errors(), 'the empty field was not left').to.deep.equal({})
    expect(told).to.deep.equal(['yes'])
  })

  it('leaves what was taken where something that exists is edited', async () => {
    const { form, sent, draft } = aForm({ stays: true })
    form.fill({ name: 'Art', subject_id: 4 })
    form.set('name', 'Arts')
    const done = form.submit()
    sent[0]?.answer('yes')
    await done
    expect(draft()).to.deep.equal({ ...fields, name: 'Arts', subject_id: 4 })
    form.set('name', 'Changed my mind')
    form.reset()
    expect(draft().name).to.equal('Arts')
  })

  it('keeps what was typed when it fails, and may be tried again', async () => {
    const { form, sent, draft } = aForm()
    form.set('name', 'Ada')
    const done = form.submit()
    sent[0]?.fail(new CallFailure('offline'))
    await done
    expect(form.$progress.get()).to.deep.equal({ at: 'failed', failure: 'It failed.' })
    expect(draft().name).to.equal('Ada')
    form.submit()
    expect(sent).to.have.length(2)
    expect(form.$progress.get()).to.deep.equal({ at: 'sending' })
  })

  it('shows the sentences of the server at the fields, until they are changed', async () => {
    const { form, sent, errors } = aForm()
    form.set('students', [{ first_name: 'A', last_initial: 'B' }])
    const done = form.submit()
    sent[0]?.fail(
      refused({
        name: ['Taken.', 'Short.'],
        'students.0.first_name': ['Twice.'],
        'students.0.last_initial': ['Letters.'],
        other: ['?'],
      }),
    )
    await done
    expect(form.$progress.get()).to.deep.equal({ at: 'editing' })
    expect(errors()).to.deep.equal({
      name: 'Taken.',
      'students.0.first_name': 'Twice.',
      'students.0.last_initial': 'Letters.',
    })
    form.set('students.0.first_name', 'C')
    expect(errors()).to.deep.equal({ name: 'Taken.', 'students.0.last_initial': 'Letters.' })
    form.set('students', [])
    expect(errors()).to.deep.equal({ name: 'Taken.' })
    form.submit()
    expect(errors()).to.deep.equal({})
  })

  for (const [how, stop] of [
    ['is called off', form => form.abandon()],
    ['is called off and forgotten', form => form.reset()],
  ] as [string, (form: ReturnType<typeof aForm>['form']) => void][]) {
    for (const answers of [true, false]) {
      it(`${how}; a late ${answers ? 'answer' : 'failure'} changes nothing`, async () => {
        const told: string[] = []
        const { form, sent, draft } = aForm({ taken: outcome => told.push(outcome) })
        form.set('name', 'Ada')
        const done = form.submit()
        stop(form)
        expect(sent[0]?.signal.aborted).to.equal(true)
        expect(form.$progress.get()).to.deep.equal({ at: 'editing' })
        form.submit()
        if (answers) sent[0]?.answer('yes')
        else sent[0]?.fail(new CallFailure('aborted'))
        await done
        expect(form.$progress.get(), 'the second is still on its way').to.deep.equal({ at: 'sending' })
        expect(told).to.deep.equal([])
        expect(draft().name).to.equal(how === 'is called off' ? 'Ada' : '')
      })
    }
  }

  it('does not hide a mistake of whoever is told', async () => {
    const { form, sent } = aForm({
      taken() {
        throw new Error('A mistake')
      },
    })
    const done = form.submit()
    sent[0]?.answer('yes')
    expect(await done.catch((error: Error) => error.message)).to.equal('A mistake')
    expect(form.$progress.get()).to.deep.equal({ at: 'done', outcome: 'yes' })
  })
})
