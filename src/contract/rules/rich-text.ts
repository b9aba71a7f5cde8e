import { storedNameIn } from './stored-name.ts'

/** How an address begins that a link may lead to, by its scheme. */
const linkBeginnings = { http: 'http://', https: 'https://', mailto: 'mailto:' }

/**
 * What the HTML of a rich text may be made of. Server and browser clean by this one list; what is not on it loses its
 * tags or is gone. There is no style, no class, no id and no handler.
 */
export const richText = {
  tags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'code',
  ],
  /** By tag; the others have none. */
  attributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /** What may stand in one another RICH_TEXT_LEVELS_MAX times; one that stands deeper goes, and leaves its text. */
  levels: ['ul', 'ol', 'table', 'blockquote'],
  /** What goes along with it. */
  parts: ['li', 'thead', 'tbody', 'tr', 'th', 'td'],
  /** Where links may lead. */
  schemes: Object.keys(linkBeginnings),
  /** What every link carries, whatever was written. */
  ofLinks: { target: '_blank', rel: 'noopener noreferrer' },
} as const

/** The values that an attribute of numbers or words may have; an attribute with another one is gone. */
export const richTextValues: Readonly<Record<string, RegExp>> = {
  /** Whole addresses: what is told from a place means another one wherever a text is shown. */
  href: RegExp(`^(?:${Object.values(linkBeginnings).join('|')})[^\\p{Cc}]+$`, 'iu'),
  width: /^[1-9]\d{0,3}$/,
  height: /^[1-9]\d{0,3}$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scope: /^(?:row|col)$/,
}

/**
 * The name of the stored file that a picture of a rich text shows, or null for anything else: another host's picture,
 * one that is written into the text, a path of something that is no file. The server takes the name, or the address
 * that it told (`/files/<name>?…`), and keeps the name; what it tells is the address, good for an hour at least.
 */
export function pictureName(src: string): string | null {
  const name = storedNameIn(src)
  return name?.endsWith('.webp') ? name : null
}

const TAGS = /<[^>]*>/g
const CHARACTER_REFERENCES = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi

/** Letters that a person reads in cleaned HTML; a character that is written as `&amp;` is one of them. */
export const richTextLength = (html: string): number =>
  html.replaceAll(TAGS, '').replaceAll(CHARACTER_REFERENCES, '.').length

/** Whether there is nothing to be seen in cleaned HTML: an editor that is empty says `<p></p>`. */
export const isRichTextEmpty = (html: string): boolean =>
  !/<(?:img|hr|table)\b/.test(html) && html.replaceAll(TAGS, '').replaceAll('&nbsp;', ' ').trim() === ''
