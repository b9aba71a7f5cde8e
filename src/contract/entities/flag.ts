import Type, { type Static } from 'typebox'
import { LARGEST_ID } from '../limits/input.ts'
import { flagReasons } from '../rules/flag-reasons.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'

const reason = Type.Optional(Type.Boolean({ description: 'not named is false' }))

/** Reports a video of the partner's students (P3 §3 Flag report); it is for one reason at least. */
export const FlagReport = Type.Object({
  language: reason,
  behavior: reason,
  doxing: reason,
  bullying: reason,
  other: reason,
  student_submission_id: Id,
  classroom_id: Type.Integer({
    minimum: 1,
    maximum: LARGEST_ID,
    description: 'one’s own classroom, whose partner has posted it',
  }),
})
export type FlagReport = Static<typeof FlagReport>

/** What became of a report: only who has made it is told. */
export const Flag = Type.Object({
  state: Type.Enum(['open', 'answered']),
  answer: Nullable(Type.String({ description: 'what an operator has answered' })),
  reasons: Type.Array(Type.Enum(flagReasons)),
  created_at: Instant,
})
export type Flag = Static<typeof Flag>

/** A report of one's own, whatever has become of the post: nothing is told of that but for which task it was. */
export const OwnFlag = Type.Object({
  id: Id,
  student_submission_id: Id,
  is_shared: Type.Boolean({ description: 'the post can still be seen' }),
  task_name: Nullable(Type.String({ description: 'null once the post is gone for good' })),
  ...Flag.properties,
})
export type OwnFlag = Static<typeof OwnFlag>
