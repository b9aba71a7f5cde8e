import { playsFilm } from './film.ts'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** Films of teachers, as the server has converted them. */
export const videoStories: Story[] = [
  {
    name: "a teacher opens a task and plays the partner's film at another speed",
    async tell(person, { url }) {
      await person.visit(`${url}/security/login`)
      await logIn(person, 'teacher@demo.test')
      await person.presses('Songs of Two Coasts')
      await person.sees('table', 'Student Activity')
      await person.presses('All')
      await person.presses('Open A song everybody knows')
      await person.sees('heading', 'A song everybody knows')
      await playsFilm(person)
      await person.chooses('Speed', '1.5')
    },
  },
]
