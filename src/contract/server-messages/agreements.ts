/** What the form of the data privacy agreement says. */
export const agreementSentences = {
  title: 'Student data privacy agreement',
  signerRequired: 'Field required.',
  consentRequired: 'Please confirm that you may sign for the school.',
  signed: 'The agreement is signed. Thank you.',
  signedBefore: 'The agreement of this school is signed already. Nothing more is needed.',
  linkExpired: 'This link is not complete or not valid any more. Please copy it again from your profile.',
  tooManySigned:
    'The links of this teacher have signed for several schools lately. Please ask us to note your agreement.',
} as const
