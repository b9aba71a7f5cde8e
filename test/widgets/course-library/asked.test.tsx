import { expect } from '@open-wc/testing'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { aCourse } from '../../support/courses.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, fill, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { options, place, questions, serverHas } from './a-library.ts'

/** What the element tells the page from now on. */
function toldBy(element: HTMLElement) {
  const told: unknown[] = []
  element.addEventListener('cx-library-changed', event => told.push((event as CustomEvent).detail))
  return told
}

describe('what a page asks the Course Library for', () => {
  afterEach(unmountAll)

  it('is shown', async () => {
    serverHas(aCourse())
    const element = place('teacher', 'subject="1" filter="level" search="1"')
    await until(() => options(element, 'Level').length > 1, 'the levels')
    await until(() => options(element, 'Subject').length > 1, 'the subjects')
    expect((await field(element, 'Subject')).value).to.equal('1')
    expect((await field(element, 'Level')).value).to.equal('1')
    expect(questions()).to.deep.equal(['?subject_id=1&filter_by=level&search_string=1'])
  })

  const read: [asked: string, slug: UserTypeSlug, question: string][] = [
    ['search=" day "', 'teacher', '?search_string=day'],
    ['subject="3" search="day"', 'teacher', '?search_string=day'],
    ['subject="3"', 'teacher-librarian', '?subject_id=3'],
    ['subject="abc" filter="language" search="2"', 'teacher', '?filter_by=language&search_string=2'],
    ['filter="language" search="day"', 'teacher', ''],
    ['subject="2" filter="level" search="1"', 'teacher', '?subject_id=2'],
    ['filter="nonsense" search="1"', 'teacher', ''],
    [`search="${'a'.repeat(1000)}"`, 'teacher', ''],
  ]
  for (const [asked, slug, question] of read) {
    it(`counts for a ${slug} with ${asked.slice(0, 60)} as ${question || 'nothing'}`, async () => {
      serverHas(aCourse())
      await see(place(slug, asked), '1 course')
      expect(questions()).to.deep.equal([question])
    })
  }

  it('can change', async () => {
    serverHas(aCourse())
    const element = place('teacher', 'search="day"')
    const told = toldBy(element)
    await see(element, '1 course')
    element.setAttribute('search', 'night')
    await until(() => questions().at(-1) === '?search_string=night', 'the other search')
    element.removeAttribute('search')
    await until(() => questions().at(-1) === '', 'all of them')
    expect(told, 'nobody has chosen anything').to.deep.equal([])
  })

  it('is told to the page when the teacher chooses, with its address', async () => {
    serverHas(aCourse())
    const element = place()
    const told = toldBy(element)
    await until(() => options(element, 'Subject').length > 1, 'the subjects')
    await fill(element, 'Subject', '1')
    await fill(element, 'Filter by', 'language')
    await until(() => options(element, 'Language').length > 1, 'the languages')
    serverHas()
    await fill(element, 'Language', '2')
    const none = await modal(element, 'NO COURSES FOUND')
    serverHas(aCourse())
    await press(none, 'OK')
    await allClosed()
    const at = '/course-library'
    expect(told).to.deep.equal([
      { subject: 1, filter: null, search: '', path: `${at}?subject=1` },
      { subject: 1, filter: 'language', search: '', path: `${at}?subject=1&filter=language` },
      { subject: 1, filter: 'language', search: '2', path: `${at}?subject=1&filter=language&search=2` },
      { subject: null, filter: null, search: '', path: at },
    ])
  })
})
