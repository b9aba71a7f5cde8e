import type { ConnectionDetail } from '../../contract/entities/connection.ts'
import type { User } from '../../contract/entities/user.ts'
import { CONNECTION_OF_ANOTHER, PARTNERS_FORBIDDEN } from '../../contract/error-codes/connections.ts'
import { isSubscriptionOver } from '../../contract/rules/exchange-expiry.ts'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { draftChecks } from '../../core/classrooms/classroom-draft.ts'
import type { NewClassroomDraft, Taught } from '../../core/classrooms/new-draft.ts'
import { sessionDraft } from '../../core/forms/session-draft.ts'
import { call } from '../../core/http/call.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { createLoad, type LoadState } from '../../core/http/load.ts'
import { type Check, fits, isCount, isFilled, orNull } from '../../core/http/shape.ts'
import { classroomForm as t } from '../../core/messages/classroom-form.ts'
import { isAgreementMissing } from '../../core/profile/agreement.ts'

/** What the wizard begins with, beside the lists. */
export interface Begun {
  /** Whom the teacher teaches, by the profile. */
  taught: Taught
  /** What was filled in before, in this tab. */
  kept: NewClassroomDraft | null
  /** The school has not signed the agreement, as far as is known. */
  isUnsigned: boolean
  /** An independent teacher's subscription is over, since that day if there was one: nothing is to be filled in. */
  over: { since: string | null } | null
  /** The request that the classroom is for. */
  asked: ConnectionDetail | null
}

const checks: Readonly<Record<keyof NewClassroomDraft, Check>> = {
  ...draftChecks,
  course_id: orNull(isCount),
  step: isCount,
  draft_id: isFilled,
}
const isDraft = fits(checks)

/** Where what is filled in is kept: in this tab, for the teacher who is signed in, and for the request that it is for. */
export const draftPlace = (invitationId: number | null) =>
  sessionDraft(invitationId === null ? 'create-classroom' : `create-classroom-for-${invitationId}`, stored =>
    isDraft(stored) ? (stored as NewClassroomDraft) : null,
  )

async function keptBefore(invitationId: number | null): Promise<NewClassroomDraft | null> {
  try {
    return await draftPlace(invitationId).load()
  } catch {
    return null
  }
}

/** A session may have been there for longer than the subscription, or since before it was renewed. */
async function subscriptionOver(user: User, signal: AbortSignal): Promise<Begun['over']> {
  if (!isIndependent(user)) return null
  const { data } = await call('GET /api/teacher/user', undefined, { signal })
  return isSubscriptionOver(data) ? { since: data.independent_subscription?.end_date ?? null } : null
}

async function requestAsked(id: number | null, signal: AbortSignal): Promise<ConnectionDetail | null> {
  if (id === null) return null
  const { data } = await call('GET /api/teacher/connections/{id}', undefined, { params: { id }, signal })
  return data
}

export const loadBegun = (user: User, invitationId: number | null) =>
  createLoad(
    async (signal): Promise<{ data: Begun }> => {
      const [profile, isUnsigned, kept, over, asked] = await Promise.all([
        call('GET /api/teacher/profile', undefined, { signal }),
        // independent teachers have no school that would sign one
        !isIndependent(user) && isAgreementMissing(),
        keptBefore(invitationId),
        subscriptionOver(user, signal),
        requestAsked(invitationId, signal),
      ])
      return { data: { taught: profile.data, kept, isUnsigned, over, asked } }
    },
    { failed: t.loadFailed },
  )

/** Why there is nothing to fill in. */
export type NoStepsReason =
  | { over: NonNullable<Begun['over']> }
  | { asked: ConnectionDetail }
  | { error: unknown }

/** Nothing is filled in by who could not create the classroom, or not for this request. */
export function reasonForNone(state: LoadState<Begun>): NoStepsReason | null {
  if (state.at === 'failed') {
    const code = asRefusal(state.error)?.errorCode
    return code === CONNECTION_OF_ANOTHER || code === PARTNERS_FORBIDDEN ? { error: state.error } : null
  }
  if (state.at !== 'ready') return null
  const { over, asked } = state.data
  if (over) return { over }
  return asked && (asked.side !== 'received' || asked.status !== 'pending') ? { asked } : null
}
