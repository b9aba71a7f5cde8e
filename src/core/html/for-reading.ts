import { pictureAddress } from './picture-address.ts'

const SCROLLED = 'cx-rich-scroll'

/**
 * Cleaned nodes as they are read: pictures with the address that they stand for and loaded when they are near, tables in
 * a box that scrolls, each block in the direction of its first letter.
 */
export function forReading(nodes: DocumentFragment): DocumentFragment {
  for (const picture of nodes.querySelectorAll('img')) {
    const address = pictureAddress(picture.getAttribute('src') ?? '')
    if (address === null) picture.removeAttribute('src')
    else picture.setAttribute('src', address)
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }
  for (const block of nodes.children) block.setAttribute('dir', 'auto')
  for (const table of nodes.querySelectorAll('table')) {
    const box = document.createElement('div')
    box.className = SCROLLED
    table.replaceWith(box)
    box.append(table)
  }
  return nodes
}

/**
 * A table that is wider than its box can be reached and scrolled by keyboard; others are no stop for the tab key.
 * @returns ends it
 */
export function followScrolling(text: HTMLElement, label: string): () => void {
  const observer = new ResizeObserver(entries => {
    for (const { target } of entries) {
      const box = target.closest<HTMLElement>(`.${SCROLLED}`)
      if (!box) continue
      const scrolls = box.scrollWidth > box.clientWidth
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': label })) {
        if (scrolls) box.setAttribute(name, value)
        else box.removeAttribute(name)
      }
    }
  })
  for (const box of text.querySelectorAll(`.${SCROLLED}, .${SCROLLED} > table`)) observer.observe(box)
  return () => observer.disconnect()
}
