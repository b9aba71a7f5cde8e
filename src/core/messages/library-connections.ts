import type { LibraryRequestOrder, LibraryRequestStatus } from '../../contract/rules/library-requests.ts'
import type { LibraryView } from '../libraries/library-question.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** cx-library-connections (P2 §2 Library connections page, §4 Library request, §8). */
export const libraryConnections = {
  title: 'Library Connections',
  notForYouTitle: 'Library connections are for librarians',
  forTeachers: 'Teachers find a partner for each of their classrooms.',
  forIndependent: 'Independent teachers work with their own class alone.',
  toConnections: 'Connections',
  toClassrooms: 'My Classrooms',

  listFailed: 'Error fetching connection requests.',
  classroomsFailed: 'Error loading actives classrooms.',
  hidingFailed: {
    hide: 'Error hiding request. Tracking views error.',
    show: 'Error update status.',
  },

  waitTitle: 'Your account is being verified.',
  wait: 'You can look at the requests of other libraries, post your own and connect as soon as that is done.',
  endedTitle: (day: string) => `The subscription of your library ended on ${day}.`,
  ended:
    'You can still read requests, hide them and delete your own, and your classrooms stay in My Library. To post a request or to connect, have the subscription renewed. Until then other libraries do not see your requests.',

  aboutMe: 'About Me',
  facts: {
    active_classrooms_count: 'Active classrooms',
    active_librarian_connection_requests_count: 'Active connection requests',
    videos_count: 'Lifetime videos exchanged',
  },
  renewBy: 'Renew by',
  noEnd: 'No end date',
  nothingAbout: 'Other librarians read here who you are.',
  writeAbout: 'Write about yourself',
  noClassrooms: 'They appear here once you are connected with another library.',
  showAll: (count: number) => `Show all (${count})`,
  showFewer: 'Show fewer',
  partner: (name: string) => `with ${name}`,

  own: 'My Connection Requests',
  newRequest: 'New Request',
  noneOwnTitle: 'You ask for nothing yet',
  noneOwn: (days: number) =>
    `Say which classroom you would like to run: other libraries see it for ${days} days, and connect to it.`,
  statuses: {
    open: 'Open',
    expired: 'Expired',
    connected: 'Connected',
  } satisfies Record<LibraryRequestStatus, string>,
  until: {
    open: (day: string) => `Open until ${day}`,
    expired: (day: string) => `Expired on ${day}`,
  },
  connectedWith: (name: string) => `with ${name}`,
  edit: 'Edit',
  repost: 'Repost',
  delete: 'Delete',
  ownDetails: 'Details',
  openClassroom: 'Open classroom',

  others: 'Connect With Other Libraries',
  request: 'Connection request',
  viewLabel: 'Which requests are shown',
  views: {
    all: 'All',
    fitting: 'Good fit',
    hidden: 'Hidden',
  } satisfies Record<LibraryView, string>,
  sortBy: 'Sort by',
  orders: {
    newest: 'Newest',
    expiring: 'Expires first',
    fitting: 'Fits best',
  } satisfies Record<LibraryRequestOrder, string>,
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Clear filters',
  topics: 'Topics',
  ages: 'Age ranges',
  age: 'Age range',
  course: 'Course',
  anyCourse: 'Any course',
  all: 'All',
  choose: 'Choose',
  chooseTopics: 'Choose topics',
  chooseAges: 'Choose age ranges',
  narrow: 'Search',
  noValues: 'Nothing found.',
  remove: (name: string) => `Remove ${name}`,
  count: (count: number, hidden: number) =>
    `${plural(count, 'request', 'requests')}${hidden > 0 ? `, ${hidden} hidden` : ''}`,
  fresh: (count: number) => `Show ${plural(count, 'new request', 'new requests')}`,
  noneTitle: {
    all: 'No requests of other libraries at the moment',
    fitting: 'No request fits your library at the moment',
    hidden: 'You have hidden no request',
  } satisfies Record<LibraryView, string>,
  none: {
    all: 'Post a request of your own: other libraries see it here, and connect to it.',
    fitting: 'What you ask for and teach yourself says what fits. Look at all of them, or post a request.',
    hidden: 'What you hide is kept here as long as it is open.',
  } satisfies Record<LibraryView, string>,
  noneButHidden: (count: number) =>
    `You have hidden ${plural(count, 'request', 'requests')}, which you can look at again.`,
  nothingFound: 'Nothing fits these filters. Choose fewer of them.',
  seeAll: 'See all requests',
  seeHidden: 'See hidden requests',

  fits: 'Fits your library',
  why: 'Why it fits',
  sameTopics: (names: readonly string[]) => `Your topic: ${names.join(', ')}`,
  anyTopicFits: 'Open to any topic',
  sameAge: 'Students of the same age',
  anyAgeFits: 'Open to any age',
  sameLanguage: 'You speak the same language',
  sameSize: 'Classes of the same size',
  isGone: 'This request is not open any more.',
  anyTopic: 'Any',
  noAge: 'Not applicable',
  students: 'Students',
  viewed: (count: number) => plural(count, 'view', 'views'),
  details: 'See Details',
  connect: 'Connect',
  hide: 'Hide',
  show: 'Show Again',
  showAllHidden: 'Show All',
  of: (name: string) => ` of ${name}`,
  to: (name: string) => ` to ${name}`,
  named: (name: string) => `: ${name}`,
  done: {
    hide: (name: string) => `The request of ${name} is hidden.`,
    show: (name: string) => `The request of ${name} is shown again.`,
  },
  allShown: 'All requests are shown again.',
  undo: 'Undo',
} as const
