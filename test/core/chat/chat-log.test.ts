import { expect } from '@open-wc/testing'
import type { ChatMessage } from '../../../src/contract/entities/chat.ts'
import {
  EMPTY_LOG,
  isBehind,
  newest,
  oldest,
  unreadOf,
  withMessages,
  withRead,
} from '../../../src/core/chat/chat-log.ts'
import { firstLine, nextLine } from '../../../src/core/chat/unread-line.ts'
import { aChatMessage, ME, PARTNER } from '../../support/chat-server.ts'

const of = (...numbers: number[]) => numbers.map(number => aChatMessage(number))
const unread = (number: number) => aChatMessage(number, { status: 'sent' })
const numbers = (messages: readonly ChatMessage[]) => messages.map(({ number }) => number)
const logOf = (...all: ChatMessage[]) => withMessages(EMPTY_LOG, all)

const table: [string, before: number[], came: number[], last: number, after: number[], behind: boolean][] = [
  ['the first piece', [], [4, 5, 6], 6, [4, 5, 6], false],
  ['the first piece, in another order', [], [5, 4, 6], 6, [4, 5, 6], false],
  ['the next one', [4, 5], [6], 6, [4, 5, 6], false],
  ['what is here already', [4, 5], [4, 5], 5, [4, 5], false],
  ['something old and something new', [4, 5], [5, 6], 6, [4, 5, 6], false],
  ['one after a gap', [4, 5], [7], 7, [4, 5], true],
  ['what closes the gap', [4, 5], [6, 7], 7, [4, 5, 6, 7], false],
  ['older ones', [4, 5], [2, 3], 5, [2, 3, 4, 5], false],
  ['older ones with a gap', [4, 5], [1, 2], 5, [4, 5], false],
  ['nothing, and that there is more', [4, 5], [], 9, [4, 5], true],
  ['an answer that was late', [4, 5, 6], [4, 5], 5, [4, 5, 6], false],
]

describe('what is known of a chat', () => {
  for (const [what, before, came, last, after, behind] of table) {
    it(`takes ${what}`, () => {
      const log = withMessages(logOf(...of(...before)), of(...came), last)
      expect(numbers(log.messages)).to.deep.equal(after)
      expect(isBehind(log)).to.equal(behind)
    })
  }

  it('knows its ends', () => {
    expect([oldest(logOf(...of(4, 5))), newest(logOf(...of(4, 5)))]).to.deep.equal([4, 5])
    expect([oldest(EMPTY_LOG), newest(EMPTY_LOG)]).to.deep.equal([1, 0])
  })

  it('is the same object where nothing is new', () => {
    const log = logOf(...of(1, 2))
    expect(withMessages(log, of(1, 2), 2)).to.equal(log)
  })

  it('keeps a message read, whatever an older answer says', () => {
    const log = withRead(logOf(unread(1), unread(2)), 101)
    expect(numbers(unreadOf(log, PARTNER))).to.deep.equal([2])
    expect(numbers(unreadOf(withMessages(log, [unread(1)]), PARTNER))).to.deep.equal([2])
  })

  it('knows as read what follows of the same sender, up to a number', () => {
    const own = aChatMessage(3, { from_teacher_id: ME, status: 'sent' })
    const log = withRead(logOf(unread(1), unread(2), own, unread(4), unread(5)), 102, 4)
    expect(log.messages.map(({ status }) => status)).to.deep.equal(['sent', 'read', 'sent', 'read', 'sent'])
    expect(withRead(log, 104, 2)).to.equal(log)
    expect(withRead(log, 999, 9)).to.equal(log)
  })

  it('counts nothing of one’s own as unread', () => {
    expect(unreadOf(logOf(aChatMessage(1, { from_teacher_id: ME, status: 'sent' })), PARTNER)).to.deep.equal(
      [],
    )
  })

  it('takes the new address of a file', () => {
    const file = (url: string) =>
      aChatMessage(1, { attachment: { file: 'a.pdf', label: 'Plan', type: 'pdf', url } })
    const log = withMessages(logOf(file('/files/a.pdf?1')), [file('/files/a.pdf?2')])
    expect(log.messages[0]?.attachment?.url).to.equal('/files/a.pdf?2')
  })
})

describe('the line before new messages', () => {
  const lined = { line: null, isWatching: false }

  it('stands before the first one that is unread', () => {
    expect(firstLine(logOf(aChatMessage(1), unread(2), unread(3)), PARTNER)).to.equal(2)
    expect(firstLine(logOf(aChatMessage(1)), PARTNER)).to.equal(null)
  })

  it('begins where somebody did not see a message come', () => {
    const before = logOf(aChatMessage(1))
    const after = withMessages(before, [unread(2)])
    expect(nextLine(before, after, PARTNER, lined)).to.equal(2)
    expect(nextLine(before, after, PARTNER, { line: null, isWatching: true })).to.equal(null)
  })

  it('stays where it is while something behind it is unread', () => {
    const before = logOf(aChatMessage(1), unread(2))
    const after = withMessages(before, [unread(3)])
    expect(nextLine(before, after, PARTNER, { line: 2, isWatching: false })).to.equal(2)
  })

  it('moves on where all before was read', () => {
    const before = logOf(aChatMessage(1), aChatMessage(2))
    const after = withMessages(before, [unread(3)])
    expect(nextLine(before, after, PARTNER, { line: 2, isWatching: false })).to.equal(3)
  })
})
