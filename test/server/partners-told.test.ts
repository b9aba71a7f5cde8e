import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { Partner } from '../../src/contract/entities/partner.ts'
import { PARTNER_SEARCHES_PER_MINUTE } from '../../src/contract/limits/partners.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'

const OPERATOR = 'olga@operator.test'

for (const kind of databaseKinds) {
  describe(`what is told of partners on ${kind}`, () => {
    let stage: ConnectionStage
    let mine: number
    let theirs: number

    /** Two classrooms of two teachers, who are partners. */
    async function pair(one: Person, other: Person) {
      const [first, second] = [await stage.classroom(one), await stage.classroom(other)]
      await stage.db.transaction(transaction =>
        pairClassrooms(transaction as unknown as Database, first, second),
      )
      return [first, second] as const
    }

    before(async () => {
      stage = await connectionStage(kind)
      ;[mine, theirs] = await pair(stage.maya, stage.lucia)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const partner = async () => {
      const { token } = stage.maya
      const { status, text, body } = await stage.server.call<Partner>(
        `GET /api/teacher/classrooms/${mine}/partner`,
        { token },
      )
      assert.equal(status, 200, text)
      return body.data
    }
    const listed = () => runCommand(stage.server.app.services, ['partner-reports', 'list'])

    it('are not the classrooms in which they work with somebody else', async () => {
      const [, withCamille] = await pair(stage.camille, stage.lucia)
      const ids = (await partner()).classrooms.map(({ id }) => id)
      assert.equal(ids[0], theirs)
      assert.ok(!ids.includes(withCamille))
    })

    it('are their students, but for those who were removed', async () => {
      const students = async () => (await partner()).classrooms[0]?.students_number
      assert.equal(await students(), 1)
      await stage.run(sql`update students set removed_at = now() where classroom_id = ${theirs}`)
      assert.ok(!(await students()))
      await stage.run(sql`update students set removed_at = null where classroom_id = ${theirs}`)
    })

    it('is who has reported them: a teacher, or an operator who works as one', async () => {
      const call = await operatorOf(stage, OPERATOR, 'teacher@demo.test')
      const sent = await call(`POST /api/teacher/classrooms/${mine}/partner-report`, { report: 'By us.' })
      assert.equal(sent.status, 200, sent.text)
      assert.match(
        await listed(),
        /by teacher@demo\.test \(olga@operator\.test\), classroom \d+ .* {2}By us\.$/,
      )
    })

    it('is how many reports wait besides those that are shown', async () => {
      await stage.run(sql`delete from partner_reports`)
      await stage.run(sql`insert into partner_reports
          (teacher_id, classroom_id, partner_teacher_id, partner_classroom_id, report)
        select ${stage.maya.id}, ${mine}, ${stage.lucia.id}, ${theirs}, 'Report ' || n from generate_series(1, 103) n`)
      const lines = (await listed()).split('\n')
      assert.equal(lines.length, 101)
      assert.match(lines.at(-1) ?? '', /^3 more wait: partner-reports list --after \d+$/)
    })

    it('is asked for so many times a minute', async () => {
      const search = async (id: number) =>
        stage.server.call(`GET /api/teacher/classrooms/${id}/partners`, { token: stage.camille.token })
      // a foreign one: what is refused is counted too
      for (let count = 0; count < PARTNER_SEARCHES_PER_MINUTE; count++)
        assert.equal((await search(mine)).status, 403)
      const { status, headers } = await search(mine)
      assert.equal(status, 429)
      assert.ok(Number(headers['retry-after']) > 0)
    })
  })
}
