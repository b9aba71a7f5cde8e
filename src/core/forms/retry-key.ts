import { platform } from '../platform.ts'

/** The key under which something is sent: however often, it is done once (docs/decisions/retried-writes.md). */
export function createRetryKey() {
  let sent = { content: '', key: '' }
  return {
    /** What has another content is another thing. */
    of(content: object): string {
      const text = JSON.stringify(content)
      if (text !== sent.content) sent = { content: text, key: platform.newId() }
      return sent.key
    },
    /** It is done: the same once more is a second one. */
    forget() {
      sent = { content: '', key: '' }
    },
  }
}
