import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { notify } from '../../server/areas/notifications/area.ts'
import { createFinish } from '../../server/areas/uploads/finish-upload.ts'
import { incomingPath } from '../../server/areas/uploads/incoming.ts'
import { databaseKinds } from '../support/databases.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'
import { mp4 } from '../support/uploads.ts'

for (const kind of databaseKinds) {
  describe(`what a purge of students leaves behind on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    async function purge(id: number) {
      const [classroom] = await stage.run<{ name: string }>(sql`select name from classrooms where id = ${id}`)
      const named = ['--name', classroom?.name ?? '', '--operator', 'you@company.test']
      await runCommand(stage.server.app.services, ['students', 'purge', String(id), ...named])
    }
    const count = async (statement: ReturnType<typeof sql>) =>
      (await stage.run<{ count: number }>(statement))[0]?.count

    it('leaves nothing of videos that are on their way, nor makes one of what has arrived', async () => {
      const { services } = stage.server.app
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben'])
      const [ada = 0, ben = 0] = studentIds
      const upload = `under-way-${kind}`
      const path = incomingPath(services.config, upload)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'half a film')
      await services.storage.put(`moved-${kind}.mp4`, Buffer.from('a film'))
      await stage.run(sql`insert into uploads (id, student_id, label, bytes, name, type) values
        (${upload}, ${ada}, 'film.mp4', 22, null, null),
        (${`moved-${kind}`}, ${ben}, 'film.mp4', 6, ${`moved-${kind}.mp4`}, 'video/mp4')`)
      await purge(id)
      assert.equal(await count(sql`select count(*)::int as count from uploads`), 0)
      assert.equal(existsSync(path), false)
      assert.equal(await services.storage.size(`moved-${kind}.mp4`), null)
    })

    it('makes no video of what has come from somebody who is gone', async () => {
      const { services } = stage.server.app
      const upload = `of-nobody-${kind}`
      const film = mp4(2_000)
      const path = incomingPath(services.config, upload)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, film)
      await stage.run(
        sql`insert into uploads (id, label, bytes) values (${upload}, 'film.mp4', ${film.length})`,
      )
      await createFinish(services)(upload)
      const videos = sql`select count(*)::int as count from videos where upload_id = ${upload}`
      assert.equal(await count(videos), 0)
      assert.equal(existsSync(path), false)
    })

    it('leaves no name in the answers that are kept for calls which are sent again, and no other answer less', async () => {
      const other = await stage.classroom([])
      const { id } = await stage.classroom([])
      const add = (classroomId: number, first_name: string) =>
        stage.server.call(`POST ${stage.path(classroomId, '/create')}`, {
          token: stage.token,
          body: { first_name, last_initial: 'B' },
          headers: { 'idempotency-key': `kept-${first_name}` },
        })
      await add(other.id, 'Dora')
      await add(id, 'Edda')
      const [edda] = await stage.run<{ username: string }>(
        sql`select username from students where classroom_id = ${id}`,
      )
      await purge(id)
      const kept = await stage.run<{ key: string; answer: object }>(
        sql`select key, answer from first_answers order by key`,
      )
      assert.deepEqual(
        kept.map(({ key }) => key),
        ['kept-Dora'],
      )
      assert.ok(!JSON.stringify(kept).includes(edda?.username ?? ''))
    })

    it('leaves nothing of what teachers were told of them, here or at the partner, and of nobody else less', async () => {
      const { db } = stage.server.app.services
      const other = await stage.classroom(['Fritz'])
      const { id, studentIds } = await stage.classroom(['Greta'])
      const teachers = await stage.run<{ id: number }>(sql`select id from teachers order by id limit 2`)
      const [fritz = 0] = other.studentIds
      const [greta = 0] = studentIds
      await stage.run(sql`delete from notifications`)
      for (const { id: teacher_id } of teachers) {
        const told = { teacher_id, classroom_id: id, object_id: 1 }
        await notify(db, [
          { ...told, type: 'response_to_message', from: 'Greta B', trigger_user_id: greta },
          { ...told, type: 'partner_student_post_video', from: 'Greta B', trigger_user_id: greta },
          { ...told, type: 'student_video_posted', from: 'Fritz B', trigger_user_id: fritz },
          // a teacher may have the id of a student
          { ...told, type: 'partner_message', from: 'A teacher', trigger_user_id: greta },
        ])
      }
      const you = ['--operator', 'you@company.test']
      const kept = await runCommand(stage.server.app.services, ['students', 'export', String(id), ...you])
      const { students } = JSON.parse(kept) as { students: { notifications: { subject: string }[] }[] }
      assert.deepEqual(
        students.map(({ notifications }) => notifications.map(({ subject }) => subject)),
        [teachers.flatMap(() => ['Message Reply Posted', 'Video Posted'])],
      )
      await purge(id)
      const left = await stage.run<{ from: string }>(sql`select "from" from notifications order by id`)
      assert.deepEqual(
        left.map(({ from }) => from),
        ['Fritz B', 'A teacher', 'Fritz B', 'A teacher'],
      )
    })
  })
}
