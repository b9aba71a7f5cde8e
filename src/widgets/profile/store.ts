import type { Data } from '../../contract/endpoints/all.ts'
import type { User } from '../../contract/entities/user.ts'
import { fieldsOfStep, profileSteps } from '../../contract/rules/profile-fields.ts'
import type { ProfileField } from '../../contract/rules/profile-values.ts'
import { call } from '../../core/http/call.ts'
import { createLoad } from '../../core/http/load.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { keepProfileChanges } from '../../core/profile/profile-changes.ts'
import { createProfileEnd } from '../../core/profile/profile-end.ts'
import { createProfileForm } from '../../core/profile/profile-form.ts'

/** Asks for what is saved now. */
export const loadProfile = () =>
  createLoad(signal => call('GET /api/teacher/profile', undefined, { signal }), { failed: t.loadFailed })

/** The fields of each section, from top to bottom: ABOUT ME, MY INSTRUCTION, Verification. */
const order: readonly ProfileField[] = [
  ...fieldsOfStep(profileSteps.avatar),
  ...fieldsOfStep(profileSteps.personal),
  ...fieldsOfStep(profileSteps.subjects),
  ...fieldsOfStep(profileSteps.students),
  ...fieldsOfStep(profileSteps.school),
]

/**
 * State of one profile that is changed.
 * @param saved called when the server has taken it
 */
export function createProfile(user: User, profile: Data<'GET /api/teacher/profile'>, saved: () => void) {
  const end = createProfileEnd()
  const profileForm = createProfileForm({
    user,
    profile,
    order,
    taken(now) {
      saved()
      void end.saved(now)
    },
  })
  const changes = keepProfileChanges(profileForm.form)
  return {
    profileForm,
    changes,
    $end: end.$end,
    stay: end.stay,

    /** Follows what the form depends on, what comes of it, and what is changed, while it is shown. */
    watch(): () => void {
      const stops = [profileForm.watch(), changes.watch(), end.watch()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
