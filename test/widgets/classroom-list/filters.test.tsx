import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { byRole, field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  anItem,
  LIBRARY,
  LIST,
  later,
  offers,
  place,
  questions,
  restingHeight,
  SUBJECTS,
  serverHas,
  shows,
  subjects,
} from './a-list.ts'

/** Texts that the element shows from now on, at each change of it. */
function everSeen(element: Element): string[] {
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(visibleText(element)))
  if (element.shadowRoot) {
    watch.observe(element.shadowRoot, { childList: true, characterData: true, subtree: true })
  }
  return seen
}

async function search(element: Element, text: string) {
  await fill(element, 'Search by name or code', text)
  await sendKeys({ press: 'Enter' })
}

describe('filters of <cx-classroom-list>', () => {
  afterEach(unmountAll)
  beforeEach(() => serverHas(anItem()))

  it('asks for each order that is chosen', async () => {
    const element = place()
    await shows(element, 'Letters to Lyon')
    for (const filter of ['all', 'oldest', 'a-z', 'z-a', 'newest']) await fill(element, 'Filter by', filter)
    await until(() => questions().length >= 5, 'five questions')
    expect(questions().map(({ filter_by }) => filter_by)).to.include.members([
      'newest',
      'all',
      'oldest',
      'a-z',
      'z-a',
    ])
  })

  it('searches on Enter, not before, and keeps the text under another order', async () => {
    const element = place()
    await shows(element, 'Letters to Lyon')
    await fill(element, 'Search by name or code', ' river ')
    expect(questions()).to.deep.equal([{ filter_by: 'newest' }])
    await sendKeys({ press: 'Enter' })
    await until(() => questions().length === 2, 'the search')
    await fill(element, 'Filter by', 'a-z')
    await until(() => questions().length === 3, 'the other order')
    expect(questions().slice(1)).to.deep.equal([
      { filter_by: 'newest', search_string: 'river' },
      { filter_by: 'a-z', search_string: 'river' },
    ])
  })

  it('takes % and quotes as text', async () => {
    const element = place()
    await search(element, `100% o'clock & "more" _\\`)
    await until(() => questions().length === 2, 'the search')
    expect(questions()[1]).to.deep.equal({ filter_by: 'newest', search_string: `100% o'clock & "more" _\\` })
  })

  it('stops at the longest search there is', async () => {
    const element = place()
    const input = await field(element, 'Search by name or code')
    input.focus()
    document.execCommand('insertText', false, 'x'.repeat(10_000))
    expect(input.value).to.have.length(150)
    await sendKeys({ press: 'Enter' })
    await until(() => questions()[1]?.search_string?.length === 150, 'a search of 150 letters')
  })

  it('says that nothing was found, and takes the search back with the focus kept', async () => {
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [] : [anItem()] }))
    const element = place()
    await shows(element, 'Letters to Lyon')
    await search(element, 'nothing like it')
    await see(element, 'No results found.')
    await expect(element).to.be.accessible()
    const clear = all(element, '.rows button').find(button => button.textContent === 'Clear search')
    clear?.click()
    await shows(element, 'Letters to Lyon')
    expect((await field(element, 'Search by name or code')).value).to.equal('')
    expect(element.shadowRoot?.activeElement).to.equal(await field(element, 'Filter by'))
  })

  it('says what to do when a value finds nothing, without a word of a search that there is not', async () => {
    answer(SUBJECTS, { success: true, data: subjects })
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [] : [anItem()] }))
    const element = place('filter="subject" search="1"')
    await see(element, 'No results found.')
    await see(element, 'Try another value or another filter.')
    expect(all(element, 'button').map(button => button.textContent)).not.to.include('Clear search')
    await press(element, 'Clear filter')
    await shows(element, 'Letters to Lyon')
    expect((await field(element, 'Filter by')).value).to.equal('newest')
    expect(element.shadowRoot?.activeElement).to.equal(await field(element, 'Filter by'))
  })

  it('clears the search from within the field', async () => {
    const element = place()
    await search(element, 'lyon')
    await until(() => questions().length === 2, 'the search')
    await press(element, 'Clear search')
    expect((await field(element, 'Search by name or code')).value).to.equal('')
    await see(element, '1 classroom')
  })

  it('offers the values of a filter, and asks for the one that is chosen', async () => {
    answer(SUBJECTS, { success: true, data: subjects })
    const element = place()
    await search(element, 'lyon')
    await fill(element, 'Filter by', 'subject')
    const values = (await field(element, 'Subject')) as unknown as HTMLSelectElement
    await until(() => !values.disabled, 'the values')
    expect([...values.options].map(({ label }) => label)).to.deep.equal([
      'Choose a subject',
      'Languages and Cultures',
      'Arts and Sciences',
    ])
    await fill(element, 'Subject', '2')
    await until(() => questions().at(-1)?.search_string === '2', 'the subject')
    expect(questions().slice(-2)).to.deep.equal([
      { filter_by: 'subject' },
      { filter_by: 'subject', search_string: '2' },
    ])
    await fill(element, 'Filter by', 'newest')
    expect((await field(element, 'Search by name or code')).value, 'no text is left').to.equal('')
  })

  it('offers the subjects of her classrooms first, and none that she may not use', async () => {
    answer(SUBJECTS, { success: true, data: [...subjects, LIBRARY] })
    const arts = anItem({ subject: { id: 2, name: 'Arts and Sciences' } })
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [] : [arts] }))
    const element = place('filter="subject"')
    await offers(element, 'Arts and Sciences', 'Languages and Cultures')
    await fill(element, 'Subject', '1')
    await see(element, 'No results found.')
    await offers(element, 'Arts and Sciences', 'Languages and Cultures')
  })

  const lists = [
    ['subject', 'Subject', 'GET /api/teacher/subjects'],
    ['language', 'Language', 'GET /api/teacher/languages'],
    ['level', 'Level', 'GET /api/teacher/levels'],
    ['age', 'Age', 'GET /api/teacher/age-ranges'],
  ] as const
  for (const [filter, label, key] of lists) {
    it(`asks for the values of ${label} when it is chosen, once for all lists`, async () => {
      answer(key, { success: true, data: [] })
      const element = place(`filter="${filter}"`)
      element.after(element.cloneNode())
      const values = await field(element, label)
      await until(() => !values.disabled, 'the values')
      expect(answered(key)).to.have.length(1)
    })
  }

  it('says that values are coming, and tries again when they are not', async () => {
    answer(SUBJECTS, refusal('The subjects are away.'), { status: 503 })
    const element = place('filter="subject"')
    await see(element, 'The subjects are away.')
    await expect(element).to.be.accessible()
    const { width, height } = (await byRole(element, 'button', 'Retry')).getBoundingClientRect()
    expect(width, 'a button as others are, and no circle').to.be.above(1.5 * height)
    const coming = later<{ success: true; data: typeof subjects }>()
    answer(SUBJECTS, () => coming.promise)
    await press(element, 'Retry')
    const values = (await field(element, 'Subject')) as unknown as HTMLSelectElement
    await until(() => values.selectedOptions[0]?.label === 'Loading', 'a sign that they are coming')
    expect(values.disabled).to.equal(true)
    coming.comes({ success: true, data: subjects })
    await until(() => !values.disabled, 'the values')
    expect(visibleText(element)).not.to.include('The subjects are away.')
  })

  it('keeps the old rows, dimmed, until the new ones are there', async () => {
    const element = place()
    await shows(element, 'Letters to Lyon')
    const coming = later<{ success: true; data: ReturnType<typeof anItem>[] }>()
    answer(LIST, () => coming.promise)
    const height = await restingHeight(element)
    await fill(element, 'Filter by', 'oldest')
    await until(() => all(element, '.rows[data-changing][aria-busy=true]')[0], 'dimmed rows')
    await shows(element, 'Letters to Lyon')
    expect(element.getBoundingClientRect().height, 'no jump').to.equal(height)
    coming.comes({ success: true, data: [anItem({ id: 8, name: 'River Science' })] })
    await shows(element, 'River Science')
    expect(all(element, '[data-changing]')).to.have.length(0)
  })

  it('never shows a late answer to an older question', async () => {
    const element = place()
    await shows(element, 'Letters to Lyon')
    const late = later<{ success: true; data: ReturnType<typeof anItem>[] }>()
    answer(LIST, ({ query }) =>
      query.filter_by === 'oldest'
        ? late.promise
        : { success: true, data: [anItem({ id: 9, name: 'From A to Z' })] },
    )
    await fill(element, 'Filter by', 'oldest')
    await until(() => questions().some(({ filter_by }) => filter_by === 'oldest'), 'the slow question')
    await fill(element, 'Filter by', 'a-z')
    await shows(element, 'From A to Z')
    const seen = everSeen(element)
    late.comes({ success: true, data: [anItem({ name: 'Too late' })] })
    await settle()
    // and a later answer comes after it
    serverHas(anItem({ id: 10, name: 'The last question' }))
    await fill(element, 'Filter by', 'z-a')
    await shows(element, 'The last question')
    expect(seen.some(text => text.includes('The last question'))).to.equal(true)
    expect(seen.filter(text => text.includes('Too late'))).to.deep.equal([])
  })

  it('says what happened when the new rows do not come, and tries again', async () => {
    const element = place()
    await shows(element, 'Letters to Lyon')
    answer(LIST, refusal('Please wait.'), { status: 429 })
    await fill(element, 'Filter by', 'oldest')
    await see(element, 'Please wait.')
    expect(visibleText(element), 'no row of another question').not.to.include('Letters to Lyon')
    serverHas(anItem({ name: 'Here again' }))
    await press(element, 'Retry')
    await shows(element, 'Here again')
  })
})
