import type { ImportedStudent } from '../../contract/entities/student-import.ts'
import { studentFiles as t } from '../messages/student-files.ts'

/** What a student is given on paper: a line of it for each. */
const lines = (students: readonly ImportedStudent[]): string[][] => [
  [t.name, t.username, t.password, t.code],
  ...students.map(({ first_name, last_initial, username, password, code }) => [
    `${first_name} ${last_initial}`,
    username,
    password,
    code,
  ]),
]

/** First passwords, to be pasted into a table or a letter. */
export const passwordText = (students: readonly ImportedStudent[]): string =>
  lines(students)
    .map(cells => cells.join('\t'))
    .join('\n')

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The same as a file that every table reads; the mark before it says that it is UTF-8. Names are letters alone. */
export const passwordFile = (students: readonly ImportedStudent[]): Blob =>
  new Blob(
    [
      '\ufeff',
      lines(students)
        .map(cells => cells.map(quoted).join(','))
        .join('\r\n'),
    ],
    { type: 'text/csv' },
  )
