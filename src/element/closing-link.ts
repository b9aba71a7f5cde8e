import { isPlainClick } from './plain-click.ts'
import type { LinkProps } from './types.ts'

/**
 * A link of a dialog, which is left as it is followed: a page that shows the place beside the element leaves what is
 * there as it is. Left first, so that what is told of that comes before the page goes on.
 */
export const closingLink = (link: LinkProps, onClose: () => void): LinkProps => ({
  ...link,
  onClick(event) {
    if (isPlainClick(event)) onClose()
    link.onClick(event)
  },
})
