import { limits } from '../../src/contract/limits.ts'

/** What the mails say. */
export const verificationMail = (link: string) => ({
  subject: 'Please verify your email',
  text: [
    'Welcome!',
    'Please open this link to verify your email:',
    link,
    `The link is good once and for ${limits.VERIFICATION_LINK_VALID_HOURS} hours. If you did not ask for it, you need not do anything.`,
  ].join('\n\n'),
})
