import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { useFile } from '../../server/areas/files/area.ts'
import { filesDirectory } from '../../server/paths.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { Classroom, ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { User } from '../../src/contract/entities/user.ts'
import {
  AVATAR_FILE_MAX_BYTES,
  FILE_URL_VALID_SECONDS,
  FILES_PER_HOUR,
} from '../../src/contract/limits/files.ts'
import { fileSentences } from '../../src/contract/server-messages/files.ts'
import { databaseKinds } from '../support/databases.ts'
import { flat, formOf } from '../support/pictures.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'
import { until } from '../support/until.ts'

const UPLOAD = 'POST /api/teacher/files'
const PAGE = 'https://lms.school.test'

for (const kind of databaseKinds) {
  describe(`files on ${kind}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cx-files-'))
    const { kept, incoming } = filesDirectory({ dataDir })
    let server: TestApp
    let own = ''
    let foreign = ''
    let teacherId = 0
    let picture = Buffer.alloc(0)
    before(async () => {
      server = await startApp({ kind, config: { dataDir, allowedOrigins: [PAGE] } })
      const teacher = await server.signIn('teacher@demo.test')
      own = teacher.token
      teacherId = teacher.id
      foreign = (await server.signIn('partner@demo.test')).token
      picture = await flat(90, 60).png().toBuffer()
    })
    after(async () => {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    beforeEach(() => server.app.services.db.execute('delete from attempts'))

    const upload = async (file: Uint8Array, token = own, fields?: Record<string, string>) =>
      server.call<{ name: string }>(UPLOAD, { token, ...(await formOf(file, fields)) })
    const urlOf = (name: string, token = own) =>
      server.call<{ url: string; expires_at: string }>(`GET /api/teacher/files/${name}/url`, { token })
    const newName = async () => {
      const answer = await upload(picture)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.name
    }
    const newUrl = async () => (await urlOf(await newName())).body.data.url
    const names = () => readdirSync(kept).filter(name => name.endsWith('.webp'))
    /** Nothing of a request stays behind. */
    const noneIncoming = () => until(() => readdirSync(incoming).length === 0)

    it('are made anew, kept for the server alone, and shown under an address that ends', async t => {
      // for a while it stays the same
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const name = await newName()
      assert.match(name, /^[\w-]{43}\.webp$/)
      assert.equal(statSync(join(kept, name)).mode & 0o777, 0o600)
      assert.equal(statSync(kept).mode & 0o777, 0o700)
      await noneIncoming()
      const { url, expires_at } = (await urlOf(name)).body.data
      const left = Date.parse(expires_at) - Date.now()
      assert.ok(left >= (FILE_URL_VALID_SECONDS - 60) * 1_000 && left <= FILE_URL_VALID_SECONDS * 2_000)
      assert.equal((await urlOf(name)).body.data.url, url)

      const answer = await server.app.inject({ url })
      assert.equal(answer.statusCode, 200)
      assert.equal((await sharp(answer.rawPayload).metadata()).width, 60)
      const { headers } = answer
      assert.equal(headers['content-type'], 'image/webp')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(String(headers['content-disposition']), /^inline; filename="picture\.webp"$/)
      assert.match(String(headers['cache-control']), /^private, max-age=\d+, immutable$/)
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
      assert.match(String(headers['content-security-policy']), /sandbox/)
    })

    it('can be read by a page of any origin that has the address', async () => {
      const url = await newUrl()
      for (const origin of [PAGE, 'https://elsewhere.test']) {
        const { statusCode, headers } = await server.app.inject({ url, headers: { origin } })
        assert.deepEqual([statusCode, headers['access-control-allow-origin']], [200, '*'])
      }
      const { status, headers } = await server.call(UPLOAD, {
        token: own,
        ...(await formOf(picture).then(form => ({ ...form, headers: { ...form.headers, origin: PAGE } }))),
      })
      assert.deepEqual([status, headers['access-control-allow-origin']], [200, PAGE])
    })

    it('are not shown under an address that was changed, cut, made up or is too old', async () => {
      const url = await newUrl()
      const other = await newUrl()
      const get = async (address: string) => (await server.app.inject({ url: address })).statusCode
      const bare = url.split('?')[0] ?? ''
      const signature = new URL(other, PAGE).searchParams.get('signature') ?? ''
      for (const address of [
        bare,
        `${bare}?${other.split('?')[1]}`,
        url.replace(/signature=.*/, `signature=${signature}`),
        url.replace(/expires=\d/, 'expires=9'),
        url.slice(0, -1),
        `${url}&signature=x`,
        url.replace('/files/', '/files/..%2f'),
        '/files/session-secret',
        '/files/incoming',
      ])
        assert.equal(await get(address), 404, address)
      const { tokens } = server.app.services
      const name = bare.replace('/files/', '')
      const past = String(Date.now() - 1_000)
      assert.equal(await get(`${bare}?expires=${past}&signature=${tokens.linkMac('file', name, past)}`), 404)
      assert.equal(await get(url), 200)
    })

    it('belong to their teacher: another one gets no address', async () => {
      const name = await newName()
      assert.equal((await urlOf(name, foreign)).status, 404)
      assert.equal((await urlOf('preset-7')).status, 422)
      assert.equal((await server.call(`GET /api/teacher/files/${name}/url`)).status, 401)
    })

    it('show their teacher wherever that teacher is shown, at one address for as long as it holds', async t => {
      const name = await newName()
      const { db } = server.app.services
      await db.execute(sql`update teachers set avatar = ${name} where id = ${teacherId}`)
      const hour = FILE_URL_VALID_SECONDS * 1_000
      const start = Math.ceil(Date.now() / hour) * hour
      t.mock.timers.enable({ apis: ['Date'], now: start })
      const signInBoth = async () => ({
        teacher: (await server.signIn('teacher@demo.test')).token,
        partner: (await server.signIn('partner@demo.test')).token,
      })
      let tokens = await signInBoth()
      const list = 'GET /api/teacher/classrooms'
      const classrooms = (await server.call<ClassroomListItem[]>(list, { token: tokens.partner })).body.data
      const ofTeacher = (avatar?: string | null) => avatar?.startsWith(`/files/${name}?`)
      const { id } = classrooms.find(({ partner }) => ofTeacher(partner?.avatar)) ?? assert.fail()
      const actions = 'GET /api/teacher/actions'
      const ofClassroom = `${actions}?classroom_id=${id}`
      const itemId = (await server.call<ActionItem[]>(ofClassroom, { token: tokens.partner })).body.data[0]
        ?.id
      const shown: [
        line: string,
        who: keyof typeof tokens,
        avatar: (data: never) => string | null | undefined,
      ][] = [
        ['GET /api/teacher/user', 'teacher', (user: User) => user.avatar],
        [list, 'partner', (all: ClassroomListItem[]) => all.find(item => item.id === id)?.partner?.avatar],
        [`${list}/${id}`, 'partner', (classroom: Classroom) => classroom.partner?.avatar],
        [ofClassroom, 'partner', ([item]: ActionItem[]) => item?.teacher.avatar],
        [`${actions}/${itemId}`, 'partner', (item: ActionItem) => item.teacher.avatar],
      ]
      const ask = async (etags: (string | undefined)[] = []) =>
        Promise.all(
          shown.map(([line, who], index) =>
            server.call(line, { token: tokens[who], headers: { 'if-none-match': etags[index] ?? '' } }),
          ),
        )
      const addressesIn = (answers: Awaited<ReturnType<typeof ask>>) =>
        answers.map(({ body }, index) => shown[index]?.[2](body.data as never))

      const first = await ask()
      const [address] = addressesIn(first)
      assert.deepEqual(
        addressesIn(first),
        first.map(() => address),
      )
      assert.equal((await server.app.inject({ url: address ?? '' })).statusCode, 200)
      const tags = first.map(({ headers }) => headers.etag)
      t.mock.timers.setTime(start + hour - 1_000)
      tokens = await signInBoth()
      assert.deepEqual(
        addressesIn(await ask()),
        first.map(() => address),
      )
      assert.deepEqual(
        (await ask(tags)).map(({ status }) => status),
        first.map(() => 304),
      )
      t.mock.timers.setTime(start + hour)
      const later = await ask(tags)
      assert.deepEqual(
        later.map(({ status }) => status),
        first.map(() => 200),
      )
      const [next] = addressesIn(later)
      assert.deepEqual(
        addressesIn(later),
        first.map(() => next),
      )
      assert.notEqual(next, address)
      // who got the address before still has the picture
      assert.equal((await server.app.inject({ url: address ?? '' })).statusCode, 200)
      assert.equal((await urlOf(name, tokens.partner)).status, 404)

      await db.execute(sql`update teachers set avatar = 'preset-7' where id = ${teacherId}`)
      assert.deepEqual(
        addressesIn(await ask(tags)),
        first.map(() => 'preset-7'),
      )
      await db.execute(sql`update teachers set avatar = null where id = ${teacherId}`)
      assert.deepEqual(
        addressesIn(await ask(tags)),
        first.map(() => null),
      )
    })

    it('that are no pictures are refused with the sentence, and nothing of them stays', async () => {
      const before = names().length
      const page = Buffer.from('<html><script>alert(1)</script></html>')
      const answer = await upload(page)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.message, 'File must be png, jpg, jpeg or gif.')
      assert.deepEqual(answer.body.data, { errors: { file: [fileSentences.notAnImage] } })
      assert.equal(names().length, before)
      await noneIncoming()
    })

    it('that are too large are refused before they are kept', async () => {
      const fitting = Buffer.concat([picture, Buffer.alloc(AVATAR_FILE_MAX_BYTES - picture.length)])
      assert.equal((await upload(fitting)).status, 200)
      for (const more of [1, 200_000]) {
        const answer = await upload(Buffer.concat([fitting, Buffer.alloc(more)]))
        assert.equal(answer.status, 413)
        assert.equal(answer.body.message, 'File must not be higher than 5 MB')
      }
      await noneIncoming()
    })

    it('come as a form with a file and what it is for, or not at all', async () => {
      const form = await formOf(picture)
      const send = (body: unknown, headers: Record<string, string>) =>
        server.call(UPLOAD, { token: own, body, headers })
      assert.equal((await send({ file: 'x', type: 'avatar' }, {})).status, 415)
      assert.equal((await send(undefined, {})).status, 415)
      assert.equal((await send(form.body, { 'content-type': 'multipart/form-data' })).status, 400)
      const cut = form.body.subarray(0, form.body.length - 40)
      assert.equal((await send(cut, form.headers)).status, 400)
      for (const fields of [{}, { type: 'contract' }, { type: 'avatar', index: 'x' }])
        assert.equal((await upload(picture, own, fields as Record<string, string>)).status, 422)
      const text = new FormData()
      text.append('type', 'avatar')
      text.append('file', 'only text')
      const sent = new Response(text)
      const answer = await send(Buffer.from(await sent.arrayBuffer()), {
        'content-type': sent.headers.get('content-type') ?? '',
      })
      assert.equal(answer.status, 422)
      assert.equal((await server.call(UPLOAD, form)).status, 401)
      await noneIncoming()
    })

    it(`are taken ${FILES_PER_HOUR} times an hour from a teacher`, async () => {
      await newName()
      await server.app.services.db.execute(sql`update attempts set count = ${FILES_PER_HOUR}`)
      const answer = await upload(picture)
      assert.equal(answer.status, 429)
      assert.ok(Number(answer.headers['retry-after']) > 0)
    })

    it('go after 30 days without use, and stay as long as they are somebody’s picture', async () => {
      const { db } = server.app.services
      const [avatar, unused, renewed, young] = [
        await newName(),
        await newName(),
        await newName(),
        await newName(),
      ]
      await db.execute(sql`update teachers set avatar = ${avatar} where id = ${teacherId}`)
      await db.execute(sql`update files set used_at = now() - interval '31 days' where name <> ${young}`)
      await db.execute(sql`update files set used_at = now() - interval '29 days' where name = ${young}`)
      assert.equal(await useFile(db, teacherId, { name: renewed, type: 'avatar' }), true)
      assert.equal(await useFile(db, teacherId + 1, { name: unused, type: 'avatar' }), false)
      await sweep(server)
      const expected = [avatar, renewed, young].sort()
      assert.deepEqual(names().sort(), expected)
      assert.equal((await urlOf(unused)).status, 404)
      assert.equal((await urlOf(avatar)).status, 200)
    })
  })
}
