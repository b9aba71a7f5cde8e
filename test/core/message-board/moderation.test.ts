import { expect } from '@open-wc/testing'
import type { Comment } from '../../../src/contract/entities/message.ts'
import { createModeration } from '../../../src/core/message-board/moderation.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { decisions, LEO, MAYA, MODERATE } from '../../widgets/message-board/a-board.ts'

const ZOE: Comment = { ...LEO, id: 14 }

/** What somebody who looks at the board makes of it. */
function moderates() {
  const heard: string[] = []
  const moderation = createModeration({
    classroomId: 7,
    refresh: async () => {},
    saved: ({ id }, action) => heard.push(`${id} ${action}`),
    refused: () => heard.push('refused'),
  })
  return {
    ...moderation,
    heard,
    failures: () =>
      moderation.$failures
        .get()
        .map(({ comments, action, again }) => `${comments.map(({ id }) => id)} ${action} ${again}`),
  }
}

const isDown = () => answer(MODERATE, refusal(''), { status: 503 })
const takesAll = () =>
  answer(MODERATE, ({ params, body }) => ({
    success: true,
    data: { ...MAYA, id: params.mid, status: body.status },
  }))

describe('what a teacher makes of comments', () => {
  beforeEach(() => signedIn())

  it('goes to the server side by side', async () => {
    const taken = hold(MODERATE, { success: true, data: { ...MAYA, status: 'approved' } })
    const { approve, $sending, heard } = moderates()
    const both = [approve(MAYA), approve(LEO), approve(LEO)]
    expect($sending.get()).to.deep.equal({ 11: 'approved', 12: 'approved' })
    taken()
    await Promise.all(both)
    expect(decisions()).to.deep.equal([
      [11, 'approved'],
      [12, 'approved'],
    ])
    expect(heard).to.deep.equal(['11 approved', '12 approved'])
    expect($sending.get()[11]).to.equal(undefined)
  })

  it('is told once where several fail for the same reason, and all of them are tried again', async () => {
    isDown()
    const { approve, again, $failures, failures, heard } = moderates()
    await Promise.all([MAYA, LEO, ZOE].map(approve))
    expect(failures()).to.deep.equal(['11,12,14 approved true'])
    const [told] = $failures.get()
    await again()
    expect(failures()).to.deep.equal(['11,12,14 approved true'])
    // it is news that it has failed again
    expect($failures.get()[0]?.id).not.to.equal(told?.id)
    takesAll()
    await again()
    expect(failures()).to.deep.equal([])
    expect(heard.slice(-3)).to.deep.equal(['11 approved', '12 approved', '14 approved'])
    await again()
    expect(decisions()).to.have.length(9)
  })

  it('is told one after the other where it is not the same', async () => {
    isDown()
    const { approve, askToDelete, confirm, read, failures } = moderates()
    await approve(MAYA)
    askToDelete(LEO)
    await confirm()
    answer(MODERATE, refusal('This comment is not there any more.', 110), { status: 404 })
    await approve(ZOE)
    expect(failures()).to.deep.equal(['11 approved true', '12 deleted true', '14 approved false'])
    read()
    expect(failures()).to.deep.equal(['12 deleted true', '14 approved false'])
  })

  it('leaves a question about another comment open, whatever becomes of it', async () => {
    isDown()
    const { approve, askToDelete, confirm, $asked } = moderates()
    askToDelete(LEO)
    await approve(MAYA)
    expect($asked.get()).to.equal(LEO)
    takesAll()
    await approve(MAYA)
    expect($asked.get()).to.equal(LEO)
    await confirm()
    expect($asked.get()).to.equal(null)
    expect(decisions().at(-1)).to.deep.equal([12, 'deleted'])
  })

  it('waits with the deletion of what is being approved', async () => {
    const taken = hold(MODERATE, { success: true, data: { ...MAYA, status: 'approved' } })
    const { approve, askToDelete, confirm, cancel, $asked } = moderates()
    const done = approve(MAYA)
    askToDelete(MAYA)
    await confirm()
    expect($asked.get()).to.equal(MAYA)
    taken()
    await done
    expect(decisions()).to.deep.equal([[11, 'approved']])
    cancel()
    await confirm()
    expect(decisions()).to.have.length(1)
  })

  it('stands over every board that comes: one of another filter may be from before', async () => {
    takesAll()
    const { approve, askToDelete, confirm, $taken } = moderates()
    await approve(MAYA)
    expect($taken.get()).to.deep.equal({ 11: 'approved' })
    askToDelete(MAYA)
    await confirm()
    expect($taken.get()).to.deep.equal({ 11: 'deleted' })
  })

  it('is not made of what the server has refused', async () => {
    isDown()
    const { approve, $taken, $sending, heard } = moderates()
    await approve(MAYA)
    expect($taken.get()).to.deep.equal({})
    expect($sending.get()[11]).to.equal(undefined)
    expect(heard).to.deep.equal(['refused'])
  })
})
