/** What is said of a text that a press copies. */
export const copying = {
  copied: 'Copied!',
  failed: 'Not copied. The text is selected.',
} as const
