import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ChatValues, chatRules, isEmptyChat } from '../../src/contract/rules/chat-message.ts'

const FILE = { file: `${'f'.repeat(43)}.pdf`, label: 'Our river.pdf' }
const said = (changes: Partial<ChatValues>): ChatValues => ({ message: 'Hola', attachment: null, ...changes })

describe('a chat message', () => {
  for (const [what, values, issues] of [
    ['a text', said({}), {}],
    ['1000 letters', said({ message: ` ${'x'.repeat(1_000)} ` }), {}],
    ['1001 letters', said({ message: 'x'.repeat(1_001) }), { message: { code: 'too_long', letters: 1_000 } }],
    ['nothing', said({ message: '' }), { message: { code: 'required' } }],
    ['spaces alone', said({ message: ' \n\t ' }), { message: { code: 'required' } }],
    ['a file and no text', said({ message: ' ', attachment: FILE }), {}],
    ['HTML', said({ message: '<script>alert(1)</script>' }), {}],
    [
      'a file without a name',
      said({ attachment: { ...FILE, label: ' ' } }),
      { attachment: { code: 'required' } },
    ],
    [
      'a name of 255 letters',
      said({ attachment: { ...FILE, label: 'x'.repeat(255) } }),
      { attachment: { code: 'too_long', letters: 254 } },
    ],
    [
      'a file of a kind that is not taken',
      said({ attachment: { ...FILE, file: 'x.exe' } }),
      { attachment: { code: 'file' } },
    ],
  ] as const) {
    it(`of ${what} is ${Object.keys(issues).length === 0 ? 'taken' : `refused at ${Object.keys(issues)}`}`, () => {
      assert.deepEqual(chatRules(values), issues)
    })
  }

  it('is empty without a text and a file, and then it is not sent', () => {
    assert.equal(isEmptyChat(said({ message: ' \n' })), true)
    assert.equal(isEmptyChat(said({})), false)
    assert.equal(isEmptyChat(said({ message: '', attachment: FILE })), false)
  })
})
