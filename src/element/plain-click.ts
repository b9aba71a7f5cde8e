import type { MouseEvent } from 'react'

/** A plain left click; every other one is the browser's: a new tab, a new window, a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
