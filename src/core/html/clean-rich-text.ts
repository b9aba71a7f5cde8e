import purify from 'dompurify'
import { richText } from '../../contract/rules/rich-text.ts'
import { inertHtml } from './inert-html.ts'
import { keepAllowed } from './keep-allowed.ts'

/** What a cleaning lets through besides what a rich text may be made of. */
export interface CleanBesides {
  tags?: readonly string[]
  attributes?: readonly string[]
}

const ATTRIBUTES = Object.values(richText.attributes).flat()

/** Nodes of HTML that run nothing: no script, handler or frame, and no style. Which attributes fit which tag is not looked at. */
export const safeNodes = (
  html: string,
  { tags = [], attributes = [] }: CleanBesides = {},
): DocumentFragment =>
  purify.sanitize(inertHtml(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...richText.tags, ...tags],
    ALLOWED_ATTR: [...ATTRIBUTES, ...attributes],
    // no addresses, although a style looks like one
    ADD_URI_SAFE_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })

/**
 * A rich text as nodes to put into a page, of nothing but what rules/rich-text.ts allows: the server has cleaned it when
 * it was written, this is the second lock. For code that is loaded when a text is shown or written; the cleaner of
 * markup comes with it, and brings the policy that pages with Trusted Types ask for.
 */
export function cleanRichText(html: string): DocumentFragment {
  const nodes = safeNodes(html)
  keepAllowed(nodes)
  return nodes
}
