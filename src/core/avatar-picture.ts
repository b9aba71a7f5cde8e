import { presetAvatarPath } from '../contract/rules/avatar.ts'
import { serviceUrl } from './http/address.ts'

/**
 * Where the picture of a person is, by the avatar that the API shows of them: a preset's name, or the path of an
 * uploaded picture. Null where there is none, and the initials stand in.
 */
export function avatarPicture(avatar: string | null): string | null {
  if (avatar === null) return null
  const path = presetAvatarPath(avatar) ?? (avatar.startsWith('/') ? avatar : null)
  return path === null ? null : serviceUrl(path)
}
