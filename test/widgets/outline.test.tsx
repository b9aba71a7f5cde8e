import { expect } from '@open-wc/testing'
import axe from 'axe-core'
import { answer, refusal } from '../support/answer.ts'
import { byRole, everything, mount, see, unmountAll } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import '../../src/widgets/classroom/element.ts'
import '../../src/widgets/classroom-list/element.ts'
import '../../src/widgets/login/element.ts'

const LIST = 'GET /api/teacher/classrooms'
const ONE = 'GET /api/teacher/classrooms/{id}'

/** Levels of what a page's headings and an element's make together. */
const levels = (page: Element) =>
  [...everything(page)]
    .filter(element => /^h[1-6]$/.test(element.localName) && element.checkVisibility())
    .map(({ localName }) => Number(localName.slice(1)))

describe('the headings of an element under the title of its page', () => {
  afterEach(unmountAll)

  const states: [what: string, markup: string, seen: string, prepare: () => void][] = [
    [
      'a list without classrooms',
      '<cx-classroom-list>',
      'My Classrooms',
      () => answer(LIST, { success: true, data: [] }),
    ],
    [
      'a list that failed',
      '<cx-classroom-list>',
      'Out of order.',
      () => answer(LIST, refusal('Out of order.'), { status: 500 }),
    ],
    ['no classroom chosen', '<cx-classroom>', 'Choose a classroom', () => {}],
    ['a classroom-id that is none', '<cx-classroom classroom-id="x">', 'classroom', () => {}],
    [
      'a classroom that failed',
      '<cx-classroom classroom-id="7">',
      'Out of order.',
      () => answer(ONE, refusal('Out of order.'), { status: 500 }),
    ],
  ]
  for (const [what, markup, seen, prepare] of states) {
    it(`go down one level at a time: ${what}`, async () => {
      signedIn()
      prepare()
      const page = mount(`<main><h1>Global Studies 8</h1>${markup}</main>`)
      await see(page, seen)
      const found = levels(page)
      expect(found.length).to.be.above(1)
      for (const [index, level] of found.entries()) {
        expect(level, `heading ${index} of ${found}`).to.be.at.most((found[index - 1] ?? 0) + 1)
      }
    })
  }
})

describe('two sign-ins on a page', () => {
  afterEach(unmountAll)

  it('are no two landmarks of one name', async () => {
    const page = mount('<main><cx-login compact></cx-login><cx-login compact></cx-login></main>')
    for (const element of page.children) await byRole(element, 'button', 'LOG IN')
    const { violations } = await axe.run(page, { runOnly: ['landmark-unique'] })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
