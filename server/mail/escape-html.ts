const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, letter => escapes[letter] ?? letter)
