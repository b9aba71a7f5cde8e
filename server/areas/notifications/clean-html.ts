import sanitizeHtml from 'sanitize-html'
import { alertHtml } from '../../../src/contract/rules/alert-html.ts'

/** Scripts lose their contents too, links lead elsewhere in a tab of their own. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...alertHtml.tags],
  allowedAttributes: { a: [...alertHtml.linkAttributes] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
}

/** HTML without anything that could run, load or restyle. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed).trim()
