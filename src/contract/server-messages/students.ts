import {
  GROUPS_PER_CLASSROOM_MAX,
  GROUPS_PER_CLASSROOM_MIN,
  STUDENTS_PER_CLASSROOM_MAX,
} from '../limits/students.ts'
import { type StudentName, type StudentNameIssue, studentNameIssues } from '../rules/student-names.ts'

/** What the server says about students and groups (P3 §8). */
export const studentSentences = {
  added: 'Success!',
  renamed: 'Success!',
  passwordReset: 'The password has been reset.',
  removed: 'Success!',
  restored: 'Success!',
  permissionsSaved: 'Success!',
  gone: 'This student is no longer in the classroom.',
  classroomFull: `A classroom has room for ${STUDENTS_PER_CLASSROOM_MAX} students.`,
  groupsFull: `A classroom has room for ${GROUPS_PER_CLASSROOM_MAX} groups.`,
  noUsername: 'No username is free right now. Please try again.',
  courseMissing: 'Choose a course for this classroom before you add students.',
  fixed: 'The groups of this classroom are arranged by our team. Please contact support.',
  groupsNumberSaved: 'successful!',
  groupsHelpAsked: 'Thank you for letting us know! Someone will be in contact with you soon.',
  groupsNumberWrong: `Please enter a number between ${GROUPS_PER_CLASSROOM_MIN} and ${GROUPS_PER_CLASSROOM_MAX}`,
  groupsSettled: 'The groups of this classroom are there already.',
  groupNamesApproved: 'Success!',
  reviewRequired: 'Videos of students under 13 are approved by their teacher.',
} as const

/** One thing that is wrong with a part of a name (P3 §5). */
export function studentNameSentence(issue: StudentNameIssue): string {
  switch (issue.code) {
    case 'required':
      return 'Field required.'
    case 'too_long':
      return `Field must have maximum ${issue.letters} letters.`
    case 'letters_and_spaces':
      return 'Do not include numbers or symbols.'
    case 'letters':
      return 'Do not include numbers, symbols, or blank spaces'
  }
}

/**
 * What is wrong with the name of a student, or of a group, by its parts (P3 §5); the browser says the same before
 * anything is sent.
 */
export const studentNameSentences = (
  name: StudentName,
  isGroup: boolean,
): Partial<Record<keyof StudentName, string>> =>
  Object.fromEntries(
    Object.entries(studentNameIssues(name, isGroup)).map(([part, issue]) => [
      part,
      studentNameSentence(issue),
    ]),
  )
