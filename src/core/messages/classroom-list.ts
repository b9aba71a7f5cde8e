import type { ClassroomFilter, ValueFilter } from '../../contract/rules/classroom-filters.ts'
import { classroomFacts } from './classroom-facts.ts'

/** cx-classroom-list (P1 §2 My Classrooms). */
export const classroomList = {
  ...classroomFacts,
  create: 'Create Classroom Exchange',
  view: 'View',
  gridView: 'Grid View',
  listView: 'List View',

  filterBy: 'Filter by',
  filters: {
    all: 'All',
    newest: 'Newest',
    oldest: 'Oldest',
    subject: 'Subject',
    language: 'Language',
    level: 'Level',
    age: 'Age',
    'a-z': 'A-Z',
    'z-a': 'Z-A',
  } satisfies Record<ClassroomFilter, string>,
  chooseValue: {
    subject: 'Choose a subject',
    language: 'Choose a language',
    level: 'Choose a level',
    age: 'Choose an age range',
  } satisfies Record<ValueFilter, string>,
  search: 'Search by name or code',
  clearSearch: 'Clear search',
  clearFilter: 'Clear filter',
  count: (count: number) => (count === 1 ? '1 classroom' : `${count} classrooms`),

  name: 'Name',
  status: 'Status',
  code: 'Code',
  completion: 'Course Completion',

  tasks: 'Tasks',
  studentPosts: 'Student Posts',
  enter: 'Enter Classroom',
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',
  created: 'Created',

  noneYetTitle: 'No classrooms yet',
  noneYet: 'Create your first classroom exchange to begin.',
  noneYetLibrarian: 'Your classrooms appear here once you are connected with another library.',
  findLibrary: 'Find a library',
  noResults: 'Try another word or another filter.',
  noResultsOfValue: 'Try another value or another filter.',
  failedTitle: 'Your classrooms could not be loaded',
  failed: 'Something went wrong on the way. Please try again.',
  outdated: 'This list may be out of date.',

  goodJobTitle: 'GOOD JOB!',
  goodJob: 'Your classroom is ready. Next, you select a course for it.',
  selectCourse: 'SELECT A COURSE',
} as const
