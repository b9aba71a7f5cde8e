import { expect } from '@open-wc/testing'
import { CallFailure } from '../../../src/core/http/failure.ts'
import { readUploadFailure } from '../../../src/core/uploads/upload-failure.ts'

const NOT_SENT = 'Error while submitting response. Please try again.'
const NOT_SAVED = 'Error save video, Please try again.'

/** What is said of an upload that failed (P3 §8 Upload failure, Save video failure). */
describe('a video that was not submitted', () => {
  const silent: [what: string, failure: unknown][] = [
    ['there is no line', new CallFailure('offline')],
    ['no answer comes', new CallFailure('timeout')],
    ['a proxy answers', new CallFailure('unreadable', { status: 502 })],
    ['the server says nothing of why', new CallFailure('refused', { status: 500 })],
    ['something is broken here', new TypeError('oops')],
  ]
  for (const [what, failure] of silent) {
    it(`is said so in the words of the specification where ${what}`, () => {
      expect(readUploadFailure(failure, false, 'LUV')).to.deep.equal({
        at: 'failed',
        reason: NOT_SENT,
        next: 'again',
      })
      expect(readUploadFailure(failure, true, 'LUV')).to.deep.equal({
        at: 'failed',
        reason: NOT_SAVED,
        next: 'again',
      })
    })
  }

  it('is said so in the words of the server where it has some', () => {
    const refused = new CallFailure('refused', { status: 507, message: 'The disk is full.' })
    expect(readUploadFailure(refused, false, 'LUV')).to.deep.include({
      reason: 'The disk is full. Please try again.',
    })
    expect(readUploadFailure(refused, true, 'LUV')).to.deep.include({ reason: 'The disk is full.' })
  })

  const refused = (status: number, errorCode?: number) =>
    new CallFailure('refused', { status, errorCode, message: 'No.' })
  const saving = true
  /** What the server has said no to for good is not offered to be sent again. */
  const lasting: [what: string, failure: unknown, isSaving: boolean, next: 'again' | 'keep'][] = [
    ['the exchange has expired', refused(422, 42), saving, 'keep'],
    ['the task is hidden, or the post is gone', refused(422, 61), saving, 'keep'],
    ['the classroom is not the teacher’s any more', refused(403, 10), saving, 'keep'],
    ['there is no such task', refused(404), saving, 'keep'],
    ['too much lies at the server unsaved', refused(422, 55), !saving, 'keep'],
    ['there were too many calls', refused(429), saving, 'again'],
    ['the server is out of order', refused(503), saving, 'again'],
    ['the video has not arrived', refused(422, 62), saving, 'again'],
    ['the upload is held by an attempt before', refused(423), !saving, 'again'],
    ['the server has more of it than was known', refused(409), !saving, 'again'],
    ['the server has given the upload up', refused(404), !saving, 'again'],
    ['the server has taken the upload away', refused(410), !saving, 'again'],
  ]
  for (const [what, failure, isSaving, next] of lasting) {
    it(`leaves to ${next === 'keep' ? 'keep it' : 'send it again'} where ${what}`, () => {
      const reason = next === 'keep' || isSaving ? 'No.' : 'No. Please try again.'
      expect(readUploadFailure(failure, isSaving, 'LUV')).to.deep.equal({ at: 'failed', reason, next })
    })
  }
})
