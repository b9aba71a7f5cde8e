import { expect } from '@open-wc/testing'
import { PARTNERS_PAGE_ROWS } from '../../../src/contract/limits/partners.ts'
import { takeUser } from '../../../src/core/session/session-changes.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { field, fill, mount, press, see, seeNoMore, tick, unmountAll } from '../../support/page.ts'
import { aMatch, aSentRequest } from '../../support/partners.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { choosing, INVITE, place, questions, searched } from './a-search.ts'

const MANY = Array.from({ length: PARTNERS_PAGE_ROWS + 2 }, (_, index) =>
  aMatch({ id: 100 + index, full_name: `Teacher ${index + 1}.` }),
)

describe('a search that was left', () => {
  afterEach(unmountAll)

  it('is there again with its filters, its matches and their page', async () => {
    const element = await choosing({ matches: MANY })
    await press(element, 'Choose subjects')
    await tick(element, 'Languages and Cultures')
    await press(element, 'Search')
    await press(element, 'Next page')
    await see(element, 'Teacher 22.')
    unmountAll()

    const again = place()
    await see(again, 'Teacher 22.')
    await see(again, 'Page 2 of 2')
    expect(questions().at(-1)).to.deep.equal({
      'subject_id[]': ['1'],
      'age_range_id[]': ['2'],
      page: ['2'],
    })
    await press(again, 'Remove Languages and Cultures')
  })

  it('waits for Search where nothing was searched yet', async () => {
    await choosing()
    unmountAll()
    const again = place()
    await see(again, 'Language of Instruction')
    expect(questions()).to.deep.equal([])
  })

  it('is over once somebody went back to Find', async () => {
    const element = await searched()
    await press(element, 'Back to Find')
    await see(element, 'Connection Requests')
    unmountAll()
    await see(place(), 'Connection Requests')
  })

  it('is that of its classroom, and of its teacher', async () => {
    await searched()
    unmountAll()
    const other = mount('<cx-partner-search classroom-id="8"></cx-partner-search>')
    await see(other, 'Connection Requests')
    unmountAll()
    signedIn({ user: teacher({ id: 8 }) })
    await see(mount('<cx-partner-search classroom-id="7"></cx-partner-search>'), 'Connection Requests')
  })
})

describe('the note of an invitation', () => {
  afterEach(unmountAll)

  const inviting = async (element: Element) => {
    await press(element, 'Invite Camille D.')
    return modal(element, 'Invite Camille D.')
  }

  it('is kept while more tokens are bought elsewhere', async () => {
    const form = await inviting(await searched())
    await fill(form, 'Personal note', 'Shall we?')
    unmountAll()
    const again = place()
    await see(again, 'Camille D.')
    expect((await field(await inviting(again), 'Personal note')).value).to.equal('Shall we?')
  })

  it('is gone once it was sent', async () => {
    const element = await searched()
    const form = await inviting(element)
    await fill(form, 'Personal note', 'Shall we?')
    answer(INVITE, { success: true, data: aSentRequest() })
    await press(form, 'Send Request')
    await modal(element, 'Successful')
    unmountAll()
    const again = place()
    await see(again, 'Camille D.')
    expect((await field(await inviting(again), 'Personal note')).value).to.equal('')
  })

  it('stays where tokens are missing by now, which is said with the way to more', async () => {
    const element = await searched()
    const form = await inviting(element)
    await fill(form, 'Personal note', 'Shall we?')
    answer(INVITE, refusal('Please purchase at least 2 additional tokens.', 125), { status: 422 })
    await press(form, 'Send Request')
    await see(element, 'Please purchase at least 2 additional tokens.')
    const still = await modal(element, 'Invite Camille D.')
    expect((await field(still, 'Personal note')).value).to.equal('Shall we?')
    let asked: unknown
    element.addEventListener('cx-purchase-asked', event => {
      event.preventDefault()
      asked = (event as CustomEvent<unknown>).detail
    })
    await press(still, 'Purchase exchanges')
    expect(asked).to.deep.equal({ subjectId: 2, missing: 1 })
    await until(() => answered(INVITE).length === 1, 'the request')
    await fill(still, 'Classroom', '')
    await seeNoMore(still, 'Please purchase at least 2 additional tokens.')
  })

  it('goes on with the statement of now once a page has sold what was missing', async () => {
    const element = await searched()
    const form = await inviting(element)
    answer(INVITE, refusal('Please purchase at least 2 additional tokens.', 125), { status: 422 })
    await press(form, 'Send Request')
    await see(form, 'Please purchase at least 2 additional tokens.')
    element.addEventListener('cx-purchase-asked', event => event.preventDefault())
    await press(form, 'Purchase exchanges')
    await see(form, 'Please purchase at least 2 additional tokens.')
    takeUser(teacher({ exchange_tokens_balance: [{ id: 2, name: 'Arts and Sciences', balance_tokens: 9 }] }))
    await seeNoMore(form, 'Please purchase at least 2 additional tokens.')
    await see(form, 'You will have 9 Arts and Sciences tokens left.')
  })
})
