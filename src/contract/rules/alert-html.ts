/**
 * What the HTML of an alert may be made of: text, emphasis, lists and links. Server and browser clean by the same
 * list; everything else loses its tags.
 */
export const alertHtml = {
  tags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4'],
  linkAttributes: ['href', 'target', 'rel'],
} as const
