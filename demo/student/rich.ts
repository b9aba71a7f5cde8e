import { isRichTextEmpty } from '../../src/contract/rules/rich-text.ts'
import { cleanRichText } from '../../src/core/html/clean-rich-text.ts'
import { followScrolling, forReading } from '../../src/core/html/for-reading.ts'
import { richText as t } from '../../src/core/messages/rich-text.ts'
import { h } from './dom.ts'

/** A long text as the teacher has formatted it, cleaned once more; false where nothing is written. */
export function rich(html: string, className = 'rich'): HTMLElement | false {
  if (isRichTextEmpty(html)) return false
  const box = h('div', { className })
  box.append(forReading(cleanRichText(html)))
  // for as long as it is there: it goes with the screen
  followScrolling(box, t.tableLabel)
  return box
}
