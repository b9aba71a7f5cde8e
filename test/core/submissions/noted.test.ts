import { expect } from '@open-wc/testing'
import { createStudentPosts } from '../../../src/core/students/student-posts.ts'
import { createSubmissionList } from '../../../src/core/submissions/submission-list.ts'
import { answer, answered } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { ACTIVITY, aPiece, keeps } from '../../support/desk-stage.tsx'
import { signedIn } from '../../support/teacher.ts'
import { deskOf } from './a-desk.ts'

const noted = () => answered(ACTIVITY).map(({ body }) => body.message)
const DONE = ['Changed to approved: ‘Our river’ (1)', 'Undid the change of ‘Our river’ (1)']

describe('what is noted of a changed status, and of its undo', () => {
  const clock = fakeClock()

  it('is noted for support at the desk', async () => {
    keeps([aPiece(1)])
    const { desk, settled } = deskOf([aPiece(1)])
    desk.decide('approved')
    desk.undo()
    await clock.arrive(() => settled() === 1)
    // taken back before it had left
    expect(noted()).to.deep.equal([])
    desk.decide('approved')
    await clock.arrive(() => noted().length === 1)
    desk.undo()
    await clock.arrive(() => noted().length === 2)
    expect(noted()).to.deep.equal(DONE)
  })

  it('is noted in the list, of all at once', async () => {
    signedIn()
    keeps([aPiece(1), aPiece(2)])
    const { changes } = createSubmissionList(7, { filter: null, isPartner: false, linked: null })
    void changes.send([aPiece(1), aPiece(2)], 'blocked')
    await clock.arrive(() => noted().length === 1)
    expect(noted()).to.deep.equal(['Changed to blocked: ‘Our river’ (1), ‘Our river’ (2)'])
    await clock.arrive(() => changes.$change.get().at === 'changed')
    void changes.undo()
    await clock.arrive(() => noted().length === 2)
    expect(noted()[1]).to.equal('Undid the change of ‘Our river’ (1), ‘Our river’ (2)')
  })

  it('is noted in a student’s profile', async () => {
    signedIn()
    keeps([])
    answer('PUT /api/teacher/classrooms/{id}/students/{student_id}/videos', {
      success: true,
      data: { change_id: 5, submissions: [] },
    })
    const { changes } = createStudentPosts(7, 11, 'videos')
    void changes.send([aPiece(1)], 'approved')
    await clock.arrive(() => noted().length === 1)
    expect(noted()).to.deep.equal(DONE.slice(0, 1))
  })
})
