import { atom, computed } from 'nanostores'
import type { Data } from '../../contract/endpoints/all.ts'
import type { User } from '../../contract/entities/user.ts'
import { PROFILE_DRAFT_PAUSE_MS } from '../../contract/limits/profile.ts'
import { type ProfileStep, profileSteps, stepOfField, stepsFor } from '../../contract/rules/profile-fields.ts'
import type { ProfileField } from '../../contract/rules/profile-values.ts'
import type { FieldName } from '../../core/forms/form-values.ts'
import { type DraftState, type KeptDraft, keepDraft } from '../../core/forms/keep-draft.ts'
import { call } from '../../core/http/call.ts'
import { createLoad } from '../../core/http/load.ts'
import { profileWizard as t } from '../../core/messages/profile-wizard.ts'
import { isAgreementSigned } from '../../core/profile/agreement.ts'
import { draftOf, emptyProfile, type ProfileDraft } from '../../core/profile/profile-draft.ts'
import { createProfileEnd } from '../../core/profile/profile-end.ts'
import { createProfileForm } from '../../core/profile/profile-form.ts'
import { serverDraft } from '../../core/profile/server-draft.ts'

/** What the wizard begins with: what is saved, and what has been filled in since. */
export interface Begun {
  profile: Data<'GET /api/teacher/profile'>
  draft: Data<'GET /api/teacher/profile/draft'>
}

/** Asks for what was filled in before, here or on another machine. */
export const loadBegun = () =>
  createLoad(
    async (signal): Promise<{ data: Begun }> => {
      const [profile, draft] = await Promise.all([
        call('GET /api/teacher/profile', undefined, { signal }),
        call('GET /api/teacher/profile/draft', undefined, { signal }),
      ])
      return { data: { profile: profile.data, draft: draft.data } }
    },
    { failed: t.failedTitle },
  )

const keptFields = Object.keys(emptyProfile) as FieldName<ProfileDraft>[]

/**
 * State of one profile wizard.
 * @param saved called when the server has taken the profile
 */
export function createWizard(user: User, { profile, draft }: Begun, saved: () => void) {
  const end = createProfileEnd()
  const $isSigned = atom(false)
  const $isMoving = atom(false)
  const $keeping = atom<DraftState>('kept')
  const $steps = computed($isSigned, isSigned => stepsFor(user, isSigned))
  let keeper: KeptDraft | null = null
  let learned = Promise.resolve()

  const profileForm = createProfileForm({
    user,
    profile,
    kept: draft ? { ...draftOf(draft.values), step: draft.step } : {},
    taken(now) {
      saved()
      void end.saved(now)
    },
  })
  const { form } = profileForm

  /** The step that is shown: one that is skipped meanwhile counts as the next one. */
  const $step = computed([form.$draft, $steps], ({ step }, steps): ProfileStep => {
    const shown = steps.find(one => one >= step)
    return shown ?? steps.at(-1) ?? profileSteps.personal
  })

  const goTo = (step: ProfileStep | undefined) => {
    if (step !== undefined) form.set('step', step)
  }

  async function learnSigned(): Promise<void> {
    $isSigned.set(await isAgreementSigned(form.$draft.get().school_id ?? 'unlisted'))
  }

  return {
    profileForm,
    $steps,
    $step,
    $isMoving,
    $end: end.$end,
    stay: end.stay,
    $keeping,

    /** Follows the lists and keeps what is filled in, while the wizard is shown. */
    watch(): () => void {
      keeper = keepDraft(form, { fields: keptFields, place: serverDraft, ms: PROFILE_DRAFT_PAUSE_MS })
      const stops = [
        profileForm.watch(),
        end.watch(),
        keeper.$state.subscribe(state => $keeping.set(state)),
        () => keeper?.stop(),
      ]
      // which steps there are behind it is known only when the agreement is
      if ($step.get() > profileSteps.school) learned = learnSigned()
      return () => {
        for (const stop of stops) stop()
      }
    },

    /** Goes to the next step; after the school it depends on the agreement which one that is. */
    async next(): Promise<void> {
      if ($isMoving.get()) return
      const step = $step.get()
      if (step === profileSteps.school) {
        $isMoving.set(true)
        // the server gives the agreement's link for the school that the draft names
        await keeper?.saveNow()
        await learnSigned()
        $isMoving.set(false)
      }
      goTo($steps.get().find(one => one > step))
      void keeper?.saveNow()
    },

    /** Goes to the step before; which one that is depends on the agreement, too. */
    async back(): Promise<void> {
      const step = $step.get()
      await learned
      goTo($steps.get().findLast(one => one < step))
    },

    goToField: (field: ProfileField) => goTo(stepOfField[field]),

    /** The agreement was signed while the teacher looked at it. */
    sign: () => $isSigned.set(true),

    keepNow: () => void keeper?.saveNow(),
  }
}

export type Wizard = ReturnType<typeof createWizard>
