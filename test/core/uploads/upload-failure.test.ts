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
        again: true,
      })
      expect(readUploadFailure(failure, true, 'LUV')).to.deep.equal({
        at: 'failed',
        reason: NOT_SAVED,
        again: true,
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
})
