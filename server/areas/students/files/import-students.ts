import { hash, randomUUID } from 'node:crypto'
import type { ImportedStudent, ImportRow } from '../../../../src/contract/entities/student-import.ts'
import { studentFileSentences } from '../../../../src/contract/server-messages/student-files.ts'
import type { Database } from '../../../db/database.ts'
import type { Call } from '../../../handlers.ts'
import { lockOpenClassroom } from '../../classrooms/area.ts'
import { once } from '../../idempotency/area.ts'
import { hashPassword } from '../../teachers/area.ts'
import { allowStudents } from '../add-allowance.ts'
import { drawUsername } from '../first-sign-in.ts'
import { withFreeUsername } from '../free-username.ts'
import { givenPassword } from '../given-password.ts'
import { refuse } from '../refusals.ts'
import { addStudent } from '../repository/add.ts'
import { namesOf } from '../repository/names.ts'
import { areColumnsSwapped, planImport, type SheetRows } from './plan-import.ts'
import { type ListServices, readList } from './read-list.ts'

const ENDPOINT = 'POST /api/teacher/classrooms/{id}/students/import'
type ImportCall = Call<typeof ENDPOINT>

type Added = Omit<ImportedStudent, 'password'>

/** What is kept of an import: everything but the passwords, and what those are drawn from. */
interface Kept {
  added: Added[]
  drawnFrom: string
}

/**
 * What would become of each row of a list, and a word about the whole of it where there is one.
 * @throws as `readList`; 422 for an empty one
 */
export async function checkImport(
  services: ListServices,
  { teacher, params, body }: Pick<ImportCall, 'teacher' | 'params' | 'body'>,
): Promise<{ data: ImportRow[]; message?: string }> {
  const sheet = await readList(services, teacher, params.id, Buffer.from(await body.file.arrayBuffer()))
  const data = planImport(sheet, await namesOf(services.db, params.id), body.ignore_first_row === '1')
  if (data.every(({ outcome }) => outcome === 'ignored')) throw refuse('listEmpty')
  return areColumnsSwapped(data) ? { data, message: studentFileSentences.columnsSwapped } : { data }
}

/** @throws 422 when a row is at fault, with its sentences at `rows.3.first_name` and so on, or when nobody is in the list */
function checkPlan(rows: readonly ImportRow[]): void {
  if (rows.every(({ outcome }) => outcome === 'ignored')) throw refuse('listEmpty')
  const faulty = rows.filter(({ outcome }) => outcome === 'fault')
  if (faulty.length === 0) return
  const fields = Object.fromEntries(
    faulty.flatMap(({ row, errors }) =>
      Object.entries(errors).map(([part, sentence]) => [`rows.${row}.${part}`, [sentence]]),
    ),
  )
  if (faulty.every(({ errors }) => errors.row !== undefined)) throw refuse('classroomFull', { fields })
  throw refuse('listAtFault', {
    fields,
    ...(areColumnsSwapped(rows) ? { message: studentFileSentences.columnsSwapped } : {}),
  })
}

const plan = async (db: Database, classroomId: number, sheet: SheetRows, ignoresFirst: boolean) => {
  const rows = planImport(sheet, await namesOf(db, classroomId), ignoresFirst)
  checkPlan(rows)
  return rows.filter(({ outcome }) => outcome === 'new')
}

/**
 * Adds the students of a list, all of them or none (P3 §5 Import file); who is there already is left out. The classroom
 * is locked, so that of two lists that come at once the second finds the students of the first. What the
 * passwords are drawn from is kept with the answer, which has none: one that is told again has them all the same.
 * @throws as `readList`; 422 with code 71, or with sentences at the rows; 422 with code 13; 429
 */
export async function importStudents(
  services: ListServices,
  { teacher, params, body, idempotencyKey }: ImportCall,
): Promise<{ data: ImportedStudent[]; message: string }> {
  const { db, tokens } = services
  const file = Buffer.from(await body.file.arrayBuffer())
  const sheet = await readList(services, teacher, params.id, file)
  const ignoresFirst = body.ignore_first_row === '1'
  const drawnFrom = randomUUID()
  const passwordOf = (drawn: string, row: number) =>
    givenPassword(tokens, String(teacher.id), String(params.id), drawn, String(row))

  // Before the transaction: hashes take their time, and the classroom is locked then. What is wrong with the list is
  // said there, where the key may have its answer already.
  const expected = await plan(db, params.id, sheet, ignoresFirst).catch((): ImportRow[] => [])
  const hashes = new Map<number, string>()
  for (const { row } of expected) hashes.set(row, await hashPassword(passwordOf(drawnFrom, row)))

  async function add(transaction: Database): Promise<Kept> {
    if (expected.length > 0) await allowStudents(transaction, tokens, teacher.id, expected.length)
    const { code } = await lockOpenClassroom(transaction, teacher, params.id)
    const added: Added[] = []
    for (const { row, first_name, last_initial } of await plan(transaction, params.id, sheet, ignoresFirst)) {
      const password_hash = hashes.get(row) ?? (await hashPassword(passwordOf(drawnFrom, row)))
      const student = { classroom_id: params.id, first_name, last_initial, password_hash }
      const { added: id, username } = await withFreeUsername(drawUsername, username =>
        addStudent(transaction, { ...student, username }),
      )
      added.push({ id, row, first_name, last_initial, username, code })
    }
    return { added, drawnFrom }
  }

  // the bytes stand for the file, which has no text of its own
  const intention = {
    idempotencyKey,
    teacher,
    body,
    params: { ...params, file: hash('sha256', file, 'base64url') },
  }
  const kept = await once(db, ENDPOINT, intention, add)
  return {
    data: kept.added.map(student => ({ ...student, password: passwordOf(kept.drawnFrom, student.row) })),
    message: studentFileSentences.imported(kept.added.length),
  }
}
