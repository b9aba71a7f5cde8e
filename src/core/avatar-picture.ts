import { presetAvatarPath } from '../contract/rules/avatar.ts'
import { serviceUrl } from './http/address.ts'

/**
 * Where the picture of a person is, by the name of their avatar; null where there is none to show, and the initials
 * stand in. A teacher's own uploaded picture is shown to its owner alone (`profile/avatar-address.ts`).
 */
export function avatarPicture(name: string | null): string | null {
  const path = name === null ? null : presetAvatarPath(name)
  return path === null ? null : serviceUrl(path)
}
