import { MESSAGE_SHOWN_CHARACTERS } from '../../contract/limits/messages.ts'

/** The first letters of a long message or comment (P3 §2); null where all of it is short. */
export function cutText(text: string): string | null {
  const characters = [...text]
  if (characters.length <= MESSAGE_SHOWN_CHARACTERS) return null
  return `${characters.slice(0, MESSAGE_SHOWN_CHARACTERS).join('').trimEnd()}…`
}
