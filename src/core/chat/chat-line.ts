import type { ChatMessage } from '../../contract/entities/chat.ts'
import { channelName } from '../../contract/rules/channels.ts'
import { subscribe } from '../realtime/subscribe.ts'
import { isChatMessage } from './chat-checks.ts'

/** What is heard live of a chat, for whoever has it open. */
export interface HeardLive {
  message: (message: ChatMessage) => void
  /** A message has come into view of the teacher it was for, and those of its sender after it up to a number. */
  read: (id: number, upTo: number) => void
  /** The number of the last message, each time the connection is there (again). */
  latest: (number: number) => void
  /** Ids of the teachers who have the chat open. */
  presence: (teachers: readonly number[]) => void
  /** The pairing has ended. */
  ended: () => void
  /** Whether the connection is there: what happens without it is told by nobody. */
  open: (isOpen: boolean) => void
}

/** The live connection as the chat uses it; tests stand in for it. */
export const chatLine = {
  /** Listens to the chat of a pairing, and shows the partner that this teacher is there. */
  listen(pairingId: number, heard: HeardLive): () => void {
    const chat = channelName({ kind: 'chat', class_pairing_id: pairingId })
    const presence = channelName({ kind: 'presence', class_pairing_id: pairingId })
    const stops = [
      subscribe(chat, {
        message: ({ message }) => isChatMessage(message) && heard.message(message),
        read: ({ id, up_to }) => heard.read(id, up_to),
        latest: ({ number }) => heard.latest(number),
        ended: heard.ended,
        open: heard.open,
      }),
      subscribe(presence, {
        presence: ({ teachers }) => heard.presence(teachers),
        // who comes and goes now is not told
        open: isOpen => isOpen || heard.presence([]),
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
}
