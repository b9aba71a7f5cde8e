const LINE_ENDS = /<br ?\/?>|<hr ?\/?>|<\/(?:p|h2|h3|li|tr|blockquote)>/g
const CELL_ENDS = /<\/t[hd]>/g
const TAGS = /<[^>]*>/g
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}

/** Cleaned HTML as lines of text, for places that show no formatting. */
export const plainText = (html: string): string =>
  html
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
