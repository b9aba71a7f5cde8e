import { atom, computed, type ReadableAtom } from 'nanostores'
import { presetAvatarPath } from '../../contract/rules/avatar.ts'
import { serviceUrl } from '../http/address.ts'
import { call } from '../http/call.ts'
import { createLoad } from '../http/load.ts'

/**
 * Where the picture of an avatar is, by the avatar's name in the profile: a preset's own place, or the address that
 * the server gives of an uploaded picture for a while. Null until it is known, and where there is none.
 */
export function avatarAddress(name: string): ReadableAtom<string | null> {
  const path = presetAvatarPath(name)
  if (path !== null || name === '') return atom(path && serviceUrl(path))
  const load = createLoad(signal =>
    call('GET /api/teacher/files/{name}/url', undefined, { params: { name }, signal }),
  )
  return computed(load.$state, state => ('data' in state && state.data ? serviceUrl(state.data.url) : null))
}
