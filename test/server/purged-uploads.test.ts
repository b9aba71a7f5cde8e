import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { filesDirectory } from '../../server/paths.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SitePair, sitePair } from '../support/site-pair.ts'
import { aStudent } from '../support/student-site.ts'
import { sweep } from '../support/sweep.ts'
import { until } from '../support/until.ts'
import { mp4, pieceHeaders, tusCalls } from '../support/uploads.ts'

const PATH = '/api/student/uploads'

for (const kind of databaseKinds) {
  describe(`an upload of a student who is taken away for good meanwhile, on ${kind}`, () => {
    let pair: SitePair
    let origin = ''
    before(async () => {
      pair = await sitePair(kind)
      origin = await pair.server.app.listen({ port: 0, host: '127.0.0.1' })
    })
    // fails on a line of an error in the log
    after(() => pair.server.close())

    const film = mp4(2_000)
    const incoming = () => filesDirectory(pair.server.app.services.config).uploads

    /** A student of a classroom of their own, who has begun to send a film. */
    async function begun() {
      const { id: classroomId } = await pair.classroom([])
      const student = await aStudent(pair.server, pair.token, classroomId, 'Ada')
      const answer = await tusCalls(origin, student.token, PATH).begin({ size: film.length })
      assert.equal(answer.status, 201)
      const location = answer.headers.get('location') ?? ''
      return { classroomId, student, location, id: location.split('/').at(-1) ?? '' }
    }
    type Begun = Awaited<ReturnType<typeof begun>>

    async function purge({ classroomId }: Begun): Promise<void> {
      const [named] = await pair.run<{ name: string }>(
        sql`select name from classrooms where id = ${classroomId}`,
      )
      const who = ['--name', named?.name ?? '', '--operator', 'you@company.test']
      await runCommand(pair.server.app.services, ['students', 'purge', String(classroomId), ...who])
    }

    async function sweepAway({ student }: Begun): Promise<void> {
      await pair.run(
        sql`update students set removed_at = now() - interval '15 days' where id = ${student.id}`,
      )
      for (let time = 0; time < 2; time += 1) await sweep(pair.server)
    }

    async function leavesNothing({ id, student }: Begun): Promise<void> {
      const { storage } = pair.server.app.services
      assert.ok(!readdirSync(incoming()).includes(id), 'what has arrived')
      assert.equal(await storage.size(`${id}.mp4`), null)
      const left = await pair.run(sql`select id from uploads where id = ${id}
        union all select upload_id from videos where upload_id = ${id}
        union all select username from students where id = ${student.id}`)
      assert.deepEqual(left, [])
    }

    for (const [what, takeAway] of [
      ['with their classroom, by an operator', purge],
      ['by the sweep', sweepAway],
    ] as const) {
      it(`leaves no file, no row and no error where it is coming, ${what}`, async () => {
        const upload = await begun()
        const piece = request(`${origin}${upload.location}`, {
          method: 'PATCH',
          headers: { ...pieceHeaders(upload.student.token, 0), 'content-length': film.length },
        })
        const answered = once(piece, 'response') as Promise<[IncomingMessage]>
        piece.write(film.subarray(0, 500))
        await until(() => statSync(join(incoming(), upload.id)).size === 500, 'the half of it')
        await takeAway(upload)
        piece.end(film.subarray(500))
        const [answer] = await answered
        assert.equal(answer.resume().statusCode, 404)
        await leavesNothing(upload)
      })

      it(`leaves no file, no row and no error where it is being moved, ${what}`, async () => {
        const upload = await begun()
        const { storage } = pair.server.app.services
        const move = storage.put.bind(storage)
        const put = mock.method(storage, 'put', async (name: string) => {
          await takeAway(upload)
          await move(name, film)
        })
        const { status } = await tusCalls(origin, upload.student.token, PATH).send(upload.location, 0, film)
        put.mock.restore()
        assert.equal(status, 404)
        await leavesNothing(upload)
      })
    }
  })
}
