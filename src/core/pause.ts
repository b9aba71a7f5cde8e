import { platform } from './platform.ts'

/** Lets so much time go by, or less where it is called off. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      callOff()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const callOff = platform.after(ms, end)
    signal.addEventListener('abort', end)
  })
}
