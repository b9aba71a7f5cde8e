import { STUDENT_LIST_MAX_BYTES } from '../limits/student-files.ts'
import { spreadsheet } from './spreadsheet.ts'

/** Files with lists of students: what they are, and how they are called (P3 §5 Import file, §9). */
export const studentListFile = {
  ...spreadsheet,
  template: 'student_template.xlsx',
  exported: 'students.xlsx',
} as const

/** What is wrong with a file before anybody has read it; null where nothing is. */
export function studentListFileIssue({ name, size }: { name: string; size: number }) {
  if (!name.toLowerCase().endsWith(studentListFile.ending)) return 'not_xlsx'
  return size > STUDENT_LIST_MAX_BYTES ? 'too_large' : null
}
