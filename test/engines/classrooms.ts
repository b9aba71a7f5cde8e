import assert from 'node:assert/strict'
import { fillsDay, logIn } from './steps.ts'
import type { Story } from './story.ts'

const COURSES = 'SELECT A COURSE FOR YOUR CLASSROOM'

/** Classrooms and their courses. */
export const classroomStories: Story[] = [
  {
    name: 'a teacher creates a classroom in its steps, reads about a course, chooses it, and edits the classroom',
    async tell(person, { url }) {
      await person.visit(`${url}/classroom/create`)
      await logIn(person, 'demo@demo.test')
      await person.reads('Step 1 of 5')
      await person.presses('Next')
      await person.reads('Field required.')
      await person.fills('Classroom Name', 'Postcards from Cádiz')
      await person.chooses('Subject', 'Languages and Cultures')
      await person.presses('Next')
      await person.sees('heading', 'Languages and level')
      await person.chooses('Native Language of My Students', 'English')
      await person.chooses('Language of Instruction', 'Spanish')
      await person.chooses('Level', 'Novice')
      await person.presses('Next')
      await person.sees('heading', 'Start date')
      await fillsDay(person, `${new Date().getFullYear() + 1}-02-01`)
      await person.reads('Ends on 5/2/')
      await person.presses('Next')
      await person.chooses('Age Range', '11-14 years old')
      await person.reads('Please note that you will be required to review')
      await person.reloads()
      await person.sees('heading', 'Students')
      await person.presses('Next')
      await person.sees('heading', COURSES)
      await person.presses('Course Details')
      await person.sees('link', 'Open in a new tab')
      await person.hits('Escape')
      await person.seesNo('link', 'Open in a new tab')
      await person.presses('ADD TO CLASSROOM')
      await person.sees('heading', 'Postcards from Cádiz')
      await person.isAt(/\/classroom\/\d+$/)

      await person.presses('Edit Classroom')
      await person.sees('heading', 'EDIT LUV CLASSROOM')
      const copies = /Copy the classroom code/
      const [before] = (await person.names('button')).filter(name => copies.test(name))
      await person.presses('Reset Code')
      await person.presses('Reset Code', { within: 'dialog' })
      await person.reads('The new classroom code is')
      const [after] = (await person.names('button')).filter(name => copies.test(name))
      assert.ok(after && after !== before, `${before}, then ${after}`)
      await person.fills('Classroom Name', 'Postcards from Vigo')
      await person.presses('Save Changes')
      await person.reads('Changes Save Successful')
      await person.presses('OK')
      await person.sees('heading', 'Postcards from Vigo')
    },
  },
  {
    name: 'a teacher sees in a classroom how far the students are, ticks off what is to be done, and goes through its tabs',
    async tell(person, { url }) {
      await person.visit(`${url}/security/login`)
      await logIn(person, 'teacher@demo.test')
      await person.presses('Spanish 7 Morning')
      await person.sees('table', 'Student Activity')
      await person.sees('rowheader', 'Hello, this is us')
      await person.reads(/\d+% submitted Due \d+\/\d+\/\d{4}/)
      await person.sees('table', 'Progress')
      await person.presses('My Tasks')
      await person.sees('tab', 'My Tasks', { selected: true })
      await person.isAt(/\?tab=tasks$/)
      await person.presses('My Dashboard')
      await person.sees('table', 'Student Activity')
      await person.presses('My Classrooms')
      await person.presses('New Neighbors')
      await person.reads('2 action items pending')
      await person.presses(/^Choose a course/)
      await person.reads('1 action item pending')
      await person.reloads()
      await person.reads('1 action item pending')
      await person.presses('All')
      await person.presses(/^Choose a course/)
      await person.reads('2 action items pending')
    },
  },
]
