import { isRichTextEmpty } from '../../src/contract/rules/rich-text.ts'
import { cleanRichText } from '../../src/core/html/clean-rich-text.ts'
import { pictureAddress } from '../../src/core/html/picture-address.ts'
import { richText as t } from '../../src/core/messages/rich-text.ts'
import { h } from './dom.ts'

/** A long text as the teacher has formatted it, cleaned once more; false where nothing is written. */
export function rich(html: string, className = 'rich'): HTMLElement | false {
  if (isRichTextEmpty(html)) return false
  const nodes = cleanRichText(html)
  for (const picture of nodes.querySelectorAll('img')) {
    picture.src = pictureAddress(picture.getAttribute('src') ?? '') ?? ''
    picture.alt ||= ''
  }
  // wider than a phone it is scrolled, also with the keys
  for (const table of nodes.querySelectorAll('table')) {
    const box = h('div', { className: 'scrolled', tabIndex: 0, role: 'region', ariaLabel: t.tableLabel })
    table.replaceWith(box)
    box.append(table)
  }
  const box = h('div', { className })
  box.append(nodes)
  return box
}
