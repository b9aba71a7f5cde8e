/** Choosing a password, wherever that is done (P1 §5 Password). What it lacks is said by the contract's sentences. */
export const password = {
  mustMatch: 'Passwords must match',
  show: (field: string) => `Show ${field.toLowerCase()}`,

  needs: 'Your password needs',
  has: 'done',
  lacks: 'missing',
  between: (least: number, most: number) => `${least} to ${most} characters`,
  atLeast: (least: number) => `at least ${least} characters`,
  digit: 'a digit',
  lowercase: 'a lowercase letter',
  uppercase: 'an uppercase letter',
  special: 'one of !@#$%^&*)(+=._-',
} as const
