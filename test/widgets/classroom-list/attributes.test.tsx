import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered } from '../../support/answer.ts'
import { byRole, field, fill, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  anItem,
  LIBRARY,
  offers,
  ofType,
  place,
  questions,
  SUBJECTS,
  serverHas,
  shows,
  subjects,
} from './a-list.ts'

describe('attributes of <cx-classroom-list>', () => {
  afterEach(unmountAll)
  beforeEach(() => serverHas(anItem()))

  const isList = (element: Element) => until(() => all(element, 'table')[0], 'the list')
  const isGrid = (element: Element) => until(() => all(element, '.card')[0], 'the grid')

  it('is a list without `view`, and whatever `view` cannot be', async () => {
    await isList(place())
    await isList(place('view="carousel"'))
    expect((await field(place(), 'List View')).checked).to.equal(true)
  })

  it('remembers in this browser which view was chosen', async () => {
    const element = place()
    await press(element, 'Grid View')
    await isGrid(element)
    await isGrid(place())
    await isList(place('view="list"'))
  })

  it('follows `view` while it is shown', async () => {
    const element = place()
    await isList(element)
    element.view = 'grid'
    await isGrid(element)
    element.setAttribute('view', 'list')
    await isList(element)
  })

  it('is there in a browser whose storage throws when it is read', async () => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    try {
      await isList(place())
    } finally {
      Storage.prototype.getItem = getItem
    }
  })

  it('shows what a browser without storage can', async () => {
    localStorage.setItem('cx-classroom-list-view', 'nonsense')
    await isList(place())
  })

  const filters: [string, Parameters<typeof ofType>[0], string][] = [
    ['oldest', 'teacher', 'oldest'],
    ['a-z', 'teacher', 'a-z'],
    ['by-mood', 'teacher', 'newest'],
    ['', 'teacher', 'newest'],
    ['subject', 'independent-teacher', 'newest'],
    ['z-a', 'independent-teacher', 'z-a'],
  ]
  for (const [filter, slug, asked] of filters) {
    it(`asks for ${asked} first when \`filter\` is '${filter}' before a ${slug}`, async () => {
      const element = place(`filter="${filter}"`, ofType(slug))
      await shows(element, 'Letters to Lyon')
      expect(questions()).to.deep.equal([{ filter_by: asked }])
      expect((await field(element, 'Filter by')).value).to.equal(asked)
    })
  }

  it('follows `filter` while it is shown', async () => {
    answer(SUBJECTS, { success: true, data: [] })
    const element = place()
    await shows(element, 'Letters to Lyon')
    element.filter = 'subject'
    await field(element, 'Subject')
    await until(() => questions().at(-1)?.filter_by === 'subject', 'the filter')
    await until(() => answered(SUBJECTS).length === 1, 'the subjects')
  })

  const asked: [attributes: string, question: object][] = [
    ['search=" river "', { filter_by: 'newest', search_string: 'river' }],
    ['filter="a-z" search="river"', { filter_by: 'a-z', search_string: 'river' }],
    ['filter="subject" search="2"', { filter_by: 'subject', search_string: '2' }],
    ['filter="subject" search="river"', { filter_by: 'subject' }],
    ['filter="subject" search="0"', { filter_by: 'subject' }],
    ['filter="subject" search="2147483648"', { filter_by: 'subject' }],
    ['filter="by-mood" search="river"', { filter_by: 'newest', search_string: 'river' }],
    [`search="${'x'.repeat(151)}"`, { filter_by: 'newest' }],
    ['search=""', { filter_by: 'newest' }],
  ]
  for (const [attributes, question] of asked) {
    it(`asks for ${JSON.stringify(question).slice(0, 60)} first with ${attributes.slice(0, 40)}`, async () => {
      answer(SUBJECTS, { success: true, data: subjects })
      const element = place(attributes)
      await shows(element, 'Letters to Lyon')
      expect(questions()).to.deep.include(question)
      expect(
        questions().filter(other => JSON.stringify(other) !== JSON.stringify(question)).length,
      ).to.be.at.most(1)
    })
  }

  it('asks for every subject where the one that is named is not there', async () => {
    answer(SUBJECTS, { success: true, data: subjects })
    const element = place('filter="subject" search="88"')
    await until(() => JSON.stringify(questions().at(-1)) === '{"filter_by":"subject"}', 'all of them')
    await shows(element, 'Letters to Lyon')
  })

  it('shows the subject that is named, also one that is not offered otherwise', async () => {
    answer(SUBJECTS, { success: true, data: [...subjects, LIBRARY] })
    const element = place('filter="subject" search="3"')
    await offers(element, 'Languages and Cultures', 'Arts and Sciences', 'Library')
    expect((await field(element, 'Subject')).value).to.equal('3')
  })

  it('asks an independent teacher for no value of a filter that they do not have', async () => {
    await shows(place('filter="subject" search="2"', ofType('independent-teacher')), 'Letters to Lyon')
    expect(questions()).to.deep.equal([{ filter_by: 'newest' }])
  })

  it('follows `search` while it is shown, and goes back to everything without it', async () => {
    const element = place('search="river"')
    await shows(element, 'Letters to Lyon')
    element.addEventListener('cx-list-changed', () => expect.fail('nobody has chosen anything'))
    Object.assign(element, { filter: 'a-z', search: 'lake' })
    await until(() => questions().at(-1)?.search_string === 'lake', 'the other search')
    expect(questions().at(-1)).to.deep.equal({ filter_by: 'a-z', search_string: 'lake' })
    element.removeAttribute('search')
    Object.assign(element, { filter: undefined, search: undefined })
    await until(() => JSON.stringify(questions().at(-1)) === '{"filter_by":"newest"}', 'all of them')
    expect((await field(element, 'Search by name or code')).value).to.equal('')
  })

  it('tells the page what the teacher chooses, and what the address of that is', async () => {
    answer(SUBJECTS, { success: true, data: subjects })
    const element = place()
    const told: object[] = []
    element.addEventListener('cx-list-changed', event => told.push((event as CustomEvent).detail))
    await shows(element, 'Letters to Lyon')
    const before = location.href
    await fill(element, 'Filter by', 'a-z')
    await fill(element, 'Search by name or code', 'river & lake')
    await sendKeys({ press: 'Enter' })
    await press(element, 'Grid View')
    await fill(element, 'Filter by', 'subject')
    await offers(element, 'Languages and Cultures', 'Arts and Sciences')
    await fill(element, 'Subject', '2')
    await fill(element, 'Filter by', 'newest')
    await press(element, 'List View')
    expect(told).to.deep.equal([
      { filter: 'a-z', search: '', view: 'list', path: '/?filter=a-z' },
      { filter: 'a-z', search: 'river & lake', view: 'list', path: '/?filter=a-z&search=river+%26+lake' },
      {
        filter: 'a-z',
        search: 'river & lake',
        view: 'grid',
        path: '/?filter=a-z&search=river+%26+lake&view=grid',
      },
      { filter: 'subject', search: '', view: 'grid', path: '/?filter=subject&view=grid' },
      { filter: 'subject', search: '2', view: 'grid', path: '/?filter=subject&search=2&view=grid' },
      { filter: 'newest', search: '', view: 'grid', path: '/?view=grid' },
      { filter: 'newest', search: '', view: 'list', path: '/' },
    ])
    expect(location.href, 'the address is the page’s').to.equal(before)
  })

  it('praises for a classroom that was created, and leads to its course', async () => {
    const element = place('created="12" host-url="https://school.test"')
    await see(element, 'GOOD JOB!')
    await see(element, 'Next, you select a course for it.')
    await expect(element).to.be.accessible()
    const link = (await byRole(element, 'link', 'SELECT A COURSE')) as HTMLAnchorElement
    expect(link.href).to.equal('https://school.test/classroom/12/choose-course')
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const navigated = nextEvent<{ path: string }>(element, 'cx-navigate')
    await press(element, 'SELECT A COURSE')
    expect((await navigated).detail.path).to.equal('/classroom/12/choose-course')
    await seeNoMore(element, 'GOOD JOB!')
  })

  it('tells the page that the praise is read before it leads on, so that Back does not praise again', async () => {
    const element = place('created="12"')
    const told: string[] = []
    for (const type of ['cx-good-job-closed', 'cx-navigate']) {
      element.addEventListener(type, event => {
        event.preventDefault()
        told.push(type)
      })
    }
    await press(element, 'SELECT A COURSE')
    await seeNoMore(element, 'GOOD JOB!')
    expect(told).to.deep.equal(['cx-good-job-closed', 'cx-navigate'])
  })

  it('closes the praise for good by Esc, tells the page, and praises the next one', async () => {
    const element = place('created="12"')
    await see(element, 'GOOD JOB!')
    const closed = nextEvent(element, 'cx-good-job-closed')
    await sendKeys({ press: 'Escape' })
    expect((await closed).detail).to.deep.equal({ classroomId: 12 })
    await seeNoMore(element, 'GOOD JOB!')
    element.filter = 'oldest'
    await until(() => questions().length === 2, 'another answer')
    await seeNoMore(element, 'GOOD JOB!')
    element.created = 13
    await see(element, 'GOOD JOB!')
  })

  for (const created of ['', '0', '-3', '1.5']) {
    it(`praises nobody for '${created}'`, async () => {
      const element = place(`created="${created}"`)
      await shows(element, 'Letters to Lyon')
      await seeNoMore(element, 'GOOD JOB!')
    })
  }
})
