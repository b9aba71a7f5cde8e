import { safeNodes } from './clean-rich-text.ts'
import { keepAllowed } from './keep-allowed.ts'
import { picturePath } from './picture-address.ts'
import { FOREIGN_TAGS, nameStyles } from './styled-text.ts'
import { makeWordLists } from './word-lists.ts'

/** How the editor marks what it has copied itself: from how deep in the text it comes. */
const SLICE = 'data-pm-slice'

export interface Pasted {
  html: string
  /** Pictures that could not come along: those of other hosts, of the disk, and written into the text. */
  picturesLeftOut: number
}

/**
 * HTML that was copied elsewhere, such as in Word or Google Docs, as a rich text may have it: what they say by styles
 * is said by tags, their lists are lists, and nothing is left that a text may not be made of.
 */
export function cleanPasted(html: string): Pasted {
  const nodes = safeNodes(html, { tags: FOREIGN_TAGS, attributes: ['data-style', SLICE] })
  const slice = nodes.querySelector(`[${SLICE}]`)
  const mark = slice?.getAttribute(SLICE)
  makeWordLists(nodes)
  nameStyles(nodes)
  for (const picture of nodes.querySelectorAll('img')) {
    picture.setAttribute('src', picturePath(picture.getAttribute('src') ?? ''))
  }
  const picturesLeftOut = keepAllowed(nodes)
  if (slice && mark) slice.setAttribute(SLICE, mark)
  const box = nodes.ownerDocument.createElement('div')
  box.append(nodes)
  return { html: box.innerHTML, picturesLeftOut }
}
