import Type, { type Static } from 'typebox'
import { connectionEnds, connectionSides, connectionStatuses } from '../rules/connection-status.ts'
import { Nullable } from './nullable.ts'
import { MatchedClassroom, PartnerClassroom, PartnerPerson, PartnerProfile } from './partner.ts'
import { Id, Instant } from './reference.ts'

/**
 * A request of one teacher to become the partner of another (P2 §3 Partner connection request). What may be done with it
 * follows from `side` and `status` (rules/connection-status.ts).
 */
export const ConnectionRequest = Type.Object({
  id: Id,
  status: Type.Enum(connectionStatuses),
  side: Type.Enum(connectionSides, { description: 'whether one has sent or received it' }),
  message: Type.String({ description: 'the personal note of who has asked; may be empty' }),
  decline_message: Type.String({ description: 'the note of who has declined; empty otherwise' }),
  created_at: Instant,
  sent_at: Type.String({ description: 'when it was sent last, ISO 8601, UTC' }),
  settled_at: Nullable(Type.String({ description: 'since when it does not wait any more, ISO 8601, UTC' })),
  ended_by: Nullable(
    Type.Enum(connectionEnds, {
      description:
        "'pairing': cancelled, since one of the two classrooms has found another partner; null otherwise. It cannot be sent again",
    }),
  ),
  teacher_id: Id,
  teacher: PartnerPerson,
  classroom: PartnerClassroom,
  invited_teacher_id: Id,
  invited_teacher: PartnerPerson,
  invited_classroom_id: Nullable(Id),
  invited_classroom: Nullable(PartnerClassroom),
})
export type ConnectionRequest = Static<typeof ConnectionRequest>

/**
 * One request, with the other teacher as they show themselves; of one that was declined or taken back, and of a teacher
 * whose account is disabled, the profile is empty but for who it is.
 */
export const ConnectionDetail = Type.Object({
  ...ConnectionRequest.properties,
  partner: PartnerProfile,
  classrooms_matched: Type.Array(MatchedClassroom, {
    description:
      'of a received one that waits: one’s own classrooms with which it may be accepted, the best first, the one that was asked for before all; empty otherwise',
  }),
})
export type ConnectionDetail = Static<typeof ConnectionDetail>
