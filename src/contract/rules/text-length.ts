/** A text that may be empty, and not longer than so many letters. */
export const lengthIssue = (text: string, most: number): { code: 'too_long'; letters: number } | undefined =>
  text.trim().length > most ? { code: 'too_long', letters: most } : undefined
