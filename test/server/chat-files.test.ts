import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { filesArea } from '../../server/areas/files/area.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'

const [OWN, THEIRS, AVATAR] = ['k', 'l', 'm'].map(letter => `${letter.repeat(43)}.pdf`) as [
  string,
  string,
  string,
]

for (const kind of databaseKinds) {
  describe(`a file of a chat message on ${kind}`, () => {
    let chat: ChatPair
    before(async () => {
      chat = await chatPair(kind)
      const give = (name: string, classroomId: number, type: string) =>
        chat.run(sql`insert into files (name, teacher_id, type, bytes)
          select ${name}, teacher_id, ${type}, 5 from classrooms where id = ${classroomId}`)
      await give(OWN, chat.mine, 'material')
      await give(THEIRS, chat.theirs, 'material')
      await give(AVATAR, chat.mine, 'avatar')
      await chat.server.app.services.storage.put(OWN, Buffer.from('%PDF-'))
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())

    const attached = (file: string, label = 'Our river.pdf') => ({ attachment: { file, label } })

    it('is shown to both, with an address that answers, with and without a text', async () => {
      await chat.sent(chat.mine, '', attached(OWN, ' Our river.pdf '))
      await chat.sent(chat.mine, 'Look', attached(OWN))
      const { messages } = await chat.page(chat.theirs)
      assert.deepEqual(
        messages.map(({ message, attachment }) => [message, attachment?.label, attachment?.type]),
        [
          ['', 'Our river.pdf', 'pdf'],
          ['Look', 'Our river.pdf', 'pdf'],
        ],
      )
      const { status, headers } = await chat.server.call(`GET ${messages[0]?.attachment?.url}`)
      assert.equal(status, 200)
      assert.equal(headers['x-content-type-options'], 'nosniff')
    })

    for (const [what, file] of [
      ['the partner’s', THEIRS],
      ['an avatar', AVATAR],
      ['not there', `${'n'.repeat(43)}.pdf`],
      ['of a kind that is not taken', `${'k'.repeat(43)}.exe`],
    ] as const) {
      it(`is refused when it is ${what}, with all that came with it`, async () => {
        const { status, body } = await chat.send(chat.mine, 'Look', attached(file))
        assert.equal(status, 422)
        assert.ok(body.data.errors?.attachment ?? body.data.errors?.['attachment.file'], body.message)
        assert.equal((await chat.page(chat.mine)).last_number, 0)
      })
    }

    it('is another message with the same key', async () => {
      const key = 'one-with-a-file'
      await chat.sent(chat.mine, 'Look', { ...attached(OWN), key })
      assert.equal((await chat.sent(chat.mine, 'Look', { ...attached(OWN), key })).number, 1)
      assert.equal((await chat.send(chat.mine, 'Look', { key })).status, 422)
      assert.equal((await chat.send(chat.mine, 'Look', { ...attached(OWN, 'x.pdf'), key })).status, 422)
    })

    it('stays as long as a message shows it, however long nobody has used it', async () => {
      const { services } = chat.server.app
      await chat.sent(chat.mine, '', attached(OWN))
      const isThereAfterSweep = async () => {
        await chat.run(sql`update files set used_at = now() - interval '1 year' where name = ${OWN}`)
        for (const rule of filesArea.sweep) await rule(chat.db, services)
        return (await services.storage.size(OWN)) !== null
      }
      assert.equal(await isThereAfterSweep(), true)
      await chat.run(sql`delete from chat_messages where class_pairing_id = ${chat.pairing}`)
      assert.equal(await isThereAfterSweep(), false)
    })
  })
}
