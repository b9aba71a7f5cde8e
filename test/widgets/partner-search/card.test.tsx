import { expect } from '@open-wc/testing'
import { answer, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { aMatch, aMatched, noReasons } from '../../support/partners.ts'
import { until } from '../../support/until.ts'
import { all, choosing, SEARCH, searched } from './a-search.ts'

const BEST = aMatched({ id: 22, name: 'Rhône', reasons: { ...noReasons, same_class_size: true } })
const NEXT = aMatched({ name: 'Saône', start_date: '2025-10-01', end_date: '2025-12-01' })

const card = async (element: Element) =>
  visibleText(await until(() => all(element, '.match')[0], 'the match'))

describe('a match', () => {
  afterEach(unmountAll)

  it('says which of their classrooms it is about, and when that is', async () => {
    const text = await card(await searched({ matches: [aMatch({ classrooms: [BEST, NEXT] })] }))
    expect(text).to.include('Rhône').and.include('9/15/2025 – 12/14/2025').and.include('same size')
    expect(text).not.to.include('Saône')
  })

  it('says it of the one that Invite is about, with why that one fits', async () => {
    const asked = { ...BEST, pending_request_id: 31 }
    const element = await searched({ matches: [aMatch({ classrooms: [asked, NEXT] })] })
    const text = await card(element)
    expect(text).to.include('Saône').and.include('10/1/2025 – 12/1/2025').and.include('11 weeks')
    expect(text).not.to.include('same size')
    await press(element, 'Invite Camille D.')
    expect((await field(await modal(element, 'Invite Camille D.'), 'Classroom')).value).to.equal('21')
  })
})

describe('what is beside the filters', () => {
  afterEach(unmountAll)

  it('says that the age range is not the classroom’s where it has none', async () => {
    const hint = 'Your classroom has no age range: select those that suit it.'
    await see(await choosing({ classroom: { age_range_id: null, age_range: null } }), hint)
    unmountAll()
    await seeNoMore(await choosing(), hint)
  })

  it('tells in a modal what the server refuses for good, and stays in its place', async () => {
    const element = await choosing()
    answer(SEARCH, refusal('This cannot be searched.'), { status: 422 })
    await press(element, 'Search')
    const told = await modal(element, 'Potential Matches')
    await see(told, 'This cannot be searched.')
    await press(told, 'OK')
    await allClosed()
    await see(element, 'This cannot be searched.')
  })
})
