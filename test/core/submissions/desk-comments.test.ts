import { expect } from '@open-wc/testing'
import { answer } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { aPiece, COMMENT, keeps } from '../../support/desk-stage.tsx'
import { deskOf } from './a-desk.ts'

const withComment = (teacher_comment: string | null) => aPiece(1, { teacher_comment })

describe('comments of a review desk', () => {
  const clock = fakeClock()

  async function saved(text: string) {
    keeps([])
    answer(COMMENT, ({ params, body }) => ({
      success: true,
      data: { id: params.sid, teacher_comment: body.comment },
    }))
    const scene = deskOf([withComment('Old')])
    const { desk } = scene
    const comment = desk.commentOf(withComment('Old'))
    comment.form.set('comment', text)
    await comment.form.submit()
    const shown = () => [desk.posts.find(1)?.teacher_comment, comment.form.$draft.get().comment]
    return { ...scene, comment, shown }
  }

  it('are asked for anew by the list behind once one is saved', async () => {
    const { settled } = await saved('New')
    expect(settled()).to.equal(1)
  })

  it('stay as they were saved where an older list comes in, and follow what is written later', async () => {
    const { desk, comment, shown } = await saved('New')
    comment.form.set('comment', ' Newer ')
    await comment.form.submit()
    for (const old of ['Old', 'New']) {
      desk.follow([withComment(old)])
      expect(shown()[0]).to.equal('Newer')
    }
    desk.follow([withComment('From Ada')])
    await clock.tick(0)
    expect(shown()).to.deep.equal(['From Ada', 'From Ada'])
    desk.follow([withComment('New')])
    expect(shown()).to.deep.equal(['New', 'New'])
  })

  it('are none again where one is emptied, whatever an older list says', async () => {
    const { desk, shown } = await saved(' ')
    desk.follow([withComment('Old')])
    expect(shown()).to.deep.equal([null, ''])
  })

  it('of somebody else are no news any more once one’s own was discarded', async () => {
    keeps([])
    const { desk } = deskOf([withComment('Old')])
    const comment = desk.commentOf(withComment('Old'))
    comment.form.set('comment', 'Mine')
    comment.follow(withComment('From Ada'))
    expect(comment.$theirs.get()).to.deep.equal({ text: 'From Ada' })
    comment.changes.discard()
    comment.form.set('comment', 'Mine again')
    expect(comment.$theirs.get()).to.equal(null)
  })
})
