import type { BodyOf, DataOf, ParamsOf, QueryOf, ReplyOf } from '../endpoint.ts'
import { accountEndpoints } from './accounts.ts'
import { actionEndpoints } from './actions.ts'
import { activityEndpoints } from './activity.ts'
import { agreementEndpoints } from './agreements.ts'
import { changeEndpoints } from './changes.ts'
import { chatEndpoints } from './chat.ts'
import { classroomFormEndpoints } from './classroom-forms.ts'
import { classroomEndpoints } from './classrooms.ts'
import { connectionEndpoints } from './connections.ts'
import { courseEndpoints } from './courses.ts'
import { fileEndpoints } from './files.ts'
import { flagEndpoints } from './flags.ts'
import { groupEndpoints } from './groups.ts'
import { libraryConnectionEndpoints } from './library-connections.ts'
import { ltiEndpoints } from './lti.ts'
import { masqueradeEndpoints } from './masquerade.ts'
import { messageEndpoints, studentMessageEndpoints } from './messages.ts'
import { notificationEndpoints } from './notifications.ts'
import { partnerEndpoints } from './partners.ts'
import { phoneEndpoints } from './phones.ts'
import { profileEndpoints } from './profile.ts'
import { purchaseEndpoints } from './purchases.ts'
import { referenceEndpoints } from './reference.ts'
import { schoolEndpoints } from './schools.ts'
import { sessionEndpoints } from './session.ts'
import { sessionCodeEndpoints } from './session-codes.ts'
import { studentActivityEndpoints } from './student-activity.ts'
import { studentFileEndpoints } from './student-files.ts'
import { studentPostEndpoints } from './student-posts.ts'
import { studentSessionEndpoints } from './student-session.ts'
import { studentViewEndpoints } from './student-view.ts'
import { studentWorkEndpoints } from './student-work.ts'
import { studentEndpoints } from './students.ts'
import { submissionEndpoints } from './submissions.ts'
import { taskLibraryEndpoints } from './task-library.ts'
import { taskEndpoints } from './tasks.ts'
import { teacherVideoEndpoints } from './teacher-videos.ts'
import { tokenEndpoints } from './tokens.ts'
import { videoEndpoints } from './videos.ts'

/**
 * Every call of the API: 'METHOD /path' to params, query, body and reply. The server registers exactly these; the
 * browser imports the types below and never this value.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...sessionCodeEndpoints,
  ...ltiEndpoints,
  ...accountEndpoints,
  ...masqueradeEndpoints,
  ...activityEndpoints,
  ...changeEndpoints,
  ...classroomEndpoints,
  ...actionEndpoints,
  ...teacherVideoEndpoints,
  ...videoEndpoints,
  ...studentActivityEndpoints,
  ...studentEndpoints,
  ...studentViewEndpoints,
  ...studentSessionEndpoints,
  ...studentWorkEndpoints,
  ...studentPostEndpoints,
  ...submissionEndpoints,
  ...flagEndpoints,
  ...studentFileEndpoints,
  ...messageEndpoints,
  ...studentMessageEndpoints,
  ...chatEndpoints,
  ...partnerEndpoints,
  ...connectionEndpoints,
  ...libraryConnectionEndpoints,
  ...groupEndpoints,
  ...courseEndpoints,
  ...taskEndpoints,
  ...taskLibraryEndpoints,
  ...classroomFormEndpoints,
  ...notificationEndpoints,
  ...purchaseEndpoints,
  ...tokenEndpoints,
  ...referenceEndpoints,
  ...fileEndpoints,
  ...phoneEndpoints,
  ...agreementEndpoints,
  ...schoolEndpoints,
  ...profileEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

/** The types of every call, each worked out once however many ask for it. */
interface Parts<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  data: DataOf<E>
  reply: ReplyOf<E>
}
type Calls = { [K in EndpointKey]: Parts<Endpoints[K]> }

export type Params<K extends EndpointKey> = Calls[K]['params']
export type Query<K extends EndpointKey> = Calls[K]['query']
export type Body<K extends EndpointKey> = Calls[K]['body']
export type Data<K extends EndpointKey> = Calls[K]['data']
export type Reply<K extends EndpointKey> = Calls[K]['reply']
