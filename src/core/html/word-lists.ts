const LISTED = /mso-list:\s*\S+\s+level(\d)/i
const MARKER = /mso-list:\s*ignore/i
const NUMBERED = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

interface Item {
  level: number
  isNumbered: boolean
}

/** What Word says of a paragraph that it shows as an item of a list; its mark, which is text there, goes. */
function takeItem(paragraph: Element): Item | null {
  const level = LISTED.exec(styleOf(paragraph))?.[1]
  if (!level) return null
  const marker = [...paragraph.querySelectorAll('[data-style]')].find(each => MARKER.test(styleOf(each)))
  const isNumbered = NUMBERED.test(marker?.textContent ?? '')
  marker?.remove()
  return { level: Number(level), isNumbered }
}

/** Makes lists of the paragraphs that Word writes for them, nested as deep as they say. */
export function makeWordLists(nodes: DocumentFragment): void {
  /** The lists that are open, the innermost last. */
  let open: { list: Element; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of nodes.querySelectorAll('p, h1, h2, h3')) {
    const item = takeItem(paragraph)
    if (!item) continue
    if (last !== paragraph.previousElementSibling) open = []
    open = open.filter(({ level }) => level <= item.level)
    let inner = open.at(-1)
    if (!inner || inner.level < item.level) {
      const list = paragraph.ownerDocument.createElement(item.isNumbered ? 'ol' : 'ul')
      if (inner) (inner.list.lastElementChild ?? inner.list).append(list)
      else paragraph.before(list)
      inner = { list, level: item.level }
      open.push(inner)
    }
    const made = paragraph.ownerDocument.createElement('li')
    made.append(...paragraph.childNodes)
    inner.list.append(made)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}
