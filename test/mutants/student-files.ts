import type { Plant } from '../../scripts/mutate/plant.ts'

/** Lists of students in files: what is read of them, what becomes of their rows, and what an export may hold. */
export const plants: Plant[] = [
  {
    bug: 'what a list unpacks to has no bound',
    in: 'server',
    text: 'if (bytes > STUDENT_LIST_UNPACKED_MAX_BYTES || bytes > file.length * STUDENT_LIST_RATIO_MAX)',
    becomes: 'if (bytes > file.length * STUDENT_LIST_RATIO_MAX)',
  },
  {
    bug: 'the directory of a zip file is believed',
    in: 'server',
    text: 'if (content.length !== part.bytes || crc32(content) !== part.crc)',
    becomes: 'if (crc32(content) !== part.crc)',
  },
  {
    bug: 'one part of a zip file takes the place of another',
    in: 'server',
    text: 'if (names.size < parts.length || isOverlaid)',
    becomes: 'if (isOverlaid)',
  },
  {
    bug: 'entities of a list grow',
    in: 'server',
    text: 'if (isWide(content) || DEFINITIONS.test(text))',
    becomes: 'if (isWide(content))',
  },
  {
    bug: 'a list with programs is read',
    in: 'server',
    text: 'if (/Content_Types/i.test(name) && MACRO_KIND.test(text))',
    becomes: 'if (false && MACRO_KIND.test(text))',
  },
  {
    bug: 'a cell at the end of the sheet is read',
    in: 'server',
    text: 'Number(number) > STUDENT_LIST_ROWS_MAX || columnNumber(letters) > STUDENT_LIST_COLUMNS_MAX',
    becomes: 'columnNumber(letters) > STUDENT_LIST_COLUMNS_MAX * STUDENT_LIST_ROWS_MAX',
  },
  {
    bug: 'a list that takes for ever is waited for',
    in: 'server',
    text: 'const late = setTimeout(tooMuch, ms)',
    becomes: 'const late = setTimeout(tooMuch, ms * 60)',
  },
  {
    bug: 'a list that is imported again doubles the class',
    in: 'server',
    text: "if (isThere(name)) return { row, ...name, outcome: 'there', errors }",
    becomes: "if (isThere(name) && room < 0) return { row, ...name, outcome: 'there', errors }",
  },
  {
    bug: 'a list brings the 31st student',
    in: 'server',
    text: 'if (room < 0) return { row',
    becomes: 'if (room < -1) return { row',
  },
  {
    bug: 'half of a list is imported',
    in: 'server',
    text: 'if (faulty.length === 0) return',
    becomes: 'if (faulty.length < rows.length) return',
  },
  {
    bug: 'lists that come at once do not find each other',
    in: 'server',
    text: 'of await plan(transaction, params.id, sheet, ignoresFirst)',
    becomes: 'of expected',
  },
  {
    bug: 'an import that is told again has other passwords',
    in: 'server',
    text: 'const key = idempotencyKey ?? randomUUID()',
    becomes: 'const key = randomUUID()',
  },
  {
    bug: 'another file goes under the key of the first',
    in: 'server',
    text: "file: hash('sha256', file, 'base64url')",
    becomes: "file: hash('sha256', '', 'base64url')",
  },
  {
    bug: 'groups get a list of students',
    in: 'server',
    text: "if (group === groupTypes.smallGroup || group === groupTypes.wholeClass) throw refuse('studentsFixed')\n  const scope",
    becomes: "if (group === groupTypes.wholeClass) throw refuse('studentsFixed')\n  const scope",
  },
  {
    bug: 'groups are exported',
    in: 'server',
    text: "if (group === groupTypes.smallGroup || group === groupTypes.wholeClass) throw refuse('studentsFixed')\n  const chosen",
    becomes: "if (group === groupTypes.wholeClass) throw refuse('studentsFixed')\n  const chosen",
  },
  {
    bug: 'a name of an export is a formula elsewhere',
    in: 'server',
    text: 'const LIKE_A_FORMULA = /^[=+\\-@\\t\\r\\n]/',
    becomes: 'const LIKE_A_FORMULA = /^[=+@]/',
  },
  {
    bug: 'deleted posts are counted in an export',
    in: 'server',
    text: "left join submissions p on p.student_id = s.id and p.status <> 'deleted'",
    becomes: 'left join submissions p on p.student_id = s.id',
  },
]
