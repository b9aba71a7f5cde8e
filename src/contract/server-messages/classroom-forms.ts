import type { ClassroomIssue } from '../rules/classroom-form.ts'

/** What the server says when a classroom is created or edited (P2 §2, §8). */
export const classroomFormSentences = {
  created: 'Successful',
  saved: 'Changes Save Successful',
  agreementMissing: 'Your school has to sign the student data privacy agreement first.',
  creationForbidden: 'Librarians cannot create a classroom exchange.',
  teacherNotValidated:
    'Your account is being verified. You can create a classroom exchange as soon as that is done.',
  subscriptionEnded:
    'Your subscription has ended. You can create a classroom exchange as soon as it is renewed.',
  tokensMissing: (subject: string) =>
    `This classroom requires a ${subject} exchange. Please select the number of exchanges you would like to purchase to continue.`,
} as const

/** `M/D/YYYY`, as dates are shown (P2 §9). */
function shownDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

/**
 * What is wrong with a field of a classroom (P1 §5, P2 §5); the browser says these too, before anything is sent.
 */
export function classroomFormSentence(issue: ClassroomIssue): string {
  switch (issue.code) {
    case 'required':
      return 'Field required.'
    case 'too_short':
      return `Field must have at least ${issue.letters} letters.`
    case 'too_long':
      return `Field must have maximum ${issue.letters} letters.`
    case 'alphanumeric':
      return 'Only alphanumeric characters are allowed'
    case 'too_early':
      return `Min value ${shownDay(issue.day)}.`
    case 'too_late':
      return `Max value ${shownDay(issue.day)}.`
    case 'subject_kept':
      return 'The subject of a classroom exchange cannot be changed.'
    default:
      return 'This value is not valid.'
  }
}
