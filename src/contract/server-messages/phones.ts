/** What the server says about telephone numbers and their codes (P1 §8 Profile). */
export const phoneSentences = {
  codeSent: 'New verification number has been sent to your mobile number.',
  codeWrong: 'Incorrect verification number',
  codeExpired: 'This verification number is not valid any more. Please ask for a new one.',
  codeNotSent: 'The verification number could not be sent. Please try again.',
  tooManyCodes: 'Several verification numbers have been sent already. Please try again later.',
  numberConfirmed: 'Your mobile number has been confirmed.',
  numberNotValid: 'Enter a valid phone number.',
} as const
