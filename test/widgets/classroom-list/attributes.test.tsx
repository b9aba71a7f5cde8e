import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered } from '../../support/answer.ts'
import { byRole, field, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, anItem, ofType, place, questions, SUBJECTS, serverHas, shows } from './a-list.ts'

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
    expect(answered(SUBJECTS)).to.have.length(1)
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
