import { password as t } from '../messages/password.ts'

/** What a Field for an email is, beside its label. Password managers take it as the name of the account. */
export const emailField = {
  type: 'email',
  autoComplete: 'username',
} as const

/** A Field for a password; `kind` tells password managers whether to fill in the old one or to offer a new one. */
export const passwordField = (label: string, kind: 'new-password' | 'current-password') =>
  ({
    label,
    type: 'password',
    showPassword: t.show(label),
    autoComplete: kind,
  }) as const

/** An input nobody sees: it tells password managers whose password is being set. */
export const accountName = (email: string) =>
  ({ name: 'username', autoComplete: 'username', value: email, readOnly: true, hidden: true }) as const
