import type { Body } from '../../../src/contract/endpoints/all.ts'
import { normalName } from '../../../src/contract/rules/student-names.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkOpenClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { groupNameSentence, nameGroup } from '../students/area.ts'
import { refuse } from './refusals.ts'

type Reviewed = Body<'PUT /api/teacher/classrooms/{id}/update-student-name'>

/** @throws 422 with the sentence at each field, which the table names */
function checkNames(names: Readonly<Record<string, string>>): void {
  const fields: Record<string, string[]> = {}
  for (const [field, name] of Object.entries(names)) {
    const sentence = groupNameSentence(name)
    if (sentence !== undefined) fields[field] = [sentence]
  }
  const [message] = Object.values(fields).flat()
  if (message !== undefined) throw refuse('badInput', { fields, message })
}

/**
 * Approves the names of groups as they are given, all of them or none, each group once.
 * @throws 403 with code 10; 404 with code 70; 422 with code 42, or with sentences at `groups.0.group_name` and so on
 */
export async function approveNames(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  { groups }: Body<'PUT /api/teacher/classrooms/{id}/approve-groups-names'>,
): Promise<void> {
  await db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, classroomId)
    if (new Set(groups.map(({ id }) => id)).size < groups.length)
      throw refuse('badInput', { fields: { groups: [commonSentences.fieldNotValid] } })
    checkNames(
      Object.fromEntries(groups.map(({ group_name }, index) => [`groups.${index}.group_name`, group_name])),
    )
    for (const { id, group_name } of groups.toSorted((one, other) => one.id - other.id))
      if (!(await nameGroup(transaction, { id: classroomId, student_id: id }, normalName(group_name), true)))
        throw refuse('groupGone')
  })
}

/**
 * Renames one group in review; its approval stays as it is.
 * @throws 403 with code 10; 404 with code 70; 422 with code 42, or with the sentence of the name
 */
export async function renameGroup(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  { id, group_name }: Reviewed,
): Promise<void> {
  await checkOpenClassroom(db, teacher, classroomId)
  checkNames({ group_name })
  if (!(await nameGroup(db, { id: classroomId, student_id: id }, normalName(group_name), false)))
    throw refuse('groupGone')
}
