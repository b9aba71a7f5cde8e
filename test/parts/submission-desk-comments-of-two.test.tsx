import { expect } from '@open-wc/testing'
import { SUBMISSION_CHANGED } from '../../src/contract/error-codes/submissions.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { aPiece, atDesk, COMMENT, keeps } from '../support/desk-stage.tsx'
import { field, fill, press, see, seeNoMore, visibleText } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const THEIRS = 'Please say no street names'
const MEANWHILE = 'Somebody else has saved another comment meanwhile.'
const withComment = (teacher_comment: string | null) => [aPiece(1, { teacher_comment })]
const bodies = () => answered(COMMENT).map(({ body }) => body)

function saves(): void {
  answer(COMMENT, ({ params, body }) => ({
    success: true,
    message: 'Comment saved successfully!',
    data: { id: params.sid, teacher_comment: body.comment },
  }))
}

/** A desk with this comment, of which nothing is typed yet. */
async function withSaved(comment: string | null) {
  keeps([])
  saves()
  const scene = atDesk(withComment(comment))
  await until(
    async () => (await field(scene.host, 'Teacher comment')).value === (comment ?? ''),
    'the comment',
  )
  return scene
}

describe('a comment that two write at once', () => {
  afterEach(() => {
    clear()
    sessionStorage.clear()
  })

  it('is not replaced unseen: theirs is shown beside what is typed, and replaced by a second attempt', async () => {
    const { host } = await withSaved('Old')
    const now = { submissions: withComment(THEIRS) }
    answer(COMMENT, { ...refusal('Somebody was faster.', SUBMISSION_CHANGED), data: now }, { status: 409 })
    await fill(host, 'Teacher comment', 'Nice')
    await press(host, 'Save comment')
    await see(host, 'Somebody was faster, Please try again.')
    await see(host, MEANWHILE)
    await see(host, THEIRS)
    await expect(host).to.be.accessible()
    expect((await field(host, 'Teacher comment')).value).to.equal('Nice')
    saves()
    await press(host, 'Save comment')
    await see(host, 'Comment saved successfully!')
    expect(bodies()).to.deep.equal([
      { comment: 'Nice', was: 'Old' },
      { comment: 'Nice', was: THEIRS },
    ])
    expect(visibleText(host)).not.to.include(MEANWHILE)
  })

  it('shows theirs as soon as the list has it, and what is typed stays', async () => {
    const { host, lists } = await withSaved(null)
    await fill(host, 'Teacher comment', 'Nice')
    lists(withComment(THEIRS))
    await see(host, THEIRS)
    lists(withComment(null))
    await see(host, 'Somebody else has taken the comment away meanwhile.')
    expect((await field(host, 'Teacher comment')).value).to.equal('Nice')
    await press(host, 'Save comment')
    await see(host, 'Comment saved successfully!')
    expect(bodies()).to.deep.equal([{ comment: 'Nice', was: null }])
  })

  it('is the own one for who has typed nothing, and says nothing of two', async () => {
    const { host, lists } = await withSaved('Old')
    lists(withComment(THEIRS))
    await until(async () => (await field(host, 'Teacher comment')).value === THEIRS, 'theirs')
    await seeNoMore(host, MEANWHILE)
    await fill(host, 'Teacher comment', 'Mine')
    await press(host, 'Save comment')
    await see(host, 'Comment saved successfully!')
    lists(withComment('Mine'))
    await fill(host, 'Teacher comment', 'Mine again')
    await press(host, 'Save comment')
    await until(() => bodies().length === 2, 'the second one')
    expect(bodies().map(({ was }) => was)).to.deep.equal([THEIRS, 'Mine'])
    expect(visibleText(host)).not.to.include(MEANWHILE)
  })
})
