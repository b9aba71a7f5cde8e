/** Where a floating box stands: its side of the anchor, and the edge that both share. */
export type Placement = 'bottom-start' | 'bottom-end' | 'top-center'

const GAP = 6
const MARGIN = 8

/** The window that shows an anchor, which may have been moved into another one's document. */
const windowOf = (anchor: HTMLElement) => anchor.ownerDocument.defaultView ?? window

/**
 * What the page's css zoom makes of a px: how many of the viewport a measured one is, and of the measured ones one that
 * is set. Who can say how much a box is zoomed measures it in px of the viewport; WebKit measures it in the box's own.
 */
function pixelsOf(box: HTMLElement): { ofViewport: number; own: number } {
  const { currentCSSZoom } = box
  if (currentCSSZoom) return { ofViewport: 1, own: currentCSSZoom }
  let ofViewport = 1
  for (let at: Node | null = box; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element) ofViewport *= Number(getComputedStyle(at).zoom) || 1
  return { ofViewport, own: 1 }
}

/** Where an anchor stands, the viewport's size, and the room above and below, all in the px that it is measured in. */
function room(anchor: HTMLElement) {
  const { ofViewport } = pixelsOf(anchor)
  const { innerHeight, scrollX, scrollY } = windowOf(anchor)
  const measured = anchor.getBoundingClientRect()
  // WebKit takes what is scrolled, in px of the viewport, from a place in the box's own
  const unzoomed = 1 - 1 / ofViewport
  const left = measured.left + scrollX * unzoomed
  const top = measured.top + scrollY * unzoomed
  const at = new DOMRect(left, top, measured.width, measured.height)
  const height = innerHeight / ofViewport
  const width = anchor.ownerDocument.documentElement.clientWidth / ofViewport
  return { at, width, height, above: at.top - GAP - MARGIN, below: height - at.bottom - GAP - MARGIN }
}

/**
 * Puts a box of the top layer beside its anchor: on the other side where there is no room, never past the viewport's
 * edges. The top layer knows no clipping or transformed ancestor, so that this is all a popover needs; Shoelace's popup
 * would cost 18 KB gz.
 */
function place(box: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const { at, above, below, ...viewport } = room(anchor)
  const { width, height } = box.getBoundingClientRect()
  const { own } = pixelsOf(box)
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
  const rightmost = viewport.width - width - MARGIN

  box.style.left = `${Math.max(MARGIN, Math.min(left, rightmost)) / own}px`
  box.style.top = top ? 'auto' : `${(at.bottom + GAP) / own}px`
  box.style.bottom = top ? `${(viewport.height - at.top + GAP) / own}px` : 'auto'
}

/**
 * Keeps a box at its anchor while things scroll and change size, never taller than the larger side of the anchor.
 * Returns the stop.
 */
export function keepPlaced(box: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  const limit = () => {
    const { above, below } = room(anchor)
    box.style.maxHeight = `${Math.max(above, below, 96) / pixelsOf(box).own}px`
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
