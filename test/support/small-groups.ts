import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { GroupName, PartnerCheck } from '../../src/contract/entities/student.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import type { DatabaseKind } from './databases.ts'
import { newClassroom } from './pairing.ts'
import { studentStage } from './student-stage.ts'

/** A stage for the groups of two classrooms that work with each other, and what both teachers say of them. */
export async function smallGroupsStage(kind: DatabaseKind) {
  const stage = await studentStage(kind)
  const other = await stage.server.signIn('unvalidated@demo.test')

  const as = <Data = { errors?: Record<string, string[]> }>(
    token: string,
    method: string,
    id: number,
    rest: string,
    body?: object,
  ) =>
    stage.server.call<Data>(`${method} /api/teacher/classrooms/${id}/${rest}`, {
      token,
      ...(body ? { body } : {}),
    })

  return {
    ...stage,
    other,
    as,
    ask: (id: number, students_number?: unknown, token = stage.token) =>
      as(token, 'PUT', id, 'students-number', { students_number }),
    async check(id: number, token = stage.token) {
      const { body } = await as<PartnerCheck>(token, 'GET', id, 'check-students-number')
      return [body.data.students_number, body.data.partner_student_number]
    },
    toReview: async (id: number, token = stage.token) =>
      (await as<GroupName[]>(token, 'GET', id, 'small-group-names')).body.data,
    approve: (id: number, groups: object[]) => as(stage.token, 'PUT', id, 'approve-groups-names', { groups }),

    /** A classroom of ours without groups, and one of another teacher that it works with. */
    async exchange(isPaired = true) {
      const mine = await stage.classroom([])
      const theirs = await newClassroom(stage.db, other.id, [])
      for (const { id } of [mine, theirs]) await stage.group(id, groupTypes.smallGroup)
      if (isPaired)
        await stage.db.transaction(own => pairClassrooms(own as unknown as Database, mine.id, theirs.id))
      return { mine: mine.id, theirs: theirs.id }
    },
  }
}

export type SmallGroupsStage = Awaited<ReturnType<typeof smallGroupsStage>>
