import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { madeNames } from '../../server/areas/videos/made-names.ts'
import { addVideo } from '../../server/areas/videos/repository/uploaded.ts'
import { databaseKinds } from '../support/databases.ts'
import { post } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const ME = ['--operator', 'you@company.test']

for (const kind of databaseKinds) {
  describe(`an operator's hand on the students of a classroom, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    const run = (...args: string[]) => runCommand(stage.server.app.services, ['students', ...args])
    const nameOf = async (id: number) =>
      (await stage.run<{ name: string }>(sql`select name from classrooms where id = ${id}`))[0]?.name ?? ''
    const count = async (statement: ReturnType<typeof sql>) =>
      (await stage.run<{ count: number }>(statement))[0]?.count
    const studentsIn = (id: number) =>
      count(sql`select count(*)::int as count from students where classroom_id = ${id}`)
    const postsIn = (id: number) =>
      count(sql`select count(*)::int as count from submissions where classroom_id = ${id}`)
    const audited = async () =>
      (await runCommand(stage.server.app.services, ['audit', 'list'])).split('\n')[0] ?? ''

    /** A video that a student has posted, its files in the storage; tells their names. */
    async function film(upload: string, studentId: number): Promise<string[]> {
      const { db, storage } = stage.server.app.services
      const name = `${upload}.webm`
      const { converted, poster } = madeNames(name)
      for (const file of [name, converted, poster]) await storage.put(file, Buffer.from('a film'))
      await addVideo(db, {
        name,
        upload_id: upload,
        student_id: studentId,
        label: 'film.webm',
        type: 'video/webm',
        original_video_size: 6,
      })
      await stage.run(sql`update submissions set video_id = (select id from videos where upload_id = ${upload})
        where id = (select max(id) from submissions where student_id = ${studentId})`)
      return [name, converted, poster]
    }

    async function classWithPosts(upload: string) {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben', 'Cleo'])
      const [ada = 0, ben = 0, cleo = 0] = studentIds
      await post(stage.db, id, ada, task, 'approved')
      const files = await film(upload, ada)
      await post(stage.db, id, ben, task, 'pending')
      await stage.call('DELETE', id, `/${cleo}`)
      return { id, files }
    }

    it('leaves no row and no file after a purge, nor anything of another classroom less', async () => {
      const { storage } = stage.server.app.services
      const other = await classWithPosts(`other-${kind}`)
      const { id, files } = await classWithPosts(`purged-${kind}`)
      const told = await run('purge', String(id), '--name', await nameOf(id), ...ME)
      assert.equal(told, 'Deleted: 3 students, 2 posts, 1 videos.')
      assert.deepEqual([await studentsIn(id), await postsIn(id)], [0, 0])
      for (const file of files) assert.equal(await storage.size(file), null)
      const upload = `purged-${kind}`
      assert.equal(await count(sql`select count(*)::int as count from videos where upload_id = ${upload}`), 0)
      assert.deepEqual([await studentsIn(other.id), await postsIn(other.id)], [3, 2])
      for (const file of other.files) assert.equal(await storage.size(file), 6)
    })

    it('notes what was purged, and by whom', async () => {
      const { id } = await classWithPosts(`noted-${kind}`)
      await run('purge', String(id), '--name', await nameOf(id), ...ME)
      const line = await audited()
      assert.match(line, /you@company\.test {2}as no-agreement@demo\.test {2}ADMIN/)
      assert.ok(line.includes(`students purge ${id}: 3 students, 2 posts, 1 videos  200`), line)
    })

    it('purges again without harm', async () => {
      const { id } = await stage.classroom(['Ada'])
      const purge = async () => run('purge', String(id), '--name', await nameOf(id), ...ME)
      await purge()
      assert.equal(await purge(), 'Deleted: 0 students, 0 posts, 0 videos.')
    })

    it('purges nothing under another name, without one, or without an operator', async () => {
      const { id } = await stage.classroom(['Ada'])
      const before = await audited()
      await assert.rejects(
        run('purge', String(id), '--name', 'Another', ...ME),
        /is not called 'Another'\. Nothing was deleted/,
      )
      await assert.rejects(run('purge', String(id), ...ME), /Nothing was deleted/)
      await assert.rejects(run('purge', String(id), '--name', await nameOf(id)), /Say who you are/)
      await assert.rejects(run('purge', '2147483647', '--name', 'x', ...ME), /no classroom 2147483647/)
      await assert.rejects(run('purge', 'x', '--name', 'x', ...ME), /not the id of a classroom/)
      assert.equal(await studentsIn(id), 1)
      assert.equal(await audited(), before)
    })

    it('exports what nobody has reviewed, films from outside and videos that no post has', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada'])
      const [ada = 0] = studentIds
      const [posted] = await post(stage.db, id, ada, task, 'approved')
      await stage.run(
        sql`update submissions set url = '/films/river.mp4', is_unreviewed = true where id = ${posted}`,
      )
      const upload = `unposted-${kind}`
      const [name] = await film(upload, ada)
      await stage.run(sql`update submissions set video_id = null where id = ${posted}`)
      const { students } = JSON.parse(await run('export', String(id), ...ME)) as {
        students: {
          posts: { url: string | null; is_unreviewed: boolean; video: string | null }[]
          videos: { name: string; label: string; bytes: number }[]
        }[]
      }
      const [found] = students
      assert.deepEqual(
        found?.posts.map(({ url, is_unreviewed, video }) => ({ url, is_unreviewed, video })),
        [{ url: '/films/river.mp4', is_unreviewed: true, video: null }],
      )
      assert.deepEqual(
        found?.videos.map(({ name, label, bytes }) => ({ name, label, bytes })),
        [{ name, label: 'film.webm', bytes: 6 }],
      )
    })

    it('exports everything that is kept but passwords, those who were removed too, and notes it', async () => {
      const { id } = await classWithPosts(`exported-${kind}`)
      const text = await run('export', String(id), ...ME)
      const { classroom, students } = JSON.parse(text) as {
        classroom: object
        students: { first_name: string; removed_at: string | null; posts: { status: string }[] }[]
      }
      assert.deepEqual(classroom, { id, name: await nameOf(id) })
      assert.deepEqual(
        students.map(({ first_name, removed_at, posts }) => [
          first_name,
          removed_at !== null,
          posts.map(({ status }) => status),
        ]),
        [
          ['Ada', false, ['approved']],
          ['Ben', false, ['pending']],
          ['Cleo', true, []],
        ],
      )
      assert.ok(text.includes(`"exported-${kind}.webm"`))
      assert.doesNotMatch(text, /password|argon2/)
      assert.ok((await audited()).includes(`students export ${id}  200`))
      await assert.rejects(run('export', '2147483647', ...ME), /no classroom/)
      await assert.rejects(run('export', String(id)), /Say who you are/)
    })
  })
}
