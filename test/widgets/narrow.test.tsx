import { expect } from '@open-wc/testing'
import { answer, refusal } from '../support/answer.ts'
import { everything, mount, press, see, unmountAll } from '../support/page.ts'
import { signedIn, teacher } from '../support/teacher.ts'
import { anItem, LIST, SUBJECTS, serverHas, subjects } from './classroom-list/a-list.ts'
import './login/a-login.ts'

/** Narrower than what the looks are made for. */
const WIDTH_PX = 250

const LONG = 'Donaudampfschifffahrtsgesellschaft und noch viele Briefe mehr'

/** Boxes of the page, and what docs/embedding.md tells its author to write for the element in such a one. */
const boxes: [what: string, style: string, own: string][] = [
  ['a block', 'display: block', ''],
  ['a flex row', 'display: flex', ''],
  ['a centred grid', 'display: grid; place-items: center', 'min-width: 0'],
  ['a float', 'float: left', `width: ${WIDTH_PX}px`],
  ['a table cell', 'display: table-cell', `width: ${WIDTH_PX}px`],
]

const LOGIN = '<cx-login></cx-login>'
const GRID = '<cx-classroom-list view="grid"></cx-classroom-list>'
const ROWS = '<cx-classroom-list></cx-classroom-list>'

interface Screen {
  tag: string
  text: string
  by?: 'a teacher'
  prepare?: () => void
  action?: (element: HTMLElement) => Promise<unknown>
}

const serves = (prepare: () => void) => () => {
  answer(SUBJECTS, { success: true, data: subjects })
  prepare()
}
const servesOne = serves(() => serverHas(anItem({ name: LONG })))
const servesNone = serves(() => serverHas())
const fails = serves(() => answer(LIST, refusal(LONG), { status: 500 }))

const screens: Record<string, Screen> = {
  'the sign-in': { tag: LOGIN, text: 'LOG IN' },
  'the compact sign-in': { tag: '<cx-login compact></cx-login>', text: 'LOG IN' },
  "a program's sign-in": { tag: '<cx-login brand="players"></cx-login>', text: 'LOG IN' },
  'a sign-in that lacks something': {
    tag: LOGIN,
    text: 'LOG IN',
    action: async element => {
      await press(element, 'LOG IN')
      await see(element, 'Field required.')
    },
  },
  'who is signed in': { tag: LOGIN, text: 'You are logged in as', by: 'a teacher' },
  'the sign-in in the place of the list': { tag: ROWS, text: 'LOG IN' },
  'the list': { tag: ROWS, text: LONG, by: 'a teacher', prepare: servesOne },
  'the grid': { tag: GRID, text: LONG, by: 'a teacher', prepare: servesOne },
  'a grid with its details': {
    tag: GRID,
    text: LONG,
    by: 'a teacher',
    prepare: servesOne,
    action: element => press(element, 'Show Details'),
  },
  'no classroom': { tag: ROWS, text: 'My Classrooms', by: 'a teacher', prepare: servesNone },
  'a list that failed': { tag: ROWS, text: LONG, by: 'a teacher', prepare: fails },
}

/** What a person sees; what only a screen reader reads is a px wide. */
const seen = (root: Element) =>
  [...everything(root)].filter(
    element => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth !== 1,
  )

/** What reaches over the box's edges, and which of its controls have no room to be pressed. */
function lost(box: HTMLElement): string[] {
  const { left, right } = box.getBoundingClientRect()
  return seen(box)
    .filter(element => {
      const at = element.getBoundingClientRect()
      const isControl = element.matches('a[href], button, input, select')
      return at.left < left - 0.5 || at.right > right + 0.5 || (isControl && at.width < 16)
    })
    .map(({ localName, className, textContent }) => `${localName}.${className}: ${textContent?.trim()}`)
}

describe('an element in a column of 250 px', () => {
  afterEach(unmountAll)

  for (const [what, { tag, text, by, prepare, action }] of Object.entries(screens)) {
    it(`keeps ${what} inside, and all its controls`, async () => {
      if (by) signedIn({ user: teacher({ email: 'somebody.with.a.long.name@a-long-school-name.test' }) })
      prepare?.()
      const page = mount(
        `<div>${boxes.map(([, style, own]) => `<div style="width: ${WIDTH_PX}px"><div class="box" style="${style}">${tag.replace('>', ` style="${own}">`)}</div></div>`).join('')}</div>`,
      )
      for (const [index, column] of [...page.children].entries()) {
        const element = column.querySelector('cx-login, cx-classroom-list') as HTMLElement
        await see(element, text)
        await action?.(element)
        expect(lost(column as HTMLElement), boxes[index]?.[0]).to.deep.equal([])
      }
    })
  }
})
