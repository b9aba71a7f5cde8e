import { atom, computed } from 'nanostores'
import type { Data } from '../../contract/endpoints/all.ts'
import type { User } from '../../contract/entities/user.ts'
import { profileRules } from '../../contract/rules/profile.ts'
import { profileFields } from '../../contract/rules/profile-fields.ts'
import type { ProfileContext, ProfileField } from '../../contract/rules/profile-values.ts'
import { profileSentence } from '../../contract/server-messages/profile-fields.ts'
import { createForm } from '../forms/create-form.ts'
import type { Sentences } from '../forms/form-types.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { asRefusal } from '../http/failure.ts'
import { profile as t } from '../messages/profile.ts'
import { countries } from '../reference/places.ts'
import { $user } from '../session/session.ts'
import { takeUser } from '../session/session-changes.ts'
import { followUser } from '../shell/fresh-user.ts'
import { fillHomeCode } from './home-code.ts'
import { ConfirmationCancelled, createPhoneConfirmation, isSamePhone } from './phone-confirmation.ts'
import { createProfileContext } from './profile-context.ts'
import { draftOfProfile, emptyProfile, type ProfileDraft, savedValues } from './profile-draft.ts'

type Profile = Data<'GET /api/teacher/profile'>

/** Why nothing was saved: fields at fault, to be listed under PROFILE ERROR, or a sentence (P1 §8 Profile). */
export type ProfileFailure =
  | { why: 'fields'; fields: readonly ProfileField[] }
  | { why: 'empty' }
  | { why: 'call'; reason: string }

/** The server has answered without what was saved. */
class NothingSaved extends Error {}

/** What is wrong with each field, in sentences. */
export function profileErrors(draft: ProfileDraft, context: ProfileContext): Sentences<ProfileField> {
  const issues = profileRules(draft, context)
  const isSchoolOpen = draft.school_id === null && !draft.isNotListed
  // a school that nobody has chosen is wrong itself, not for want of an address
  if (isSchoolOpen && context.isUnitedStates && context.hasSchools) {
    const { school_address: _, school_website: __, school_phone_number: ___, ...others } = issues
    return { ...sentences(others), school_name: t.chooseSchool }
  }
  return sentences(issues)
}

function sentences(issues: ReturnType<typeof profileRules>): Sentences<ProfileField> {
  const said: Sentences<ProfileField> = {}
  for (const field of profileFields) if (issues[field]) said[field] = profileSentence(issues[field])
  return said
}

export interface ProfileFormOptions {
  user: User
  /** What is saved now. */
  profile: Profile
  /** What has been filled in since, and not been saved. */
  kept?: Partial<ProfileDraft>
  /** The fields as they stand from top to bottom, where that is not as the steps ask for them. */
  order?: readonly ProfileField[]
  /** Told once the server has taken the profile. */
  taken?: (user: User) => void
}

/** The form of a profile with all that it needs: rules, lists, the confirmation of a phone number. */
export function createProfileForm({
  user,
  profile,
  kept = {},
  order = profileFields,
  taken = () => {},
}: ProfileFormOptions) {
  const phone = createPhoneConfirmation()
  const $context = atom<ProfileContext>({
    user,
    isUnitedStates: false,
    hasSchools: true,
    listedParts: [],
    worldLanguages: [],
    choosable: {},
  })
  let confirmed = profile.teacher_phone_to_confirm_code

  /** Registers and confirms the number, unless it is the one that is confirmed already (P1 §4 Profile save). */
  async function confirmPhone(draft: ProfileDraft, signal: AbortSignal): Promise<void> {
    const { preferred_communication, phone_number, phone_country_code } = draft
    if (preferred_communication === 'email') return
    const wanted = { preferred_communication, phone_number, phone_country_code }
    if (confirmed?.confirmed && isSamePhone(confirmed, wanted)) return
    await phone.confirm(wanted, signal)
    confirmed = { ...wanted, confirmed: true }
  }

  /** The fields that are wrong, in the order in which they are asked for. */
  function atFault(draft: ProfileDraft): ProfileField[] {
    const found = profileErrors(draft, $context.get())
    return order.filter(field => found[field])
  }

  const form = createForm<ProfileDraft, User, ProfileFailure, ProfileContext>({
    fields: { ...emptyProfile, ...draftOfProfile(profile), ...kept },
    $context,
    stays: true,
    check: profileErrors,
    objection(draft) {
      const fields = atFault(draft)
      return fields.length > 0 ? { why: 'fields', fields } : null
    },
    async send(draft, signal) {
      await confirmPhone(draft, signal)
      const { data } = await call('PUT /api/teacher/profile', savedValues(draft, $context.get()), { signal })
      if (!data?.user) throw new NothingSaved()
      return data.user
    },
    taken(saved) {
      takeUser(saved)
      taken(saved)
    },
    explain(error, refused) {
      if (error instanceof ConfirmationCancelled) return null
      if (error instanceof NothingSaved) return { why: 'empty' }
      const fields = order.filter(field => field in refused)
      if (fields.length > 0) return { why: 'fields', fields }
      const reason = asRefusal(error)
        ? `${explain(error, t.failed).replace(/\.?$/, '.')} ${t.tryAgain}`
        : explain(error, t.failed)
      return { why: 'call', reason }
    },
  })

  const { $context: $known, $isPlaceKnown } = createProfileContext(form.$draft, user)
  const $home = computed([form.$draft, countries.$state], ({ country_id }, listed) =>
    'data' in listed ? listed.data?.find(({ id }) => id === country_id)?.iso : undefined,
  )
  return {
    form,
    phone,
    $context,
    /** What is asked of the school is known. */
    $isPlaceKnown,
    /** The teacher's country, ISO 3166; undefined while there is none. */
    $home,
    /** Follows the lists, and what becomes of the teacher, while the form is shown. */
    watch(): () => void {
      const stops = [
        followUser(),
        fillHomeCode(form, $home),
        $known.subscribe(known => $context.set({ ...known, user: $context.get().user })),
        $user.subscribe(now => {
          // somebody else has no part in this form
          if (now?.id === user.id) $context.set({ ...$context.get(), user: now })
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export type ProfileForm = ReturnType<typeof createProfileForm>
