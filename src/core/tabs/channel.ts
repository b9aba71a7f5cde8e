import { $apiBase } from '../http/api-base.ts'
import type { Check } from '../http/shape.ts'
import { platform } from '../platform.ts'

/** What a message is made of besides `say`, for each that there is. */
type Shapes<Message extends { say: string }> = { readonly [Say in Message['say']]: Check }

export interface ChannelOptions<Message extends { say: string }> {
  /** Of what is told here; each API has a line of its own. */
  name: string
  /** Every message that there is, and what it has to look like: another version of this code may be in another tab. */
  shapes: Shapes<Message>
  hear(message: Message): void
  /** The line is open: at first, and again when the page turns to another API. */
  opened?(channel: Channel<Message>): void
}

/** A line to the other tabs of this origin. */
export interface Channel<Message> {
  tell(message: Message): void
  /** Whether there is a line at all; without one nobody can answer. */
  isOpen(): boolean
  close(): void
}

/** Opens a line to the other tabs that have the same API, until it is closed. */
export function openChannel<Message extends { say: string }>({
  name,
  shapes,
  hear,
  opened,
}: ChannelOptions<Message>): Channel<Message> {
  let line: BroadcastChannel | null = null

  function close(): void {
    line?.close()
    line = null
  }

  function open(): void {
    close()
    line = platform.channel(`${name}@${$apiBase.get()}`)
    if (!line) return
    line.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(shapes, data)) hear(data)
    }
    opened?.(channel)
  }

  const channel: Channel<Message> = {
    tell(message) {
      try {
        line?.postMessage(message)
      } catch {
        // what cannot be copied stays in this tab
      }
    },
    isOpen: () => line !== null,
    close() {
      stop()
      close()
    },
  }
  const stop = $apiBase.listen(open)
  open()
  return channel
}

function isMessage<Message extends { say: string }>(shapes: Shapes<Message>, data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('say' in data)) return false
  const { say } = data
  return typeof say === 'string' && Object.hasOwn(shapes, say) && shapes[say as Message['say']](data)
}
