import { keptChat } from '../../../src/core/chat/kept-chat.ts'
import { createOutbox } from '../../../src/core/chat/outbox.ts'
import { answered } from '../../support/answer.ts'
import { SEND } from '../../support/chat-server.ts'
import { signedIn } from '../../support/teacher.ts'

/** What waits in the chat of classroom 7, and what came of it. */
export function anOutbox(keep = false, pairing = 3) {
  if (keep) signedIn({ keep: true })
  const sent: number[] = []
  let refusals = 0
  const outbox = createOutbox({
    classroomId: 7,
    kept: keptChat(7),
    sent: ({ number }) => sent.push(number),
    refused: () => {
      refusals += 1
    },
  })
  outbox.begin(pairing)
  return {
    ...{ outbox, sent },
    refusals: () => refusals,
    waiting: () => outbox.$waiting.get(),
    /** So many attempts were made, and are over. */
    tried: (times: number) => answered(SEND).length === times && outbox.$sending.get() === null,
  }
}

/** A message without a file. */
export const write = (message: string) => ({ message, attachment: null })
