import { type GroupTypeId, groupTypes } from '../../../../src/contract/rules/group-types.ts'

export interface TaskSeed {
  name: string
  category: 'introduction' | 'exchange' | 'reflection' | 'activity'
}

interface CourseSeed {
  key: string
  name: string
  subject_id: number
  group: GroupTypeId
  guide: string | null
  tasks: readonly TaskSeed[]
}

const introduction: TaskSeed = { name: 'Hello, this is us', category: 'introduction' }
const reflection: TaskSeed = { name: 'What we learned from each other', category: 'reflection' }
const exchanges = (...names: string[]): TaskSeed[] => names.map(name => ({ name, category: 'exchange' }))

const guide = (name: string) => `https://guides.example.org/${name}.pdf`

/** Courses that the demo classrooms run. Every course begins with an introduction. */
export const courses = [
  {
    key: 'my-day',
    name: 'A Day in My Life',
    subject_id: 1,
    group: groupTypes.individual,
    guide: guide('a-day-in-my-life'),
    tasks: [introduction, ...exchanges('My morning', 'The way to school', 'What we eat'), reflection],
  },
  {
    key: 'food',
    name: 'Food, Family and Festivals',
    subject_id: 1,
    group: groupTypes.smallGroup,
    guide: guide('food-family-festivals'),
    tasks: [introduction, ...exchanges('A recipe from home', 'A feast day', 'At the market'), reflection],
  },
  {
    key: 'water',
    name: 'The Water Around Us',
    subject_id: 2,
    group: groupTypes.individual,
    guide: guide('the-water-around-us'),
    tasks: [
      introduction,
      ...exchanges('Our river', 'Testing the water', 'One thing we can change'),
      { name: 'Water diary', category: 'activity' },
      reflection,
    ],
  },
  {
    key: 'songs',
    name: 'Songs and Stories',
    subject_id: 2,
    group: groupTypes.wholeClass,
    guide: null,
    tasks: [introduction, ...exchanges('A song everybody knows', 'A story from our town'), reflection],
  },
  {
    key: 'inventions',
    name: 'Young Inventors',
    subject_id: 2,
    group: groupTypes.smallGroup,
    guide: guide('young-inventors'),
    tasks: [
      introduction,
      ...exchanges('A problem nearby', 'Our first idea', 'Showing how it works'),
      reflection,
    ],
  },
  {
    key: 'books',
    name: 'Books Across Borders',
    subject_id: 3,
    group: groupTypes.wholeClass,
    guide: guide('books-across-borders'),
    tasks: [introduction, ...exchanges('A book we recommend', 'Our favourite reading place')],
  },
  {
    key: 'team',
    name: 'Teamwork On and Off the Field',
    subject_id: 4,
    group: groupTypes.individual,
    guide: guide('teamwork'),
    tasks: [introduction, ...exchanges('What makes a team', 'A time we helped each other'), reflection],
  },
] as const satisfies readonly CourseSeed[]

export type CourseKey = (typeof courses)[number]['key']
