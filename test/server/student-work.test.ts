import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { SitePost, SiteTask } from '../../src/contract/entities/student-site.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { POST_CLOSED, POST_SENT } from '../../src/contract/error-codes/student-site.ts'
import {
  STUDENT_POSTS_PER_HOUR,
  STUDENT_POSTS_PER_TASK_MAX,
  STUDENT_TEXT_MAX_CHARACTERS,
} from '../../src/contract/limits/student-site.ts'
import { databaseKinds } from '../support/databases.ts'
import { AGES, type SitePair, sitePair } from '../support/site-pair.ts'

for (const kind of databaseKinds) {
  describe(`the work of students on ${kind}`, () => {
    let pair: SitePair
    before(async () => {
      pair = await sitePair(kind)
    })
    after(() => pair.server.close())
    beforeEach(async () => {
      await pair.run(
        sql`delete from submissions where classroom_id in (${pair.mine}, ${pair.theirs}, ${pair.third})`,
      )
      await pair.run(sql`delete from attempts`)
    })

    type Site = Pick<SitePair['ada'], 'call'>
    const post = (site: Site, text = 'The river is wide', task = pair.task) =>
      site.call<SitePost>(`POST /api/student/tasks/${task}/posts`, { text })
    const respond = (site: Site, postId: number, text = 'So is ours', task = pair.task) =>
      site.call<SitePost>(`POST /api/student/tasks/${task}/posts/${postId}/responses`, { text })
    const posted = async (site: Site, status: string) => {
      const { body } = await post(site)
      await pair.decide(body.data.id, status)
      return body.data.id
    }
    const seen = async (site: SitePair['ada'] = pair.ada) =>
      (await site.task(pair.task)).body.data.partner_posts.map(({ id }) => id)

    it('is listed by task, with dates, prompts and where the student stands', async () => {
      await pair.run(
        sql`update tasks set due_date = '2030-05-06', create_prompt = 'Show it' where id = ${pair.task}`,
      )
      const diary = await pair.giveTask({ name: 'Diary', category: 'activity' })
      await pair.giveTask({ name: 'Later', isHidden: true })
      await post(pair.ada)
      const { body } = await pair.ada.call<SiteTask[]>('GET /api/student/tasks')
      const shown = body.data.map(({ id, due_date, create_prompt, status, response_status }) => ({
        ...{ id, due_date, create_prompt, status, response_status },
      }))
      assert.deepEqual(shown, [
        {
          ...{ id: pair.task, due_date: '2030-05-06', create_prompt: 'Show it' },
          ...{ status: 'pending', response_status: 'to-do' },
        },
        { id: diary, due_date: null, create_prompt: '', status: null, response_status: null },
      ])
      assert.equal((await post(pair.ada, 'x', diary)).body.error_code, POST_CLOSED)
    })

    it('waits for the teacher, and is seen by the partner classroom once it is approved', async () => {
      const { body } = await post(pair.ben)
      assert.deepEqual([body.data.status, body.data.text], ['pending', 'The river is wide'])
      for (const [status, ids] of [
        ['pending', []],
        ['approved', [body.data.id]],
        ['unapproved', []],
        ['blocked', []],
        ['deleted', []],
      ] as const) {
        await pair.decide(body.data.id, status)
        assert.deepEqual(await seen(), ids, status)
      }
    })

    it('is seen by nobody of another pairing, nor by the own side as the partner’s', async () => {
      const id = await posted(pair.ben, 'approved')
      assert.deepEqual(await seen(), [id])
      assert.deepEqual(await seen(pair.ben), [])
      assert.equal((await pair.cleo.task(pair.task)).status, 404)
      assert.deepEqual((await pair.cleo.task(pair.thirdTask)).body.data.partner_posts, [])
      assert.equal((await respond(pair.cleo, id)).status, 404)
      assert.equal((await respond(pair.cleo, id, 'x', pair.thirdTask)).status, 404)
    })

    it('goes with who has posted it, and with its task', async () => {
      const id = await posted(pair.ben, 'approved')
      await pair.run(sql`update students set removed_at = now() where id = ${pair.ben.id}`)
      assert.deepEqual(await seen(), [])
      await pair.run(sql`update students set removed_at = null where id = ${pair.ben.id}`)
      assert.deepEqual(await seen(), [id])
      await pair.run(sql`update tasks set is_hidden = true where id = ${pair.task}`)
      assert.equal((await pair.ada.task(pair.task)).status, 404)
      assert.equal((await respond(pair.ada, id)).body.error_code, POST_CLOSED)
      await pair.run(sql`update tasks set is_hidden = false where id = ${pair.task}`)
    })

    it('needs no approval where the teacher says so, and none are under 13', async () => {
      await pair.setReview(pair.ben.id, false)
      const { body } = await post(pair.ben)
      assert.equal(body.data.status, 'approved')
      assert.deepEqual(await seen(), [body.data.id])
      for (const age of [AGES.under13, null]) {
        await pair.setAge(pair.theirs, age)
        assert.deepEqual(await seen(), [], `${age}`)
      }
      // a teacher has looked at it
      await pair.decide(body.data.id, 'approved')
      assert.deepEqual(await seen(), [body.data.id])
      await pair.setAge(pair.theirs, AGES.from15)
    })

    it('needs approval under 13 and without an age range, whatever the teacher has said', async () => {
      await pair.setReview(pair.ben.id, false)
      for (const age of [AGES.under13, null]) {
        await pair.setAge(pair.theirs, age)
        const { body } = await post(pair.ben)
        assert.equal(body.data.status, 'pending')
        assert.deepEqual(await seen(), [])
        await pair.decide(body.data.id, 'deleted')
      }
      await pair.setAge(pair.theirs, AGES.from15)
      await pair.setReview(pair.ben.id, true)
    })

    it('is answered once by each, who sees the answer with the post', async () => {
      const id = await posted(pair.ben, 'approved')
      const answer = await respond(pair.ada, id)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual([answer.body.data.is_response, answer.body.data.responding_to], [true, id])
      assert.equal((await respond(pair.ada, id)).body.error_code, POST_SENT)
      const got = async () => (await pair.ben.call<SitePost[]>('GET /api/student/posts')).body.data
      assert.deepEqual((await got())[0]?.responses, [])
      await pair.decide(answer.body.data.id, 'approved')
      const [own] = await got()
      assert.deepEqual(
        own?.responses.map(({ poster, text }) => ({ poster, text })),
        [{ poster: 'Ada B', text: 'So is ours' }],
      )
      // a response is no post that one responds to
      assert.deepEqual(await seen(pair.ben), [])
      assert.equal((await respond(pair.ben, answer.body.data.id)).status, 404)
    })

    it('is not answered where the task asks for no responses, nor by the own side, nor before it is approved', async () => {
      const id = await posted(pair.ben, 'approved')
      await pair.run(sql`update tasks set number_responses = 0 where id = ${pair.task}`)
      assert.equal((await respond(pair.ada, id)).body.error_code, POST_CLOSED)
      await pair.run(sql`update tasks set number_responses = 1 where id = ${pair.task}`)
      assert.equal((await respond(pair.ben, id)).status, 404)
      await pair.decide(id, 'pending')
      assert.equal((await respond(pair.ada, id)).status, 404)
    })

    it('is posted once, and again when it was sent back', async () => {
      const first = await post(pair.ada)
      assert.equal((await post(pair.ada)).body.error_code, POST_SENT)
      for (const status of ['unapproved', 'blocked', 'deleted'] as const) {
        await pair.decide(first.body.data.id, status)
        const again = await post(pair.ada)
        assert.equal(again.status, 200, status)
        await pair.decide(again.body.data.id, 'deleted')
      }
    })

    it('is posted once by 20 calls at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(pair.ada)))
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    })

    it('has an end for one task, however often it is sent back', async () => {
      await pair.run(sql`insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response, status)
        select c.id, c.class_pairing_id, ${pair.ada.id}::int, ${pair.task}::int, false, 'deleted'
        from classrooms c, generate_series(1, ${STUDENT_POSTS_PER_TASK_MAX}) where c.id = ${pair.mine}`)
      assert.equal((await post(pair.ada)).body.error_code, POST_CLOSED)
    })

    it('is posted so many times in an hour by each, and no more', async () => {
      await post(pair.ada)
      await pair.run(sql`update attempts set count = ${STUDENT_POSTS_PER_HOUR}`)
      const past = await post(pair.ada)
      assert.equal(past.status, 429)
      assert.ok(Number(past.headers['retry-after']) > 0)
      assert.equal((await post(pair.ben)).status, 200)
    })

    it('is a text of some length', async () => {
      for (const text of ['', '  \n ', 'x'.repeat(STUDENT_TEXT_MAX_CHARACTERS + 1)]) {
        const { status, body } = await post(pair.ada, text)
        assert.equal(status, 422)
        assert.deepEqual(Object.keys((body.data as unknown as { errors: object }).errors), ['text'])
      }
      const { body } = await post(pair.ada, '  <b>wide</b> & deep ')
      assert.equal(body.data.text, '<b>wide</b> & deep')
    })

    it('is only read once the exchange has expired', async () => {
      const id = await posted(pair.ben, 'approved')
      await pair.expire(pair.mine)
      for (const answer of [await post(pair.ada), await respond(pair.ada, id)])
        assert.deepEqual([answer.status, answer.body.error_code], [422, EXCHANGE_EXPIRED])
      assert.deepEqual(await seen(), [id])
      const me = await pair.ada.call<{ is_exchange_expired: boolean }>('GET /api/student/me')
      assert.equal(me.body.data.is_exchange_expired, true)
      await pair.run(sql`update classrooms set expire_at = null where id = ${pair.mine}`)
    })

    it('names no group whose name is not approved', async () => {
      await posted(pair.ben, 'approved')
      await pair.run(sql`update students set is_approved_name = false where id = ${pair.ben.id}`)
      const { body } = await pair.ada.task(pair.task)
      assert.deepEqual(
        body.data.partner_posts.map(({ poster }) => poster),
        [''],
      )
      await pair.run(sql`update students set is_approved_name = true where id = ${pair.ben.id}`)
    })
  })
}
