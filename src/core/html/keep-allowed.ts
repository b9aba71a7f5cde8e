import { RICH_TEXT_LEVELS_MAX } from '../../contract/limits/tasks.ts'
import { pictureName, richText, richTextValues } from '../../contract/rules/rich-text.ts'

const attributes: Readonly<Record<string, readonly string[]>> = richText.attributes

const LEVELS = richText.levels.join()
const BOTH = [...richText.levels, ...richText.parts].join()

/** An address with one of the schemes that links may have, as browsers write it; null for any other. */
export function linkAddress(written: string): string | null {
  const trimmed = written.trim()
  if (!URL.canParse(trimmed)) return null
  const { protocol, href } = new URL(trimmed)
  return richText.schemes.some(allowed => `${allowed}:` === protocol) ? href : null
}

function keepAttributes(element: Element): void {
  const allowed = attributes[element.localName] ?? []
  for (const { name, value } of [...element.attributes]) {
    const wanted = richTextValues[name]
    if (!allowed.includes(name) || (wanted && !wanted.test(value))) element.removeAttribute(name)
  }
}

/** Browsers read what is nested far deeper than that in another way each time. */
function flatten(fragment: DocumentFragment): void {
  const levels = new Map<Element | null, number>()
  for (const element of fragment.querySelectorAll(BOTH)) {
    const outer = levels.get(element.parentElement?.closest(BOTH) ?? null) ?? 0
    levels.set(element, outer + (element.matches(LEVELS) ? 1 : 0))
  }
  for (const [element, level] of levels) {
    if (level > RICH_TEXT_LEVELS_MAX) element?.replaceWith(...element.childNodes)
  }
}

function keepLink(link: Element): void {
  const href = linkAddress(link.getAttribute('href') ?? '')
  if (href === null) {
    link.replaceWith(...link.childNodes)
    return
  }
  link.setAttribute('href', href)
  for (const [name, value] of Object.entries(richText.ofLinks)) link.setAttribute(name, value)
}

/**
 * Leaves what rules/rich-text.ts allows at each tag: the cleaner of markup knows one list of attributes for all of them,
 * and would let pictures through that are written into the text. Links lead away in a tab of their own; a picture that
 * is none of ours goes.
 * @returns how many pictures have gone
 */
export function keepAllowed(fragment: DocumentFragment): number {
  let gone = 0
  flatten(fragment)
  for (const element of fragment.querySelectorAll('*')) {
    keepAttributes(element)
    if (element.localName === 'a') keepLink(element)
    if (element.localName === 'img' && pictureName(element.getAttribute('src') ?? '') === null) {
      element.remove()
      gone += 1
    }
  }
  return gone
}
