import { fileSentences } from '../../contract/server-messages/files.ts'
import { studentFileSentences } from '../../contract/server-messages/student-files.ts'

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Lists of students in files: import and export (P3 §2 My Students, §5 Import file, §8, §9 Export columns). */
export const studentFiles = {
  importTitle: 'Import a list of students',
  layout: 'An Excel file (.xlsx) with the first name in column A and the last initial in column B.',
  sample: 'What the sheet looks like',
  sampleRows: [studentFileSentences.templateHeading, ['Amara', 'K'], ['Luis', 'M']],
  template: 'Download the template',
  dropTitle: 'Drop the file here, or choose it',
  dropHere: 'Let go to read the file',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  ignoreFirst: 'Ignore the first row',
  ignoreFirstHint: 'The template has its headings there.',
  notXlsx: studentFileSentences.notXlsx,
  oneFile: 'One file at a time.',
  tooLarge: fileSentences.tooLarge,
  checking: (name: string) => `Reading ${name}…`,
  checkFailed: 'The file could not be read.',

  preview: (name: string) => `Rows of ${name}`,
  willAdd: (count: number) => `${students(count)} will be added.`,
  leftOut: (row: number, name: string) =>
    `Row ${row} (${name}) is left out as a heading. Untick ‘Ignore the first row’ if it is a student.`,
  there: (count: number) =>
    count === 1
      ? '1 student of the list is in the classroom already and is left out.'
      : `${count} students of the list are in the classroom already and are left out.`,
  faults: (count: number) =>
    count === 1
      ? '1 row needs a change. Correct it in the file, and choose the file again.'
      : `${count} rows need a change. Correct them in the file, and choose the file again.`,
  nobodyNew: 'Everybody in this list is in the classroom already.',
  row: 'Row',
  firstName: 'First name',
  lastInitial: 'Last initial',
  result: 'Result',
  none: '(empty)',
  outcomes: {
    new: 'Will be added',
    there: 'In the classroom already',
    ignored: 'Ignored',
    fault: 'Needs a change',
  },
  atPart: { first_name: 'First name', last_initial: 'Last initial' },
  import: (count: number) => `Import ${students(count)}`,
  importing: 'Importing…',

  imported: studentFileSentences.imported,
  passwordsOnce:
    'These passwords are shown once. Copy or download them before you close this. Each student is asked for a new one after login.',
  passwordsOf: 'First passwords',
  name: 'Name',
  username: 'Username',
  password: 'Password',
  code: 'Classroom code',
  portal: 'Student portal',
  portalIs: (portal: string) => `Student portal: ${portal}`,
  codeIs: (code: string) => `Classroom code: ${code}`,
  copyAll: 'Copy passwords',
  copyFailed: 'Not copied. Please download them.',
  downloadAll: 'Download passwords',
  passwordsFile: 'first-passwords.csv',
  done: 'Done',
  closeUnsaved: {
    title: 'Close without the passwords?',
    text: 'They are not shown again. You can give a student a new password later, one by one.',
    leave: 'Close',
    stay: 'Stay',
    close: 'Close',
  },

  noStudents: studentFileSentences.noStudents,
  noStudentsHint: 'Put the first name in column A and the last initial in column B, one student in each row.',

  exportTitle: 'Download students',
  exportHint: 'The file has the students that the list shows now.',
  columns: 'Columns',
  noColumn: 'Choose at least one column.',
  column: studentFileSentences.exportHeading,
  export: 'Download',
  exporting: 'Preparing the file…',
  exportFailed: 'Error trying to get students.',
  exported: 'The file is on its way to your downloads.',
} as const
