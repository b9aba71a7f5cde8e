/** What the server says about writes that are sent again (decisions, The calls). */
export const idempotencySentences = {
  keyNotValid: 'The request could not be recognised. Please try again.',
  usedUp: 'What was sent before has ended. Please try again.',
  bodyChanged: 'This was sent before with other information. Please try again.',
} as const
