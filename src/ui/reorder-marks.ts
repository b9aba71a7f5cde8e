/** A row that is being moved, and the place that it would get; places are from 1 on. */
export interface Held {
  readonly id: number
  readonly row: HTMLElement
  readonly from: number
  to: number
}

export const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/** The row that a handle moves, as it stands now. */
export function holdRow(list: HTMLElement, handle: Element): Held | null {
  const row = handle.closest<HTMLElement>('[data-row]')
  const from = row ? rowsOf(list).indexOf(row) + 1 : 0
  return row && from > 0 ? { id: Number(row.dataset.row), row, from, to: from } : null
}

/** Shows where the row would come: a line before or after another one. The rows themselves stay where they are. */
export function markPlace(list: HTMLElement, { row, from, to }: Held): void {
  unmark(list)
  row.dataset.held = ''
  const target = to === from ? undefined : rowsOf(list)[to - 1]
  if (target) target.dataset.drop = to > from ? 'after' : 'before'
}

export function unmark(list: HTMLElement): void {
  for (const marked of list.querySelectorAll<HTMLElement>('[data-drop], [data-held]')) {
    delete marked.dataset.drop
    delete marked.dataset.held
  }
}

/** The nearest that scrolls around an element, shadow roots or not. */
export function scrollerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = around(at)) {
    const { overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight && at !== document.body) return at
  }
  return document.scrollingElement ?? document.documentElement
}

function around(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
