import { idOf } from '../../admin/argument.ts'
import { UsageError } from '../../admin/command.ts'
import type { Database } from '../../db/database.ts'
import { isSchool } from './repository/schools.ts'

/** The school that an operator names by its id; null where none is named. @throws {UsageError} where there is none */
export async function schoolOf(db: Database, given: string | undefined): Promise<number | null> {
  if (given === undefined) return null
  const id = idOf(given, 'a school')
  if (!(await isSchool(db, id))) throw new UsageError(`There is no school ${id}.`)
  return id
}
