/** How a teacher assistant is added and removed (P2 §5), which is said when somebody does. */
export const assistants = {
  addTitle: 'Add Teacher Assistant',
  email: 'School email',
  mayReview:
    'Whoever has this email will see all submissions of this classroom, also those that wait for approval, and can approve, block and delete them. Make sure that it is right.',
  add: 'Add',
  adding: 'Adding…',
  added: 'Successful',
  addFailed: 'Error, Please try again.',
  isAssistant: (name: string) => `${name} is now the teacher assistant of this classroom.`,

  removeTitle: 'Remove Teacher Assistant',
  remove: 'Remove',
  removeQuestion: (name: string) =>
    `${name} will no longer be the teacher assistant of this classroom, nor review its submissions. You can add another one afterwards.`,
  removing: 'Removing…',
  isNoAssistant: (name: string) => `${name} is no longer the teacher assistant of this classroom.`,
  removeFailed: 'Error, Please try again.',
} as const
