import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import type { ConnectionRequest } from '../../src/contract/entities/connection.ts'
import { CONNECTION_TRIES_PER_HOUR } from '../../src/contract/limits/partners.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'

for (const kind of databaseKinds) {
  describe(`an operator who asks and reports for a teacher on ${kind}`, () => {
    let stage: ConnectionStage
    let operator: Awaited<ReturnType<typeof operatorOf>>
    before(async () => {
      stage = await connectionStage(kind)
      operator = await operatorOf(stage, 'olga@operator.test')
    })
    after(() => stage.server.close())

    it('uses up nothing of what the teacher may do', async () => {
      const teacher = await stage.server.signIn('no-agreement@demo.test')
      const body = async () => ({
        ...{ classroom_id: await stage.classroom(teacher), partner_teacher_id: stage.lucia.id },
        ...{ partner_classroom_id: await stage.classroom(stage.lucia), message: '' },
      })
      const ask = async () => operator<ConnectionRequest>('POST /api/teacher/connections', await body())
      const first = await ask()
      assert.equal(first.status, 200, first.text)
      await stage.run(sql`update attempts set count = ${CONNECTION_TRIES_PER_HOUR}
        where resets_at < now() + interval '1 day'`)
      assert.equal((await ask()).status, 429)
      assert.equal((await stage.ask(teacher, await body())).status, 200)
    })

    it('is named with the report', async () => {
      const { id } = await stage.waiting({
        to: await stage.server.signIn('no-agreement@demo.test'),
        from: stage.lucia,
      })
      const { status } = await operator(`POST /api/teacher/connections/${id}/report`, { report: 'Spam.' })
      assert.equal(status, 200)
      assert.match(
        await runCommand(stage.server.app.services, ['partner-reports', 'list']),
        /by no-agreement@demo\.test \(olga@operator\.test\), classroom \d+ {2}of partner@demo\.test/,
      )
    })
  })
}
