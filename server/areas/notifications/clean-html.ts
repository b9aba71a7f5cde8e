import sanitizeHtml from 'sanitize-html'

/** What an alert needs: text, emphasis, lists and links. Everything else loses its tags, scripts their contents too. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
}

/** HTML without anything that could run, load or restyle. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed).trim()
