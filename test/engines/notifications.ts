import { logIn } from './steps.ts'
import type { Story } from './story.ts'

const BELL = /^Notifications/

/** What a teacher is told. */
export const notificationStories: Story[] = [
  {
    name: 'the bell leads to the notifications, and each of them into its classroom: to what was posted, and to the chat',
    async tell(person, { url }) {
      await person.visit(`${url}/security/login`)
      await logIn(person, 'teacher@demo.test')
      await person.presses(BELL)
      await person.sees('heading', 'NOTIFICATION LIST')
      await person.presses(/^Open (Video|Response) Posted from /)
      await person.isAt(/\/classroom\/\d+\?tab=(students|submissions)&notification_id=\d+/)
      await person.sees('tab', /^(My Students|Submissions)$/, { selected: true })

      await person.presses(BELL)
      await person.fills('Search notifications', 'your partner')
      await person.hits('Enter')
      await person.isAt(/\/notifications\?search=your\+partner$/)
      await person.presses(/^Open Message from your partner from /)
      await person.sees('log', 'Messages', { within: 'cx-partner-chat' })
    },
  },
]
