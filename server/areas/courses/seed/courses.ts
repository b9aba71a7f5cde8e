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
  topic_id: number
  level_id?: number
  weeks: number
  /** Ids; none is any. */
  languages?: readonly number[]
  age_ranges?: readonly number[]
  published?: false
  /** A file of documents/; one that is not there shows what a course looks like whose document is gone. */
  document: string | null
}

const introduction: TaskSeed = { name: 'Hello, this is us', category: 'introduction' }
const reflection: TaskSeed = { name: 'What we learned from each other', category: 'reflection' }
const exchanges = (...names: string[]): TaskSeed[] => names.map(name => ({ name, category: 'exchange' }))

const guide = (name: string) => `https://guides.example.org/${name}.pdf`

/** Topics by id. */
const about = {
  arts: 1,
  books: 2,
  community: 3,
  environment: 4,
  everyday: 5,
  food: 6,
  inventions: 7,
  sports: 8,
}
/** Languages by id. */
const [english, spanish, french] = [1, 2, 3]
/** Age ranges by id, the youngest first. */
const [from4, from7, from11, from15] = [1, 2, 3, 4]
const levels = { novice: 1, intermediate: 2, advanced: 3 }

/** Courses that the demo offers, some of which its classrooms run. Every course begins with an introduction. */
export const demoCourses = [
  {
    key: 'my-day',
    name: 'A Day in My Life',
    subject_id: 1,
    group: groupTypes.individual,
    guide: guide('a-day-in-my-life'),
    tasks: [introduction, ...exchanges('My morning', 'The way to school', 'What we eat'), reflection],
    topic_id: about.everyday,
    level_id: levels.novice,
    weeks: 5,
    languages: [english, spanish, french],
    age_ranges: [from7, from11],
    document: 'a-day-in-my-life.pdf',
  },
  {
    key: 'food',
    name: 'Food, Family and Festivals',
    subject_id: 1,
    group: groupTypes.smallGroup,
    guide: guide('food-family-festivals'),
    tasks: [introduction, ...exchanges('A recipe from home', 'A feast day', 'At the market'), reflection],
    topic_id: about.food,
    level_id: levels.intermediate,
    weeks: 5,
    languages: [spanish, french],
    age_ranges: [from11, from15],
    document: 'food-family-and-festivals.pdf',
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
    topic_id: about.environment,
    weeks: 6,
    age_ranges: [from7, from11],
    document: 'the-water-around-us.pdf',
  },
  {
    key: 'songs',
    name: 'Songs and Stories',
    subject_id: 2,
    group: groupTypes.wholeClass,
    guide: null,
    tasks: [introduction, ...exchanges('A song everybody knows', 'A story from our town'), reflection],
    topic_id: about.arts,
    weeks: 4,
    age_ranges: [from4, from7],
    document: 'songs-and-stories.webp',
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
    topic_id: about.inventions,
    weeks: 5,
    age_ranges: [from11, from15],
    document: 'young-inventors.pdf',
  },
  {
    key: 'books',
    name: 'Books Across Borders',
    subject_id: 3,
    group: groupTypes.wholeClass,
    guide: guide('books-across-borders'),
    tasks: [introduction, ...exchanges('A book we recommend', 'Our favourite reading place')],
    topic_id: about.books,
    weeks: 3,
    document: 'books-across-borders.pdf',
  },
  {
    key: 'team',
    name: 'Teamwork On and Off the Field',
    subject_id: 4,
    group: groupTypes.individual,
    guide: guide('teamwork'),
    tasks: [introduction, ...exchanges('What makes a team', 'A time we helped each other'), reflection],
    topic_id: about.sports,
    weeks: 4,
    document: 'teamwork-on-and-off-the-field.pdf',
  },
  {
    key: 'street',
    name: 'My Street, Your Street: Neighbours Near and Far',
    subject_id: 1,
    group: groupTypes.individual,
    guide: guide('my-street-your-street'),
    tasks: [
      introduction,
      ...exchanges('Who lives on my street', 'A walk to the shop', 'Sounds of the evening'),
      reflection,
    ],
    topic_id: about.community,
    level_id: levels.intermediate,
    weeks: 6,
    languages: [spanish],
    age_ranges: [from11],
    document: 'my-street-your-street.pdf',
  },
  {
    key: 'opinions',
    name: 'What Do You Think?',
    subject_id: 1,
    group: groupTypes.individual,
    guide: guide('what-do-you-think'),
    tasks: [introduction, ...exchanges('A question for you', 'I see it another way'), reflection],
    topic_id: about.community,
    level_id: levels.advanced,
    weeks: 4,
    languages: [english, spanish, french],
    age_ranges: [from15],
    document: 'what-do-you-think.pdf',
  },
  {
    key: 'seasons',
    name: 'Four Seasons',
    subject_id: 1,
    group: groupTypes.wholeClass,
    guide: null,
    tasks: [introduction, ...exchanges('The weather today', 'My favourite season')],
    topic_id: about.everyday,
    level_id: levels.novice,
    weeks: 3,
    age_ranges: [from4, from7],
    document: 'four-seasons.pdf',
  },
  {
    key: 'gardens',
    name: 'A Garden Grows',
    subject_id: 2,
    group: groupTypes.wholeClass,
    guide: null,
    tasks: [introduction, ...exchanges('What we planted', 'What came up'), reflection],
    topic_id: about.environment,
    weeks: 6,
    age_ranges: [from4, from7],
    document: null,
  },
  {
    key: 'weather',
    name: 'Weather Watch',
    subject_id: 2,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('A week of weather')],
    topic_id: about.environment,
    weeks: 2,
    published: false,
    document: null,
  },
  {
    key: 'reading-rooms',
    name: 'Reading Rooms of the World',
    subject_id: 3,
    group: groupTypes.smallGroup,
    guide: null,
    tasks: [introduction, ...exchanges('Our library', 'The shelf that we love')],
    topic_id: about.books,
    weeks: 4,
    age_ranges: [from7, from11],
    document: 'reading-rooms.pdf',
  },
  {
    key: 'kitchen-science',
    name: 'Kitchen Science',
    subject_id: 5,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('Something that rises', 'Something that floats'), reflection],
    topic_id: about.inventions,
    weeks: 4,
    age_ranges: [from7, from11],
    document: 'kitchen-science.pdf',
  },
  {
    key: 'comics',
    name: 'Make a Comic',
    subject_id: 5,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('A hero', 'A page of your own')],
    topic_id: about.arts,
    weeks: 3,
    document: 'make-a-comic.webp',
  },
  {
    key: 'travellers',
    name: 'Words for Travellers',
    subject_id: 6,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('At the station', 'Asking the way'), reflection],
    topic_id: about.everyday,
    level_id: levels.novice,
    weeks: 4,
    languages: [english, spanish],
    document: 'words-for-travellers.pdf',
  },
  {
    key: 'captains',
    name: 'Captains of Tomorrow',
    subject_id: 7,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('A leader I look up to'), reflection],
    topic_id: about.sports,
    weeks: 3,
    document: 'captains-of-tomorrow.pdf',
  },
  {
    key: 'town-tales',
    name: 'Tales of Our Town',
    subject_id: 3,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('Somebody who remembers', 'A tale from here'), reflection],
    topic_id: about.community,
    weeks: 5,
    age_ranges: [from11, from15],
    document: null,
  },
  {
    key: 'picture-walks',
    name: 'Picture Walks',
    subject_id: 3,
    group: groupTypes.individual,
    guide: null,
    tasks: [introduction, ...exchanges('A picture that tells a story', 'Our own picture')],
    topic_id: about.arts,
    weeks: 3,
    age_ranges: [from4, from7],
    document: null,
  },
] as const satisfies readonly CourseSeed[]

export type CourseKey = (typeof demoCourses)[number]['key']
