import type { ChatMessage } from '../../contract/entities/chat.ts'
import { FILE_URL_VALID_SECONDS } from '../../contract/limits/files.ts'
import { platform } from '../platform.ts'

/** An address is asked for anew while it is still good for a quarter of its time. */
const FRESH_MS = FILE_URL_VALID_SECONDS * 750

/** Since when the addresses of a chat's files are good, which they are for a while. */
export function createFreshFiles() {
  const since = new Map<number, number>()
  const note = (number: number) => since.set(number, platform.now())
  return {
    note,
    /** They have come just now. */
    noteAll(messages: readonly ChatMessage[]): void {
      for (const { number, attachment } of messages) if (attachment) note(number)
    },
    /** The newest message whose address is soon over. */
    findStale: (messages: readonly ChatMessage[]): ChatMessage | undefined =>
      messages.findLast(
        ({ number }) => (since.get(number) ?? Number.POSITIVE_INFINITY) <= platform.now() - FRESH_MS,
      ),
  }
}
