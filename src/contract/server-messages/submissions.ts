/** What the server says about what students post. */
export const submissionSentences = {
  changed: 'Success!',
  gone: 'One of these posts is not there any more. Nothing was changed.',
} as const
