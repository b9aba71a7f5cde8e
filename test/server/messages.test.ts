import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { MESSAGES_FULL } from '../../src/contract/error-codes/messages.ts'
import { MESSAGES_PER_CLASSROOM_MAX, MESSAGES_PER_HOUR } from '../../src/contract/limits/messages.ts'
import { databaseKinds } from '../support/databases.ts'
import { MESSAGE, type MessageBoard, messageBoard } from '../support/message-board.ts'

const PICTURE = `${'p'.repeat(43)}.webp`
const AVATAR = `${'a'.repeat(43)}.webp`
const FOREIGN = `${'f'.repeat(43)}.webp`
const DOCUMENT = `${'d'.repeat(43)}.pdf`

for (const kind of databaseKinds) {
  describe(`messages of teachers on ${kind}`, () => {
    let board: MessageBoard
    before(async () => {
      board = await messageBoard(kind)
      const { run } = board
      await run(sql`insert into files (name, teacher_id, type, bytes)
        select v.name, c.teacher_id, v.type, 1 from classrooms c join (values
          (${PICTURE}, 'material', ${board.mine}::int), (${DOCUMENT}, 'material', ${board.mine}::int),
          (${AVATAR}, 'avatar', ${board.mine}::int), (${FOREIGN}, 'material', ${board.theirs}::int)
        ) v(name, type, classroom_id) on v.classroom_id = c.id`)
    })
    after(() => board.server.close())
    beforeEach(() => board.clear())

    it('are on the board of both classrooms, the newest first, and on no other', async () => {
      const first = await board.posted(board.mine)
      const second = await board.posted(board.theirs, { subject: ' Hola ', description: 'Ours is the Ebro' })
      const shown = async (id: number) =>
        (await board.list(id)).body.data.map(({ id, is_own, message_title }) => [id, is_own, message_title])
      assert.deepEqual(await shown(board.mine), [
        [second, false, 'Hola'],
        [first, true, 'Our river'],
      ])
      assert.deepEqual(await shown(board.theirs), [
        [second, true, 'Hola'],
        [first, false, 'Our river'],
      ])
      assert.deepEqual(await shown(board.third), [])
      for (const site of [board.ada, board.ben])
        assert.deepEqual(
          (await board.read(site)).body.data.map(({ id }) => id),
          [second, first],
        )
      assert.deepEqual((await board.read(board.cleo)).body.data, [])
    })

    it('say who has posted them, to teachers and to students', async () => {
      await board.posted(board.theirs)
      const [message] = (await board.list(board.mine)).body.data
      assert.equal(message?.user.user_type.name, 'teacher')
      assert.equal(message?.status, 'approved')
      const name = message?.user.full_name ?? ''
      assert.match(name, /^\S+ \S+/)
      const told = async (site: typeof board.ada) =>
        (await board.read(site)).body.data.map(({ poster, is_partner, title, text }) => ({
          ...{ poster, is_partner, title, text },
        }))
      const shown = { poster: name, title: MESSAGE.subject, text: MESSAGE.description }
      assert.deepEqual(await told(board.ada), [{ ...shown, is_partner: true }])
      assert.deepEqual(await told(board.ben), [{ ...shown, is_partner: false }])
    })

    it('come with links as addresses of http, and with pictures that can be had', async () => {
      const links = [{ label: ' The river ', url: 'example.org/river' }]
      const media = [{ label: ' A bridge ', file: PICTURE }]
      const { body } = await board.post(board.mine, { ...MESSAGE, links, media })
      assert.deepEqual(body.data.links, [{ label: 'The river', url: 'http://example.org/river' }])
      const [medium] = body.data.media
      assert.deepEqual([medium?.label, medium?.file], ['A bridge', PICTURE])
      assert.match(medium?.url ?? '', new RegExp(`^/files/${PICTURE}\\?expires=`))
      const [seen] = (await board.read(board.ben)).body.data
      assert.deepEqual(seen?.links, body.data.links)
      assert.deepEqual(seen?.media.length, 1)
      assert.deepEqual(await board.run(sql`select files from messages where id = ${body.data.id}`), [
        { files: [PICTURE] },
      ])
    })

    it('keep what stands around half an emoji, in the label of a link and of a picture, too', async () => {
      const links = [{ label: 'A river \ud83d', url: 'example.org' }]
      const media = [{ label: 'A bridge \ud83d', file: PICTURE }]
      const { status, body } = await board.post(board.mine, { ...MESSAGE, links, media })
      assert.equal(status, 200)
      assert.deepEqual(
        [...body.data.links, ...body.data.media].map(({ label }) => label),
        ['A river \ufffd', 'A bridge \ufffd'],
      )
    })

    const long = (letters: number) => 'x'.repeat(letters)
    const link = (url: string) => [{ label: 'x', url }]
    const medium = (file: string) => [{ label: 'x', file }]
    for (const [what, form, errors] of [
      ['no subject', { subject: ' ' }, { subject: ['Field required.'] }],
      ['a subject of 151', { subject: long(151) }, { subject: ['Field must have maximum 150 letters.'] }],
      ['no description', { description: '' }, { description: ['Field required.'] }],
      [
        'a description of 256',
        { description: long(256) },
        { description: ['Field must have maximum 255 letters.'] },
      ],
      [
        'a link that runs',
        { links: link('javascript:alert(1)') },
        { links: ['Field must have a valid url format.'] },
      ],
      [
        'a link of data',
        { links: link('data:text/html,x') },
        { links: ['Field must have a valid url format.'] },
      ],
      ['a link without a title', { links: [{ label: '', url: 'a.org' }] }, { links: ['Field required.'] }],
      ['eleven links', { links: Array(11).fill(link('a.org')[0]) }, { links: ['Add 10 at most.'] }],
      ['a document as a medium', { media: medium(DOCUMENT) }, { media: ['This value is not valid.'] }],
      ['a picture of a person', { media: medium(AVATAR) }, { media: ['This value is not valid.'] }],
      ['a file of somebody else', { media: medium(FOREIGN) }, { media: ['This value is not valid.'] }],
    ] as const) {
      it(`are refused with ${what}, and say so at the field`, async () => {
        const answer = await board.post(board.mine, { ...MESSAGE, ...form })
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body.data.errors, errors)
        assert.deepEqual((await board.list(board.mine)).body.data, [])
      })
    }

    it('may have 150 and 255 letters, counted without the spaces around them', async () => {
      const form = { subject: ` ${long(150)} `, description: ` ${long(255)} ` }
      const { body } = await board.post(board.mine, form)
      assert.deepEqual([body.data.message_title, body.data.message_text], [long(150), long(255)])
    })

    it('are 60 in an hour, of which those that are refused are none', async () => {
      await board.post(board.mine, { ...MESSAGE, subject: '' })
      for (let count = 0; count < MESSAGES_PER_HOUR; count++) await board.posted(board.mine)
      assert.equal((await board.post(board.mine)).status, 429)
      await board.posted(board.theirs)
    })

    it('are no more than a classroom has room for', async () => {
      await board.run(sql`insert into messages (classroom_id, message_title, message_text)
        select ${board.mine}, 'x', 'x' from generate_series(1, ${MESSAGES_PER_CLASSROOM_MAX}::int)`)
      assert.equal((await board.post(board.mine)).body.error_code, MESSAGES_FULL)
      await board.posted(board.theirs)
      await board.run(sql`delete from messages where id =
        (select max(id) from messages where classroom_id = ${board.mine})`)
      const answers = await Promise.all([1, 2, 3].map(() => board.post(board.mine)))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
    })

    it('can be read and not posted once the exchange has expired', async () => {
      await board.posted(board.mine)
      await board.expire(board.mine)
      assert.equal((await board.post(board.mine)).body.error_code, EXCHANGE_EXPIRED)
      assert.equal((await board.list(board.mine)).body.data.length, 1)
      await board.run(sql`update classrooms set expire_at = null where id = ${board.mine}`)
    })

    it('are sent again to both teachers after every change, and not without one', async () => {
      const message = await board.posted(board.mine)
      const tags = async () => {
        const answers = [await board.list(board.mine), await board.list(board.theirs)]
        return answers.map(({ headers }) => headers.etag)
      }
      const before = await tags()
      assert.deepEqual(await tags(), before)
      const comment = await board.written(board.ben, message)
      const written = await tags()
      await board.moderate(board.theirs, comment, 'approved')
      const approved = await tags()
      await board.posted(board.theirs)
      const states = [before, written, approved, await tags()]
      for (const side of [0, 1]) assert.equal(new Set(states.map(state => state[side])).size, states.length)
    })

    it('are not for a teacher of another classroom', async () => {
      const path = `/api/teacher/classrooms/${board.theirs}/messages`
      for (const [line, body] of [
        [`GET ${path}`, undefined],
        [`POST ${path}`, MESSAGE],
      ] as const) {
        const { token } = board
        const answer = await board.server.call(line, { token, ...(body ? { body } : {}) })
        assert.deepEqual([answer.status, answer.body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
    })
  })
}
