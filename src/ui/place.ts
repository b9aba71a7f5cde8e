/** Where a floating box stands: its side of the anchor, and the edge that both share. */
export type Placement = 'bottom-start' | 'bottom-end' | 'top-center'

const GAP = 6
const MARGIN = 8

/** Room above and below an anchor, in px. */
function room(anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  return { at, above: at.top - GAP - MARGIN, below: window.innerHeight - at.bottom - GAP - MARGIN }
}

/**
 * Puts a box of the top layer beside its anchor, in viewport px: on the other side where there is no room, never
 * past the viewport's edges. The top layer knows no clipping or transformed ancestor, so that this is all a popover
 * needs; Shoelace's popup would cost 18 KB gz.
 */
function place(box: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const { at, above, below } = room(anchor)
  const wantsTop = placement.startsWith('top')
  const fits = box.offsetHeight <= (wantsTop ? above : below)
  const top = fits ? wantsTop : above > below

  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const alignsRight = placement.endsWith('end') !== rightToLeft
  const left = placement.endsWith('center')
    ? at.left + (at.width - box.offsetWidth) / 2
    : alignsRight
      ? at.right - box.offsetWidth
      : at.left
  const rightmost = document.documentElement.clientWidth - box.offsetWidth - MARGIN

  box.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`
  box.style.top = top ? 'auto' : `${at.bottom + GAP}px`
  box.style.bottom = top ? `${window.innerHeight - at.top + GAP}px` : 'auto'
}

/**
 * Keeps a box at its anchor while things scroll and change size, never taller than the larger side of the anchor.
 * Returns the stop.
 */
export function keepPlaced(box: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  const limit = () => {
    const { above, below } = room(anchor)
    box.style.maxHeight = `${Math.max(above, below, 96)}px`
  }
  const update = () => place(box, anchor, placement)
  const limitAndUpdate = () => {
    limit()
    update()
  }
  limit()
  // its first report comes after layout and before the first paint; the report itself must not change the size
  const observer = new ResizeObserver(update)
  observer.observe(box)
  observer.observe(anchor)
  window.addEventListener('scroll', limitAndUpdate, { capture: true, passive: true })
  window.addEventListener('resize', limitAndUpdate)
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', limitAndUpdate, { capture: true })
    window.removeEventListener('resize', limitAndUpdate)
  }
}
