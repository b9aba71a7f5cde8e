/** What the server says about files (P1 §5, §9). */
export const fileSentences = {
  notAnImage: 'File must be png, jpg, jpeg or gif.',
  notAMaterial:
    'File must be a picture, a PDF, a document, a spreadsheet, a presentation, a text or a sound recording.',
  tooLarge: (megabytes: number) => `File must not be higher than ${megabytes} MB`,
} as const
