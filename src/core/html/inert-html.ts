/** A tag from its beginning on, as far as it goes; never in vain, so that no text takes long. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi
const STYLE = /([\s"'/])style(?=\s*=)/gi
const ELEMENT = /<(\/?)(?:style|script)\b/gi

/**
 * HTML of which a page's policy need not be asked: styles are `data-style`, which may be read, sheets and scripts an
 * element whose text is never shown. Browsers ask it as soon as HTML is parsed, whoever parses it for what, tell the
 * console, and drop the styles. What is safe to show is decided after that, by what was parsed.
 */
export const inertHtml = (html: string): string =>
  html.replaceAll(ELEMENT, '<$1noembed').replaceAll(TAG, tag => tag.replaceAll(STYLE, '$1data-style'))
