/** cx-change-password (P1 §2 Change password, §5, §8 Account and password). */
export const changePassword = {
  title: 'CHANGE PASSWORD',
  old: 'Old Password',
  password: 'New Password',
  confirmation: 'Confirm New Password',
  cancel: 'Cancel',
  submit: 'APPLY',
  submitting: 'Changing your password',

  changedTitle: 'PASSWORD CHANGED',
  changed: 'the password was updated successfully.',

  errorTitle: 'PASSWORD NOT CHANGED',
  failed: 'The password could not be changed. Please try again.',
} as const
