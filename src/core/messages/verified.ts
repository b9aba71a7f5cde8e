/** That the account is verified, told once (P1 §4 Profile save). */
export const verified = {
  title: 'ACCOUNT VERIFIED',
  told: 'Your account has been verified.',
  next: 'You can create your first classroom exchange now.',
} as const
