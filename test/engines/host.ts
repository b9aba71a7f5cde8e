import assert from 'node:assert/strict'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** The host app, as a teacher uses it every day. */
export const hostStories: Story[] = [
  {
    name: 'a teacher signs in, works in the classrooms, and signs out',
    async tell(person, { url }) {
      await person.visit(url)
      await person.sees('heading', 'TEACHER LOGIN')
      await logIn(person, 'teacher@demo.test')
      await person.sees('heading', 'My Classrooms')
      const inTable = { within: 'table' }
      const all = await person.names('link', inTable)
      assert.ok(all.length >= 9, `${all.length} classrooms`)

      await person.presses('Grid View')
      await person.sees('link', /Enter Classroom/)
      await person.presses('List View')
      await person.sees('columnheader', /./)

      await person.chooses('Filter by', 'A-Z')
      const sorted = [...all].sort(new Intl.Collator('en').compare)
      const [first = ''] = sorted
      await person.seesOnly('link', sorted, inTable)

      await person.fills(/Search/, first)
      await person.hits('Enter')
      await person.reads('1 classroom')
      await person.seesOnly('link', [first], inTable)

      const [copy = ''] = await person.names('button', { within: 'td' })
      await person.presses(copy)
      await person.reads('Copied!')
      const code = await person.pastes(/Search/)
      assert.ok(code && copy.endsWith(code), `'${copy}' copied '${code}'`)

      await person.presses(first, inTable)
      await person.sees('heading', first)
      await person.isAt(/\/classroom\/\d+$/)
      await person.reads('To-do')

      await person.presses('Submissions')
      await person.isAt(/tab=submissions/)
      await person.reloads()
      await person.sees('tab', 'Submissions', { selected: true })
      await person.goesBack()
      await person.sees('heading', 'My Classrooms')

      await person.presses(/Account of/)
      await person.presses('LOG OUT')
      await person.sees('heading', 'TEACHER LOGIN')
      await person.visit(`${url}/notifications`)
      await person.isAt(/\/security\/login\?redirect=%2Fnotifications$/)
    },
  },
]
