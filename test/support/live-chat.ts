import { chatLine, type HeardLive } from '../../src/core/chat/chat-line.ts'

/** The live connection of a chat, as the test would have it. Call it within a `describe`. */
export function liveChat() {
  const { listen } = chatLine
  let all: { pairing: number; heard: HeardLive }[] = []
  beforeEach(() => {
    all = []
    chatLine.listen = (pairing, heard) => {
      const one = { pairing, heard }
      all.push(one)
      return () => {
        all = all.filter(other => other !== one)
      }
    }
  })
  afterEach(() => Object.assign(chatLine, { listen }))
  return {
    /** Pairings whose chats are listened to. */
    pairings: () => all.map(({ pairing }) => pairing),
    tell(how: (heard: HeardLive) => void): void {
      for (const { heard } of all) how(heard)
    },
  }
}
