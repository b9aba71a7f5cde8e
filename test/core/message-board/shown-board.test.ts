import { expect } from '@open-wc/testing'
import type { Message } from '../../../src/contract/entities/message.ts'
import type { CommentAction, ListedCommentStatus } from '../../../src/contract/rules/comment-status.ts'
import { countWaiting, isWaiting, shownBoard } from '../../../src/core/message-board/shown-board.ts'
import { HOLIDAY, LEO, MAYA, NINA, RIVER, TOM, TWO } from '../../widgets/message-board/a-board.ts'

const told = (rows: readonly Message[]) =>
  rows.map(({ id, comments }) => [id, ...comments.map(({ id, status }) => `${id} ${status}`)].join(', '))

describe('a board with what was just decided', () => {
  for (const [says, wanted, rows, taken, shown] of [
    [
      'shows it as it was decided',
      null,
      TWO,
      { 11: 'approved' },
      ['1, 11 approved, 12 pending, 13 approved', '2, 21 approved'],
    ],
    [
      'has nothing of what was deleted',
      null,
      TWO,
      { 12: 'deleted', 21: 'deleted' },
      ['1, 11 pending, 13 approved', '2'],
    ],
    [
      'leaves out of a filter what is not in it any more',
      'pending',
      [{ ...RIVER, comments: [MAYA, LEO] }],
      { 11: 'approved' },
      ['1, 12 pending'],
    ],
    [
      'leaves out of a filter the message that it was below',
      'approved',
      [{ ...RIVER, comments: [NINA] }, HOLIDAY],
      { 21: 'deleted' },
      ['1, 13 approved'],
    ],
  ] as [string, ListedCommentStatus | null, Message[], Record<number, CommentAction>, string[]][]) {
    it(says, () => {
      expect(told(shownBoard(rows, taken, wanted))).to.deep.equal(shown)
    })
  }

  it('is the same object where nothing was, and so are its messages of which nothing was', () => {
    expect(shownBoard(TWO, {}, null)).to.equal(TWO)
    expect(shownBoard(TWO, { 11: 'approved' }, null)[1]).to.equal(HOLIDAY)
  })

  it('waits for the teacher of the student alone', () => {
    expect([MAYA, NINA, TOM, { ...MAYA, is_own: false }].map(isWaiting)).to.deep.equal([
      true,
      false,
      false,
      false,
    ])
    expect(countWaiting(TWO)).to.equal(2)
  })
})
