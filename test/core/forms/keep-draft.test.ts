import { expect } from '@open-wc/testing'
import { createForm } from '../../../src/core/forms/create-form.ts'
import { type DraftPlace, keepDraft } from '../../../src/core/forms/keep-draft.ts'
import { sessionDraft } from '../../../src/core/forms/session-draft.ts'
import { fits, isText } from '../../../src/core/http/shape.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { fakeClock } from '../../support/clock.ts'
import { hidePage } from '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

const fields = { name: '', subjects: [] as readonly number[], password: '', files: [] as readonly File[] }
interface Kept {
  name: string
  subjects: readonly number[]
}
const PAUSE_MS = 800

const aForm = () =>
  createForm({
    fields,
    send: async (): Promise<string> => 'yes',
    explain: (): string => 'It failed.',
  })

/** A place that notes what happens to it; `next` decides how the next job goes. */
function aPlace(kept: Kept | null = null) {
  const jobs: unknown[] = []
  const place: DraftPlace<Kept> & { jobs: unknown[]; next: () => Promise<void> } = {
    jobs,
    next: () => Promise.resolve(),
    load: async () => {
      await place.next()
      return kept
    },
    save: (draft: Kept) => {
      jobs.push(draft)
      return place.next()
    },
    discard: () => {
      jobs.push('discard')
      return place.next()
    },
  }
  return place
}

describe('A draft that is kept', () => {
  const clock = fakeClock()
  const keep = (form: ReturnType<typeof aForm>, place: DraftPlace<Kept>) =>
    keepDraft(form, { fields: ['name', 'subjects'], place, ms: PAUSE_MS })

  it('is there again, but not over what was typed meanwhile', async () => {
    const form = aForm()
    const place = aPlace({ name: 'Kept', subjects: [4] })
    const draft = keep(form, place)
    form.set('name', 'Typed')
    await clock.tick(0)
    expect(form.$draft.get()).to.deep.equal({ ...fields, name: 'Typed', subjects: [4] })
    await clock.tick(PAUSE_MS)
    expect(place.jobs).to.deep.equal([{ name: 'Typed', subjects: [4] }])
    draft.stop()
  })

  it('is not saved because it was restored', async () => {
    const place = aPlace({ name: 'Kept', subjects: [4] })
    const draft = keep(aForm(), place)
    await clock.tick(PAUSE_MS * 2)
    expect(place.jobs).to.deep.equal([])
    expect(draft.$state.get()).to.equal('kept')
    draft.stop()
  })

  it('is saved when typing pauses, without what is not to be kept', async () => {
    const form = aForm()
    const place = aPlace()
    const draft = keep(form, place)
    await clock.tick(0)
    form.set('password', 'Autumn.2025')
    await clock.tick(PAUSE_MS)
    expect(place.jobs).to.deep.equal([])
    form.set('name', 'A')
    await clock.tick(PAUSE_MS - 1)
    form.set('name', 'Ada')
    expect(draft.$state.get()).to.equal('saving')
    await clock.tick(PAUSE_MS - 1)
    expect(place.jobs).to.deep.equal([])
    await clock.tick(1)
    expect(place.jobs).to.deep.equal([{ name: 'Ada', subjects: [] }])
    expect(draft.$state.get()).to.equal('kept')
    draft.stop()
  })

  it('tells when it is saved, or could not be', async () => {
    const form = aForm()
    const place = aPlace()
    const draft = keep(form, place)
    await clock.tick(0)
    await draft.saveNow()
    expect(place.jobs).to.deep.equal([])
    form.set('name', 'Ada')
    await draft.saveNow()
    expect(place.jobs).to.deep.equal([{ name: 'Ada', subjects: [] }])
    expect(draft.$state.get()).to.equal('kept')
    draft.stop()
  })

  for (const [when, leave] of [
    ['the page is hidden', () => hidePage()],
    ['the form is left', (stop: () => void) => stop()],
  ] as [string, (stop: () => void) => void][]) {
    it(`is saved at once when ${when}`, async () => {
      const form = aForm()
      const place = aPlace()
      const draft = keep(form, place)
      await clock.tick(0)
      form.set('name', 'Ada')
      leave(draft.stop)
      await clock.tick(0)
      expect(place.jobs).to.deep.equal([{ name: 'Ada', subjects: [] }])
      draft.stop()
      await clock.tick(PAUSE_MS)
      expect(place.jobs).to.have.length(1)
      expect(clock.running()).to.equal(0)
    })
  }

  it('says when it could not be saved, and tries again with the next change', async () => {
    const form = aForm()
    const place = aPlace()
    const draft = keep(form, place)
    await clock.tick(0)
    place.next = () => Promise.reject(new Error('away'))
    form.set('name', 'Ada')
    await clock.tick(PAUSE_MS)
    expect(draft.$state.get()).to.equal('failed')
    place.next = () => Promise.resolve()
    form.set('subjects', [4])
    await clock.tick(PAUSE_MS)
    expect(place.jobs.at(-1)).to.deep.equal({ name: 'Ada', subjects: [4] })
    expect(draft.$state.get()).to.equal('kept')
    draft.stop()
  })

  it('is saved anew when that is asked for, where it could not be before', async () => {
    const form = aForm()
    const place = aPlace()
    const draft = keep(form, place)
    await clock.tick(0)
    place.next = () => Promise.reject(new Error('away'))
    form.set('name', 'Ada')
    await clock.tick(PAUSE_MS)
    place.next = () => Promise.resolve()
    await draft.saveNow()
    expect(place.jobs).to.deep.equal([
      { name: 'Ada', subjects: [] },
      { name: 'Ada', subjects: [] },
    ])
    expect(draft.$state.get()).to.equal('kept')
    draft.stop()
  })

  it('is discarded when it was taken, after what is still being saved', async () => {
    const form = aForm()
    const place = aPlace()
    const draft = keep(form, place)
    await clock.tick(0)
    let saved = () => {}
    place.next = () =>
      new Promise<void>(resolve => {
        saved = resolve
      })
    form.set('name', 'Ada')
    await clock.tick(PAUSE_MS)
    place.next = () => Promise.resolve()
    form.set('name', 'Ada M')
    await form.submit()
    await clock.tick(PAUSE_MS)
    expect(place.jobs).to.deep.equal([{ name: 'Ada', subjects: [] }])
    saved()
    await clock.tick(PAUSE_MS)
    expect(place.jobs).to.deep.equal([{ name: 'Ada', subjects: [] }, 'discard'])
    draft.stop()
    await clock.tick(PAUSE_MS)
    expect(place.jobs).to.have.length(2)
  })

  it('does not come back once it was taken, whatever changes after that', async () => {
    const form = aForm()
    const place = aPlace()
    const draft = keep(form, place)
    await clock.tick(0)
    form.set('name', 'Ada')
    await form.submit()
    form.set('name', 'Ada M')
    hidePage()
    draft.stop()
    await clock.tick(PAUSE_MS)
    expect(place.jobs).to.deep.equal(['discard'])
  })

  it('cannot be a secret or a file', () => {
    const place: DraftPlace<Kept> = aPlace()
    // @ts-expect-error a password is never kept
    keepDraft(aForm(), { fields: ['password'], place: place as never, ms: PAUSE_MS }).stop()
    // @ts-expect-error a file cannot be
    keepDraft(aForm(), { fields: ['files'], place: place as never, ms: PAUSE_MS }).stop()
  })
})

