import type { TSchema } from 'typebox'
import type { Body, Data, EndpointKey, Endpoints, Params, Query } from '../src/contract/endpoints/all.ts'
import type { SignedInStudent } from './signed-in-student.ts'
import type { SignedInTeacher } from './signed-in-teacher.ts'

type TeacherOf<K extends EndpointKey> = Endpoints[K]['access'] extends 'teacher' ? SignedInTeacher : undefined

type StudentOf<K extends EndpointKey> = Endpoints[K]['access'] extends 'student' | 'new-student'
  ? SignedInStudent
  : undefined

/** What a handler is given: the parts of the request that the contract names, checked, and who is calling. */
export interface Call<K extends EndpointKey> {
  params: Params<K>
  query: Query<K>
  body: Body<K>
  teacher: TeacherOf<K>
  student: StudentOf<K>
  /** What stands for the address that calls, for limits (address-key.ts). */
  ip: string
  /** The `X-Admin-Token` of a masquerade session. */
  adminToken: string | undefined
  /** The `Origin` of the page that calls, as its browser says; a server says none. */
  origin: string | undefined
  requestId: string
  /** The address that was called, without its query: for the audit. */
  path: string
  /** The `Idempotency-Key`, where the endpoint takes one and it came. */
  idempotencyKey: string | undefined
}

/**
 * What a handler answers. An endpoint that revalidates also says until when (ms since 1970) its answer stays right
 * if nobody changes anything; `Infinity` when no moment of its own makes it stale, 0 when nothing tells of its changes, so
 * that it is made each time and sent where it has become another. One that is a file gives its bytes.
 */
type Answer<K extends EndpointKey> = { message?: string } & (Endpoints[K] extends { data: TSchema }
  ? { data: Data<K> }
  : { data?: undefined }) &
  (Endpoints[K] extends { file: object } ? { bytes: Buffer } : { bytes?: undefined }) &
  (Endpoints[K] extends { revalidates: true } ? { freshUntil: number } : { freshUntil?: undefined })

/** One handler for each endpoint; a missing one, or one that the contract does not know, is a type error. */
export type Handlers<Keys extends EndpointKey = EndpointKey> = {
  [K in Keys]: (call: Call<K>) => Promise<Answer<K>>
}
