import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { Id, Level } from './reference.ts'

export const Topic = Type.Object({ id: Id, name: Type.String() })
export type Topic = Static<typeof Topic>

export const Standard = Type.Object({ id: Id, name: Type.String() })
export type Standard = Static<typeof Standard>

/** A course that a classroom can run (P1 §3). */
export const Course = Type.Object({
  id: Id,
  name: Type.String(),
  published: Type.Boolean(),
  subject_id: Id,
  topic_id: Nullable(Id),
  topic: Nullable(Topic),
  weeks: Type.Integer({ minimum: 1 }),
  level: Nullable(Level),
  languages: Type.Array(Id, { description: 'languages that it is there in; none is any' }),
  age_ranges: Type.Array(Id, { description: 'age ranges that it is made for; none is any' }),
  tasks: Type.Array(
    Type.Object({
      id: Id,
      task_name: Type.String(),
      task_thumbnail: Nullable(Type.String({ description: 'a path of this service, query included' })),
    }),
  ),
  tasks_count: Type.Integer({ minimum: 0 }),
  pdf_url: Nullable(
    Type.String({
      description:
        'a path of this service, query included: a PDF or a picture, for whoever has the address, for a while',
    }),
  ),
})
export type Course = Static<typeof Course>
