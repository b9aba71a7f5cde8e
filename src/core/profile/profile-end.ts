import { atom } from 'nanostores'
import type { User } from '../../contract/entities/user.ts'
import { isIndependent, isLibrarian } from '../../contract/rules/user-types.ts'
import { call } from '../http/call.ts'
import type { RouteName } from '../navigation/paths.ts'
import { $user } from '../session/session.ts'
import { takeVerifiedNotice } from './verified-notice.ts'

export type ProfilePlace = Extract<
  RouteName,
  'libraryConnections' | 'classrooms' | 'createClassroom' | 'createIndependentClassroom'
>

/**
 * Where a saved profile leads (P1 §4 Profile save): the account waits to be verified, or the teacher goes on.
 * `isNews`: that the account is verified is told for the first time. `here`: nobody took the teacher there.
 */
export type ProfileEnd =
  | { at: 'verifying' }
  | { at: 'here'; place: ProfilePlace }
  | { at: 'going-on'; place: ProfilePlace; isNews: boolean }

const placeOf = (user: User, hasClassrooms: boolean): ProfilePlace => {
  if (isLibrarian(user)) return 'libraryConnections'
  if (hasClassrooms) return 'classrooms'
  return isIndependent(user) ? 'createIndependentClassroom' : 'createClassroom'
}

/** Where it cannot be learned, the list says it, and leads to creating one. */
async function hasClassrooms(): Promise<boolean> {
  try {
    const { data } = await call('GET /api/teacher/classrooms', {})
    return data.length > 0
  } catch {
    return true
  }
}

const isVerified = (user: User) => user.is_email_validated && user.is_teacher_validated

async function profileEnd(user: User): Promise<ProfileEnd> {
  if (!isVerified(user)) return { at: 'verifying' }
  const hasSome = await hasClassrooms()
  return { at: 'going-on', place: placeOf(user, hasSome), isNews: await takeVerifiedNotice(user) }
}

/** Where a profile leads, once it is saved: null before. */
export function createProfileEnd() {
  const $end = atom<ProfileEnd | null>(null)
  let isUnderWay = false

  async function saved(user: User): Promise<void> {
    if ($end.get()?.at === 'here') $end.set(null)
    isUnderWay = true
    $end.set(await profileEnd(user))
    isUnderWay = false
  }

  return {
    $end,
    saved,
    /** The page has not gone where this leads. */
    stay: (place: ProfilePlace) => $end.set({ at: 'here', place }),
    /** Whoever waits for the account to be verified goes on as soon as it is. */
    watch: () =>
      $user.subscribe(user => {
        if (user && !isUnderWay && $end.get()?.at === 'verifying' && isVerified(user)) void saved(user)
      }),
  }
}
