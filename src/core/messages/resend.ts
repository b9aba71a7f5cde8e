/** Asking for another verification mail (P1 §5 Login, §8 Verification). */
export const resend = {
  email: 'Email',
  resend: 'RESEND',
  resending: 'Sending the verification email',
  resent: 'The verification email has been sent.',
  failed: 'The verification email could not be sent. Please try again.',
  needsEmail: 'Field required',
} as const
