import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { reviewAgain } from '../../server/areas/submissions/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { CHANGE_GONE } from '../../src/contract/error-codes/submissions.ts'
import { SUBMISSIONS_CHANGED_PER_HOUR } from '../../src/contract/limits/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const OPERATOR = 'olga@operator.test'

interface Noted {
  teacher_id: number
  operator: string | null
  from_status: string
  to_status: string
}

for (const kind of databaseKinds) {
  describe(`what is noted of changes of submissions on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const notedOf = (sid: number) =>
      rows<Noted>(
        stage.db,
        sql`select c.teacher_id, c.operator, made.from_status, made.to_status
            from submission_change_posts made join submission_changes c on c.id = made.change_id
            where made.submission_id = ${sid} and c.created_at > now() - interval '1 hour' order by made.version`,
      )

    it('is who, from what, to what, and as whom; an operator takes back their own, not the teacher’s', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      await stage.change(mine, 'approved', [sid], stage.assistant)
      const as = await operatorOf(stage, OPERATOR)
      const line = `/api/teacher/classrooms/${mine}/submissions`
      const sent = { action: 'blocked', videos: [sid] }
      const changed = await as<{ change_id: number }>(`PUT ${line}`, sent)
      assert.equal(changed.status, 200, changed.text)
      const { change_id } = changed.body.data
      assert.equal((await stage.undo(mine, change_id)).body.error_code, CHANGE_GONE)
      assert.equal((await as(`POST ${line}/changes/${change_id}/undo`)).status, 200)
      const byTeacher = (await stage.change(mine, 'unapproved', [sid])).body.data.change_id
      const foreign = await as(`POST ${line}/changes/${byTeacher}/undo`)
      assert.equal(foreign.body.error_code, CHANGE_GONE)
      const { id: teacher_id } = stage.teacher
      assert.deepEqual(await notedOf(sid), [
        { teacher_id: stage.assistant.id, operator: null, from_status: 'pending', to_status: 'approved' },
        { teacher_id, operator: OPERATOR, from_status: 'approved', to_status: 'blocked' },
        { teacher_id, operator: OPERATOR, from_status: 'blocked', to_status: 'approved' },
        { teacher_id, operator: null, from_status: 'approved', to_status: 'unapproved' },
      ])
    })

    it('is the same from a student’s profile, and what an age range takes back', async () => {
      const { mine, ada, posted } = await stage.exchange()
      const [sid, unseen] = [await posted(), await posted('approved')]
      await stage.own('PUT', mine, `students/${ada}/videos`, { action: 'approved', videos: [sid] })
      await stage.run(sql`update submissions set is_unreviewed = true where id = ${unseen}`)
      const by = { id: stage.teacher.id, operator: null }
      await stage.db.transaction(own => reviewAgain(own as unknown as Database, mine, by))
      const noted = { teacher_id: by.id, operator: null }
      assert.deepEqual(await notedOf(sid), [{ ...noted, from_status: 'pending', to_status: 'approved' }])
      assert.deepEqual(await notedOf(unseen), [{ ...noted, from_status: 'approved', to_status: 'pending' }])
      assert.deepEqual(await stage.stored(unseen), { status: 'pending', version: 2, is_unreviewed: false })
    })

    it('has a bound: so many posts of one who reviews are changed within the hour', async () => {
      const { mine, ada, posted } = await stage.exchange()
      const [one, two] = [await posted(), await posted()]
      await stage.run(sql`delete from attempts`)
      await stage.change(mine, 'blocked', [one, two])
      await stage.run(sql`update attempts set count = ${SUBMISSIONS_CHANGED_PER_HOUR - 1}`)
      assert.equal((await stage.change(mine, 'approved', [one, two])).status, 429)
      assert.equal((await stage.change(mine, 'approved', [one])).status, 200)
      const inProfile = { action: 'approved', videos: [two] }
      assert.equal((await stage.own('PUT', mine, `students/${ada}/videos`, inProfile)).status, 429)
      assert.equal((await stage.stored(two)).status, 'blocked')
      assert.equal((await stage.change(mine, 'approved', [two], stage.assistant)).status, 200)
      await stage.run(sql`delete from attempts`)
    })

    it('is nothing of a change that was refused, or has changed nothing', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted('approved')
      await stage.change(mine, 'approved', [sid])
      await stage.change(mine, 'blocked', [{ id: sid, version: 7 }])
      await stage.change(mine, 'blocked', [sid], stage.partner)
      assert.deepEqual(await notedOf(sid), [])
    })
  })
}
