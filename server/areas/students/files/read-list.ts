import { STUDENT_LISTS_PER_HOUR } from '../../../../src/contract/limits/student-files.ts'
import { postsTogether } from '../../../../src/contract/rules/group-types.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import type { ReadSheet } from '../../../spreadsheets/read-sheet.ts'
import { SheetFault, type SheetFaultKind } from '../../../spreadsheets/sheet-fault.ts'
import { allowAttempt } from '../../attempts/area.ts'
import { checkOpenClassroom } from '../../classrooms/area.ts'
import { refuse } from '../refusals.ts'
import { classroomFacts } from '../repository/change.ts'
import type { SheetRows } from './plan-import.ts'

const refusalOf = {
  'not-xlsx': 'listNotXlsx',
  unreadable: 'listUnreadable',
  'too-large': 'listTooLarge',
  links: 'listHasLinks',
} as const satisfies Record<SheetFaultKind, string>

const asRefusal = (kind: SheetFaultKind) => {
  const refusal = refuse(refusalOf[kind])
  return refuse(refusalOf[kind], { fields: { file: [refusal.message] } })
}

export interface ListServices extends Pick<Services, 'db' | 'tokens'> {
  readSheet: ReadSheet
}

/**
 * What stands in a list that a teacher has given for a classroom of students. Whose classroom it is, and whether it takes
 * students at all, is asked before the file is opened.
 * @throws 403 with code 10 or 72; 422 with code 42, or for what is no such list; 429, 503
 */
export async function readList(
  { db, tokens, readSheet }: ListServices,
  teacher: SignedInTeacher,
  classroomId: number,
  file: Buffer,
): Promise<SheetRows> {
  await checkOpenClassroom(db, teacher, classroomId)
  const { group } = await classroomFacts(db, classroomId)
  if (group === null) throw refuse('courseMissing')
  if (postsTogether(group)) throw refuse('studentsFixed')
  const scope = tokens.blind('student-lists', String(teacher.id), teacher.operator ?? '')
  await allowAttempt(db, [{ scope, attempts: STUDENT_LISTS_PER_HOUR, windowMinutes: 60 }])
  try {
    return await readSheet(file, teacher.id)
  } catch (error) {
    throw error instanceof SheetFault ? asRefusal(error.kind) : error
  }
}
