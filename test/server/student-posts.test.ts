import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { SUBMISSION_CHANGED, SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { post } from '../support/pairing.ts'
import { type StudentPostsStage, studentPostsStage } from '../support/student-posts-stage.ts'

for (const kind of databaseKinds) {
  describe(`what a student has posted, on ${kind}`, () => {
    let stage: StudentPostsStage
    before(async () => {
      stage = await studentPostsStage(kind)
    })
    after(() => stage.server.close())

    it('is told with the task, the newest first, and without what is deleted', async () => {
      const { id, task, ada, ben, first } = await stage.aPost('approved')
      await stage.run(
        sql`update submissions set created_at = '2030-05-06T07:08:09Z', url = '/films/river.mp4' where id = ${first}`,
      )
      await post(stage.db, id, ada, task, 'deleted')
      await post(stage.db, id, ben, task)
      await post(stage.db, id, ada, task, 'pending', true)
      const [second] = await post(stage.db, id, ada, task, 'blocked')
      const found = await stage.listed(id, ada)
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
        version: 1,
        response_type: 'video',
        text: null,
        is_response: false,
        responding_to: null,
        teacher_comment: null,
        created_at: '2030-05-06T07:08:09.000Z',
        task_name: 'Our river',
        create_prompt: '',
        course_name: 'A Day in My Life',
        class_task: { id: task, task_name: 'Our river' },
        teacher: { thumbnail: null, full_name: teacher?.full_name },
        student_first_name: 'Ada',
        student_last_initial: 'B',
        student_thumbnail: null,
        viewers: [],
        flag: null,
        responses: [],
      })
    })

    it('has responses apart, texts among them, and those in one status where that is asked for', async () => {
      const { id, task, ada, ben } = await stage.aPost()
      const [answered = 0] = await post(stage.db, id, ben, task)
      const shared = { classroom_id: id, student_id: ada, task_id: task, is_response: true } as const
      const [text] = await addSubmissions(stage.db, [
        { ...shared, text: 'We have a river, too.', responding_to_id: answered },
      ])
      await post(stage.db, id, ada, task, 'blocked', true)
      assert.deepEqual(await stage.statusesOf(id, ada), ['pending'])
      const found = await stage.listed(id, ada, 'responses')
      const [response] = found.filter(one => one.id === text)
      assert.deepEqual(
        [found.length, response?.response_type, response?.text, response?.responding_to],
        [2, 'text', 'We have a river, too.', { id: answered, full_name: 'Ben B' }],
      )
      assert.deepEqual(
        (await stage.listed(id, ada, 'responses', '?filter_by=blocked')).map(({ status }) => status),
        ['blocked'],
      )
      assert.deepEqual(await stage.listed(id, ada, 'responses', '?filter_by=approved'), [])
    })

    it('is read in as many statements however much there is', async () => {
      const { id, task, ada } = await stage.aPost()
      const statements = async () => {
        stage.server.statements.length = 0
        await stage.listed(id, ada)
        return stage.server.statements.length
      }
      const one = await statements()
      for (let more = 0; more < 20; more++) await post(stage.db, id, ada, task)
      assert.equal(await statements(), one)
    })

    for (const action of ['approved', 'unapproved', 'blocked'] as const) {
      it(`becomes ${action}, and the same again does no harm`, async () => {
        const { id, ada, first } = await stage.aPost()
        for (const _ of ['once', 'again']) {
          const answer = await stage.change(id, ada, { action, videos: [first] })
          assert.deepEqual([answer.status, answer.body.message], [200, 'Success!'])
        }
        assert.deepEqual(await stage.statusesOf(id, ada), [action])
      })
    }

    it('is not changed where somebody else was faster, and told as it is; by what it is now it is, and back again', async () => {
      const { id, ada, first } = await stage.aPost()
      await stage.change(id, ada, { action: 'blocked', videos: [first] })
      const seen = await stage.change(id, ada, { action: 'approved', videos: [{ id: first, version: 1 }] })
      assert.deepEqual([seen.status, seen.body.error_code], [409, SUBMISSION_CHANGED])
      assert.deepEqual(await stage.statusesOf(id, ada), ['blocked'])
      const made = await stage.change(id, ada, { action: 'approved', videos: [{ id: first, version: 2 }] })
      const { change_id, submissions } = made.body.data as { change_id: number; submissions: unknown }
      assert.deepEqual(submissions, [{ id: first, status: 'approved', version: 3 }])
      const undo = `POST /api/teacher/classrooms/${id}/submissions/changes/${change_id}/undo`
      assert.equal((await stage.server.call(undo, { token: stage.token })).status, 200)
      assert.deepEqual(await stage.statusesOf(id, ada), ['blocked'])
    })

    it('is deleted for good: nothing is made of it any more', async () => {
      const { id, ada, first } = await stage.aPost()
      assert.equal((await stage.change(id, ada, { action: 'deleted', videos: [first] })).status, 200)
      assert.deepEqual(await stage.statusesOf(id, ada), [])
      assert.equal((await stage.change(id, ada, { action: 'deleted', videos: [first] })).status, 200, 'again')
      const { status, body } = await stage.change(id, ada, { action: 'approved', videos: [first] })
      assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
    })

    it('is changed together with the rest of what is named, or not at all', async () => {
      const { id, task, ada, ben, first } = await stage.aPost()
      const [second = 0] = await post(stage.db, id, ada, task, 'pending')
      const [bens = 0] = await post(stage.db, id, ben, task, 'pending')
      const [response = 0] = await post(stage.db, id, ada, task, 'pending', true)
      for (const foreign of [bens, response, 2_147_483_647]) {
        const { status, body } = await stage.change(id, ada, { action: 'approved', videos: [first, foreign] })
        assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
      }
      assert.deepEqual(await stage.statusesOf(id, ada), ['pending', 'pending'])
      assert.equal((await stage.change(id, ada, { action: 'approved', videos: [first, second] })).status, 200)
      assert.deepEqual(await stage.statusesOf(id, ada), ['approved', 'approved'])
      assert.deepEqual(await stage.statusesOf(id, ben), ['pending'])
      assert.equal(
        (await stage.change(id, ada, { action: 'blocked', videos: [response] }, 'responses')).status,
        200,
      )
      assert.deepEqual(await stage.statusesOf(id, ada, 'responses'), ['blocked'])
    })

    it('is nobody’s who is not in the classroom, or not any more', async () => {
      const { id, ada, first } = await stage.aPost()
      const other = await stage.aPost()
      await stage.run(sql`update students set removed_at = now() where id = ${ada}`)
      for (const student of [ada, other.ada, 2_147_483_647])
        for (const answer of [
          await stage.call('GET', id, `/${student}/videos`),
          await stage.change(id, student, { action: 'approved', videos: [first] }),
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
      assert.deepEqual(await stage.statusesOf(other.id, other.ada), ['pending'])
    })

    it('is seen and not changed once the exchange has expired', async () => {
      const { id, ada, first } = await stage.aPost()
      await stage.expire(id)
      const { status, body } = await stage.change(id, ada, { action: 'approved', videos: [first] })
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
      assert.deepEqual(await stage.statusesOf(id, ada), ['pending'])
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
        const { id, ada } = await stage.aPost()
        assert.equal((await stage.change(id, ada, body)).status, 422)
        assert.deepEqual(await stage.statusesOf(id, ada), ['pending'])
      })
    }

    it('is not listed by a status that is none, or by that of what is deleted', async () => {
      const { id, ada } = await stage.aPost()
      for (const filter of ['deleted', 'all', ''])
        assert.equal((await stage.call('GET', id, `/${ada}/videos?filter_by=${filter}`)).status, 422, filter)
    })
  })
}
