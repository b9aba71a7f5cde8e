import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import type { PartnerCheck } from '../../src/contract/entities/student.ts'
import { GROUPS_SETTLED } from '../../src/contract/error-codes/students.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SmallGroupsStage, smallGroupsStage } from '../support/small-groups.ts'

const HELP = 'Thank you for letting us know! Someone will be in contact with you soon.'
const RANGE = 'Please enter a number between 1 and 15'

for (const kind of databaseKinds) {
  describe(`the groups of small-group classrooms on ${kind}`, () => {
    let stage: SmallGroupsStage
    before(async () => {
      stage = await smallGroupsStage(kind)
    })
    after(() => stage.server.close())

    it('are there for both as soon as both have said the same number', async () => {
      const { mine, theirs } = await stage.exchange()
      assert.deepEqual(await stage.check(mine), [null, null])
      assert.equal((await stage.ask(mine, 3)).body.message, 'successful!')
      assert.deepEqual(await stage.check(mine), [3, null])
      assert.deepEqual(await stage.check(theirs, stage.other.token), [null, 3])
      assert.deepEqual(await stage.names(mine), [])
      assert.equal((await stage.ask(theirs, 3, stage.other.token)).status, 200)
      assert.deepEqual(await stage.names(mine), ['Herons', 'Otters', 'Owls'])
      const names = (await stage.toReview(theirs, stage.other.token)).map(({ group_name }) => group_name)
      assert.deepEqual(names, ['Herons', 'Owls', 'Otters'])
      for (const again of [await stage.ask(mine, 4), await stage.ask(mine)])
        assert.deepEqual([again.status, again.body.error_code], [422, GROUPS_SETTLED])
    })

    it('are made once when both say it at the same moment', async () => {
      const { mine, theirs } = await stage.exchange()
      const answers = await Promise.all([
        stage.ask(mine, 2),
        stage.ask(theirs, 2, stage.other.token),
        stage.ask(mine, 2),
        stage.ask(theirs, 2, stage.other.token),
      ])
      assert.ok(answers.every(({ status, body }) => status === 200 || body.error_code === GROUPS_SETTLED))
      assert.equal((await stage.list(mine)).length, 2)
      assert.deepEqual(await stage.check(mine), [2, 2])
    })

    it('are not made while the numbers differ, and both are told', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 3)
      await stage.ask(theirs, 4, stage.other.token)
      assert.deepEqual(await stage.check(mine), [3, 4])
      assert.deepEqual(await stage.names(mine), [])
      await stage.ask(mine, 4)
      assert.equal((await stage.list(mine)).length, 4)
    })

    it('are those that are there, where an operator has made another number of them', async () => {
      const { mine } = await stage.exchange()
      await stage.ask(mine, 3)
      await stage.run(sql`insert into students (classroom_id, first_name, username)
        values (${mine}, 'Owls', ${`made-${mine}`})`)
      assert.deepEqual(await stage.check(mine), [1, null])
    })

    it('wait for a partner', async () => {
      const { mine } = await stage.exchange(false)
      assert.equal((await stage.ask(mine, 3)).status, 200)
      assert.deepEqual(await stage.check(mine), [3, null])
      assert.deepEqual(await stage.names(mine), [])
    })

    it('are arranged by the operator where the teacher asks for help', async () => {
      const { mine } = await stage.exchange()
      const helpAsked = async () =>
        (await stage.as<PartnerCheck>(stage.token, 'GET', mine, 'check-students-number')).body.data.help_asked
      assert.equal(await helpAsked(), false)
      const waiting = () => runCommand(stage.server.app.services, ['groups', 'waiting'])
      assert.doesNotMatch(await waiting(), new RegExp(`^${mine} `, 'm'))
      assert.equal((await stage.ask(mine)).body.message, HELP)
      assert.equal(await helpAsked(), true)
      assert.match(await waiting(), new RegExp(`^${mine}  Rivers  no-agreement@demo.test  2`, 'm'))
      await stage.ask(mine, 3)
      assert.doesNotMatch(await waiting(), new RegExp(`^${mine} `, 'm'))
    })

    it('are not made by a number from before the teacher asked for help', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 3)
      await stage.ask(mine)
      await stage.ask(theirs, 3, stage.other.token)
      assert.deepEqual([await stage.names(mine), await stage.check(mine)], [[], [null, 3]])
    })

    for (const number of [0, 16, -1, 1.5, '3a', '3', null]) {
      it(`are not ${JSON.stringify(number)}`, async () => {
        const { mine } = await stage.exchange(false)
        const { status, body } = await stage.ask(mine, number)
        assert.deepEqual([status, body.data.errors], [422, { students_number: [RANGE] }])
        assert.deepEqual(await stage.check(mine), [null, null])
      })
    }

    for (const type of [groupTypes.individual, groupTypes.wholeClass]) {
      it(`are asked for by nobody whose classroom is of type ${type}`, async () => {
        const { mine } = await stage.exchange()
        await stage.group(mine, type)
        const { status, body } = await stage.ask(mine, 3)
        assert.deepEqual([status, body.error_code], [422, GROUPS_SETTLED])
      })
    }
  })
}
