import type { EndpointKey } from '../../src/contract/endpoints/all.ts'
import type { Area, Surroundings } from '../area.ts'
import type { BeforeFiles } from '../before-file.ts'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../handlers.ts'
import type { Services } from '../services.ts'
import { accountsArea } from './accounts/area.ts'
import { actionsArea } from './actions/area.ts'
import { activityArea } from './activity/area.ts'
import { agreementsArea } from './agreements/area.ts'
import { attemptsArea } from './attempts/area.ts'
import { auditArea } from './audit/area.ts'
import { changesArea } from './changes/area.ts'
import { chatArea } from './chat/area.ts'
import { classroomFormsArea } from './classroom-forms/area.ts'
import { classroomsArea } from './classrooms/area.ts'
import { connectionsArea } from './connections/area.ts'
import { coursesArea } from './courses/area.ts'
import { demoFilmsArea } from './demo-films/area.ts'
import { filesArea } from './files/area.ts'
import { flagsArea } from './flags/area.ts'
import { groupsArea } from './groups/area.ts'
import { idempotencyArea } from './idempotency/area.ts'
import { libraryConnectionsArea } from './library-connections/area.ts'
import { ltiArea } from './lti/area.ts'
import { masqueradeArea } from './masquerade/area.ts'
import { messagesArea } from './messages/area.ts'
import { notificationsArea } from './notifications/area.ts'
import { outboxArea } from './outbox/area.ts'
import { pairingsArea } from './pairings/area.ts'
import { partnersArea } from './partners/area.ts'
import { phonesArea } from './phones/area.ts'
import { profileArea } from './profile/area.ts'
import { purchasesArea } from './purchases/area.ts'
import { referenceArea } from './reference/area.ts'
import { sessionArea } from './session/area.ts'
import { sessionCodesArea } from './session-codes/area.ts'
import { studentActivityArea } from './student-activity/area.ts'
import { studentSessionArea } from './student-session/area.ts'
import { studentViewArea } from './student-view/area.ts'
import { studentWorkArea } from './student-work/area.ts'
import { studentsArea } from './students/area.ts'
import { submissionsArea } from './submissions/area.ts'
import { tasksArea } from './tasks/area.ts'
import { teacherVideosArea } from './teacher-videos/area.ts'
import { teachersArea } from './teachers/area.ts'
import { tokensArea } from './tokens/area.ts'
import { uploadsArea } from './uploads/area.ts'
import { videosArea } from './videos/area.ts'

/** Every area, each after those that it builds on: fills and seeds run in this order. */
const list = [
  attemptsArea,
  outboxArea,
  referenceArea,
  teachersArea,
  idempotencyArea,
  auditArea,
  sessionArea,
  changesArea,
  accountsArea,
  sessionCodesArea,
  ltiArea,
  masqueradeArea,
  profileArea,
  activityArea,
  filesArea,
  videosArea,
  uploadsArea,
  phonesArea,
  agreementsArea,
  classroomsArea,
  studentsArea,
  groupsArea,
  tasksArea,
  coursesArea,
  demoFilmsArea,
  submissionsArea,
  actionsArea,
  teacherVideosArea,
  studentViewArea,
  studentSessionArea,
  studentWorkArea,
  flagsArea,
  messagesArea,
  pairingsArea,
  chatArea,
  studentActivityArea,
  partnersArea,
  tokensArea,
  purchasesArea,
  notificationsArea,
  connectionsArea,
  classroomFormsArea,
  libraryConnectionsArea,
] as const

export const areas: readonly Area[] = list

type KeysOf<Some> = Some extends { handlers: (services: Services) => infer Own } ? keyof Own : never

/** An endpoint that no area handles is a type error here, which names it. */
const unhandled: Record<Exclude<EndpointKey, KeysOf<(typeof list)[number]>>, never> = {}

/** The handlers of all areas: together they are all that the contract asks for. */
export const handlersOf = (services: Services): Handlers =>
  Object.assign({ ...unhandled }, ...areas.map(({ handlers }) => handlers?.(services)))

export const beforeFilesOf = (services: Services): BeforeFiles =>
  Object.assign({}, ...areas.map(({ beforeFiles }) => beforeFiles?.(services)))

export const pluginsOf = (services: Services, surroundings: Surroundings) =>
  areas.flatMap(({ plugins }) => plugins?.(services, surroundings) ?? [])

/** Origins of pages that show ours in frames, as the areas know them. */
export const framersOf = async (db: Database): Promise<string[]> =>
  (await Promise.all(areas.map(({ framers }) => framers?.(db) ?? []))).flat()

export const crossOriginNeeds = areas.flatMap(({ crossOrigin = [] }) => crossOrigin)
export const mailKinds = areas.flatMap(({ mails = [] }) => mails)
export const jobs = areas.flatMap(({ jobs: own = [] }) => own)
export const areaCommands = Object.assign({}, ...areas.map(({ commands }) => commands))
export const sweepRules = areas.flatMap(({ sweep = [] }) => sweep)
export const filesInUse = areas.flatMap(({ keepsFiles = [] }) => keepsFiles)
export const fills = areas.flatMap(({ fill = [] }) => fill)
export const seeds = areas.flatMap(({ seed = [] }) => seed)
export const watches = areas.flatMap(({ watched = [] }) => watched)
