import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { filesArea } from '../../server/areas/files/area.ts'
import { rows } from '../../server/db/database.ts'
import type { Task } from '../../src/contract/entities/task.ts'
import {
  AVATAR_FILE_MAX_BYTES,
  MATERIAL_FILE_MAX_BYTES,
  TASK_FILES_PER_DAY_MAX_BYTES,
  THUMBNAIL_FILE_MAX_BYTES,
} from '../../src/contract/limits/files.ts'
import { fileSentences } from '../../src/contract/server-messages/files.ts'
import { databaseKinds } from '../support/databases.ts'
import { flat } from '../support/pictures.ts'
import { begins, materials, refused } from '../support/task-file-kinds.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

interface Kept {
  name: string
  index_file: string
  type_file: string
}

for (const kind of databaseKinds) {
  describe(`files of tasks on ${kind}`, () => {
    let stage: TaskStage
    let picture: Buffer
    before(async () => {
      stage = await taskStage(kind)
      picture = await flat(2_000, 1_000).jpeg().toBuffer()
    })
    after(() => stage.server.close())

    async function upload(
      bytes: Buffer,
      type: string,
      { index, last = false }: { index?: string; last?: boolean } = {},
    ) {
      const form = new FormData()
      const file = new Blob([new Uint8Array(bytes)])
      if (last) form.append('file', file, 'x')
      form.append('type', type)
      if (index) form.append('index', index)
      if (!last) form.append('file', file, 'x')
      const sent = new Response(form)
      return stage.server.call<Kept & { errors: object }>('POST /api/teacher/files', {
        token: stage.teacher.token,
        body: Buffer.from(await sent.arrayBuffer()),
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      })
    }
    async function served(name: string) {
      const path = `GET /api/teacher/files/${name}/url`
      const { body } = await stage.server.call<{ url: string }>(path, { token: stage.teacher.token })
      return stage.server.call(`GET ${body.data.url}`)
    }
    const stored = async (name: string) => {
      const file = await stage.server.app.services.storage.read(name)
      return Buffer.concat(await Readable.from(file?.stream ?? []).toArray())
    }

    it('are told by their names, with the place and the use that they were sent with', async () => {
      const { status, body } = await upload(picture, 'thumbnail', { index: '3' })
      assert.equal(status, 200)
      assert.match(body.data.name, /^[\w-]{43}\.webp$/)
      assert.deepEqual([body.data.index_file, body.data.type_file], ['3', 'thumbnail'])
      assert.equal((await upload(picture, 'picture')).body.data.index_file, '')
    })

    it('are made anew when they are pictures, with the sides that they have', async () => {
      for (const [type, width, height] of [
        ['thumbnail', 960, 480],
        ['picture', 1_600, 800],
        ['material', 1_600, 800],
      ] as const) {
        const { body } = await upload(picture, type)
        const made = await sharp(await stored(body.data.name)).metadata()
        assert.deepEqual([made.format, made.width, made.height], ['webp', width, height], type)
      }
    })

    it('are thumbnails of four kinds, and nothing else', async () => {
      const small = flat(20, 10)
      for (const bytes of [await small.png().toBuffer(), await small.gif().toBuffer(), picture])
        assert.equal((await upload(bytes, 'thumbnail')).status, 200)
      const others = [
        await small.webp().toBuffer(),
        await small.tiff().toBuffer(),
        ...refused.map(([, bytes]) => bytes),
      ]
      for (const bytes of others) {
        const { status, body } = await upload(bytes, 'thumbnail')
        assert.deepEqual([status, body.message], [422, 'File must be png, jpg, jpeg or gif.'])
      }
    })

    for (const [what, bytes, ending, contentType] of materials)
      it(`are materials by their content: ${what}`, async () => {
        const { status, body } = await upload(bytes, 'material')
        assert.equal(status, 200, body.message)
        assert.match(body.data.name, new RegExp(`\\.${ending}$`))
        const answer = await served(body.data.name)
        assert.equal(answer.status, 200)
        assert.ok(answer.headers['content-type']?.startsWith(contentType), answer.headers['content-type'])
        const isSound = contentType.startsWith('audio/')
        assert.match(answer.headers['content-disposition'] ?? '', isSound ? /^inline/ : /^attachment/)
        assert.match(answer.headers['content-security-policy'] ?? '', /sandbox/)
        assert.equal(answer.headers['x-content-type-options'], 'nosniff')
        assert.deepEqual(await stored(body.data.name), bytes)
      })

    for (const [what, bytes] of refused)
      it(`are no materials: ${what}`, async () => {
        const { status, body } = await upload(bytes, 'material')
        assert.deepEqual([status, body.message], [422, fileSentences.notAMaterial])
      })

    it('have the size of their use, which is told before; what is told after has that of a picture of somebody', async () => {
      const fitting = Buffer.concat([begins('%PDF-1.7\n'), Buffer.alloc(MATERIAL_FILE_MAX_BYTES - 209)])
      assert.equal(fitting.length, MATERIAL_FILE_MAX_BYTES)
      assert.equal((await upload(fitting, 'material')).status, 200)
      const larger = await upload(Buffer.concat([fitting, Buffer.alloc(1)]), 'material')
      assert.deepEqual([larger.status, larger.body.message], [413, 'File must not be higher than 25 MB'])
      const ofPicture = fitting.subarray(0, AVATAR_FILE_MAX_BYTES)
      assert.equal((await upload(ofPicture, 'thumbnail', { last: true })).status, 422)
      assert.equal((await upload(ofPicture, 'material', { last: true })).status, 200)
      const late = await upload(fitting, 'material', { last: true })
      assert.deepEqual([late.status, late.body.message], [413, 'File must not be higher than 5 MB'])
      const ofNoUse = await upload(fitting, 'constructor')
      assert.deepEqual([ofNoUse.status, ofNoUse.body.message], [413, 'File must not be higher than 5 MB'])
    })

    it('are thumbnails of any size up to 250 MB, of which what stands behind the picture is not read', async () => {
      const padded = Buffer.concat([picture, Buffer.alloc(MATERIAL_FILE_MAX_BYTES)])
      assert.equal((await upload(padded, 'thumbnail')).status, 200)
    })

    it('are no thumbnails of 262,144,001 bytes; of one byte less they are looked at', async () => {
      const part = (rest: string) => `--x\r\ncontent-disposition: form-data; ${rest}\r\n\r\n`
      const block = Buffer.alloc(1_048_576)
      function* form(more: string) {
        yield Buffer.from(`${part('name="type"')}thumbnail\r\n${part('name="file"; filename="x"')}`)
        for (let sent = 0; sent < THUMBNAIL_FILE_MAX_BYTES; sent += block.length) yield block
        yield Buffer.from(`${more}\r\n--x--\r\n`)
      }
      for (const [more, status, message] of [
        ['y', 413, 'File must not be higher than 250 MB'],
        ['', 422, 'File must be png, jpg, jpeg or gif.'],
      ] as const) {
        const answer = await stage.server.app.inject({
          method: 'POST',
          url: '/api/teacher/files',
          headers: {
            authorization: `Bearer ${stage.teacher.token}`,
            'content-type': 'multipart/form-data; boundary=x',
          },
          payload: Readable.from(form(more)),
        })
        assert.deepEqual([answer.statusCode, answer.json().message], [status, message])
      }
    })

    it('are no more in a day than a teacher may give', async () => {
      await stage.db.execute(sql`insert into files (name, teacher_id, type, bytes)
        values ('much', ${stage.teacher.id}, 'material', ${TASK_FILES_PER_DAY_MAX_BYTES - 100_000})`)
      const refused = await upload(begins(`%PDF-1.7${' '.repeat(100_000)}`), 'material')
      assert.deepEqual([refused.status, refused.body.message], [429, fileSentences.tooMuchToday])
      await stage.db.execute(
        sql`update files set created_at = now() - interval '25 hours' where name = 'much'`,
      )
      assert.equal((await upload(begins('%PDF-1.7'), 'material')).status, 200)
    })

    it('are no more in a day when they come at once either', async () => {
      await stage.db.execute(sql`insert into files (name, teacher_id, type, bytes)
        select 'more', ${stage.teacher.id}, 'material', ${TASK_FILES_PER_DAY_MAX_BYTES - 30_000} - coalesce(sum(bytes), 0)
        from files where teacher_id = ${stage.teacher.id} and created_at > now() - interval '1 day'`)
      const paper = begins(`%PDF-1.7${' '.repeat(20_000)}`)
      const sent = await Promise.all(Array.from({ length: 8 }, () => upload(paper, 'material')))
      await stage.db.execute(sql`delete from files where name = 'more'`)
      const [kept, ...refused] = sent.map(({ status }) => status).toSorted((one, other) => one - other)
      assert.deepEqual([kept, new Set(refused)], [200, new Set([429])])
    })

    it('that are not kept take nothing of the day', async () => {
      const bytes = async () =>
        (await rows(stage.db, sql`select sum(bytes)::float8 as bytes from files where type <> 'avatar'`))[0]
      const before = await bytes()
      assert.equal((await upload(Buffer.alloc(100_000, 1), 'thumbnail')).status, 422)
      assert.deepEqual(await bytes(), before)
    })

    it('go when no task has shown them for long, and not before', async () => {
      const { id } = await stage.classroom()
      const made = await Promise.all(
        (['thumbnail', 'picture', 'material'] as const).map(type => upload(picture, type)),
      )
      const [thumbnail = '', inText = '', medium = ''] = made.map(({ body }) => body.data.name)
      const task = await stage.own<Task>('POST', id, 'tasks', {
        ...taskForm({ task_thumbnail: thumbnail, create_prompt: `<p><img src="${inText}"></p>` }),
        media: [{ label: 'Picture', file: medium }],
      })
      assert.equal(task.status, 200, task.text)
      const sweep = async () => {
        await stage.db.execute(sql`update files set used_at = now() - interval '31 days'`)
        const { services } = stage.server.app
        for (const rule of filesArea.sweep) await rule(stage.db, services)
        const left = await rows<{ name: string }>(stage.db, sql`select name from files`)
        return [thumbnail, inText, medium].map(name => left.some(file => file.name === name))
      }
      assert.deepEqual(await sweep(), [true, true, true])
      const edit = { ...taskForm(), task_thumbnail: thumbnail, media: [], version: 1 }
      assert.equal((await stage.own('PUT', id, `tasks/${task.body.data.id}`, edit)).status, 200)
      assert.deepEqual(await sweep(), [true, false, false])
      assert.equal(await stage.server.app.services.storage.size(inText), null)
      await stage.db.execute(sql`delete from tasks where id = ${task.body.data.id}`)
      assert.deepEqual(await sweep(), [false, false, false])
    })

    it('can be put back into a task for a month after they were taken out, however old they are', async () => {
      const { id } = await stage.classroom()
      const [first, second] = await Promise.all([upload(picture, 'thumbnail'), upload(picture, 'thumbnail')])
      const save = (to: string, thumbnail: typeof first, version?: number) =>
        stage.own<Task>(version ? 'PUT' : 'POST', id, to, {
          ...taskForm({ task_thumbnail: thumbnail.body.data.name }),
          ...(version ? { version } : {}),
        })
      const task = `tasks/${(await save('tasks', first)).body.data.id}`
      await stage.db.execute(sql`update files set used_at = now() - interval '31 days'`)
      assert.equal((await save(task, second, 1)).status, 200)
      const { services } = stage.server.app
      for (const rule of filesArea.sweep) await rule(stage.db, services)
      const back = await save(task, first, 2)
      assert.equal(back.status, 200, back.text)
      assert.notEqual(await services.storage.size(first.body.data.name), null)
    })
  })
}
