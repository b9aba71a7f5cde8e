import type { ClassroomStatus } from '../../contract/entities/classroom.ts'
import type { ClassroomFilter } from '../../contract/rules/classroom-filters.ts'

/** cx-classroom-list (P1 §2 My Classrooms). */
export const classroomList = {
  title: 'My Classrooms',
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
  value: 'Value',
  anyValue: 'Select',
  search: 'Search',
  searchHint: 'Type a name and press Enter',

  name: 'Name',
  status: 'Status',
  code: 'Code',
  completion: 'Course Completion',
  partner: 'Global Partner',
  notPaired: 'Not Paired',
  copyCode: (code: string) => `Copy the classroom code ${code}`,
  statuses: {
    not_started: 'Not started',
    active: 'Active',
    concluded: 'Concluded',
    expired: 'Expired',
  } satisfies Record<ClassroomStatus, string>,

  tasks: 'Tasks',
  studentPosts: 'Student Posts',
  startDate: 'Start Date',
  endDate: 'End Date',
  classroomCode: 'Classroom Code',
  enter: 'Enter Classroom',
  edit: 'Edit Classroom',
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',

  noneYetTitle: 'No classrooms yet',
  noneYet: 'Create your first classroom exchange to begin.',
  noneYetLibrarian: 'Your classrooms appear here once you are connected with another library.',
  failed: 'Your classrooms could not be loaded. Please try again.',
  valuesFailed: 'The values of this filter could not be loaded. Please try again.',

  createdTitle: 'GOOD JOB!',
  created: 'Next, you will select a course for your classroom.',
} as const
