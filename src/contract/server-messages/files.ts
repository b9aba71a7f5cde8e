/** What the server says about files (P1 §5, §9). */
export const fileSentences = {
  notAnImage: 'File must be png, jpg, jpeg or gif.',
  notAMaterial:
    'File must be a picture, a PDF, a document, a spreadsheet, a presentation, a text or a sound recording.',
  notAMedium: 'File must be a picture or a sound recording.',
  notAPurchaseOrder: 'File must be a PDF or a picture.',
  tooMuchToday: 'You have uploaded as much as is possible in one day. Please try again tomorrow.',
  tooLarge: (megabytes: number) => `File must not be higher than ${megabytes} MB`,
} as const
