import { expect } from '@open-wc/testing'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { subjects } from '../../../src/core/reference/reference-lists.ts'
import type { NavigateDetail } from '../../../src/element/types.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { aCourse, documentsAre } from '../../support/courses.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, focused, hasFocus, modal } from '../../support/modals.ts'
import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
} from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { COURSES, names, options, place, questions, reference, serverHas } from './a-library.ts'

const long = aCourse({ id: 2, name: 'My Street, Your Street: Neighbours Near and Far', pdf_url: null })

describe('<cx-course-library>', () => {
  let documents = { restore: () => {} }
  beforeEach(() => {
    documents = documentsAre({})
  })
  afterEach(() => {
    unmountAll()
    documents.restore()
  })

  it('renders every course, its name cut after 25 letters', async () => {
    serverHas(aCourse(), long)
    const element = place()
    await see(element, 'COURSE LIBRARY')
    await see(element, '2 courses')
    await see(element, 'A Day in My Life')
    await see(element, 'My Street, Your Street: N…')
    await see(element, 'ADD TO CLASSROOM')
    expect(questions()).to.deep.equal([''])
  })

  it('is accessible in every look', async () => {
    signedIn()
    reference()
    serverHas(aCourse(), long)
    await expectAccessibleLooks('cx-course-library', element => see(element, '2 courses'))
  })

  it('fits every width', async () => {
    signedIn()
    reference()
    serverHas(aCourse(), long)
    await expectToFit('cx-course-library', element => see(element, '2 courses'))
  })

  it('shows the outline of what is coming', async () => {
    const come = hold(COURSES, { success: true, data: [aCourse()] })
    const element = place()
    await until(() => (element.shadowRoot?.querySelectorAll('.cx-skeleton').length ?? 0) > 3, 'an outline')
    come()
    await see(element, '1 course')
  })

  const offered: [UserTypeSlug, string[]][] = [
    ['teacher', ['All', 'Languages and Cultures', 'Arts and Sciences']],
    ['teacher-librarian', ['All', ...names.slice(0, 4)]],
    ['independent-teacher', []],
  ]
  for (const [slug, seen] of offered) {
    it(`offers a ${slug} ${seen.length > 0 ? seen.join(', ') : 'no choice of subjects'}`, async () => {
      serverHas(aCourse())
      const element = place(slug)
      await see(element, '1 course')
      await until(() => options(element, 'Subject').length === seen.length, 'the subjects')
      expect(options(element, 'Subject')).to.deep.equal(seen)
    })
  }

  it('filters by subject, and by level where the subject is the one with levels', async () => {
    serverHas(aCourse())
    const element = place()
    await until(() => options(element, 'Subject').length === 3, 'the subjects')
    expect(options(element, 'Filter by')).to.deep.equal(['Name', 'Language', 'Age'])
    await fill(element, 'Subject', '1')
    await until(() => options(element, 'Filter by').includes('Level'), 'the levels')
    await fill(element, 'Filter by', 'level')
    await until(() => options(element, 'Level').length > 1, 'the levels to choose from')
    await fill(element, 'Level', '1')
    await until(() => questions().length === 3, 'the question')
    expect(questions().slice(1)).to.deep.equal([
      '?subject_id=1',
      '?subject_id=1&filter_by=level&search_string=1',
    ])
    await fill(element, 'Subject', '2')
    await until(() => questions().at(-1) === '?subject_id=2', 'a filter without levels')
    expect(options(element, 'Filter by')).to.deep.equal(['Name', 'Language', 'Age'])
  })

  it('searches by name, and forgets the text when the filter changes', async () => {
    serverHas(aCourse())
    const element = place()
    await see(element, '1 course')
    await fill(element, 'Search by name', ' day ')
    element.shadowRoot?.querySelector('form')?.requestSubmit()
    await until(() => questions().at(-1) === '?search_string=day', 'the search')
    await fill(element, 'Filter by', 'language')
    await until(() => questions().at(-1) === '', 'all of them')
    await until(() => options(element, 'Language').length > 1, 'the languages')
    await fill(element, 'Language', '2')
    await until(() => questions().at(-1) === '?filter_by=language&search_string=2', 'the language')
  })

  it('forgets the text when the subject changes, also what is not searched for yet, and keeps a value', async () => {
    serverHas(aCourse())
    const element = place()
    await until(() => options(element, 'Subject').length === 3, 'the subjects')
    await fill(element, 'Search by name', 'day')
    element.shadowRoot?.querySelector('form')?.requestSubmit()
    await until(() => questions().at(-1) === '?search_string=day', 'the search')
    await fill(element, 'Subject', '1')
    await until(() => questions().at(-1) === '?subject_id=1', 'the subject alone')
    expect((await field(element, 'Search by name')).value).to.equal('')
    await fill(element, 'Search by name', 'night')
    await fill(element, 'Subject', '2')
    await until(() => questions().at(-1) === '?subject_id=2', 'the other subject')
    expect((await field(element, 'Search by name')).value).to.equal('')
    await fill(element, 'Filter by', 'language')
    await until(() => options(element, 'Language').length > 1, 'the languages')
    await fill(element, 'Language', '2')
    await fill(element, 'Subject', '1')
    const kept = '?subject_id=1&filter_by=language&search_string=2'
    await until(() => questions().at(-1) === kept, 'the language with the subject')
  })

  for (const slug of ['teacher', 'independent-teacher'] as const) {
    it(`tells a ${slug} that nothing was found, and then ${slug === 'teacher' ? 'shows all' : 'stays with it'}`, async () => {
      serverHas(aCourse())
      const element = place(slug)
      await see(element, '1 course')
      serverHas()
      await fill(element, 'Search by name', 'nowhere')
      element.shadowRoot?.querySelector('form')?.requestSubmit()
      const told = await modal(element, 'NO COURSES FOUND')
      await see(told, 'No courses were found matching the entered criteria.')
      serverHas(aCourse())
      await press(told, 'OK')
      await allClosed()
      if (slug === 'teacher') {
        await see(element, '1 course')
        expect(questions()).to.deep.equal(['', '?search_string=nowhere', ''])
      } else {
        await see(element, 'No results found.')
        expect(questions()).to.deep.equal(['', '?search_string=nowhere'])
        await press(element, 'Show all courses')
        await see(element, '1 course')
        await hasFocus(await field(element, 'Filter by'))
      }
    })
  }

  it('says what the levels mean', async () => {
    serverHas(aCourse())
    const element = place()
    await press(element, 'Level Descriptions')
    const told = await modal(element, 'Level Descriptions')
    await see(told, 'They say who they are.')
    await expect(told).to.be.accessible()
  })

  it('opens a document, and tells when it is gone', async () => {
    serverHas(aCourse())
    const element = place()
    await press(element, 'Course Details')
    await see(await modal(element, 'FILE NOT FOUND'), '/files/courses/course-1.pdf')
  })

  it('keeps its courses where the address of a document cannot be renewed', async () => {
    serverHas(aCourse())
    const element = place()
    await see(element, '1 course')
    answer(COURSES, refusal('Not now.'), { status: 500 })
    await press(element, 'Course Details')
    await press(await modal(element, 'FILE NOT FOUND'), 'OK')
    await allClosed()
    await see(element, '1 course')
    await hasFocus(await byRole(element, 'button', 'Course Details'))
  })

  it('leads to My Classrooms, which librarians call My Library', async () => {
    serverHas(aCourse())
    const element = place('teacher-librarian')
    await see(element, 'My Library')
    await see(element, 'SELECT COURSE')
    unmountAll()
    const other = place()
    await see(other, '1 course')
    other.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
    const gone = nextEvent<NavigateDetail>(other, 'cx-navigate')
    await press(other, 'My Classrooms')
    expect((await gone).detail.path).to.equal('/')
  })

  it('says at the subjects that they did not come, and asks for them again', async () => {
    serverHas(aCourse())
    signedIn()
    reference()
    answer('GET /api/teacher/subjects', refusal('The subjects are away.'), { status: 500 })
    subjects.startOver()
    const element = mount('<cx-course-library></cx-course-library>')
    await see(element, 'The subjects are away.')
    await expect(element).to.be.accessible()
    reference()
    await press(element, 'Retry')
    await seeNoMore(element, 'The subjects are away.')
    await until(() => options(element, 'Subject').includes('Arts and Sciences'), 'the subjects')
  })

  it('offers another attempt where they could not be loaded', async () => {
    answer(COURSES, refusal('Not now.'), { status: 500 })
    const element = place()
    const told = await modal(element, 'The courses could not be loaded')
    await see(told, 'Not now. Please try again.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    await see(element, 'Not now. Please try again.')
    serverHas(aCourse())
    ;(await byRole(element, 'button', 'Retry')).focus()
    await press(element, 'Retry')
    await see(element, '1 course')
    await seeNoMore(element, 'Not now.')
    expect(focused()?.getRootNode(), 'the focus').to.equal(element.shadowRoot)
  })
})
