import { type Held, rowsOf, scrollerOf } from './reorder-marks.ts'

/** How near to an edge of what scrolls the pointer scrolls it, px, and how fast at the edge itself, px a frame. */
const EDGE_PX = 72
const MOST_PX = 40

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** The dragged row under the pointer, and the place that it would get there. */
export class PointerDrag {
  readonly #list: HTMLElement
  readonly #held: Held
  readonly #isGrid: boolean
  readonly #onPlace: (place: number) => void
  readonly #scroller: Element
  readonly #grip: { x: number; y: number }
  #at: { x: number; y: number }
  #by = { x: 0, y: 0 }
  #frame = 0

  constructor(
    list: HTMLElement,
    held: Held,
    { start, isGrid, onPlace }: { start: PointerEvent; isGrid: boolean; onPlace: (place: number) => void },
  ) {
    this.#list = list
    this.#held = held
    this.#isGrid = isGrid
    this.#onPlace = onPlace
    this.#scroller = scrollerOf(list)
    this.#at = { x: start.clientX, y: start.clientY }
    const { left, top } = held.row.getBoundingClientRect()
    this.#grip = { x: start.clientX - left, y: start.clientY - top }
    // what is under it is asked for
    held.row.style.pointerEvents = 'none'
  }

  move({ clientX, clientY }: PointerEvent): void {
    this.#at = { x: clientX, y: clientY }
    this.follow()
    if (this.#frame === 0 && this.#speed() !== 0) this.#scroll()
  }

  /** Where the pointer is now, whatever has moved under it. */
  follow(): void {
    const { row } = this.#held
    const { left, top, width, height } = row.getBoundingClientRect()
    const area = this.#list.getBoundingClientRect()
    const [x, y] = [left - this.#by.x, top - this.#by.y]
    // it stays in the list, which would grow, and be scrolled through without end
    this.#by = {
      x: this.#isGrid ? between(area.left - x, this.#at.x - this.#grip.x - x, area.right - width - x) : 0,
      y: between(area.top - y, this.#at.y - this.#grip.y - y, area.bottom - height - y),
    }
    row.style.translate = `${this.#by.x}px ${this.#by.y}px`
    const place = this.#place()
    if (place !== null) this.#onPlace(place)
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    const { style } = this.#held.row
    style.translate = ''
    style.pointerEvents = ''
  }

  #place(): number | null {
    const rows = rowsOf(this.#list)
    const area = this.#list.getBoundingClientRect()
    if (this.#at.y < area.top) return 1
    if (this.#at.y > area.bottom) return rows.length
    // beside the list is in it
    const x = between(area.left + 1, this.#at.x, area.right - 1)
    const root = this.#list.getRootNode() as Document | ShadowRoot
    const over = root.elementFromPoint(x, this.#at.y)?.closest<HTMLElement>('[data-row]')
    const index = over ? rows.indexOf(over) : -1
    if (!over || index < 0) return null
    const slot = index + (this.#isBefore(over) ? 1 : 2)
    return slot > this.#held.from ? slot - 1 : slot
  }

  #isBefore(row: HTMLElement): boolean {
    const { left, top, width, height } = row.getBoundingClientRect()
    if (!this.#isGrid) return this.#at.y < top + height / 2
    const isFromRight = getComputedStyle(row).direction === 'rtl'
    return this.#at.x < left + width / 2 !== isFromRight
  }

  /** Px a frame, down or, below 0, up. */
  #speed(): number {
    const isPage = this.#scroller === document.scrollingElement
    const area = this.#scroller.getBoundingClientRect()
    const top = isPage ? 0 : Math.max(0, area.top)
    const bottom = isPage ? innerHeight : Math.min(innerHeight, area.bottom)
    const above = EDGE_PX - (this.#at.y - top)
    const below = EDGE_PX - (bottom - this.#at.y)
    const near = above > 0 ? -above : Math.max(0, below)
    return between(-1, near / EDGE_PX, 1) * MOST_PX
  }

  #scroll = (): void => {
    const speed = this.#speed()
    const before = this.#scroller.scrollTop
    this.#scroller.scrollBy({ top: speed, behavior: 'instant' })
    this.#frame = speed !== 0 && this.#scroller.scrollTop !== before ? requestAnimationFrame(this.#scroll) : 0
    this.follow()
  }
}
