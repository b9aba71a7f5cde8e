const PICTURE = 'image/jpeg'

/** Media types whose name has an 'x-', by what a file of theirs ends with. */
const UNREGISTERED = ['matroska', 'm4v', 'ms-wmv']

/** What a file of this type ends with: 'video/x-ms-wmv' with 'ms-wmv'. */
export const endingOf = (type: string): string => type.replace(/^video\/(x-)?/, '')

/** The type of a video's file, or of its picture, by what it ends with. */
export function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending === 'jpg') return PICTURE
  return `video/${UNREGISTERED.includes(ending) ? 'x-' : ''}${ending}`
}
