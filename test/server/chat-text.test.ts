import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { chatSentences } from '../../src/contract/server-messages/chat.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { type ChatPair, chatPair } from '../support/chat.ts'
import { databaseKinds } from '../support/databases.ts'

const { fieldRequired, tooLong } = commonSentences
const FILE = `${'f'.repeat(43)}.pdf`

for (const kind of databaseKinds) {
  describe(`the text of a chat message on ${kind}`, () => {
    let chat: ChatPair
    before(async () => {
      chat = await chatPair(kind)
    })
    after(() => chat.server.close())
    beforeEach(() => chat.clear())

    for (const [what, message, sentence] of [
      ['nothing', '', fieldRequired],
      ['spaces alone', ' \n\t ', fieldRequired],
      ['spaces that nobody knows as such', '\u200b\u2060', fieldRequired],
      ['an empty place of Braille', '\u2800', fieldRequired],
      ['1001 letters', 'x'.repeat(1_001), tooLong(1_000)],
      ['letters that are turned round', 'Our film: \u202egnp.exe', chatSentences.hiding],
      ['an order of its own', 'one \u2067two\u2069', chatSentences.hiding],
      ['what only terminals see', 'Hola \u001b[2J', chatSentences.hiding],
      ['letters that nobody sees', 'Hola \u{e0041}', chatSentences.hiding],
      ['a tower of marks', `a${'\u0301'.repeat(30)}`, chatSentences.hiding],
    ] as const) {
      it(`is not ${what}`, async () => {
        const { status, body } = await chat.send(chat.mine, message)
        assert.deepEqual([status, body.message], [422, sentence])
        assert.deepEqual(body.data.errors?.message, [sentence])
        assert.equal((await chat.page(chat.mine)).last_number, 0)
      })
    }

    for (const [what, message] of [
      ['Hebrew with a mark beside a sign', 'שלום\u200f!'],
      ['a family and a flag', 'Hola 👩‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
      ['letters with marks', 'Tiê\u0301ng Việt'],
      ['several lines', 'one\n\ttwo\r\nthree'],
      ['a sign alone', '👍'],
    ] as const) {
      it(`may be ${what}`, async () => {
        assert.equal((await chat.sent(chat.mine, message)).message, message)
      })
    }

    for (const [what, label, sentence] of [
      ['turns round', 'invoice\u202efdp.docx', chatSentences.hidingLabel],
      ['has two lines', 'one\ntwo.pdf', chatSentences.hidingLabel],
      ['cannot be seen', '\u200b', chatSentences.hidingLabel],
      ['is empty', ' ', fieldRequired],
    ] as const) {
      it(`comes with no file whose name ${what}`, async () => {
        const { status, body } = await chat.send(chat.mine, '', { attachment: { file: FILE, label } })
        assert.equal(status, 422)
        assert.deepEqual(body.data.errors, { attachment: [sentence] })
      })
    }

    it('is text, of whole characters', async () => {
      for (const wrong of [7, null, ['Hola'], { text: 'Hola' }])
        assert.equal((await chat.send(chat.mine, wrong)).status, 422)
      assert.equal((await chat.sent(chat.mine, 'half \ud83d of one')).message, 'half \ufffd of one')
    })
  })
}
