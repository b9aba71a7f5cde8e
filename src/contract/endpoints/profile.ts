import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Nullable } from '../entities/nullable.ts'
import { Profile, ProfileDraftValues, ProfileValues } from '../entities/profile.ts'
import { Instant } from '../entities/reference.ts'
import { User } from '../entities/user.ts'
import { PROFILE_DRAFT_KEPT_DAYS, PROFILE_DRAFT_MAX_BYTES, PROFILE_STEPS } from '../limits/profile-drafts.ts'

const Step = Type.Integer({ minimum: 1, maximum: PROFILE_STEPS })

/** What a teacher tells of themselves, all of it the caller's own (P1 §3, §5, §7 Profile). */
export const profileEndpoints = {
  'GET /api/teacher/user': {
    summary: 'The signed-in teacher as they are now, for a page that stays open.',
    spec: 'P1 §3 User',
    access: 'teacher',
    data: User,
    revalidates: true,
  },
  'GET /api/teacher/profile': {
    summary: 'The profile. `school_id` is null while the school is one that the teacher has written in.',
    spec: 'P1 §7 Profile',
    access: 'teacher',
    data: Profile,
  },
  'PUT /api/teacher/profile': {
    summary:
      'Saves the profile and ends the draft. A school that is not listed is written down for review; what the list lacks of one that asks for its data is filled in there; a field at fault is 422 with its sentences.',
    spec: 'P1 §5 Profile',
    access: 'teacher',
    body: ProfileValues,
    data: Type.Object({ user: User }),
  },
  'POST /api/teacher/profile/verified-notice': {
    summary:
      'Whether the teacher is to be told now that the account is verified: true once, with a school and no classroom; never to an operator who works as them.',
    spec: 'P1 §4 Profile save',
    access: 'teacher',
    data: Type.Boolean(),
  },
  'GET /api/teacher/profile/draft': {
    summary: 'What the wizard has kept; null when there is nothing.',
    spec: 'P1 §2 Profile wizard',
    access: 'teacher',
    data: Nullable(Type.Object({ step: Step, values: ProfileDraftValues, updated_at: Instant })),
  },
  'PUT /api/teacher/profile/draft': {
    summary: `Keeps what has been filled in so far, ${PROFILE_DRAFT_MAX_BYTES / 1024} KB at most, for ${PROFILE_DRAFT_KEPT_DAYS} days.`,
    spec: 'P1 §2 Profile wizard',
    access: 'teacher',
    body: Type.Object({ step: Step, values: ProfileDraftValues }),
  },
  'DELETE /api/teacher/profile/draft': {
    summary: 'Forgets what the wizard has kept.',
    spec: 'P1 §2 Profile wizard',
    access: 'teacher',
  },
} as const satisfies EndpointMap
