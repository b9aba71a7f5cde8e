import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { tellAlerts } from '../../server/areas/notifications/repository/alerts.ts'
import { convertWaiting } from '../../server/areas/videos/convert.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { type MessageBoard, messageBoard } from '../support/message-board.ts'
import type { Answer, TestApp } from '../support/server.ts'
import { giveVideo, videoRow } from '../support/video-rows.ts'
import { ffmpegPath } from '../support/videos.ts'

type Run = <Row>(statement: ReturnType<typeof sql>) => Promise<Row[]>

/** Everything that the writes below leave. */
const tables = [
  ...['submissions', 'submission_changes', 'submission_change_posts', 'message_comments', 'chat_messages'],
  ...['connection_requests', 'class_pairings', 'classrooms', 'token_entries', 'videos', 'alerts'],
]

/** Does something while nobody can be told anything, and then while they can; tells what they are told. */
function toldOrNothing({ expectErrors }: TestApp, run: Run) {
  const everything = async () =>
    Promise.all(
      tables.map(table =>
        run(sql`select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) as all from ${sql.raw(table)} t`),
      ),
    )
  return async (work: () => Promise<boolean>): Promise<string[]> => {
    expectErrors(/request failed|nobody is told/)
    await run(sql`delete from notifications`)
    await run(sql`create or replace function nobody_is_told() returns trigger language plpgsql as
      $$ begin raise exception 'nobody is told anything'; end $$`)
    await run(sql`create trigger nobody_is_told before insert on notifications
      for each row execute function nobody_is_told()`)
    const before = await everything()
    try {
      assert.equal(await work(), false, 'done without anybody being told')
    } finally {
      await run(sql`drop trigger nobody_is_told on notifications`)
    }
    assert.deepEqual(await everything(), before)
    assert.equal(await work(), true)
    const told = await run<{ type: string }>(sql`select type from notifications order by id`)
    return told.map(({ type }) => type)
  }
}

const isDone = async (sent: Promise<Answer>): Promise<boolean> => {
  const { status, text } = await sent
  assert.ok(status === 200 || status === 500, text)
  return status === 200
}

for (const kind of databaseKinds) {
  describe(`what students and partners do is there with what is told of it, or neither, on ${kind}`, () => {
    let board: MessageBoard
    let told: ReturnType<typeof toldOrNothing>
    before(async () => {
      board = await messageBoard(kind, { ffmpegPath })
      await board.server.app.ready()
      told = toldOrNothing(board.server, board.run)
    })
    after(() => board.server.close())

    const post = (site: MessageBoard['ada'], under = '', body: object = { text: 'The river' }) =>
      site.call<{ id: number }>(`POST /api/student/tasks/${board.task}/posts${under}`, body)
    const submissions = (line: string, body?: object) =>
      board.server.call<{ change_id: number }>(
        line.replace('SUBMISSIONS', `/api/teacher/classrooms/${board.mine}/submissions`),
        { token: board.token, ...(body ? { body } : {}) },
      )

    it('a post, its approval, an undo, and a response', async () => {
      assert.deepEqual(await told(() => isDone(post(board.ada))), ['student_video_posted'])
      const [ada] = await board.run<{ id: number }>(
        sql`select id from submissions where student_id = ${board.ada.id}`,
      )
      const change = (action: string) => submissions('PUT SUBMISSIONS', { videos: [ada?.id], action })
      assert.deepEqual(await told(() => isDone(change('approved'))), ['partner_student_post_video'])
      const blocked = await change('blocked')
      await board.run(sql`update notifications set occasion = null`)
      const undo = () => submissions(`POST SUBMISSIONS/changes/${blocked.body.data.change_id}/undo`)
      assert.deepEqual(await told(() => isDone(undo())), ['partner_student_post_video'])
      await board.setReview(board.ben.id, false)
      assert.deepEqual(await told(() => isDone(post(board.ben, `/${ada?.id}/responses`))), [
        'student_response_to_video',
        'partner_responded_to_student_video',
      ])
    })

    it('a reply to a message', async () => {
      const message = await board.posted(board.mine)
      assert.deepEqual(await told(() => isDone(board.write(board.ada, message))), ['response_to_message'])
    })

    it('a message of the partner', async () => {
      const line = `POST /api/teacher/classrooms/${board.mine}/partner/messages`
      const send = () => board.server.call(line, { token: board.token, body: { message: 'Hello' } })
      assert.deepEqual(await told(() => isDone(send())), ['partner_message'])
    })

    const failures = [
      { type: 'student_video_fail', tries: 0, signal: new AbortController().signal },
      { type: 'video_conversion_failed', tries: 1, signal: AbortSignal.abort(new Error('past its time')) },
    ]
    for (const { type, tries, signal } of failures)
      it(`a video that has failed: ${type}`, async () => {
        const { services } = board.server.app
        const id = await giveVideo(services, `${type}-${kind}.mp4`, 'no film')
        await board.run(sql`update submissions set video_id = ${id} where student_id = ${board.ada.id}`)
        const waits = sql`student_id = ${board.ada.id}, tries = ${tries}, not_before = null, faults = 0`
        await board.run(sql`update videos set ${waits} where id = ${id}`)
        const convert = async () => {
          // what goes wrong on the way is noted, and tried again
          await convertWaiting(services, id, { signal }).catch(() => undefined)
          const { stage } = await videoRow(services.db, id)
          if (stage !== 'failed')
            await board.run(sql`update videos set stage = 'waiting', ${waits} where id = ${id}`)
          return stage === 'failed'
        }
        assert.deepEqual(await told(convert), [type])
      })

    it('an alert that begins', async () => {
      const { db } = board.server.app.services
      await board.run(sql`insert into alerts (message, color) values ('Hi', 'info')`)
      const tell = () =>
        tellAlerts(db).then(
          () => true,
          () => false,
        )
      const [alert, ...others] = await told(tell)
      assert.equal(alert, 'alert_created')
      assert.ok(others.length > 10 && others.every(type => type === alert))
    })
  })

  describe(`what becomes of a request is there with what is told of it, or neither, on ${kind}`, () => {
    let stage: ConnectionStage
    let told: ReturnType<typeof toldOrNothing>
    before(async () => {
      stage = await connectionStage(kind)
      told = toldOrNothing(stage.server, stage.run)
    })
    after(() => stage.server.close())

    it('asking, declining and accepting', async () => {
      const body = await stage.toLucia()
      assert.deepEqual(await told(() => isDone(stage.ask(stage.maya, body))), ['partner_connection_request'])
      const declined = await stage.waiting({ from: stage.camille })
      const decline = () => stage.act(stage.lucia, declined.id, 'decline', { message: '' })
      assert.deepEqual(await told(() => isDone(decline())), ['partner_connection_declined'])
      const { id, mine, theirs } = await stage.waiting()
      await stage.run(
        sql`update courses set student_group_type_id = ${groupTypes.smallGroup} where id = (select min(id) from courses)`,
      )
      await stage.run(
        sql`update classrooms set course_id = (select min(id) from courses) where id in (${mine}, ${theirs})`,
      )
      assert.deepEqual(await told(() => isDone(stage.accept(stage.lucia, id, theirs))), [
        'partner_connection_accepted',
        'small_group_classroom_partnership',
        'small_group_classroom_partnership',
      ])
    })
  })
}
