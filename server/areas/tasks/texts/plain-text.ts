import { taskSentences } from '../../../../src/contract/server-messages/tasks.ts'

const LINE_ENDS = /<br ?\/?>|<hr ?\/?>|<\/(?:p|h2|h3|li|tr|blockquote)>/g
const CELL_ENDS = /<\/t[hd]>/g
const PICTURE = /<img\b(?:[^>]*? alt="([^"]*)")?[^>]*>/g
const TAGS = /<[^>]*>/g
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}

/**
 * Cleaned HTML as lines of text, for places that show no formatting. A picture is what it says for those who do not see
 * it; where there is nothing else and it says nothing, that it is one.
 */
export function plainText(html: string): string {
  const text = linesOf(html)
  return text === '' && html.includes('<img') ? taskSentences.picture : text
}

const linesOf = (html: string): string =>
  html
    .replaceAll(PICTURE, ' $1 ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CELL_ENDS, ' ')
    .replaceAll(TAGS, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, reference => CHARACTERS[reference] ?? reference)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Lines of text as HTML that looks like them. */
export const asHtml = (text: string): string =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => `<p>${escaped(line)}</p>`)
    .join('')
