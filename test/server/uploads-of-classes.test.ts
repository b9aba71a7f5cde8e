import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UNSAVED_VIDEOS_FULL } from '../../src/contract/error-codes/uploads.ts'
import {
  STUDENTS_UNSAVED_VIDEOS_MAX_BYTES,
  STUDENTS_UPLOADS_PER_HOUR,
} from '../../src/contract/limits/student-site.ts'
import { UNSAVED_VIDEOS_MAX_BYTES } from '../../src/contract/limits/videos.ts'
import { uploadSentences } from '../../src/contract/server-messages/uploads.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SitePair, sitePair } from '../support/site-pair.ts'
import { addedStudent, aStudent } from '../support/student-site.ts'
import { tusCalls } from '../support/uploads.ts'

/** To one of them, who may have sent nothing. */
const OF_ALL = uploadSentences.tooMuchOfAll(20_000, 7)

for (const kind of databaseKinds) {
  describe(`what all students of a teacher send, on ${kind}`, () => {
    let pair: SitePair
    let origin = ''
    before(async () => {
      pair = await sitePair(kind)
      origin = await pair.server.app.listen({ port: 0, host: '127.0.0.1' })
    })
    after(() => pair.server.close())
    beforeEach(() => pair.run(sql`delete from uploads`))

    const begin = async (token: string, size = 10) => {
      const answer = await tusCalls(origin, token, '/api/student/uploads').begin({ size })
      const body = (await answer.json().catch(() => ({}))) as { error_code?: number; message?: string }
      return [answer.status, body.error_code, body.message]
    }
    const remove = (id: number) => pair.call('DELETE', pair.mine, `/${id}`)
    /** So many bytes of a student's that have not come yet. */
    const fill = (studentId: number, bytes: number) =>
      pair.run(sql`insert into uploads (id, student_id, label, bytes)
        values (${`${studentId}-${bytes}`}, ${studentId}, 'film.mp4', ${bytes})`)

    it('is bounded, whoever of them sends it, and the removed ones count', async () => {
      let left = STUDENTS_UNSAVED_VIDEOS_MAX_BYTES
      const others: number[] = []
      while (left > 0) {
        const { id } = await addedStudent(pair.server, pair.token, pair.mine, 'Zoe')
        const bytes = Math.min(left, UNSAVED_VIDEOS_MAX_BYTES)
        await fill(id, bytes)
        others.push(id)
        left -= bytes
      }
      for (const { token } of [pair.ada, pair.cleo])
        assert.deepEqual(await begin(token), [422, UNSAVED_VIDEOS_FULL, OF_ALL])
      const [first = 0] = others
      await remove(first)
      assert.deepEqual(await begin(pair.ada.token), [422, UNSAVED_VIDEOS_FULL, OF_ALL])
      // another teacher's
      assert.deepEqual(await begin(pair.ben.token), [201, undefined, undefined])
      await pair.run(sql`delete from uploads where student_id = ${first}`)
      assert.deepEqual(await begin(pair.ada.token), [201, undefined, undefined])
      for (const id of others) await remove(id)
    })

    it('counts what has come and nobody has posted', async () => {
      const { id } = await addedStudent(pair.server, pair.token, pair.mine, 'Yana')
      await pair.run(sql`insert into videos (name, upload_id, student_id, label, type, original_video_size)
        values ('come.mp4', 'come', ${id}, 'film.mp4', 'video/mp4', ${STUDENTS_UNSAVED_VIDEOS_MAX_BYTES})`)
      assert.deepEqual(await begin(pair.ada.token), [422, UNSAVED_VIDEOS_FULL, OF_ALL])
      await pair.run(sql`delete from videos where upload_id = 'come'`)
      assert.deepEqual(await begin(pair.ada.token), [201, undefined, undefined])
    })

    it('is limited in number', async () => {
      const fay = await aStudent(pair.server, pair.token, pair.mine, 'Fay')
      await begin(fay.token)
      const [teacher] = await pair.run<{ id: number }>(
        sql`select teacher_id as id from classrooms where id = ${pair.mine}`,
      )
      const scope = pair.server.app.services.tokens.blind('uploads', `students of ${teacher?.id}`)
      const counted = await pair.run(
        sql`update attempts set count = ${STUDENTS_UPLOADS_PER_HOUR} - 1 where scope = ${scope} returning scope`,
      )
      assert.equal(counted.length, 1)
      assert.deepEqual(await begin(fay.token), [201, undefined, undefined])
      assert.deepEqual((await begin(fay.token))[0], 429)
      const gil = await aStudent(pair.server, pair.token, pair.mine, 'Gil')
      assert.deepEqual((await begin(gil.token))[0], 429)
      assert.deepEqual(await begin(pair.ben.token), [201, undefined, undefined])
    })
  })
}
