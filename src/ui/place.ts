/** Where a floating box stands: its side of the anchor, and the edge that both share. */
export type Placement = 'bottom-start' | 'bottom-end' | 'top-center'

const GAP = 6
const MARGIN = 8

/**
 * Puts a box of the top layer beside its anchor, in viewport px: on the other side where there is no room, never
 * past the viewport's edges, never taller than what is left. The top layer knows no clipping or transformed
 * ancestor, so that this is all a popover needs; Shoelace's popup would cost 18 KB gz.
 */
export function place(box: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const at = anchor.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const height = window.innerHeight
  const above = at.top - GAP - MARGIN
  const below = height - at.bottom - GAP - MARGIN
  const wantsTop = placement.startsWith('top')
  const fits = box.scrollHeight <= (wantsTop ? above : below)
  const top = fits ? wantsTop : above > below

  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const alignsRight = placement.endsWith('end') !== rightToLeft
  const left = placement.endsWith('center')
    ? at.left + (at.width - box.offsetWidth) / 2
    : alignsRight
      ? at.right - box.offsetWidth
      : at.left
  const rightmost = width - box.offsetWidth - MARGIN

  box.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`
  box.style.top = top ? 'auto' : `${at.bottom + GAP}px`
  box.style.bottom = top ? `${height - at.top + GAP}px` : 'auto'
  box.style.maxHeight = `${Math.max(top ? above : below, 96)}px`
}

/** Keeps a box at its anchor while things scroll and change size. Returns the stop. */
export function keepPlaced(box: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  const update = () => place(box, anchor, placement)
  // its first report comes after layout and before the first paint
  const observer = new ResizeObserver(update)
  observer.observe(box)
  observer.observe(anchor)
  window.addEventListener('scroll', update, { capture: true, passive: true })
  window.addEventListener('resize', update)
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', update, { capture: true })
    window.removeEventListener('resize', update)
  }
}
