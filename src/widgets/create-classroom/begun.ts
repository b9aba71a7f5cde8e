import type { ClassroomDraft } from '../../core/classrooms/classroom-draft.ts'
import type { Taught } from '../../core/classrooms/new-draft.ts'
import { sessionDraft } from '../../core/forms/session-draft.ts'
import { call } from '../../core/http/call.ts'
import { createLoad } from '../../core/http/load.ts'
import { fits, isCount, isFilled, isText, orNull } from '../../core/http/shape.ts'
import { createClassroom as t } from '../../core/messages/create-classroom.ts'
import { isAgreementMissing } from '../../core/profile/agreement.ts'

/** What the wizard begins with, beside the lists. */
export interface Begun {
  /** Whom the teacher teaches, by the profile. */
  taught: Taught
  /** What was filled in before, in this tab. */
  kept: ClassroomDraft | null
  /** The school has not signed the agreement, as far as is known. */
  isUnsigned: boolean
}

const id = orNull(isCount)
const checks: Record<keyof ClassroomDraft, ReturnType<typeof orNull>> = {
  name: isText,
  subject_id: id,
  lang_native_id: id,
  lang_instruction_id: id,
  level_id: id,
  start_date: isText,
  number_students_range_id: id,
  age_range_id: id,
  course_id: id,
  step: isCount,
  draft_id: isFilled,
}
const isDraft = fits(checks)

/** Where what is filled in is kept: in this tab, for the teacher who is signed in. */
export const draftPlace = () =>
  sessionDraft('create-classroom', stored => (isDraft(stored) ? (stored as ClassroomDraft) : null))

async function keptBefore(): Promise<ClassroomDraft | null> {
  try {
    return await draftPlace().load()
  } catch {
    return null
  }
}

/** @param asksForAgreement independent teachers have no school that would sign one */
export const loadBegun = (asksForAgreement: boolean) =>
  createLoad(
    async (signal): Promise<{ data: Begun }> => {
      const [profile, isUnsigned, kept] = await Promise.all([
        call('GET /api/teacher/profile', undefined, { signal }),
        asksForAgreement && isAgreementMissing(),
        keptBefore(),
      ])
      return { data: { taught: profile.data, kept, isUnsigned } }
    },
    { failed: t.failed },
  )
