import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commentIssue, type MessageValues, messageRules } from '../../src/contract/rules/message-form.ts'
import { messageSentence } from '../../src/contract/server-messages/messages.ts'

const values: MessageValues = { subject: 'Our river', description: 'It is wide', links: [], media: [] }
const required = { code: 'required' } as const
const long = (letters: number) => 'ß'.repeat(letters)

describe('a message', () => {
  const cases: [Partial<MessageValues>, ReturnType<typeof messageRules>][] = [
    [{}, {}],
    [{ subject: long(150), description: long(255) }, {}],
    [
      { subject: ' \n', description: '' },
      { subject: required, description: required },
    ],
    [{ subject: long(151) }, { subject: { code: 'too_long', letters: 150 } }],
    [{ description: long(256) }, { description: { code: 'too_long', letters: 255 } }],
    [{ links: [{ label: 'x', url: 'example.org' }] }, {}],
    [{ links: [{ label: 'x', url: ' ' }] }, { links: required }],
    [{ links: [{ label: 'x', url: 'javascript:alert(1)' }] }, { links: { code: 'link' } }],
    [{ media: [{ label: ' ', file: 'bridge.webp' }] }, { media: required }],
    [{ media: [{ label: 'x', file: 'bridge.pdf' }] }, { media: { code: 'file' } }],
    [{ media: [{ label: 'x', file: 'bridge.mp3' }] }, {}],
  ]
  for (const [given, issues] of cases) {
    it(`with ${JSON.stringify(given).slice(0, 60)} is told ${JSON.stringify(issues)}`, () => {
      assert.deepEqual(messageRules({ ...values, ...given }), issues)
    })
  }
})

describe('a comment', () => {
  for (const [text, sentence] of [
    ['So is ours', null],
    [` ${long(255)} `, null],
    [' ', 'Field required.'],
    [long(256), 'Field must have maximum 255 letters.'],
  ] as const) {
    it(`of ${text.length} characters is told ${sentence}`, () => {
      const issue = commentIssue(text)
      assert.equal(issue ? messageSentence(issue) : null, sentence)
    })
  }
})
