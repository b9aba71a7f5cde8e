import { expect } from '@open-wc/testing'
import { type UserTypeSlug, userTypeSlugs } from '../../../src/contract/entities/user.ts'
import { answered } from '../../support/answer.ts'
import { byRole, field, see, unmountAll, visibleText } from '../../support/page.ts'
import { all, anItem, LIST, ofType, place, serverHas, shows, texts } from './a-list.ts'

interface Expectation {
  title: string
  /** Where Create Classroom Exchange leads; null where there is none. */
  create: string | null
  partner: boolean
  filters: string[]
}

const every = ['All', 'Newest', 'Oldest', 'Subject', 'Language', 'Level', 'Age', 'A-Z', 'Z-A']
const reduced = ['All', 'Newest', 'Oldest', 'A-Z', 'Z-A']
const normal = { title: 'My Classrooms', create: '/classroom/create', partner: true, filters: every }
const independent = {
  title: 'My Classrooms',
  create: '/classroom/create-independent-classroom',
  partner: false,
  filters: reduced,
}

const table: Record<UserTypeSlug, Expectation> = {
  teacher: normal,
  'teacher-demo': normal,
  'teacher-librarian': { ...normal, title: 'My Library', create: null },
  'independent-teacher': independent,
  'independent-teacher-language': independent,
  'independent-teacher-players': independent,
}

describe('<cx-classroom-list> before each type of teacher', () => {
  afterEach(unmountAll)

  for (const slug of userTypeSlugs) {
    const { title, create, partner, filters } = table[slug]
    it(`shows a ${slug} what is theirs`, async () => {
      serverHas(anItem())
      const element = place('host-url="https://school.test"', ofType(slug))
      await shows(element, 'Letters to Lyon')
      expect(texts(element, 'h2')).to.deep.equal([title])
      const links = all<HTMLAnchorElement>(element, 'a').filter(link => link.textContent?.includes('Create'))
      expect(links.map(link => link.href)).to.deep.equal(create ? [`https://school.test${create}`] : [])
      expect(texts(element, 'th').includes('Global Partner')).to.equal(partner)
      expect(visibleText(element).includes('Camille D.')).to.equal(partner)
      const filter = (await field(element, 'Filter by')) as unknown as HTMLSelectElement
      expect([...filter.options].map(({ label }) => label)).to.deep.equal(filters)
      const prefix = slug === 'teacher-demo' ? '/api/demo/' : '/api/teacher/'
      expect(answered(LIST).map(({ url }) => url.pathname)).to.deep.equal([`${prefix}classrooms`])
    })
  }

  it('tells a librarian without classrooms to find a library', async () => {
    serverHas()
    const element = place('host-url="https://school.test"', ofType('teacher-librarian'))
    await see(element, 'Your classrooms appear here once you are connected with another library.')
    const link = (await byRole(element, 'link', 'Find a library')) as HTMLAnchorElement
    expect(link.href).to.equal('https://school.test/library-connections')
    expect(visibleText(element)).not.to.include('Create')
  })
})
