import type { Static, TSchema } from 'typebox'

/**
 * Who may call. `anyone` needs no token, `teacher` a valid access token of any user type,
 * `session` a refresh token in the body instead. `student` needs a token of the student site, `new-student` too, and may
 * still have the password that the teacher was told.
 */
export type Access = 'anyone' | 'session' | 'teacher' | 'student' | 'new-student'

/**
 * One call of the API as both sides see it. The key in the endpoint map says method and path
 * ('GET /api/teacher/classrooms/{id}'); this says the rest. The server registers it and makes OpenAPI of it,
 * the browser takes its types only.
 */
export interface Endpoint {
  /** One line for the API reference. */
  summary: string
  /** Section of the specification or of its decisions, such as 'P1 §7'. */
  spec: string
  access: Access
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /**
   * The body is sent as `multipart/form-data`: its fields as text, and one file of at most so many bytes, or of so many
   * by its field `type`. It has two minutes to arrive unless another time is named.
   */
  form?: { fileMaxBytes: number; byType?: Readonly<Record<string, number>>; receiveSeconds?: number }
  /** What the body may have, where it is more than any other call needs. */
  bodyMaxBytes?: number
  /** The answer is a file of this type, to be saved under this name, and no envelope. */
  file?: { type: string; name: string }
  /** The shape of `data` in the reply; without it the reply has none. */
  data?: TSchema
  /** Answers carry an ETag, and `If-None-Match` gets a 304. */
  revalidates?: true
  /**
   * May carry an `Idempotency-Key`: sent again with it, it gets the first answer once more and does nothing; with other
   * values, 422 with code 13 and, as `data.id`, what there is already.
   */
  idempotent?: true
  /** The answer may be held back until there is one; HEAD is answered at once. */
  waits?: true
}

export type EndpointMap = { [key: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`]: Endpoint }

type Part<E, Name extends string> = E extends { [K in Name]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined

/** Types of one endpoint, taken out of its schemas. `undefined` where it has none. */
export type ParamsOf<E> = Part<E, 'params'>
export type QueryOf<E> = Part<E, 'query'>
export type BodyOf<E> = Part<E, 'body'>
export type DataOf<E> = Part<E, 'data'>

/** A successful reply: the envelope with `data` where the endpoint has one. */
export type ReplyOf<E> = { success: true; message?: string } & (E extends { data: TSchema }
  ? { data: DataOf<E> }
  : { data?: undefined })
