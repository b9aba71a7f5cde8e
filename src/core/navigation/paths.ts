/**
 * Every route by name with its path (P1 §2, P2 §2). `:name` is a parameter, `:name?` one that may be missing. The
 * host's router reads this table, links of elements are made from it.
 */
export const paths = {
  login: '/security/login',
  createAccount: '/security/create-account',
  verificationAccount: '/security/verification-account',
  recoverPassword: '/security/recover-password/:token',
  forgotPassword: '/security/forgot-password',
  logout: '/security/logout',
  loginAsTeacher: '/security/login-as-teacher',

  classrooms: '/',
  notifications: '/notifications',
  courseLibrary: '/course-library',
  changePassword: '/account/change-password',
  profile: '/account/profile',
  myAccount: '/account/my-account',
  newProfile: '/account/new-profile',

  createClassroom: '/classroom/create',
  createIndependentClassroom: '/classroom/create-independent-classroom',
  classroom: '/classroom/:classroomId',
  editClassroom: '/classroom/:classroomId/edit',
  chooseCourse: '/classroom/:classroomId/choose-course',
  taskDetail: '/classroom/:classroomId/:teacherActionId/task-detail',
  recordUpload: '/classroom/:classroomId/:teacherActionId/record-upload',
  videoRecord: '/classroom/:classroomId/:teacherActionId/video-record',
  submissionDetail: '/classroom/:classroomId/:teacherActionId/submission-detail',

  connections: '/connections/:invitationId?',
  createClassroomForInvitation: '/connections/:invitationId/create-classroom',
  libraryConnections: '/library-connections',
} as const

export type RouteName = keyof typeof paths

type Segment<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Segment<Head> | Segment<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never
type Required<Name extends string> = Name extends `${string}?` ? never : Name

/** Parameters of a route, as its path names them. */
export type RouteParams<R extends RouteName> = {
  [N in Required<Segment<(typeof paths)[R]>>]: string | number
} & { [N in Optional<Segment<(typeof paths)[R]>>]?: string | number }

export type RouteQuery = Record<string, string | number | boolean | null | undefined>

type Arguments<R extends RouteName> =
  Record<never, never> extends RouteParams<R>
    ? [params?: RouteParams<R>, query?: RouteQuery]
    : [params: RouteParams<R>, query?: RouteQuery]

/**
 * The path of a route: `pathTo('classroom', { classroomId: 7 }, { tab: 'tasks' })` is '/classroom/7?tab=tasks'.
 * Query values that are null or undefined are left out.
 */
export function pathTo<R extends RouteName>(route: R, ...[params, query]: Arguments<R>): string {
  const values: Record<string, string | number | undefined> = params ?? {}
  const path = paths[route].replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}
