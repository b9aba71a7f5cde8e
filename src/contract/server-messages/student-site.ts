import { MASQUERADE_LINK_VALID_SECONDS } from '../limits/masquerade.ts'
import { STUDENT_PASSWORD_MIN_CHARACTERS, STUDENT_TEXT_MAX_CHARACTERS } from '../limits/student-site.ts'
import type { StudentPasswordIssue } from '../rules/student-password.ts'

/** What the server says to students, and to teachers who see the site as a student does. */
export const studentSiteSentences = {
  notWholeClass: 'The students of this classroom post themselves.',
  viewLinkInvalid: `This link has been used already, or is older than ${MASQUERADE_LINK_VALID_SECONDS} seconds. Please open the student view again.`,
  wrongSignIn: 'Wrong classroom code, username or password',
  firstPassword: 'Please choose a password of your own first.',
  passwordWrong: 'This is not your password.',
  notAsStudent: 'Only the student can change this password.',
  passwordChanged: 'Your password has been changed.',
  posted: 'Your work has been submitted.',
  postSent: 'You have submitted this already.',
  postClosed: 'This can no longer be submitted.',
  videoUnknown: 'The video has not arrived. Please try again.',
  textOnly: 'This task is answered in writing.',
  textOrVideo: `Write something of at most ${STUDENT_TEXT_MAX_CHARACTERS} characters, or add a video.`,
} as const

/** What is wrong with a password that a student has chosen; the site says it before anything is sent. */
export function studentPasswordSentence(issue: StudentPasswordIssue): string {
  switch (issue) {
    case 'too_short':
      return `Choose a password of at least ${STUDENT_PASSWORD_MIN_CHARACTERS} characters.`
    case 'holds_username':
      return 'Choose a password without your username in it.'
    case 'unchanged':
      return 'Choose another password than the one that you have now.'
  }
}
