import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { joinPairing } from '../../server/areas/classrooms/area.ts'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { databaseKinds } from '../support/databases.ts'
import { newClassroom, post } from '../support/pairing.ts'
import { type StudentPostsStage, studentPostsStage } from '../support/student-posts-stage.ts'

for (const kind of databaseKinds) {
  describe(`what is seen of a student’s post, on ${kind}`, () => {
    let stage: StudentPostsStage
    before(async () => {
      stage = await studentPostsStage(kind)
    })
    after(() => stage.server.close())

    /** Where something is in the storage, by its address. */
    const fileAt = (url: string | null | undefined) => url && /\/files\/videos\/([^?]+)\?/.exec(url)?.[1]

    it('plays as it came until it is converted, which the teacher’s next look shows', async () => {
      const { id, ada, first } = await stage.aPost()
      const video = await stage.film(first)
      const line = `GET ${stage.path(id, `/${ada}/videos`)}`
      const look = (etag = '') =>
        stage.server.call<Submission[]>(line, { token: stage.token, headers: { 'if-none-match': etag } })
      const before = await look()
      const [came] = before.body.data
      assert.deepEqual(
        [fileAt(came?.url), came?.poster, came?.video_processed, came?.response_type],
        [`film-${first}.webm`, null, 0, 'video'],
      )
      const etag = before.headers.etag ?? ''
      assert.equal((await look(etag)).status, 304)
      await stage.convert(video)
      const [made] = (await look(etag)).body.data
      assert.deepEqual(
        [fileAt(made?.url), fileAt(made?.poster), made?.video_processed, made?.video_duration],
        [`made-${video}.mp4`, `made-${video}.jpg`, 1, 6],
      )
    })

    it('is reviewed once a teacher has made something of it', async () => {
      const { id, ada, first } = await stage.aPost('approved')
      await stage.run(sql`update submissions set is_unreviewed = true where id = ${first}`)
      await stage.change(id, ada, { action: 'blocked', videos: [first] })
      await stage.change(id, ada, { action: 'approved', videos: [first] })
      const [row] = await stage.run<{ is_unreviewed: boolean }>(
        sql`select is_unreviewed from submissions where id = ${first}`,
      )
      assert.equal(row?.is_unreviewed, false)
    })

    it('shows of the partner’s answers that nobody has reviewed those alone of who is old enough', async () => {
      const { id, task, ada, first } = await stage.aPost('approved')
      const { id: partnerId } = await stage.server.signIn('partner@demo.test')
      const theirs = await newClassroom(stage.db, partnerId, ['Lea'])
      await joinPairing(stage.db, id, theirs.id, new Date())
      const [answer = 0] = await addSubmissions(stage.db, [
        {
          classroom_id: theirs.id,
          student_id: theirs.studentIds[0] ?? 0,
          task_id: task,
          is_response: true,
          responding_to_id: first,
          status: 'approved',
          is_unreviewed: true,
        },
      ])
      const video = await stage.film(answer)
      const seen = async () => (await stage.listed(id, ada))[0]?.responses ?? []
      const ageFrom = (years: number | null) =>
        stage.run(sql`update classrooms set age_range_id =
          (select id from age_ranges where min_age = ${years}::int limit 1) where id = ${theirs.id}`)
      assert.deepEqual(await seen(), [], 'without an age range')
      const ages = await stage.run<{ min_age: number }>(sql`select min_age from age_ranges order by min_age`)
      for (const { min_age } of ages) {
        await ageFrom(min_age)
        assert.equal((await seen()).length, min_age >= 13 ? 1 : 0, `from ${min_age}`)
      }
      await stage.run(sql`update submissions set is_unreviewed = false where id = ${answer}`)
      await ageFrom(null)
      // as it came it may tell where it was recorded
      assert.deepEqual(
        (await seen()).map(({ url }) => url),
        [null],
      )
      await stage.convert(video)
      assert.deepEqual(
        (await seen()).map(({ url }) => fileAt(url)),
        [`made-${video}.mp4`],
      )
    })

    it('shows of the partner’s answers those alone that the partner has approved', async () => {
      const { id, task, ada, pairing, first } = await stage.aPost('approved')
      const { id: partnerId } = await stage.server.signIn('partner@demo.test')
      const theirs = await newClassroom(stage.db, partnerId, ['Lea', 'Gone'])
      await joinPairing(stage.db, id, theirs.id, new Date())
      const [lea = 0, gone = 0] = theirs.studentIds
      const [pairs] = await stage.run<{ id: number }>(
        sql`select class_pairing_id as id from classrooms where id = ${theirs.id}`,
      )
      assert.equal(pairs?.id, pairing)
      const answers = (student_id: number, status: 'approved' | 'pending' | 'blocked' | 'deleted') => ({
        classroom_id: theirs.id,
        student_id,
        task_id: task,
        is_response: true,
        responding_to_id: first,
        status,
      })
      await addSubmissions(stage.db, [
        answers(lea, 'approved'),
        answers(lea, 'pending'),
        answers(lea, 'blocked'),
        answers(lea, 'deleted'),
        answers(gone, 'approved'),
      ])
      await stage.run(sql`update students set removed_at = now() where id = ${gone}`)
      const [{ responses } = assert.fail('no post')] = await stage.listed(id, ada)
      assert.deepEqual(
        responses.map(({ status, student_first_name, student_username, responding_to }) => [
          status,
          student_first_name,
          student_username,
          responding_to?.full_name,
        ]),
        [['approved', 'Lea', '', 'Ada B']],
      )
    })

    it('does not name whose post it answers once the partner has taken that back', async () => {
      const { id, task, ada } = await stage.aPost()
      const { id: partnerId } = await stage.server.signIn('partner@demo.test')
      const theirs = await newClassroom(stage.db, partnerId, ['Lea'])
      await joinPairing(stage.db, id, theirs.id, new Date())
      const [answered = 0] = await post(stage.db, theirs.id, theirs.studentIds[0] ?? 0, task, 'approved')
      await addSubmissions(stage.db, [
        { classroom_id: id, student_id: ada, task_id: task, is_response: true, responding_to_id: answered },
      ])
      const named = async () => (await stage.listed(id, ada, 'responses'))[0]?.responding_to?.full_name
      assert.equal(await named(), 'Lea B')
      await stage.run(sql`update submissions set status = 'unapproved' where id = ${answered}`)
      assert.equal(await named(), undefined)
    })
  })
}
