import type { RouteName } from '../src/core/navigation/paths.ts'

/**
 * Who a route is for. `security`: only while signed out; `anyone`: always; the rest need a sign-in. `profile` stays
 * open to teachers whose profile is still missing.
 */
export type Area =
  | 'security'
  | 'anyone'
  | 'teacher'
  | 'profile'
  | 'librarians'
  | 'partners'
  | 'creation'
  | 'independentCreation'

export interface Route {
  area: Area
  /** Title of the browser tab, before the product's name. */
  title: string
  /** The element that is the screen; a route without one does something and goes on. */
  tag?: string
  /** Params and query values of the address that the element takes as attributes of the same names. */
  attributes?: readonly string[]
  /** Values of attributes that the route itself says. */
  fixed?: Readonly<Record<string, string>>
  /** Those of them that nobody else may see: they leave the address as soon as the element has them. */
  secrets?: readonly string[]
}

/** Every route of P1 §2 and P2 §2. Paths are in core/navigation/paths.ts, under the same names. */
export const routes: Record<RouteName, Route> = {
  login: { area: 'security', title: 'Teacher login', tag: 'cx-login' },
  createAccount: {
    area: 'security',
    title: 'Create account',
    tag: 'cx-create-account',
    attributes: ['email'],
    secrets: ['email'],
  },
  verificationAccount: {
    area: 'security',
    title: 'Email verification',
    tag: 'cx-verify-account',
    attributes: ['url', 'players-trust'],
    secrets: ['url'],
  },
  recoverPassword: {
    area: 'security',
    title: 'New password',
    tag: 'cx-recover-password',
    attributes: ['token', 'email'],
    secrets: ['token', 'email'],
  },
  forgotPassword: { area: 'security', title: 'Forgot password', tag: 'cx-forgot-password' },
  logout: { area: 'anyone', title: 'Log out' },
  loginAsTeacher: {
    area: 'anyone',
    title: 'Login as teacher',
    secrets: ['admin_token', 'teacher_token'],
  },

  classrooms: {
    area: 'teacher',
    title: 'My Classrooms',
    tag: 'cx-classroom-list',
    attributes: ['filter', 'search', 'view', 'created'],
  },
  notifications: {
    area: 'teacher',
    title: 'Notifications',
    tag: 'cx-notifications',
    attributes: ['order', 'search', 'page', 'notification_id'],
  },
  courseLibrary: {
    area: 'teacher',
    title: 'Course Library',
    tag: 'cx-course-library',
    attributes: ['subject', 'filter', 'search'],
  },
  changePassword: { area: 'profile', title: 'Change password', tag: 'cx-change-password' },
  profile: { area: 'profile', title: 'Teacher Profile', tag: 'cx-profile' },
  myAccount: { area: 'teacher', title: 'My Account', tag: 'cx-account', attributes: ['table'] },
  newProfile: { area: 'profile', title: 'Your profile', tag: 'cx-profile-wizard' },

  createClassroom: { area: 'creation', title: 'Create Classroom Exchange', tag: 'cx-create-classroom' },
  createIndependentClassroom: {
    area: 'independentCreation',
    title: 'Create Classroom Exchange',
    tag: 'cx-create-classroom',
  },
  classroom: {
    area: 'teacher',
    title: 'Classroom',
    tag: 'cx-classroom',
    attributes: [
      'classroomId',
      'tab',
      'collapseInformation',
      'scrollToTab',
      'notification_id',
      'student_id',
      'task_id',
      'submissionId',
      'filterBy',
      'partner',
      'message_id',
      'comment_id',
      'allow_partner_search',
      'show_partner_search',
      'open_chat',
    ],
  },
  editClassroom: {
    area: 'teacher',
    title: 'Edit Classroom',
    tag: 'cx-edit-classroom',
    attributes: ['classroomId'],
  },
  chooseCourse: {
    area: 'teacher',
    title: 'Select a course',
    tag: 'cx-choose-course',
    attributes: ['classroomId'],
  },
  taskDetail: {
    area: 'teacher',
    title: 'Task',
    tag: 'cx-task-detail',
    attributes: ['classroomId', 'teacherActionId'],
  },
  recordUpload: {
    area: 'teacher',
    title: 'Record or upload',
    tag: 'cx-record-upload',
    attributes: ['classroomId', 'teacherActionId', 'submission_id'],
  },
  videoRecord: {
    area: 'teacher',
    title: 'Record',
    tag: 'cx-record-upload',
    attributes: ['classroomId', 'teacherActionId', 'submission_id', 'record'],
    fixed: { record: 'true' },
  },
  submissionDetail: {
    area: 'teacher',
    title: 'Submission',
    tag: 'cx-submission-detail',
    attributes: ['classroomId', 'teacherActionId', 'response'],
  },

  connections: {
    area: 'partners',
    title: 'Connections',
    tag: 'cx-connections',
    attributes: ['invitationId', 'classroom_id', 'notification_id'],
  },
  createClassroomForInvitation: {
    area: 'partners',
    title: 'Create Classroom Exchange',
    tag: 'cx-create-classroom',
    attributes: ['invitationId'],
  },
  libraryConnections: {
    area: 'librarians',
    title: 'Library Connections',
    tag: 'cx-library-connections',
    attributes: ['filter', 'order', 'topics', 'ages', 'course_id', 'page', 'request_id'],
  },
}
