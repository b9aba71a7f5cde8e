import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_LEVELS_MAX } from '../../../../src/contract/limits/tasks.ts'
import { pictureName, richText, richTextValues } from '../../../../src/contract/rules/rich-text.ts'

/** What other editors call the same. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

/** Tags whose contents are no text of the writer's. */
const GONE_WHOLE = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  ...['iframe', 'noembed', 'noframes', 'xmp', 'object', 'select', 'video', 'audio'],
]
/** Tags in one another: of as many tables as may be, four each, and of a word in the innermost, whatever it is. */
const DEEPEST = RICH_TEXT_LEVELS_MAX * 4 + richText.tags.length
/** So many tags may be open at once: what the parser does with each one that follows grows with them. */
const OPEN_MAX = 200

const attributesOf: Readonly<Record<string, readonly string[]>> = richText.attributes

function allowedValue(tag: string, name: string, value: string): string | null {
  if (tag === 'img' && name === 'src') return pictureName(value)
  const known = richTextValues[name]
  return !known || known.test(value) ? value : null
}

/** Attributes with values that they may have; a link leads elsewhere in a tab of its own, whatever was written. */
function ofTag(tag: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {}
  for (const name of attributesOf[tag] ?? []) {
    const value = Object.hasOwn(given, name) ? allowedValue(tag, name, given[name] ?? '') : null
    if (value !== null) kept[name] = value
  }
  return tag === 'a' ? { ...kept, ...richText.ofLinks } : kept
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richText.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richText.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richText.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: GONE_WHOLE,
  nestingLimit: DEEPEST,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

class TooDeep extends Error {}

const levels: readonly string[] = richText.levels
const parts: readonly string[] = richText.parts
/** A tag that the list does not have: it goes, and leaves what is in it. */
const NO_TAG: sanitizeHtml.Tag = { tagName: 'span', attribs: {} }

/** The list, for one text, whose open tags it counts. @throws TooDeep */
function counting(): sanitizeHtml.IOptions {
  /** In how many lists, tables and quotations each tag stands that is open, itself among them. */
  const open: number[] = []
  return {
    ...allowed,
    onOpenTag(tag) {
      open.push((open.at(-1) ?? 0) + (levels.includes(tag) ? 1 : 0))
      if (open.length > OPEN_MAX) throw new TooDeep()
    },
    onCloseTag() {
      open.pop()
    },
    transformTags: {
      '*': (tag, attribs) => {
        const tagName = RENAMED[tag] ?? tag
        const isTooDeep = (open.at(-1) ?? 0) > RICH_TEXT_LEVELS_MAX
        if (isTooDeep && (levels.includes(tag) || parts.includes(tag))) return NO_TAG
        return { tagName, attribs: ofTag(tagName, attribs) }
      },
    },
  }
}

/** Text that is parsed another way the second time settles soon, or is not worth keeping. */
const MOST_TIMES = 5

/**
 * HTML by the list of rules/rich-text.ts: nothing that runs, loads from elsewhere or restyles. Pictures are files of
 * ours, by their names. What comes of it is cleaned again until it stays as it is, so that whoever reads it reads what
 * was checked. Nothing of what never settles, or has more tags in one another than anybody writes.
 */
export function cleanRichText(html: string): string {
  try {
    return settled(html)
  } catch (error) {
    if (error instanceof TooDeep) return ''
    throw error
  }
}

function settled(html: string): string {
  let cleaned = html
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const before = cleaned
    cleaned = sanitizeHtml(before, counting()).trim()
    if (cleaned === before) return cleaned
  }
  return ''
}
