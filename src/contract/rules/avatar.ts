import { PRESET_AVATARS } from '../limits/avatars.ts'

/**
 * Pictures of which a teacher can choose one instead of their own (P1 §2 Teacher Profile). They are named `preset-1`
 * to `preset-105`; every other name is the name of an uploaded file.
 */
const PRESET = /^preset-([1-9]\d{0,2})$/

/**
 * Names the pictures after what is in them, so that browsers keep them for good; the build makes sure that it is right
 * (scripts/vite/preset-avatars.ts).
 */
export const PRESET_AVATAR_SET = 'a2df63b5'

/** Name of the preset with a number of 1 to 105. */
export const presetAvatarName = (number: number): string => `preset-${number}`

/** Number of the preset with this name; null when it is none. */
export function presetAvatarNumber(name: string): number | null {
  const number = Number(PRESET.exec(name)?.[1])
  return number <= PRESET_AVATARS ? number : null
}

/** Where the picture of a preset is, on the origin of the API; null when it is none. */
export function presetAvatarPath(name: string): string | null {
  const number = presetAvatarNumber(name)
  return number === null ? null : `/assets/avatars/${PRESET_AVATAR_SET}/${number}.svg`
}