describe('A draft in the tab', () => {
  const isKept = fits({ name: isText })
  const read = (stored: unknown) => (isKept(stored) ? (stored as { name: string }) : null)
  const stored = () => Object.keys(sessionStorage).filter(key => key.startsWith('cx-draft@'))
  beforeEach(() => signedIn())
  afterEach(() => {
    for (const key of stored()) sessionStorage.removeItem(key)
  })

  it('is the teacher’s own', async () => {
    await sessionDraft('task 4', read).save({ name: 'Ada' })
    expect(await sessionDraft('task 4', read).load()).to.deep.equal({ name: 'Ada' })
    expect(await sessionDraft('task 5', read).load()).to.equal(null)
    signedIn({ user: teacher({ id: 8 }), id: 's2' })
    expect(await sessionDraft('task 4', read).load()).to.equal(null)
  })

  it('is nothing when something else is stored there', async () => {
    const draft = sessionDraft('task 4', read)
    await draft.save({ name: 'Ada' })
    sessionStorage.setItem(stored()[0] ?? '', '{"name":7}')
    expect(await draft.load()).to.equal(null)
    await draft.discard()
    expect(stored()).to.deep.equal([])
  })

  it('outlives a session that ended by itself, and goes with a person who signs out', async () => {
    const draft = sessionDraft('task 4', read)
    const { id } = signedIn()
    await draft.save({ name: 'Ada' })
    endSession(id, 'refresh-failed')
    expect(stored()).to.have.length(1)
    const again = signedIn({ id: 's3' })
    endSession(again.id, 'signed-out')
    expect(stored()).to.deep.equal([])
  })
})
