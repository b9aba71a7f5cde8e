import type { RouteName } from './paths.ts'

const RECORDERS: readonly (RouteName | undefined)[] = ['recordUpload', 'videoRecord']
const AFTER: readonly (RouteName | undefined)[] = ['submissionDetail', 'taskDetail']

/**
 * Whether a screen takes the place of the one it was opened from, in the history too: a video is recorded once, and
 * going back to where it was would say so, and nothing else.
 */
export const takesItsPlace = (from: RouteName | undefined, to: RouteName | undefined): boolean =>
  RECORDERS.includes(from) && AFTER.includes(to)
