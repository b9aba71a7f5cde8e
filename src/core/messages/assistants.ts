/** How a teacher assistant is added and removed (P2 §5), which is said when somebody does. */
export const assistants = {
  addTitle: 'Add Teacher Assistant',
  email: 'School email',
  add: 'Add',
  adding: 'Adding…',
  added: 'Successful',
  addFailed: 'Error, Please try again.',
  isAssistant: (name: string) => `${name} is now the teacher assistant of this classroom.`,

  removeTitle: 'Remove Teacher Assistant',
  remove: 'Remove',
  removeQuestion: (name: string) =>
    `${name} will no longer be the teacher assistant of this classroom. You can add another one afterwards.`,
  removing: 'Removing…',
  removeFailed: 'Error, Please try again.',
} as const
