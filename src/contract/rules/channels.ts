import { isId } from './is-id.ts'

/**
 * What one can listen to (P2 §7, decisions): the messages of a pairing's chat, who is in it, and what concerns a teacher
 * alone.
 */
export type Channel =
  | { kind: 'chat' | 'presence'; class_pairing_id: number }
  | { kind: 'teacher'; teacher_id: number }

const NAMES = { chat: 'private-chat.', presence: 'presence-chat.', teacher: 'private-teacher.' } as const

/** `private-chat.7` */
export const channelName = (channel: Channel): string =>
  NAMES[channel.kind] + (channel.kind === 'teacher' ? channel.teacher_id : channel.class_pairing_id)

/** What a name stands for; null for any other text. */
export function channelOf(name: string): Channel | null {
  const [, kind, digits] = /^(private-chat|presence-chat|private-teacher)\.([1-9]\d{0,9})$/.exec(name) ?? []
  const id = Number(digits)
  if (!isId(id)) return null
  if (kind === 'private-teacher') return { kind: 'teacher', teacher_id: id }
  return { kind: kind === 'private-chat' ? 'chat' : 'presence', class_pairing_id: id }
}
