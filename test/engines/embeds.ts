import { logIn } from './steps.ts'
import type { Story } from './story.ts'

const LIST = 'cx-classroom-list'
const CLASSROOM = 'cx-classroom'

/** Elements in pages of others. */
export const embedStories: Story[] = [
  {
    name: "one sign-in serves both elements of a school's LMS page, on another origin",
    async tell(person, { secondOrigin }) {
      const page = `${secondOrigin}/demo/lms.html`
      await person.visit(page)
      await person.sees('button', 'LOG IN', { within: CLASSROOM })
      await logIn(person, 'teacher@demo.test', { within: LIST })
      await person.reads('Choose a classroom', { within: CLASSROOM })
      const [first = ''] = await person.names('link', { within: 'table' })
      await person.presses(first, { within: LIST })
      await person.sees('heading', first, { within: CLASSROOM })
      await person.isAt(/\/demo\/lms\.html$/)
      await person.reloads()
      await person.sees('link', first, { within: LIST })
    },
  },
  {
    name: "a program's page shows its own brand, without what its teachers have not",
    async tell(person, { url }) {
      await person.visit(`${url}/demo/players.html`)
      await logIn(person, 'players@demo.test')
      await person.sees('heading', 'My Classrooms')
      await person.names('link', { within: 'table' })
      await person.doesNotRead('Global Partner')
    },
  },
]
