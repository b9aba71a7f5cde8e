import type { ImportRow } from '../../../../src/contract/entities/student-import.ts'
import { STUDENTS_PER_CLASSROOM_MAX } from '../../../../src/contract/limits/students.ts'
import { nameKey, normalName, type StudentName } from '../../../../src/contract/rules/student-names.ts'
import { studentNameSentences, studentSentences } from '../../../../src/contract/server-messages/students.ts'

/** Columns A and B of a sheet, row by row. */
export type SheetRows = readonly (readonly [first_name: string, last_initial: string])[]

/** Counts names down: true as long as one of this name is left. */
function countedNames(present: readonly StudentName[]): (name: StudentName) => boolean {
  const left = new Map<string, number>()
  for (const name of present) left.set(nameKey(name), (left.get(nameKey(name)) ?? 0) + 1)
  return name => {
    const count = left.get(nameKey(name)) ?? 0
    left.set(nameKey(name), count - 1)
    return count > 0
  }
}

/**
 * What becomes of each row that has anything in it. A list that is imported again adds those alone who are new: for each
 * name that is in the classroom one row is left out, so that two of one name in a list become two students, once.
 */
export function planImport(
  sheet: SheetRows,
  present: readonly StudentName[],
  ignoresFirst: boolean,
): ImportRow[] {
  const isThere = countedNames(present)
  let room = STUDENTS_PER_CLASSROOM_MAX - present.length

  function planned(row: number, given: StudentName): ImportRow {
    const errors: ImportRow['errors'] = studentNameSentences(given, false)
    if (Object.keys(errors).length > 0) return { row, ...given, outcome: 'fault', errors }
    const name = { first_name: normalName(given.first_name), last_initial: normalName(given.last_initial) }
    if (isThere(name)) return { row, ...name, outcome: 'there', errors }
    room -= 1
    if (room < 0) return { row, ...name, outcome: 'fault', errors: { row: studentSentences.classroomFull } }
    return { row, ...name, outcome: 'new', errors }
  }

  return sheet
    .map(([first_name, last_initial], index) => ({ row: index + 1, name: { first_name, last_initial } }))
    .filter(({ name }) => name.first_name !== '' || name.last_initial !== '')
    .map(({ row, name }, index) =>
      ignoresFirst && index === 0
        ? { row, ...name, outcome: 'ignored' as const, errors: {} }
        : planned(row, name),
    )
}

const isLong = (text: string) => normalName(text).length > 1

/** Whether initials stand where the first names belong. */
export const areColumnsSwapped = (rows: readonly ImportRow[]): boolean => {
  const read = rows.filter(({ outcome }) => outcome !== 'ignored')
  return (
    read.length > 0 &&
    read.every(({ first_name, last_initial }) => !isLong(first_name) && isLong(last_initial))
  )
}
