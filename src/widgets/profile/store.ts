import { atom } from 'nanostores'
import type { Data } from '../../contract/endpoints/all.ts'
import type { User } from '../../contract/entities/user.ts'
import { call } from '../../core/http/call.ts'
import { createLoad } from '../../core/http/load.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { type ProfileEnd, profileEnd } from '../../core/profile/profile-end.ts'
import { createProfileForm } from '../../core/profile/profile-form.ts'

/** Asks for what is saved now. */
export const loadProfile = () =>
  createLoad(signal => call('GET /api/teacher/profile', undefined, { signal }), { failed: t.loadFailed })

/**
 * State of one profile that is changed.
 * @param saved called when the server has taken it
 */
export function createProfile(user: User, profile: Data<'GET /api/teacher/profile'>, saved: () => void) {
  /** Where it leads, once it is saved. */
  const $end = atom<ProfileEnd | null>(null)
  const profileForm = createProfileForm({
    user,
    profile,
    taken: async now => {
      saved()
      $end.set(await profileEnd(now))
    },
  })
  return { profileForm, $end }
}
