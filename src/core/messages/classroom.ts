import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import { classroomFacts } from './classroom-facts.ts'
import { notificationFailed, notificationTitle } from './notification-failed.ts'

/** cx-classroom (P2 §2 Classroom detail page, P1 §8 Classroom and invitation). */
export const classroom = {
  ...classroomFacts,
  back: 'Back to the classroom',
  teacherGuide: 'Teacher Guide',
  newTab: '(opens in a new tab)',
  classView: 'Class View',

  information: 'General Information',
  summary: (subject: string, approved: string) => `${subject} · ${approved} approved`,
  editExpired: 'This classroom exchange has expired and cannot be edited.',
  subject: 'Subject',
  course: 'Course',
  noCourse: 'No course selected',
  ageRange: 'Age Range',
  numberOfStudents: 'Number of Students',
  nativeLanguage: 'Native Language',
  languageOfInstruction: 'Language of Instruction',
  level: 'Level',
  teacher: 'Teacher',
  librarian: 'Librarian',
  teacherAssistant: 'Teacher Assistant',
  noAssistant: 'None',
  notGiven: 'Not given',

  completed: 'Completed',

  tabsLabel: 'Classroom sections',
  tabs: {
    dashboard: 'My Dashboard',
    tasks: 'My Tasks',
    students: 'My Students',
    submissions: 'Submissions',
    'message-board': 'Message Board',
  } satisfies Record<ClassroomTab, string>,

  notificationTitle,
  notificationFailed,

  chooseTitle: 'Choose a classroom',
  choose: 'Its progress, tasks and submissions are shown here.',
  wrongIdTitle: 'This is not a classroom',
  wrongId: 'The number of the classroom is not valid.',
  errorTitle: 'Classroom Error',
  forbidden: 'You do not have rights for the selected classroom...',
  failed: 'An error happen when try to fetch classroom data.',
  goBack: 'Back',
} as const
