import { randomUUID } from 'node:crypto'
import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { ApprovedGroup } from '../../../src/contract/entities/student.ts'
import { normalName } from '../../../src/contract/rules/student-names.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkOpenClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { once } from '../idempotency/area.ts'
import {
  findWithoutPassword,
  givenPassword,
  groupNameSentence,
  nameGroup,
  setFirstPassword,
} from '../students/area.ts'
import { hashPassword } from '../teachers/area.ts'
import { refuse } from './refusals.ts'

const APPROVE = 'PUT /api/teacher/classrooms/{id}/approve-groups-names'
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

type Approved = Omit<ApprovedGroup, 'password'>

/** What is kept of an approval: everything but the passwords, and what those are drawn from. */
interface Kept {
  approved: Approved[]
  drawnFrom: string
}

/**
 * Approves the names of groups as they are given, all of them or none, each group once. Those that nobody has given a
 * password get their first one with it, made as that of an import is, so that an answer that is told again has it.
 * @throws 403 with code 10; 404 with code 70; 422 with code 13 or 42, or with sentences at `groups.0.group_name` and so on
 */
export async function approveNames(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  {
    teacher,
    params,
    body,
    idempotencyKey,
  }: Pick<Call<typeof APPROVE>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<ApprovedGroup[]> {
  const { groups } = body
  const drawnFrom = randomUUID()
  const passwordOf = (drawn: string, id: number) =>
    givenPassword(tokens, String(teacher.id), String(params.id), drawn, String(id))

  // Before the transaction: hashes take their time, and the classroom is locked then. Who may approve nothing costs none.
  await checkOpenClassroom(db, teacher, params.id)
  const ids = groups.map(({ id }) => id)
  if (new Set(groups.map(({ id }) => id)).size < groups.length)
    throw refuse('badInput', { fields: { groups: [commonSentences.fieldNotValid] } })
  checkNames(
    Object.fromEntries(groups.map(({ group_name }, index) => [`groups.${index}.group_name`, group_name])),
  )
  const hashes = new Map<number, string>()
  for (const id of await findWithoutPassword(db, params.id, ids))
    hashes.set(id, await hashPassword(passwordOf(drawnFrom, id)))

  async function approve(transaction: Database): Promise<Kept> {
    const { code } = await lockOpenClassroom(transaction, teacher, params.id)
    // meanwhile another approval may have given them
    const without = new Set(await findWithoutPassword(transaction, params.id, ids))
    const approved: Approved[] = []
    for (const { id, group_name } of groups.toSorted((one, other) => one.id - other.id)) {
      const group = { id: params.id, student_id: id }
      const name = normalName(group_name)
      if (!(await nameGroup(transaction, group, name, true))) throw refuse('groupGone')
      const hash = without.has(id) ? hashes.get(id) : undefined
      const username = hash && (await setFirstPassword(transaction, group, hash))
      if (username) approved.push({ id, group_name: name, username, code })
    }
    return { approved, drawnFrom }
  }

  const kept = await once(db, APPROVE, { idempotencyKey, teacher, params, body }, approve)
  return kept.approved.map(group => ({ ...group, password: passwordOf(kept.drawnFrom, group.id) }))
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
