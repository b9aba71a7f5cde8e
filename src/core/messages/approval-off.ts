/** Where submissions are shared without the teacher's approval: before it is so, and as long as it is (P3 §4). */
export const approvalOff = {
  confirm: 'Switch off',
  question: (name: string) =>
    `The partner classroom will see what ${name} submits without your approval. Would you like to continue?`,
  hint: 'The partner classroom sees at once what is submitted.',
  mixed: 'The partner classroom sees at once what is submitted by those who need no approval.',
} as const
