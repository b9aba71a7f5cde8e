import type { ListedCommentStatus } from '../../../../src/contract/rules/comment-status.ts'

interface BoardSeed {
  /** The classroom of the teacher who has posted it, by its name. */
  classroom: string
  title: string
  text: string
  links?: { label: string; url: string }[]
  hoursAgo: number
  comments: readonly { classroom: string; text: string; status: ListedCommentStatus }[]
}

/** What stands on the message boards of the demo, the oldest first. */
export const boards: readonly BoardSeed[] = [
  {
    classroom: 'Spanish 7 Morning',
    title: 'Welcome, partner class!',
    text: 'We are so happy to meet you. Tell us: what should we know about your town before we see your first videos?',
    links: [{ label: 'Our school', url: 'https://www.example.org/school' }],
    hoursAgo: 96,
    comments: [
      {
        classroom: 'Inglés 1B',
        text: 'There is a castle on the hill, and a river below it.',
        status: 'approved',
      },
      { classroom: 'Spanish 7 Morning', text: 'We have the best tamales.', status: 'approved' },
      { classroom: 'Spanish 7 Morning', text: 'Do you have snow in winter?', status: 'pending' },
      { classroom: 'Inglés 1B', text: 'My street is called Calle del Sol.', status: 'pending' },
    ],
  },
  {
    classroom: 'Inglés 1B',
    title: 'A holiday on Friday',
    text: 'On Friday our school is closed, so our answers come on Monday. Write here what you do on your holidays!',
    hoursAgo: 30,
    comments: [{ classroom: 'Inglés 1B', text: 'We visit my grandmother.', status: 'approved' }],
  },
  {
    classroom: 'Picture Book Club',
    title: 'The next book',
    text: 'Which book shall we read next? Your class may answer in one message.',
    hoursAgo: 20,
    comments: [{ classroom: 'Picture Book Club', text: 'The one with the whale!', status: 'pending' }],
  },
]
