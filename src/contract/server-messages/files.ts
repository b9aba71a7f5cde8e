/** What the server says about files (P1 §5, §9). */
export const fileSentences = {
  notAnImage: 'File must be png, jpg, jpeg or gif.',
  tooLarge: (megabytes: number) => `File must not be higher than ${megabytes} MB`,
} as const
