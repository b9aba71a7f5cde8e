import type { StudentCredentials } from '../../contract/entities/student.ts'
import { studentFiles as t } from '../messages/student-files.ts'

/** With what somebody signs in for the first time; a group has no initial. */
export type FirstPassword = StudentCredentials & { first_name: string; last_initial: string }

export const nameOf = ({ first_name, last_initial }: FirstPassword): string =>
  [first_name, last_initial].filter(Boolean).join(' ')

/** What a student is given on paper: a line of it for each. */
const lines = (students: readonly FirstPassword[], portal: string): string[][] => [
  [t.name, t.username, t.password, t.code, t.portal],
  ...students.map(student => [nameOf(student), student.username, student.password, student.code, portal]),
]

/**
 * First passwords, to be pasted into a table or a letter.
 * @param portal where students sign in (core/brand/student-site.ts)
 */
export const passwordText = (students: readonly FirstPassword[], portal: string): string =>
  lines(students, portal)
    .map(cells => cells.join('\t'))
    .join('\n')

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The same as a file that every table reads; the mark before it says that it is UTF-8. Names are letters alone. */
export const passwordFile = (students: readonly FirstPassword[], portal: string): Blob =>
  new Blob(
    [
      '\ufeff',
      lines(students, portal)
        .map(cells => cells.map(quoted).join(','))
        .join('\r\n'),
    ],
    { type: 'text/csv' },
  )
