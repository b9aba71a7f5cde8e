import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { GroupName, PartnerCheck, Student } from '../../src/contract/entities/student.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { GROUPS_SETTLED, STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { databaseKinds } from '../support/databases.ts'
import { newClassroom } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const HELP = 'Thank you for letting us know! Someone will be in contact with you soon.'
const RANGE = 'Please enter a number between 1 and 15'

for (const kind of databaseKinds) {
  describe(`the groups of small-group classrooms on ${kind}`, () => {
    let stage: StudentStage
    let other: { id: number; token: string }
    before(async () => {
      stage = await studentStage(kind)
      other = await stage.server.signIn('unvalidated@demo.test')
    })
    after(() => stage.server.close())

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
    const ask = (id: number, students_number?: unknown, token = stage.token) =>
      as(token, 'PUT', id, 'students-number', { students_number })
    const check = async (id: number, token = stage.token) => {
      const { body } = await as<PartnerCheck>(token, 'GET', id, 'check-students-number')
      return [body.data.students_number, body.data.partner_student_number]
    }
    const toReview = async (id: number, token = stage.token) =>
      (await as<GroupName[]>(token, 'GET', id, 'small-group-names')).body.data
    const approve = (id: number, groups: object[]) =>
      as(stage.token, 'PUT', id, 'approve-groups-names', { groups })

    /** A classroom of ours without groups, and one of another teacher that it works with. */
    async function exchange(isPaired = true) {
      const mine = await stage.classroom([])
      const theirs = await newClassroom(stage.db, other.id, [])
      for (const { id } of [mine, theirs]) await stage.group(id, groupTypes.smallGroup)
      if (isPaired)
        await stage.db.transaction(own => pairClassrooms(own as unknown as Database, mine.id, theirs.id))
      return { mine: mine.id, theirs: theirs.id }
    }

    it('are there for both as soon as both have said the same number', async () => {
      const { mine, theirs } = await exchange()
      assert.deepEqual(await check(mine), [null, null])
      assert.equal((await ask(mine, 3)).body.message, 'successful!')
      assert.deepEqual(await check(mine), [3, null])
      assert.deepEqual(await check(theirs, other.token), [null, 3])
      assert.deepEqual(await stage.names(mine), [])
      assert.equal((await ask(theirs, 3, other.token)).status, 200)
      assert.deepEqual(await stage.names(mine), ['Herons', 'Otters', 'Owls'])
      const names = (await toReview(theirs, other.token)).map(({ group_name }) => group_name)
      assert.deepEqual(names, ['Herons', 'Owls', 'Otters'])
      for (const again of [await ask(mine, 4), await ask(mine)])
        assert.deepEqual([again.status, again.body.error_code], [422, GROUPS_SETTLED])
    })

    it('are made once when both say it at the same moment', async () => {
      const { mine, theirs } = await exchange()
      const answers = await Promise.all([
        ask(mine, 2),
        ask(theirs, 2, other.token),
        ask(mine, 2),
        ask(theirs, 2, other.token),
      ])
      assert.ok(answers.every(({ status, body }) => status === 200 || body.error_code === GROUPS_SETTLED))
      assert.equal((await stage.list(mine)).length, 2)
      assert.deepEqual(await check(mine), [2, 2])
    })

    it('are not made while the numbers differ, and both are told', async () => {
      const { mine, theirs } = await exchange()
      await ask(mine, 3)
      await ask(theirs, 4, other.token)
      assert.deepEqual(await check(mine), [3, 4])
      assert.deepEqual(await stage.names(mine), [])
      await ask(mine, 4)
      assert.equal((await stage.list(mine)).length, 4)
    })

    it('are those that are there, where an operator has made another number of them', async () => {
      const { mine } = await exchange()
      await ask(mine, 3)
      await stage.run(sql`insert into students (classroom_id, first_name, username)
        values (${mine}, 'Owls', ${`made-${mine}`})`)
      assert.deepEqual(await check(mine), [1, null])
    })

    it('wait for a partner', async () => {
      const { mine } = await exchange(false)
      assert.equal((await ask(mine, 3)).status, 200)
      assert.deepEqual(await check(mine), [3, null])
      assert.deepEqual(await stage.names(mine), [])
    })

    it('are arranged by the operator where the teacher asks for help', async () => {
      const { mine } = await exchange()
      const waiting = () => runCommand(stage.server.app.services, ['groups', 'waiting'])
      assert.doesNotMatch(await waiting(), new RegExp(`^${mine} `, 'm'))
      assert.equal((await ask(mine)).body.message, HELP)
      assert.match(await waiting(), new RegExp(`^${mine}  Rivers  no-agreement@demo.test  2`, 'm'))
      await ask(mine, 3)
      assert.doesNotMatch(await waiting(), new RegExp(`^${mine} `, 'm'))
    })

    for (const number of [0, 16, -1, 1.5, '3a', '3', null]) {
      it(`are not ${JSON.stringify(number)}`, async () => {
        const { mine } = await exchange(false)
        const { status, body } = await ask(mine, number)
        assert.deepEqual([status, body.data.errors], [422, { students_number: [RANGE] }])
        assert.deepEqual(await check(mine), [null, null])
      })
    }

    for (const type of [groupTypes.individual, groupTypes.wholeClass]) {
      it(`are asked for by nobody whose classroom is of type ${type}`, async () => {
        const { mine } = await exchange()
        await stage.group(mine, type)
        const { status, body } = await ask(mine, 3)
        assert.deepEqual([status, body.error_code], [422, GROUPS_SETTLED])
      })
    }

    it('have the names that the teacher gives, once they are approved', async () => {
      const { mine, theirs } = await exchange()
      await ask(mine, 2)
      await ask(theirs, 2, other.token)
      const [first, second] = await toReview(mine)
      assert.ok(first && second)
      const renamed = await as(stage.token, 'PUT', mine, 'update-student-name', {
        id: first.id,
        group_name: ' Night  Owls ',
      })
      assert.equal(renamed.body.message, 'Success!')
      assert.deepEqual(
        (await toReview(mine)).map(({ group_name }) => group_name),
        ['Night Owls', 'Owls'],
      )
      assert.equal((await approve(mine, [{ id: second.id, group_name: 'Río Ōkami' }])).status, 200)
      assert.deepEqual(await toReview(mine), [{ ...first, group_name: 'Night Owls' }])
      const seen = (list: Student[]) =>
        list.map(group => [
          group.first_name,
          group.is_approved_name,
          group.partner_name,
          group.partner_is_approved_name,
        ])
      assert.deepEqual(seen(await stage.list(mine)), [
        ['Night Owls', false, 'Herons', false],
        ['Río Ōkami', true, 'Owls', false],
      ])
      const partners = await as<Student[]>(other.token, 'GET', theirs, 'students')
      assert.deepEqual(seen(partners.body.data), [
        ['Herons', false, 'Night Owls', false],
        ['Owls', false, 'Río Ōkami', true],
      ])
    })

    it('are approved all or none, each name at its field', async () => {
      const { mine, theirs } = await exchange()
      await ask(mine, 2)
      await ask(theirs, 2, other.token)
      const before = await toReview(mine)
      const [first, second] = before
      const [foreign] = await toReview(theirs, other.token)
      assert.ok(first && second && foreign)
      const wrong = await approve(mine, [first, { id: second.id, group_name: 'Owls 2' }])
      assert.deepEqual(
        [wrong.status, wrong.body.data.errors],
        [422, { 'groups.1.group_name': ['Do not include numbers or symbols.'] }],
      )
      const others = await approve(mine, [first, foreign])
      assert.deepEqual([others.status, others.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await toReview(mine), before)
      const twice = await approve(mine, [first, { id: first.id, group_name: 'Geese' }])
      assert.equal(twice.status, 422, 'two names for one group')
      assert.deepEqual(await toReview(mine), before)
      const one = await as(stage.token, 'PUT', mine, 'update-student-name', {
        id: foreign.id,
        group_name: 'X',
      })
      assert.deepEqual([one.status, one.body.error_code], [404, STUDENT_GONE])
    })

    it('are named in no classroom whose students are individual', async () => {
      const { id, studentIds } = await stage.classroom(['Ada'])
      const group = { id: studentIds[0], group_name: 'Night Owls' }
      for (const answer of [
        await approve(id, [group]),
        await as(stage.token, 'PUT', id, 'update-student-name', group),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await stage.names(id), ['Ada B'])
    })

    it('are neither asked for nor named once the exchange has expired', async () => {
      const { mine, theirs } = await exchange()
      await ask(mine, 1)
      await ask(theirs, 1, other.token)
      const [group] = await toReview(mine)
      await stage.expire(mine)
      for (const answer of [
        await ask(mine, 2),
        await approve(mine, [group ?? {}]),
        await as(stage.token, 'PUT', mine, 'update-student-name', { id: group?.id, group_name: 'Owls' }),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [422, EXCHANGE_EXPIRED])
    })
  })
}
