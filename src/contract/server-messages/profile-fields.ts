import type { ProfileIssue } from '../rules/profile.ts'

/**
 * What is wrong with a field of the profile (P1 §5). Apart from the server's other sentences, since the browser says
 * these too, before anything is sent.
 */
export function profileSentence(issue: ProfileIssue): string {
  switch (issue.code) {
    case 'required':
      return 'Field required.'
    case 'too_short':
      return `Field must have at least ${issue.letters} letters.`
    case 'too_long':
      return `Field must have maximum ${issue.letters} letters.`
    case 'digits':
      return 'Only numeric characters are allowed'
    case 'website':
      return 'Field must have a valid url format.'
    default:
      return 'This value is not valid.'
  }
}
