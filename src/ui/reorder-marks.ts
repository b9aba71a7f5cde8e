export const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/** A row that is being moved, and the place that it would get; places are from 1 on. */
export class Held {
  readonly row: HTMLElement
  readonly #list: HTMLElement
  to: number

  constructor(list: HTMLElement, row: HTMLElement) {
    this.#list = list
    this.row = row
    this.to = this.from
  }

  get id(): number {
    return Number(this.row.dataset.row)
  }

  /** Where it stands now: the others may be put elsewhere meanwhile. */
  get from(): number {
    return rowsOf(this.#list).indexOf(this.row) + 1
  }
}

/** Shows where the row would come: a line before or after another one. The rows themselves stay where they are. */
export function markPlace(list: HTMLElement, { row, from, to }: Held): void {
  unmark(list)
  row.dataset.held = ''
  const target = to === from ? undefined : rowsOf(list)[to - 1]
  if (!target) return
  target.dataset.drop = to > from ? 'after' : 'before'
  list.dataset.line = target.dataset.drop
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = target
  // the line is the list's, above what is dragged; where it goes is the style's
  for (const [name, px] of Object.entries({ offsetTop, offsetLeft, offsetWidth, offsetHeight }))
    list.style.setProperty(`--_${name}`, `${px}px`)
}

export function unmark(list: HTMLElement): void {
  for (const marked of list.querySelectorAll<HTMLElement>('[data-drop], [data-held]')) {
    delete marked.dataset.drop
    delete marked.dataset.held
  }
  delete list.dataset.line
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
