/** How office programs write what we say by tags, in the styles that `inertHtml` has kept aside. */
const STYLED: Readonly<Record<string, (style: string) => boolean>> = {
  strong: style => /font-weight:\s*(?:bold|[6-9]00)/i.test(style),
  em: style => /font-style:\s*italic/i.test(style),
  u: style => /text-decoration[\w-]*:[^;]*\bunderline/i.test(style),
  s: style => /text-decoration[\w-]*:[^;]*\bline-through/i.test(style),
}

/** Tags that say the same as ours, and headings of a level that we do not have. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

const HEADINGS = 'h2, h3'
const NOT_BOLD = /font-weight:\s*(?:normal|[1-4]00)/i

export const FOREIGN_TAGS = [...Object.keys(RENAMED), 'span', 'font', 'div', 'section', 'article', 'center']

function rename(element: Element, tag: string): void {
  const named = element.ownerDocument.createElement(tag)
  for (const { name, value } of [...element.attributes]) named.setAttribute(name, value)
  named.append(...element.childNodes)
  element.replaceWith(named)
}

function wrap(element: Element, style: string): void {
  for (const [tag, has] of Object.entries(STYLED)) {
    if (!has(style)) continue
    // a link is underlined, and a heading bold, without being told
    if (tag === 'u' && (element.closest('a') || element.querySelector('a'))) continue
    if (tag === 'strong' && element.closest(HEADINGS)) continue
    const within = element.ownerDocument.createElement(tag)
    within.append(...element.childNodes)
    element.append(within)
  }
}

/**
 * Says by our tags what pasted nodes say by others, and by their styles. All are of their own document, in which no picture
 * is loaded.
 */
export function nameStyles(nodes: DocumentFragment): void {
  for (const element of nodes.querySelectorAll('b[data-style], strong[data-style]')) {
    // Google Docs puts everything into one that is not bold
    if (NOT_BOLD.test(element.getAttribute('data-style') ?? '')) rename(element, 'span')
  }
  for (const [tag, ours] of Object.entries(RENAMED)) {
    for (const element of nodes.querySelectorAll(tag)) rename(element, ours)
  }
  for (const element of nodes.querySelectorAll(
    'span[data-style], p[data-style], li[data-style], a[data-style]',
  )) {
    wrap(element, element.getAttribute('data-style') ?? '')
  }
}
