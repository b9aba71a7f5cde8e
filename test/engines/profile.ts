import { DEMO_PASSWORD } from '../support/server.ts'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** The profile of a teacher. */
export const profileStories: Story[] = [
  {
    name: 'somebody new fills in the profile in six steps, and comes back to what is kept',
    async tell(person, { url }) {
      // whoever has signed in before is welcomed by no modal, also where the story is told once more
      const body = JSON.stringify({ email: 'new@demo.test', password: DEMO_PASSWORD })
      const headers = { 'content-type': 'application/json' }
      await fetch(`${url}/api/teacher/login`, { method: 'POST', headers, body })
      await person.visit(`${url}/account/new-profile`)
      await logIn(person, 'new@demo.test')
      await person.sees('heading', 'Personal information')
      await person.fills('First Name', 'Amara')
      await person.fills('Last Name', 'Osei')
      await person.fills('About Me', 'I teach arts by the sea.')
      await person.chooses('Country', 'Spain')
      await person.fills('City', 'Cádiz')
      await person.presses('Next')
      await person.sees('heading', 'Avatar')
      await person.presses('Avatar 2')
      await person.presses('Next')
      await person.sees('heading', 'School')
      await person.presses('My school is not listed')
      await person.fills('School Name', 'IES de los Vientos')
      await person.fills('School Address', 'Calle Rosa 1')
      await person.fills('School Website', 'vientos.example')
      await person.fills('School Phone Number', '956 000 000')
      await person.fills('Educational Affiliation', 'I teach there.')
      await person.presses('Next')
      await person.reads('Waiting for the agreement to be signed.')
      await person.presses('Next')
      await person.reads('What you have filled in is saved.')
      await person.reloads()
      await person.sees('heading', 'Subjects')
      await person.presses('Arts and Sciences')
      await person.presses('Next')
      await person.presses('7-10 years old')
      await person.presses('Finish')
      await person.sees('heading', 'VERIFYING ACCOUNT')
      await person.reads('Successful profile update.')
      await person.presses('OK')
      await person.sees('heading', 'TEACHER LOGIN')
    },
  },
]
