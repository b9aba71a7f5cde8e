import { randomUUID } from 'node:crypto'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** Librarians of two schools. */
export const libraryStories: Story[] = [
  {
    name: 'a library posts what it looks for, and another one connects, by keys, after both have read what it costs',
    async tell(samuel, { url }, come) {
      // whose window is in front: Firefox presses nothing by a key in another
      const ingrid = await come()
      await ingrid.visit(`${url}/library-connections`)
      await logIn(ingrid, 'ingrid.solberg@demo.test')
      await ingrid.sees('heading', 'Connect With Other Libraries')

      const classroom = `Prairie Readers ${randomUUID().slice(0, 8)}`
      await samuel.visit(`${url}/library-connections`)
      await logIn(samuel, 'librarian2@demo.test')
      await samuel.presses('New Request')
      await samuel.fills('Classroom Name', classroom)
      await samuel.fills('Description', 'Who reads about the prairie with us?')
      await samuel.presses('Books and Reading')
      await samuel.chooses('Age Range', '7-10 years old')
      await samuel.chooses('Course', 'Reading Rooms of the World')
      await samuel.reads('Once a library connects, this costs each of you 1 Library exchange.')
      await samuel.presses('Post')
      await samuel.reads('Your request is posted.')
      await samuel.presses('OK')

      // nobody has loaded this page again
      await ingrid.presses(/^Show \d+ new request/)
      await ingrid.presses(/^See Details of Prairie View School Library/)
      await ingrid.reads(classroom)
      await ingrid.presses('Connect')
      await ingrid.sees('dialog', /^Connect with/)
      await ingrid.reads('This costs each of you 1 Library exchange.')
      await ingrid.isOn('Connect')
      await ingrid.hits('Enter')
      await ingrid.sees('dialog', 'Successful Connection!.')
      await ingrid.presses('Open the classroom')
      await ingrid.sees('heading', classroom)
      await samuel.reads(new RegExp(`${classroom}.* Connected`))
    },
  },
]
