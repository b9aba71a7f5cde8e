/** cx-edit-classroom (P2 §2 Classroom edit page). */
export const editClassroom = {
  title: (productName: string) => `EDIT ${productName} CLASSROOM`,
  allRequired: 'All fields are required.',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving your changes',
  savedTitle: 'SUCCESS',
  saved: 'Changes Save Successful',
  expired: 'This classroom exchange has expired and cannot be edited.',

  code: 'Classroom Code',
  copyCode: (code: string) => `Copy the classroom code ${code}`,
  resetCode: 'Reset Code',
  resetTitle: 'RESET CODE',
  resetQuestion: (code: string) =>
    `Students who have not joined yet will need the new code; ${code} will stop working. Students who have joined stay in the classroom.`,
  resetting: 'Making a new code',
  codeReset: (code: string) => `The new classroom code is ${code}.`,
  resetFailed: 'The code could not be reset. Please try again.',

  chooseTitle: 'Choose a classroom',
  choose: 'What can be edited of it is shown here.',
} as const
