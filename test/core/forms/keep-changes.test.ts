import { expect } from '@open-wc/testing'
import { createForm } from '../../../src/core/forms/create-form.ts'
import { keepChanges } from '../../../src/core/forms/keep-changes.ts'
import { isCount, isListOf, isText } from '../../../src/core/http/shape.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

const saved = { name: 'Ada', city: 'Cádiz', subjects: [2] as readonly number[] }
type Values = typeof saved

const checks = { name: isText, subjects: isListOf(isCount) }

/** One visit of the form, which is left by `leave`. */
function visit(fields: Values = saved, name = 'person 4') {
  const form = createForm<Values, string, string>({
    fields,
    stays: true,
    send: async () => 'yes',
    explain: () => 'It failed.',
  })
  const changes = keepChanges(form, { name, checks })
  const leave = changes.watch()
  return { form, changes, leave, draft: () => form.$draft.get(), areBack: () => changes.$areBack.get() }
}

describe('Changes that are kept', () => {
  const clock = fakeClock()
  const stored = () => Object.keys(sessionStorage).filter(key => key.startsWith('cx-draft@'))
  /** Time for whatever waits to be kept. */
  const rest = () => clock.tick(5_000)

  /** Somebody changes the name and leaves at once. */
  async function left() {
    const { form, leave } = visit()
    form.set('name', 'Grace')
    leave()
    await rest()
  }

  beforeEach(() => {
    signedIn()
  })
  afterEach(() => {
    for (const key of stored()) sessionStorage.removeItem(key)
  })

  it('are there again, as changes, which is told', async () => {
    await left()
    const { form, draft, areBack, leave } = visit()
    expect(draft()).to.deep.equal({ ...saved, name: 'Grace' })
    expect(areBack()).to.equal(true)
    expect(form.changes()).to.deep.equal({ name: 'Grace' })
    leave()
  })

  it('are kept while the form is open, as when the tab loads anew', async () => {
    const { form, leave } = visit()
    form.set('name', 'Grace')
    await rest()
    const again = visit()
    expect(again.draft().name).to.equal('Grace')
    leave()
    again.leave()
  })

  it('are those of the form that they were made in', async () => {
    await left()
    const other = visit(saved, 'person 5')
    expect(other.draft()).to.deep.equal(saved)
    expect(other.areBack()).to.equal(false)
    other.leave()
    signedIn({ user: teacher({ id: 8 }), id: 's2' })
    const foreign = visit()
    expect(foreign.draft()).to.deep.equal(saved)
    foreign.leave()
  })

  it('leave alone what was not changed, and what is not to be kept', async () => {
    const { form, leave } = visit()
    form.set('subjects', [2, 4])
    form.set('city', 'Sevilla')
    leave()
    await rest()
    const again = visit({ name: 'Ada M', city: 'Málaga', subjects: [3] })
    expect(again.draft()).to.deep.equal({ name: 'Ada M', city: 'Málaga', subjects: [2, 4] })
    again.leave()
  })

  it('are none where somebody only looked, or took them back', async () => {
    const { form, leave } = visit()
    await rest()
    expect(stored()).to.deep.equal([])
    form.set('subjects', [])
    await rest()
    expect(stored()).to.have.length(1)
    form.set('subjects', [2])
    leave()
    await rest()
    expect(stored()).to.deep.equal([])
    expect(visit().areBack()).to.equal(false)
  })

  it('go when they are saved, also those that were back', async () => {
    await left()
    const { form, areBack, leave } = visit()
    await form.submit()
    await rest()
    expect(areBack()).to.equal(false)
    expect(stored()).to.deep.equal([])
    form.set('name', 'Grace H')
    await rest()
    expect(areBack()).to.equal(false)
    expect(stored()).to.have.length(1)
    leave()
    await rest()
    const again = visit({ ...saved, name: 'Grace' })
    expect(again.draft().name).to.equal('Grace H')
    again.leave()
  })

  it('are discarded: the form has what is saved, and nothing is kept', async () => {
    await left()
    const { form, changes, draft, areBack, leave } = visit()
    form.set('subjects', [])
    changes.discard()
    expect(draft()).to.deep.equal(saved)
    expect(areBack()).to.equal(false)
    leave()
    await rest()
    expect(stored()).to.deep.equal([])
  })

  it('are nothing when something else is stored there', async () => {
    for (const rubbish of ['{"name":7}', '[]', 'no JSON', '{"subjects":["2"]}']) {
      await left()
      sessionStorage.setItem(stored()[0] ?? '', rubbish)
      const { draft, areBack, leave } = visit()
      expect(draft(), rubbish).to.deep.equal(saved)
      expect(areBack(), rubbish).to.equal(false)
      leave()
    }
  })

  it('are gone with whoever signs out, also what was changed a moment before', async () => {
    const { id } = signedIn()
    const { form, leave } = visit()
    form.set('name', 'Grace')
    endSession(id, 'signed-out')
    leave()
    await rest()
    expect(stored()).to.deep.equal([])
  })

  it('are there again after a session that ended by itself', async () => {
    const { id } = signedIn()
    const { form, leave } = visit()
    form.set('name', 'Grace')
    endSession(id, 'refresh-failed')
    leave()
    await rest()
    signedIn({ id: 's3' })
    const again = visit()
    expect(again.draft().name).to.equal('Grace')
    again.leave()
  })
})
