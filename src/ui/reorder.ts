import { Held, markPlace, rowsOf, unmark } from './reorder-marks.ts'
import { PointerDrag } from './reorder-pointer.ts'

/** What becomes of a row, for whoever cannot see it; places are from 1 on. */
export interface Moved {
  at: 'held' | 'over' | 'left' | 'dropped'
  id: number
  place: number
}

export interface ReorderOptions {
  /** The rows stand beside each other, too. */
  isGrid: () => boolean
  onMoved: (moved: Moved) => void
}

/** A press that moves by less is none of a drag, px. */
const SLACK_PX = 4

/** How far a key moves a row among so many. */
const stepOf: Record<string, (place: number, count: number) => number> = {
  ArrowUp: place => place - 1,
  ArrowLeft: place => place - 1,
  ArrowDown: place => place + 1,
  ArrowRight: place => place + 1,
  PageUp: place => place - 10,
  PageDown: place => place + 10,
  Home: () => 1,
  End: (_, count) => count,
}

/**
 * Rows (`data-row`, an id) of a list that are moved by their handles (`data-handle`, buttons), with pointer or keyboard.
 * While one is moved, nothing is rendered: a line shows where it would come (docs/decisions/reordering-tasks.md).
 * @returns ends it
 */
export function followReorder(list: HTMLElement, { isGrid, onMoved }: ReorderOptions): () => void {
  const stop = new AbortController()
  let held: Held | null = null
  let drag: PointerDrag | null = null
  let pressed: { start: PointerEvent; handle: HTMLElement } | null = null

  const handleOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-handle]:not(:disabled)') : null
  const tell = (at: Moved['at'], { id }: Held, place: number) => onMoved({ at, id, place })

  function hold(handle: HTMLElement): void {
    const row = handle.closest<HTMLElement>('[data-row]')
    if (!row) return
    held = new Held(list, row)
    markPlace(list, held)
    tell('held', held, held.from)
  }

  function go(place: number): void {
    if (!held) return
    const to = Math.max(1, Math.min(place, rowsOf(list).length))
    if (to === held.to) return
    held.to = to
    markPlace(list, held)
    tell('over', held, to)
  }

  function end(isDropped: boolean): void {
    const was = held
    drag?.end()
    drag = null
    pressed = null
    held = null
    unmark(list)
    if (!was) return
    if (isDropped && was.to !== was.from && was.row.isConnected) tell('dropped', was, was.to)
    else tell('left', was, was.from)
  }

  function press(event: PointerEvent): void {
    const handle = handleOf(event)
    if (!handle || event.button !== 0) return
    if (held) end(false)
    pressed = { start: event, handle }
    handle.setPointerCapture(event.pointerId)
  }

  function pull(event: PointerEvent): void {
    if (!pressed) return
    const { start, handle } = pressed
    if (!drag) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK_PX) return
      hold(handle)
      if (!held) return
      drag = new PointerDrag(list, held, { start, isGrid: isGrid(), onPlace: go })
    }
    drag.move(event)
  }

  /** Pressed by keyboard, or by a screen reader: picked up, or dropped. */
  function click(event: MouseEvent): void {
    const handle = handleOf(event)
    if (!handle || event.detail > 0) return
    if (held) end(true)
    else hold(handle)
  }

  function key(event: KeyboardEvent): void {
    if (!held) return
    const step = stepOf[event.key]
    if (event.key === 'Escape') end(false)
    else if (step && !drag) {
      go(step(held.to, rowsOf(list).length))
      rowsOf(list)[held.to - 1]?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const { signal } = stop
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => list.addEventListener(name, heard, { signal })
  on('pointerdown', press)
  on('pointermove', pull)
  on('pointerup', () => end(true))
  on('pointercancel', () => end(false))
  on('click', click)
  on('keydown', key)
  on('focusout', () => {
    if (held && !drag) end(false)
  })
  addEventListener('scroll', () => drag?.follow(), { signal, capture: true, passive: true })
  // wherever the focus is while a pointer drags
  addEventListener(
    'keydown',
    event => {
      if (!drag || event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
  return () => {
    end(false)
    stop.abort()
  }
}
