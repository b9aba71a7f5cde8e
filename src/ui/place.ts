/** Where a floating box stands: its side of the anchor, and the edge that both share. */
export type Placement = 'bottom-start' | 'bottom-end' | 'top-center'

const GAP = 6
const MARGIN = 8

/** The window that shows an anchor, which may have been moved into another one's document. */
const windowOf = (anchor: HTMLElement) => anchor.ownerDocument.defaultView ?? window

/** Room above and below an anchor, in px of the viewport. */
function room(anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const { innerHeight } = windowOf(anchor)
  return { at, above: at.top - GAP - MARGIN, below: innerHeight - at.bottom - GAP - MARGIN }
}

/** By how much the page's css zooms a box: what is measured is in px of the viewport, what is set in its own. */
const zoomOf = (box: HTMLElement) => box.currentCSSZoom ?? 1

/**
 * Puts a box of the top layer beside its anchor, in viewport px: on the other side where there is no room, never
 * past the viewport's edges. The top layer knows no clipping or transformed ancestor, so that this is all a popover
 * needs; Shoelace's popup would cost 18 KB gz.
 */
function place(box: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const { at, above, below } = room(anchor)
  const { width, height } = box.getBoundingClientRect()
  const zoom = zoomOf(box)
  const wantsTop = placement.startsWith('top')
  const fits = height <= (wantsTop ? above : below)
  const top = fits ? wantsTop : above > below

  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const alignsRight = placement.endsWith('end') !== rightToLeft
  const left = placement.endsWith('center')
    ? at.left + (at.width - width) / 2
    : alignsRight
      ? at.right - width
      : at.left
  const rightmost = anchor.ownerDocument.documentElement.clientWidth - width - MARGIN

  box.style.left = `${Math.max(MARGIN, Math.min(left, rightmost)) / zoom}px`
  box.style.top = top ? 'auto' : `${(at.bottom + GAP) / zoom}px`
  box.style.bottom = top ? `${(windowOf(anchor).innerHeight - at.top + GAP) / zoom}px` : 'auto'
}

/**
 * Keeps a box at its anchor while things scroll and change size, never taller than the larger side of the anchor.
 * Returns the stop.
 */
export function keepPlaced(box: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  const limit = () => {
    const { above, below } = room(anchor)
    box.style.maxHeight = `${Math.max(above, below, 96) / zoomOf(box)}px`
  }
  const update = () => place(box, anchor, placement)
  const limitAndUpdate = () => {
    limit()
    update()
  }
  limit()
  // its first report comes after layout and before the first paint; the report itself must not change the size
  const view = windowOf(anchor)
  const observer = new ResizeObserver(update)
  observer.observe(box)
  observer.observe(anchor)
  view.addEventListener('scroll', limitAndUpdate, { capture: true, passive: true })
  view.addEventListener('resize', limitAndUpdate)
  return () => {
    observer.disconnect()
    view.removeEventListener('scroll', limitAndUpdate, { capture: true })
    view.removeEventListener('resize', limitAndUpdate)
  }
}
