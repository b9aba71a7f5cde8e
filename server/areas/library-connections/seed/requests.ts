export interface RequestSeed {
  /** An account without its domain. */
  owner: string
  text: string
  /** Ids; none is 'Any'. */
  topics: readonly number[]
  /** Id of an age range; none where none applies. */
  age?: number
  course: string
  classroom: string
  isSmall?: true
  daysAgo: number
  viewedBy?: readonly string[]
  hiddenBy?: readonly string[]
  /** Who has connected to it, with which of their classrooms. */
  connected?: { by: string; classroom: string }
}

/** Topics by id. */
const [arts, books, community, sports] = [1, 2, 3, 8]
/** Age ranges by id, the youngest first. */
const [from4, from7, from11] = [1, 2, 3]

/** Those of one library in each state, and others that fit it, do not, are hidden, or long. */
export const requests: readonly RequestSeed[] = [
  {
    owner: 'librarian',
    text: 'We read aloud every Friday and would love to hear what you read.',
    topics: [books],
    course: 'Books Across Borders',
    classroom: 'Fogbound Readers',
    age: from7,
    daysAgo: 42,
    viewedBy: ['librarian2', 'ingrid.solberg', 'kwame.mensah'],
    connected: { by: 'librarian2', classroom: 'Prairie Page Turners' },
  },
  {
    owner: 'librarian',
    text: 'Sea shanties and ghost stories wanted, the stranger the better.',
    topics: [community],
    age: from11,
    course: 'Tales of Our Town',
    classroom: 'Lighthouse Listeners',
    daysAgo: 37,
    viewedBy: ['kwame.mensah'],
  },
  {
    owner: 'rosa.delgado',
    text: 'Desert readers look for readers by the sea.',
    topics: [books],
    age: from7,
    course: 'Reading Rooms of the World',
    classroom: 'Saguaro Readers',
    daysAgo: 20,
  },
  {
    owner: 'ingrid.solberg',
    text: 'Our youngest draw what they read. Shall we swap picture books?',
    topics: [arts],
    age: from4,
    course: 'Picture Walks',
    classroom: 'Fjord Picture Walkers',
    isSmall: true,
    daysAgo: 16,
    viewedBy: ['librarian', 'librarian2'],
  },
  {
    owner: 'kwame.mensah',
    text: 'After football we read. Let us compare teams, and then books about them.',
    topics: [sports],
    course: 'Teamwork On and Off the Field',
    classroom: 'Osu United Readers',
    daysAgo: 12,
    viewedBy: ['ingrid.solberg'],
  },
  {
    owner: 'librarian2',
    text: 'Prairie legends for sea legends: a trade that our book club dreams of.',
    topics: [books, community],
    age: from11,
    course: 'Tales of Our Town',
    classroom: 'Prairie Storytellers',
    isSmall: true,
    daysAgo: 9,
    hiddenBy: ['librarian'],
  },
  {
    owner: 'wilhelmina.vandermeulen',
    text: 'Twenty-four readers on boats and bicycles look for a library far away, with whom to share every season of a year, its books, its feasts and stories',
    topics: [],
    age: from7,
    course: 'Reading Rooms of the World',
    classroom: 'De Lezende Grachtenkinderen van de Jordaan en Oost',
    daysAgo: 6,
    viewedBy: ['librarian2', 'kwame.mensah'],
  },
  {
    owner: 'librarian2',
    text: 'Readers of eight and nine look for friends to swap favourite books with.',
    topics: [books],
    age: from7,
    course: 'Reading Rooms of the World',
    classroom: 'Meadow Bookworms',
    isSmall: true,
    daysAgo: 3,
    viewedBy: ['ingrid.solberg'],
  },
  {
    owner: 'librarian',
    text: 'Young readers on a foggy coast look for a library to read along with.',
    topics: [books],
    age: from7,
    course: 'Reading Rooms of the World',
    classroom: 'Harbor Bookmates',
    isSmall: true,
    daysAgo: 2,
    viewedBy: ['librarian2', 'ingrid.solberg'],
  },
]
