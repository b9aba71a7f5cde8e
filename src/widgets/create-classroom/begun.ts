import type { User } from '../../contract/entities/user.ts'
import { isSubscriptionOver } from '../../contract/rules/exchange-expiry.ts'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { draftChecks } from '../../core/classrooms/classroom-draft.ts'
import type { NewClassroomDraft, Taught } from '../../core/classrooms/new-draft.ts'
import { sessionDraft } from '../../core/forms/session-draft.ts'
import { call } from '../../core/http/call.ts'
import { createLoad } from '../../core/http/load.ts'
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
}

const checks: Readonly<Record<keyof NewClassroomDraft, Check>> = {
  ...draftChecks,
  course_id: orNull(isCount),
  step: isCount,
  draft_id: isFilled,
}
const isDraft = fits(checks)

/** Where what is filled in is kept: in this tab, for the teacher who is signed in. */
export const draftPlace = () =>
  sessionDraft('create-classroom', stored => (isDraft(stored) ? (stored as NewClassroomDraft) : null))

async function keptBefore(): Promise<NewClassroomDraft | null> {
  try {
    return await draftPlace().load()
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

export const loadBegun = (user: User) =>
  createLoad(
    async (signal): Promise<{ data: Begun }> => {
      const [profile, isUnsigned, kept, over] = await Promise.all([
        call('GET /api/teacher/profile', undefined, { signal }),
        // independent teachers have no school that would sign one
        !isIndependent(user) && isAgreementMissing(),
        keptBefore(),
        subscriptionOver(user, signal),
      ])
      return { data: { taught: profile.data, kept, isUnsigned, over } }
    },
    { failed: t.loadFailed },
  )
