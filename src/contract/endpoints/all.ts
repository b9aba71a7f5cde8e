import type { BodyOf, DataOf, ParamsOf, QueryOf, ReplyOf } from '../endpoint.ts'
import { accountEndpoints } from './accounts.ts'
import { activityEndpoints } from './activity.ts'
import { changeEndpoints } from './changes.ts'
import { classroomEndpoints } from './classrooms.ts'
import { masqueradeEndpoints } from './masquerade.ts'
import { notificationEndpoints } from './notifications.ts'
import { referenceEndpoints } from './reference.ts'
import { sessionEndpoints } from './session.ts'

/**
 * Every call of the API: 'METHOD /path' to params, query, body and reply. The server registers exactly these; the
 * browser imports the types below and never this value.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...masqueradeEndpoints,
  ...activityEndpoints,
  ...changeEndpoints,
  ...classroomEndpoints,
  ...notificationEndpoints,
  ...referenceEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

export type Params<K extends EndpointKey> = ParamsOf<Endpoints[K]>
export type Query<K extends EndpointKey> = QueryOf<Endpoints[K]>
export type Body<K extends EndpointKey> = BodyOf<Endpoints[K]>
export type Data<K extends EndpointKey> = DataOf<Endpoints[K]>
export type Reply<K extends EndpointKey> = ReplyOf<Endpoints[K]>
