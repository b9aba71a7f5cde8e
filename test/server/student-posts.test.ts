import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { joinPairing } from '../../server/areas/classrooms/area.ts'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { newClassroom, post } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'
import { giveVideo } from '../support/video-rows.ts'

for (const kind of databaseKinds) {
  describe(`what a student has posted, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    async function list(classroom: number, student: number, of = 'videos', query = '') {
      const answer = await stage.call<Submission[]>('GET', classroom, `/${student}/${of}${query}`)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }
    const statusesOf = async (classroom: number, student: number, of = 'videos') =>
      (await list(classroom, student, of)).map(({ status }) => status)
    const change = (classroom: number, student: number, body: object, of = 'videos') =>
      stage.call('PUT', classroom, `/${student}/${of}`, body)

    /** A classroom with Ada and Ben, and one post of Ada. */
    async function aPost(status: Parameters<typeof post>[4] = 'pending') {
      const { id, task, studentIds, pairing } = await stage.classroom(['Ada', 'Ben'])
      const [ada = 0, ben = 0] = studentIds
      const [first = 0] = await post(stage.db, id, ada, task, status)
      return { id, task, ada, ben, pairing, first }
    }

    it('is told with the task, the newest first, and without what is deleted', async () => {
      const { id, task, ada, ben, first } = await aPost('approved')
      await stage.run(
        sql`update submissions set created_at = '2030-05-06T07:08:09Z', url = '/films/river.mp4' where id = ${first}`,
      )
      await post(stage.db, id, ada, task, 'deleted')
      await post(stage.db, id, ben, task)
      await post(stage.db, id, ada, task, 'pending', true)
      const [second] = await post(stage.db, id, ada, task, 'blocked')
      const found = await list(id, ada)
      assert.deepEqual(
        found.map(one => one.id),
        [first, second],
      )
      const [teacher] = await stage.run<{ full_name: string }>(
        sql`select concat_ws(' ', first_name, last_name) as full_name from teachers
            where id = (select teacher_id from classrooms where id = ${id})`,
      )
      const { student_username, ...shown } = found[0] ?? assert.fail('no post')
      assert.ok(student_username)
      assert.deepEqual(shown, {
        id: first,
        url: '/films/river.mp4',
        poster: null,
        video_processed: 1,
        video_duration: null,
        status: 'approved',
        response_type: 'video',
        text: null,
        is_response: false,
        responding_to: null,
        teacher_comment: null,
        created_at: '2030-05-06T07:08:09.000Z',
        task_name: 'Our river',
        create_prompt: '',
        course_name: null,
        class_task: { id: task, task_name: 'Our river' },
        teacher: { thumbnail: null, full_name: teacher?.full_name },
        student_first_name: 'Ada',
        student_last_initial: 'B',
        student_thumbnail: null,
        responses: [],
      })
    })

    it('has responses apart, texts among them, and those in one status where that is asked for', async () => {
      const { id, task, ada, ben } = await aPost()
      const [answered = 0] = await post(stage.db, id, ben, task)
      const shared = { classroom_id: id, student_id: ada, task_id: task, is_response: true } as const
      const [text] = await addSubmissions(stage.db, [
        { ...shared, text: 'We have a river, too.', responding_to_id: answered },
      ])
      await post(stage.db, id, ada, task, 'blocked', true)
      assert.deepEqual(await statusesOf(id, ada), ['pending'])
      const found = await list(id, ada, 'responses')
      const [response] = found.filter(one => one.id === text)
      assert.deepEqual(
        [found.length, response?.response_type, response?.text, response?.responding_to],
        [2, 'text', 'We have a river, too.', { id: answered, full_name: 'Ben B' }],
      )
      assert.deepEqual(
        (await list(id, ada, 'responses', '?filter_by=blocked')).map(({ status }) => status),
        ['blocked'],
      )
      assert.deepEqual(await list(id, ada, 'responses', '?filter_by=approved'), [])
    })

    it('shows of the partner’s answers those alone that the partner has approved', async () => {
      const { id, task, ada, pairing, first } = await aPost('approved')
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
      const [{ responses } = assert.fail('no post')] = await list(id, ada)
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
      const { id, task, ada } = await aPost()
      const { id: partnerId } = await stage.server.signIn('partner@demo.test')
      const theirs = await newClassroom(stage.db, partnerId, ['Lea'])
      await joinPairing(stage.db, id, theirs.id, new Date())
      const [answered = 0] = await post(stage.db, theirs.id, theirs.studentIds[0] ?? 0, task, 'approved')
      await addSubmissions(stage.db, [
        { classroom_id: id, student_id: ada, task_id: task, is_response: true, responding_to_id: answered },
      ])
      const named = async () => (await list(id, ada, 'responses'))[0]?.responding_to?.full_name
      assert.equal(await named(), 'Lea B')
      await stage.run(sql`update submissions set status = 'unapproved' where id = ${answered}`)
      assert.equal(await named(), undefined)
    })

    /** A video that the post has from now on. */
    async function film(postId: number): Promise<number> {
      const { db, storage } = stage.server.app.services
      const name = `film-${postId}.webm`
      const video = await giveVideo({ db, storage }, name, 'film')
      await stage.run(sql`update submissions set video_id = ${video} where id = ${postId}`)
      return video
    }
    const convert = (video: number) =>
      stage.run(sql`update videos set stage = 'ready', video_processed = 1, converted = 'made-' || id || '.mp4',
        poster = 'made-' || id || '.jpg', video_duration = 6 where id = ${video}`)
    /** Where something is in the storage, by its address. */
    const fileAt = (url: string | null | undefined) => url && /\/files\/videos\/([^?]+)\?/.exec(url)?.[1]

    it('plays as it came until it is converted, which the teacher’s next look shows', async () => {
      const { id, ada, first } = await aPost()
      const video = await film(first)
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
      await convert(video)
      const [made] = (await look(etag)).body.data
      assert.deepEqual(
        [fileAt(made?.url), fileAt(made?.poster), made?.video_processed, made?.video_duration],
        [`made-${video}.mp4`, `made-${video}.jpg`, 1, 6],
      )
    })

    it('is reviewed once a teacher has made something of it', async () => {
      const { id, ada, first } = await aPost('approved')
      await stage.run(sql`update submissions set is_unreviewed = true where id = ${first}`)
      await change(id, ada, { action: 'blocked', videos: [first] })
      await change(id, ada, { action: 'approved', videos: [first] })
      const [row] = await stage.run<{ is_unreviewed: boolean }>(
        sql`select is_unreviewed from submissions where id = ${first}`,
      )
      assert.equal(row?.is_unreviewed, false)
    })

    it('shows of the partner’s answers that nobody has reviewed those alone of who is old enough', async () => {
      const { id, task, ada, first } = await aPost('approved')
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
      const video = await film(answer)
      const seen = async () => (await list(id, ada))[0]?.responses ?? []
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
      await convert(video)
      assert.deepEqual(
        (await seen()).map(({ url }) => fileAt(url)),
        [`made-${video}.mp4`],
      )
    })

    it('is read in as many statements however much there is', async () => {
      const { id, task, ada } = await aPost()
      const statements = async () => {
        stage.server.statements.length = 0
        await list(id, ada)
        return stage.server.statements.length
      }
      const one = await statements()
      for (let more = 0; more < 20; more++) await post(stage.db, id, ada, task)
      assert.equal(await statements(), one)
    })

    for (const action of ['approved', 'unapproved', 'blocked'] as const) {
      it(`becomes ${action}, and the same again does no harm`, async () => {
        const { id, ada, first } = await aPost()
        for (const _ of ['once', 'again']) {
          const answer = await change(id, ada, { action, videos: [first] })
          assert.deepEqual([answer.status, answer.body.message], [200, 'Success!'])
        }
        assert.deepEqual(await statusesOf(id, ada), [action])
      })
    }

    it('is deleted for good: nothing is made of it any more', async () => {
      const { id, ada, first } = await aPost()
      assert.equal((await change(id, ada, { action: 'deleted', videos: [first] })).status, 200)
      assert.deepEqual(await statusesOf(id, ada), [])
      assert.equal((await change(id, ada, { action: 'deleted', videos: [first] })).status, 200, 'again')
      const { status, body } = await change(id, ada, { action: 'approved', videos: [first] })
      assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
    })

    it('is changed together with the rest of what is named, or not at all', async () => {
      const { id, task, ada, ben, first } = await aPost()
      const [second = 0] = await post(stage.db, id, ada, task, 'pending')
      const [bens = 0] = await post(stage.db, id, ben, task, 'pending')
      const [response = 0] = await post(stage.db, id, ada, task, 'pending', true)
      for (const foreign of [bens, response, 2_147_483_647]) {
        const { status, body } = await change(id, ada, { action: 'approved', videos: [first, foreign] })
        assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
      }
      assert.deepEqual(await statusesOf(id, ada), ['pending', 'pending'])
      assert.equal((await change(id, ada, { action: 'approved', videos: [first, second] })).status, 200)
      assert.deepEqual(await statusesOf(id, ada), ['approved', 'approved'])
      assert.deepEqual(await statusesOf(id, ben), ['pending'])
      assert.equal(
        (await change(id, ada, { action: 'blocked', videos: [response] }, 'responses')).status,
        200,
      )
      assert.deepEqual(await statusesOf(id, ada, 'responses'), ['blocked'])
    })

    it('is nobody’s who is not in the classroom, or not any more', async () => {
      const { id, ada, first } = await aPost()
      const other = await aPost()
      await stage.run(sql`update students set removed_at = now() where id = ${ada}`)
      for (const student of [ada, other.ada, 2_147_483_647])
        for (const answer of [
          await stage.call('GET', id, `/${student}/videos`),
          await change(id, student, { action: 'approved', videos: [first] }),
        ])
          assert.deepEqual([answer.status, answer.body.error_code], [404, STUDENT_GONE])
      const { token } = await stage.server.signIn('partner@demo.test')
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { action: 'approved', videos: [other.first] }],
      ] as const) {
        const path = `${method} /api/teacher/classrooms/${other.id}/students/${other.ada}/videos`
        const answer = await stage.server.call(path, { token, ...(body && { body }) })
        assert.deepEqual([answer.status, answer.body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
      assert.deepEqual(await statusesOf(other.id, other.ada), ['pending'])
    })

    it('is seen and not changed once the exchange has expired', async () => {
      const { id, ada, first } = await aPost()
      await stage.expire(id)
      const { status, body } = await change(id, ada, { action: 'approved', videos: [first] })
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
      assert.deepEqual(await statusesOf(id, ada), ['pending'])
    })

    for (const [what, body] of [
      ['no action', { videos: [1] }],
      ['pending', { action: 'pending', videos: [1] }],
      ['another word', { action: 'approve', videos: [1] }],
      ['no posts', { action: 'approved', videos: [] }],
      ['one post twice', { action: 'approved', videos: [1, 1] }],
      ['a text for an id', { action: 'approved', videos: ['1'] }],
      ['too many', { action: 'approved', videos: Array.from({ length: 501 }, (_, index) => index + 1) }],
    ] as const) {
      it(`is not changed with ${what}`, async () => {
        const { id, ada } = await aPost()
        assert.equal((await change(id, ada, body)).status, 422)
        assert.deepEqual(await statusesOf(id, ada), ['pending'])
      })
    }

    it('is not listed by a status that is none, or by that of what is deleted', async () => {
      const { id, ada } = await aPost()
      for (const filter of ['deleted', 'all', ''])
        assert.equal((await stage.call('GET', id, `/${ada}/videos?filter_by=${filter}`)).status, 422, filter)
    })
  })
}
