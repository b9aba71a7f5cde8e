import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/db/database.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import type { DatabaseKind } from './databases.ts'
import { giveTasks, newClassroom, tasksOf } from './pairing.ts'
import { aStudent, aView } from './student-site.ts'
import { studentStage } from './student-stage.ts'

/** Ids of age ranges: the youngest of the first are under 13, those of the second are not. */
export const AGES = { under13: 2, from15: 4 } as const

/** Two partner classrooms of two teachers, a third that has nothing to do with them, and a student in each. */
export async function sitePair(kind: DatabaseKind, config: Partial<Config> = {}) {
  const stage = await studentStage(kind, config)
  const { db, server, run } = stage
  const partnerTeacher = await server.signIn('partner@demo.test')
  const mine = await stage.classroom([])
  const theirs = await newClassroom(db, partnerTeacher.id, [])
  await stage.group(theirs.id, groupTypes.individual)
  await db.transaction(transaction => pairClassrooms(transaction as unknown as Database, mine.id, theirs.id))
  const third = await stage.classroom([])
  const setAge = (classroomId: number, age: number | null) =>
    run(sql`update classrooms set age_range_id = ${age} where id = ${classroomId}`)
  for (const { id } of [mine, theirs, third]) await setAge(id, AGES.from15)
  const [ada, ben, cleo] = [
    await aStudent(server, stage.token, mine.id, 'Ada'),
    await aStudent(server, partnerTeacher.token, theirs.id, 'Ben'),
    await aStudent(server, stage.token, third.id, 'Cleo'),
  ] as const
  const pairing = async () =>
    (await run<{ id: number }>(sql`select class_pairing_id as id from classrooms where id = ${mine.id}`))[0]
      ?.id ?? 0
  return {
    ...stage,
    mine: mine.id,
    theirs: theirs.id,
    third: third.id,
    partnerToken: partnerTeacher.token,
    task: mine.task,
    thirdTask: third.task,
    ...{ ada, ben, cleo, setAge },
    viewOf: (studentId: number) => aView(server, stage.token, mine.id, studentId),
    /** A further task of the pair, by its name. */
    async giveTask(given: Parameters<typeof giveTasks>[2][number]): Promise<number> {
      await giveTasks(db, await pairing(), [given])
      return (await tasksOf(db, mine.id)).get(given.name) ?? 0
    },
    /** What a teacher decides of a post. */
    decide: (postId: number, status: string) =>
      run(sql`update submissions set status = ${status}, is_unreviewed = false where id = ${postId}`),
    setReview: (studentId: number, approve: boolean) =>
      run(sql`update students set approve_student_submissions = ${approve} where id = ${studentId}`),
  }
}

export type SitePair = Awaited<ReturnType<typeof sitePair>>
