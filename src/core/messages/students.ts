import { GROUPS_PER_CLASSROOM_MAX, STUDENTS_PER_CLASSROOM_MAX } from '../../contract/limits/students.ts'
import type { StudentTaskStatus } from '../../contract/rules/student-progress.ts'

/** My Students: cx-students and the tab of cx-classroom (P3 §2 My Students, §4, §8). What differs stands in `words`. */
export const students = {
  title: 'My Students',
  failed: 'Error trying to get students.',

  chooseTitle: 'Choose a classroom',
  choose: 'Its students are shown here.',
  wrongId: 'The number of the classroom is not valid.',
  wrongIdTitle: 'This is not a classroom',
  hiddenTitle: 'This classroom has no list of students',
  noCourse: 'Select a course for this classroom, and its students appear here.',
  wholeClass: 'The whole class posts as one. What it has posted is among the submissions.',
  submissions: 'Go to the submissions',
  selectCourse: 'Select a course',

  search: 'Search by name',
  clearSearch: 'Clear search',
  noMatch: 'No match found.',
  filterBy: 'Filter by task status',
  everyStatus: 'All',
  sort: 'Sort',
  sorts: { 'a-z': 'A-Z', 'z-a': 'Z-A' },
  byCategory: 'Percentage by category',
  noneOfStatus: (status: string) => `Nobody has a task that is ‘${status}’.`,
  clearFilter: 'Show all',

  name: 'Name',
  tasks: 'Tasks',
  progress: 'Progress',
  approval: 'Approval',
  actions: 'Actions',
  actionsOf: (name: string) => `Actions for ${name}`,

  statuses: {
    'to-do': 'To Do',
    submitted: 'Partly done',
    pending: 'Submitted (Pending Review)',
    approved: 'Approved',
    unapproved: 'Unapproved',
    blocked: 'Blocked',
  } satisfies Record<StudentTaskStatus, string>,
  inStatus: (count: number, status: string) => `${count} ${status}`,
  noTasks: 'No tasks yet',
  tasksOf: (name: string) => `Tasks of ${name}`,
  response: 'Response',
  due: (day: string) => `Due ${day}`,
  completed: 'Completed',
  progressOf: (name: string) => `Approved part of what is asked of ${name}`,

  needsApproval: (name: string) => `Approval of what ${name} posts`,
  allNeedApproval: 'All submissions need my approval',
  allShownNeedApproval: 'All submissions of those shown need my approval',
  approvalOffQuestion: (who: string) =>
    `The partner classroom will see what ${who} submit without your approval. Would you like to continue?`,

  expired: 'This classroom exchange has expired. Its students can be seen, and no longer changed.',
  full: `This classroom has its ${STUDENTS_PER_CLASSROOM_MAX} students. Delete one to add another.`,
  groupsFull: `This classroom has its ${GROUPS_PER_CLASSROOM_MAX} groups. Delete one to add another.`,
  waitsForName: 'Waits for the approval of its name',
  /** The group of the partner in the same place. */
  worksWith: (name: string) => `Works with ${name}`,

  edit: 'Edit name',
  remove: 'Delete',
  recentlyDeleted: 'Recently deleted',
  back: 'Back',
  import: 'Import list',
  export: 'Export',

  groupName: 'Group name',
  first: 'First name',
  initial: 'Last initial',
  nameThere: (name: string) => `The name ${name} is in the list already.`,
  add: 'Add',
  adding: 'Adding…',
  addTitle: 'Success!',
  handOver: (name: string) => `Hand these to ${name}.`,
  addAnother: 'Add another',
  done: 'Done',

  isBack: (name: string) => `${name} is back.`,
  dismiss: 'Dismiss',

  paid: (amount: string, date: string) => `Student paid $${amount} on ${date}`,
  unpaid: 'The student has not yet paid',
} as const

/** What is said of students in one classroom, and of groups in another (decision 17). */
export const words = {
  student: {
    count: (count: number) => (count === 1 ? '1 student' : `${count} students`),
    noneTitle: 'No students yet',
    none: 'Add your students, and hand each of them the username and the first password.',
    noneExpired: 'This classroom exchange has expired without students.',
    add: 'Add student',
    addFailed: 'Error adding student.',
    label: 'Students',
  },
  group: {
    count: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
    noneTitle: 'No groups yet',
    none: 'The groups appear here as soon as both classrooms have said how many they want.',
    noneExpired: 'This classroom exchange has expired without groups.',
    add: 'Add group',
    addFailed: 'Error adding group.',
    label: 'Groups',
  },
} as const
