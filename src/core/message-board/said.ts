import { atom } from 'nanostores'
import { BOARD_SAID_MS } from '../../contract/limits/messages.ts'
import { platform } from '../platform.ts'

/** What is told of something done, for a while; `turn` is another each time, since the same may be told again. */
export interface Said {
  text: string
  turn: number
}

/** What is said of what a person has just done. */
export function createSaid() {
  const $said = atom<Said>({ text: '', turn: 0 })
  let stop = () => {}

  function say(text: string): void {
    stop()
    const turn = $said.get().turn + 1
    $said.set({ text, turn })
    stop = platform.after(BOARD_SAID_MS, () => $said.set({ text: '', turn }))
  }

  return { $said, say, close: () => stop() }
}
