import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { openAgreed } from '../../server/areas/groups/area.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { addStudent } from '../../server/areas/students/add-student.ts'
import { removeStudent, restoreStudent } from '../../server/areas/students/change-student.ts'
import type { Database } from '../../server/db/database.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import { createTokens } from '../../server/tokens.ts'
import type { Student } from '../../src/contract/entities/student.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SmallGroupsStage, smallGroupsStage } from '../support/small-groups.ts'

for (const kind of databaseKinds) {
  describe(`the groups of two classrooms that work with each other on ${kind}`, () => {
    let stage: SmallGroupsStage
    before(async () => {
      stage = await smallGroupsStage(kind)
    })
    after(() => stage.server.close())

    it('are as many as the partner has, where our team has made those', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.run(sql`insert into students (classroom_id, first_name, username, place) values
        (${theirs}, 'Lynxes', ${`made-first-${theirs}`}, 1), (${theirs}, 'Moose', ${`made-third-${theirs}`}, 3)`)
      assert.equal((await stage.ask(mine, 3)).status, 200)
      assert.deepEqual(await stage.list(mine), [])
      assert.equal((await stage.ask(mine, 2)).status, 200)
      const partners = (await stage.list(mine)).map(({ partner_name }) => partner_name)
      assert.deepEqual(partners, ['Lynxes', 'Moose'])
      assert.equal(
        (await stage.as<Student[]>(stage.other.token, 'GET', theirs, 'students')).body.data.length,
        2,
      )
    })

    it('are not made in an exchange that is over for the partner', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(theirs, 2, stage.other.token)
      await stage.expire(theirs)
      assert.equal((await stage.ask(mine, 2)).status, 200)
      assert.deepEqual([await stage.names(mine), await stage.check(mine)], [[], [2, 2]])
    })

    it('are there for two who have said the same number before they became partners', async () => {
      const { mine, theirs } = await stage.exchange(false)
      await stage.ask(mine, 2)
      await stage.ask(theirs, 2, stage.other.token)
      await stage.db.transaction(async own => {
        const transaction = own as unknown as Database
        await pairClassrooms(transaction, mine, theirs)
        await openAgreed(transaction, mine)
      })
      assert.deepEqual(await stage.names(mine), ['Herons', 'Owls'])
      assert.deepEqual(await stage.check(theirs, stage.other.token), [2, 2])
    })

    it('are counted where there are groups alone', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 2)
      await stage.run(sql`insert into students (classroom_id, first_name, username)
        values (${theirs}, 'Ada', ${`single-${theirs}`})`)
      await stage.group(theirs, groupTypes.individual)
      assert.deepEqual(await stage.check(mine), [2, null])
    })

    it('keep their partners when others go, come and come back', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 3)
      await stage.ask(theirs, 3, stage.other.token)
      const partners = async () =>
        Object.fromEntries((await stage.list(mine)).map(group => [group.first_name, group.partner_name]))
      const [teacher] = await stage.run<{ id: number }>(
        sql`select teacher_id as id from classrooms where id = ${mine}`,
      )
      const operator = {
        id: teacher?.id,
        user_type: { slug: 'teacher' },
        school: null,
        operator: 'olga@operator.test',
      } as unknown as SignedInTeacher
      const groups = await stage.toReview(mine)
      const key = (name: string) => ({
        id: mine,
        student_id: groups.find(({ group_name }) => group_name === name)?.id ?? 0,
      })
      await removeStudent(stage.db, operator, key('Owls'))
      assert.deepEqual(await partners(), { Herons: 'Herons', Otters: 'Otters' })
      await removeStudent(stage.db, operator, key('Herons'))
      await addStudent(
        { db: stage.db, tokens: createTokens(new Uint8Array(32)) },
        { teacher: operator, params: { id: mine }, body: { first_name: 'Geese' }, idempotencyKey: undefined },
      )
      await restoreStudent(stage.db, operator, key('Owls'))
      assert.deepEqual(await partners(), { Geese: 'Herons', Otters: 'Otters', Owls: 'Owls' })
      await restoreStudent(stage.db, operator, key('Herons'))
      assert.deepEqual(await partners(), { Geese: 'Herons', Herons: null, Otters: 'Otters', Owls: 'Owls' })
      const theirsSee = await stage.as<Student[]>(stage.other.token, 'GET', theirs, 'students')
      assert.deepEqual(
        theirsSee.body.data.map(group => [group.first_name, group.partner_name]),
        [
          ['Herons', 'Geese'],
          ['Otters', 'Otters'],
          ['Owls', 'Owls'],
        ],
      )
    })
  })
}
