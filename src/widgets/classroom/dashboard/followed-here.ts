import { isPlainClick } from '../../../element/plain-click.ts'
import type { LinkProps } from '../../../element/types.ts'

/** A link within the classroom that is shown: it is followed here, too, whatever the page makes of it. */
export const followedHere = (link: LinkProps, follow: () => void): LinkProps => ({
  ...link,
  onClick(event) {
    link.onClick(event)
    if (isPlainClick(event)) follow()
  },
})
