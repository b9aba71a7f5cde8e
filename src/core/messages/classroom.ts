import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import type { ProgressSegment } from '../../contract/rules/progress.ts'

/** cx-classroom (P2 §2 Classroom detail page, §8). */
export const classroom = {
  code: 'Classroom Code',
  copyCode: (code: string) => `Copy the classroom code ${code}`,
  teacherGuide: 'Teacher Guide',
  back: 'My Classrooms',

  information: 'General Information',
  showInformation: 'Show general information',
  hideInformation: 'Hide general information',
  edit: 'Edit Classroom',
  editExpired: 'This classroom exchange has expired and cannot be edited.',
  subject: 'Subject',
  course: 'Course',
  noCourse: 'No course selected',
  status: 'Status',
  startDate: 'Start Date',
  endDate: 'End Date',
  ageRange: 'Age Range',
  numberOfStudents: 'Number of Students',
  nativeLanguage: 'Native Language',
  languageOfInstruction: 'Language of Instruction',
  level: 'Level',
  teacher: 'Teacher',
  teacherAssistant: 'Teacher Assistant',
  globalPartner: 'Global Partner',
  notPaired: 'Not Paired',
  none: 'Not given',

  progress: 'Progress',
  segments: {
    to_do: 'To-do',
    submitted: 'Submitted',
    approved: 'Approved',
    blocked: 'Blocked',
  } satisfies Record<ProgressSegment, string>,

  tabsLabel: 'Classroom sections',
  tabs: {
    dashboard: 'My Dashboard',
    tasks: 'My Tasks',
    students: 'My Students',
    submissions: 'Submissions',
    'message-board': 'Message Board',
  } satisfies Record<ClassroomTab, string>,
  tabLater: (tab: string) => `${tab} is not here yet.`,
  tabLaterHint: 'This part of the classroom comes with a later version.',

  errorTitle: 'Classroom Error',
  forbidden: 'You do not have rights for the selected classroom.',
  failed: 'An error happen when try to fetch classroom data.',
  wrongPartnerTitle: 'Wrong partner invitation',
  wrongPartner: 'The connection request belong to another account, please log in with the right credentials.',
  logOut: 'Log out',
  goBack: 'Back',
} as const
