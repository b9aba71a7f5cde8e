import { platform } from '../platform.ts'

/**
 * Goes to an address out of the frame that this page stands in, since no frame may show the host app: to a window of
 * its own, so that the page around stays; where a sandbox forbids that, in the place of that page; where it forbids
 * both, here (docs/decisions/links-out-of-frames.md).
 */
export function leaveFrame(url: string): void {
  if (platform.openWindow(url)) return
  try {
    platform.goInTop(url)
  } catch {
    platform.go(url)
  }
}
