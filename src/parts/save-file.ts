import { platform } from '../core/platform.ts'

/** A browser has begun to save by then. */
const SAVED_MS = 60_000

/** Gives a file to the person, as a download. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  platform.after(SAVED_MS, () => URL.revokeObjectURL(href))
}
