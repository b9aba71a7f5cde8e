import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import type { ReviewedClassroom } from '../../src/contract/entities/reviewed-classroom.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

/** One post of a list, its task's prompt apart, with what was answered to it: JSON as it is sent, before it is packed. */
const BYTES_PER_POST = 800
const POSTS = 2_000

for (const kind of databaseKinds) {
  describe(`what a task asks for, beside its submissions on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const asks = (task: number, prompt: string, html = '') =>
      stage.run(
        sql`update tasks set create_prompt = ${prompt}, create_prompt_html = ${html} where id = ${task}`,
      )
    const review = (id: number, who = stage.teacher) => stage.as(who)<ReviewedClassroom>('GET', id, 'review')

    it(`is not in a list: a post of ${POSTS} has ${BYTES_PER_POST} bytes at most, however long that is`, async () => {
      const { mine, theirs, task, ada, ben } = await stage.exchange()
      await asks(task, 'x'.repeat(4_000), `<p>${'y'.repeat(4_000)}</p>`)
      const of = (classroom_id: number, student_id: number) => ({ classroom_id, student_id, task_id: task })
      const approved = { is_response: false, status: 'approved' } as const
      await addSubmissions(
        stage.db,
        Array.from({ length: POSTS }, () => ({ ...of(mine, ada), is_response: false })),
      )
      const partners = await addSubmissions(
        stage.db,
        Array.from({ length: POSTS }, () => ({ ...of(theirs, ben), ...approved })),
      )
      await addSubmissions(
        stage.db,
        partners.map(responding_to_id => ({
          ...{ ...of(theirs, ben), ...approved, is_response: true },
          ...{ responding_to_id, text: 'So is ours.' },
        })),
      )
      for (const [line, posts] of [
        ['submissions', POSTS],
        // a post that was answered, its answer in it, and the answer
        ['submissions-partner', 3 * POSTS],
      ] as const) {
        const { status, text } = await stage.own('GET', mine, line)
        assert.equal(status, 200, text.slice(0, 200))
        const bytes = Buffer.byteLength(text) / posts
        assert.ok(bytes <= BYTES_PER_POST, `${line}: ${bytes} bytes`)
      }
    })

    it('is told with one of them, with the list of the specification, and once for each task to who reviews', async () => {
      const { mine, task, posted, shared } = await stage.exchange()
      const [own, partners] = [await posted(), await shared()]
      await asks(task, 'Your street\nTwo & three < four')
      const prompt = '<p>Your street</p><p>Two &amp; three &lt; four</p>'
      assert.equal((await stage.one(mine, own)).create_prompt, prompt)
      const ofPartner = await stage.data(
        stage.own<Submission>('GET', mine, `submissions-partner/${partners}`),
      )
      assert.equal(ofPartner.create_prompt, prompt)
      const listed = await stage.data(stage.own<Submission[]>('POST', mine, 'submissions', {}))
      assert.deepEqual(
        listed.map(post => post.create_prompt),
        [prompt],
      )
      for (const who of [stage.teacher, stage.assistant])
        assert.deepEqual((await stage.data(review(mine, who))).tasks, [
          { id: task, task_name: 'Task 1', is_hidden: false, create_prompt: prompt },
        ])
      for (const [post] of [await stage.list(mine), await stage.partners(mine)])
        assert.equal(post && 'create_prompt' in post, false)
    })

    it('has its formatting, and pictures that can be had as long as the answer is right', async () => {
      const { mine, task, posted } = await stage.exchange()
      const sid = await posted()
      const age = ({ headers }: { headers: Record<string, unknown> }) =>
        Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])
      const calls = [() => review(mine), () => stage.own<Submission>('GET', mine, `submissions/${sid}`)]
      for (const call of calls) assert.equal(age(await call()), 86_400)
      const picture = `${'p'.repeat(43)}.webp`
      await asks(task, 'Look', `<p><strong>Look</strong> <img src="${picture}"></p>`)
      for (const call of calls) {
        const answer = await call()
        const { data } = answer.body
        const told = 'tasks' in data ? data.tasks[0]?.create_prompt : data.create_prompt
        assert.match(
          told ?? '',
          new RegExp(`^<p><strong>Look</strong> <img src="/files/${picture}\\?expires=`),
        )
        assert.ok(age(answer) <= 3_600, `${age(answer)} s`)
      }
    })
  })

  describe(`what an assistant is told on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const ask = (id: number, line: string, tag = '', who = stage.assistant) =>
      stage.as(who)<unknown>('GET', id, line, undefined, { 'if-none-match': tag })

    it('is answered 304 while it is what it was, and anew once it has changed', async () => {
      const { mine, theirs, task, posted, shared } = await stage.exchange()
      const [sid, partners] = [await posted(), await shared()]
      const renamed = (name: string) =>
        stage.run(sql`update tasks set task_name = ${name} where id = ${task}`)
      const changes: [line: string, change: () => Promise<unknown>][] = [
        ['submissions', () => stage.change(mine, 'approved', [sid])],
        [`submissions/${sid}`, () => stage.change(mine, 'blocked', [sid])],
        ['submissions-partner', () => renamed('Our river')],
        ['flags', () => stage.flag(mine, partners, { other: true }, stage.assistant)],
        ['review', () => renamed('Our lake')],
        ['submissions-partner', () => stage.change(theirs, 'blocked', [partners], stage.partner)],
      ]
      for (const [line, change] of changes) {
        const first = await ask(mine, line)
        const tag = String(first.headers.etag)
        const again = await ask(mine, line, tag)
        assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', tag], line)
        // so that our pages ask each time
        assert.match(String(again.headers['cache-control']), /max-age=0$/)
        await change()
        const after = await ask(mine, line, tag)
        assert.equal(after.status, 200, line)
        assert.notDeepEqual(after.body.data, first.body.data)
        assert.notEqual(after.headers.etag, tag)
      }
    })

    it('is theirs alone: the tag of one is no answer to another, nor for another list', async () => {
      const { mine } = await stage.exchange()
      const tag = String((await ask(mine, 'submissions')).headers.etag)
      assert.equal((await ask(mine, 'submissions', tag, stage.teacher)).status, 200)
      assert.equal((await ask(mine, 'submissions-partner', tag)).status, 200)
      assert.equal((await ask(mine, 'submissions', tag, stage.stranger)).status, 403)
    })
  })
}
