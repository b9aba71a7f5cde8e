import { channelName } from '../../src/contract/rules/channels.ts'
import type { ChatEvent } from './realtime.ts'

/** What those hear who listen to a pairing: of its chat, and who is in it. */
export type PairingEvent = ChatEvent | { name: 'presence'; teachers: number[] }

/** The channel on which it is said. */
export const channelOfEvent = (class_pairing_id: number, { name }: PairingEvent): string =>
  channelName({ kind: name === 'presence' ? 'presence' : 'chat', class_pairing_id })
