/** What the server says whatever the call is (P1 §8). */
export const commonSentences = {
  originForbidden: 'This page may not use the service.',
  demoOnly: 'Only demo teachers can work here.',
  notFound: 'There is nothing at this address.',
  rangeNotThere: 'The file has no such part.',
  badInput: 'Some of the information is missing or not valid.',
  notJson: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  unavailable: 'The service is not available right now. Please try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  fieldRequired: 'Field required.',
  fieldNotValid: 'This value is not valid.',
  invalidEmail: 'Enter a valid email.',
  onlyNumbers: 'Only numeric characters are allowed',
  idNotValid: 'The number in the address is not valid.',
  tooLong: (max: number) => `Field must have maximum ${max} letters.`,
} as const
