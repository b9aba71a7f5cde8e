// Accounts: emails, passwords and the links in mails (P1 §5, §9; decision 28).

export const EMAIL_MAX_CHARACTERS = 150
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 16
/** Where the operator asks for pass phrases instead (decision 28). */
export const PASSPHRASE_MIN_CHARACTERS = 15
/** A password as it is sent; longer than the policy so that an operator may allow pass phrases (decisions 28). */
export const PASSWORD_INPUT_MAX_CHARACTERS = 256
export const VERIFICATION_LINK_VALID_HOURS = 24
export const RECOVERY_LINK_VALID_MINUTES = 60
/** An account whose email nobody has verified goes so long after it was registered for the last time. */
export const UNVERIFIED_KEPT_HOURS = 48
