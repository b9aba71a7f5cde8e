import { expect } from '@open-wc/testing'
import { AGREEMENT_MISSING, EXCHANGE_EXPIRED } from '../../../src/contract/error-codes/classrooms.ts'
import {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_REQUESTS_FULL,
} from '../../../src/contract/error-codes/library-connections.ts'
import type { RequestDraft } from '../../../src/core/libraries/request-draft.ts'
import { createLibraryRequestForm } from '../../../src/core/libraries/request-form.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { fakeClock, settle } from '../../support/clock.ts'
import { librarian } from '../../support/libraries.ts'
import { signedIn } from '../../support/teacher.ts'
import { MINE, POST, POSTED, PUT } from '../../widgets/library-connections/a-library.ts'

const whole: RequestDraft = {
  classroom_name: 'Wave Readers',
  text_request: 'Who reads by the sea?',
  topics: [2],
  age_range_id: 2,
  number_students_range_id: 3,
  course_id: 31,
}

/** A form that is shown, for a new request or one's own. */
function writing(request: typeof MINE | null = null) {
  const saved: number[] = []
  const { form, changes, ...store } = createLibraryRequestForm(request, ({ id }) => saved.push(id))
  return { ...store, form, saved, leave: changes.watch(), draft: () => form.$draft.get() }
}

/** Something that was typed is there again. */
const isKept = (request: typeof MINE | null) => createLibraryRequestForm(request, () => {}).isChanged()

describe('the store of a request’s form', () => {
  fakeClock()
  beforeEach(() => signedIn({ user: librarian() }))

  it('posts the same once, however often it is tried, and something else as something else', async () => {
    const { form, takeOver, saved, leave } = writing()
    answer(POST, refusal(''), { status: 500 })
    await takeOver(whole)
    await form.submit()
    form.set('text_request', 'Who reads by the river?')
    await form.submit()
    answer(POST, { success: true, data: POSTED })
    await form.submit()
    // the same once more is meant as another one
    await takeOver({ ...whole, text_request: 'Who reads by the river?' })
    const keys = answered(POST).map(({ headers }) => headers.get('idempotency-key'))
    const [first, again, other, taken, next] = keys
    expect(first).to.be.a('string')
    expect([again, taken]).to.deep.equal([first, other])
    expect(next).to.be.a('string')
    expect(new Set([first, other, next])).to.have.property('size', 3)
    expect(saved).to.deep.equal([POSTED.id, POSTED.id])
    leave()
  })

  for (const [what, code, status, failure] of [
    ['the agreement is not signed', AGREEMENT_MISSING, 403, { why: 'unsigned', reason: 'No.', again: false }],
    ['it is gone', LIBRARY_REQUEST_GONE, 404, { why: 'over', reason: 'No.', again: false }],
    ['a library has connected', LIBRARY_REQUEST_TAKEN, 422, { why: 'over', reason: 'No.', again: false }],
    ['as many wait as may', LIBRARY_REQUESTS_FULL, 422, { why: 'call', reason: 'No.', again: false }],
    ['the subscription has ended', EXCHANGE_EXPIRED, 422, { why: 'call', reason: 'No.', again: false }],
    ['the server fails', undefined, 500, { why: 'call', reason: 'No. Please try again.', again: true }],
  ] as const) {
    it(`says why it was not saved when ${what}, and keeps what is typed`, async () => {
      const { form, draft, saved, leave } = writing(MINE)
      form.set('classroom_name', 'Sierra Bookworms')
      answer(PUT, refusal('No.', code), { status })
      await form.submit()
      expect(form.$progress.get()).to.deep.equal({ at: 'failed', failure })
      expect(draft().classroom_name).to.equal('Sierra Bookworms')
      expect(saved).to.deep.equal([])
      leave()
    })
  }

  it('hands what is typed over to the form of a new one, which keeps it until it is posted', async () => {
    const own = writing(MINE)
    own.form.set('classroom_name', 'Sierra Bookworms')
    own.form.set('text_request', 'Who else reads?')
    const typed = own.handOver()
    own.leave()
    await settle()
    expect(isKept(MINE)).to.equal(false)

    const next = writing()
    answer(POST, refusal(''), { status: 500 })
    await next.takeOver(typed)
    next.leave()
    await settle()
    const later = writing()
    expect(later.draft()).to.deep.equal({
      classroom_name: 'Sierra Bookworms',
      text_request: 'Who else reads?',
      topics: [2],
      age_range_id: 2,
      number_students_range_id: 3,
      course_id: 31,
    })
    answer(POST, { success: true, data: POSTED })
    await later.form.submit()
    expect(later.saved).to.deep.equal([POSTED.id])
    later.leave()
    await settle()
    expect(isKept(null)).to.equal(false)
  })
})
