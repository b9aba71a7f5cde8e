import { expect } from '@open-wc/testing'
import { PARTNERS_PAGE_ROWS } from '../../../src/contract/limits/partners.ts'
import { answer, answered, hold } from '../../support/answer.ts'
import { focused } from '../../support/modals.ts'
import { byRole, press, see, seeNoMore, tick, unmountAll, visibleText } from '../../support/page.ts'
import { aMatch } from '../../support/partners.ts'
import { until } from '../../support/until.ts'
import { all, choosing, questions, SEARCH, searched, serverHas } from './a-search.ts'

const MANY = Array.from({ length: PARTNERS_PAGE_ROWS + 2 }, (_, index) =>
  aMatch({ id: 100 + index, full_name: `Teacher ${index + 1}.` }),
)

describe('the search for a partner', () => {
  afterEach(unmountAll)

  it('begins with the classroom’s own age range, and all of the rest', async () => {
    await searched()
    expect(questions()).to.deep.equal([{ 'age_range_id[]': ['2'] }])
  })

  it("begins with '4-6 years old' where the classroom has none", async () => {
    await searched({ classroom: { age_range_id: null, age_range: null } })
    expect(questions()).to.deep.equal([{ 'age_range_id[]': ['1'] }])
  })

  it('asks for each value that is chosen, and for all where none is', async () => {
    const element = await choosing()
    await press(element, 'Choose subjects')
    await tick(element, 'Arts and Sciences')
    await tick(element, 'Languages and Cultures')
    await press(element, 'Choose native languages')
    await tick(element, 'French')
    await press(element, 'Remove 7-10 years old')
    await press(element, 'Search')
    await see(element, 'Camille D.')
    expect(questions()).to.deep.equal([{ 'subject_id[]': ['1', '2'], 'lang_native_id[]': ['3'] }])
  })

  it('has a button of one line for each filter, whose name says which', async () => {
    const element = await choosing()
    element.style.width = '320px'
    const names = ['subjects', 'languages of instruction', 'native languages', 'age ranges']
    const buttons = await Promise.all(names.map(name => byRole(element, 'button', `Choose ${name}`)))
    const boxes = buttons.map(button => button.getBoundingClientRect())
    const [one = 0] = boxes.map(({ height }) => height)
    for (const { height } of boxes) expect(height).to.equal(one)
    for (const button of buttons) expect(visibleText(button)).to.equal('Choose')
  })

  it('offers no subject that a teacher may not use', async () => {
    const element = await choosing()
    await press(element, 'Choose subjects')
    await see(element, 'Arts and Sciences')
    expect(visibleText(element)).not.to.match(/Library|Independent/)
  })

  it('says what to change where nobody is found, and searches without filters', async () => {
    const element = await choosing({ matches: [] })
    await press(element, 'Choose subjects')
    await tick(element, 'Arts and Sciences')
    await press(element, 'Search')
    await see(element, 'No matches found.')
    await see(element, 'Revise your search: choose more values, or all, of Subject, Age Range.')
    await press(element, 'Search without filters')
    await see(element, 'Nobody waits for a partner at the moment.')
    expect(questions().at(-1)).to.deep.equal({})
  })

  it('turns the pages, each from its top', async () => {
    const element = await searched({ matches: MANY })
    await see(element, `${MANY.length} matches`)
    await see(element, 'Page 1 of 2')
    expect(all(element, '.match')).to.have.length(PARTNERS_PAGE_ROWS)
    expect((await byRole(element, 'button', 'Previous page')).matches(':disabled')).to.equal(true)
    await press(element, 'Next page')
    await see(element, 'Teacher 21.')
    expect(all(element, '.match')).to.have.length(2)
    await until(() => focused()?.textContent === 'Potential Matches', 'the focus at the top')
    expect((await byRole(element, 'button', 'Next page')).matches(':disabled')).to.equal(true)
    expect(questions().at(-1)).to.deep.equal({ 'age_range_id[]': ['2'], page: ['2'] })
    await press(element, 'Search')
    await see(element, 'Page 1 of 2')
  })

  it('goes to the page before where the last one is empty by now', async () => {
    const element = await searched({ matches: MANY })
    await see(element, 'Page 1 of 2')
    serverHas(MANY.slice(0, 1))
    await press(element, 'Next page')
    await see(element, '1 match')
    await see(element, 'Teacher 1.')
  })

  it('shows the answer to what was asked last, whichever comes first', async () => {
    const element = await choosing()
    const comes = hold(SEARCH, {
      success: true,
      data: { partners: [aMatch({ full_name: 'Old O.' })], total: 1 },
    })
    await press(element, 'Search')
    await until(() => answered(SEARCH).length === 1, 'the first question')
    answer(SEARCH, { success: true, data: { partners: [aMatch({ full_name: 'New N.' })], total: 1 } })
    const form = all<HTMLFormElement>(element, 'form')[0]
    form?.requestSubmit()
    await see(element, 'New N.')
    comes()
    await seeNoMore(element, 'Old O.')
  })

  it('goes back to Find, and keeps nothing of the search', async () => {
    const element = await searched()
    await press(element, 'Back to Find')
    await see(element, 'Connection Requests')
    expect(visibleText(element)).not.to.include('Camille D.')
  })
})
