import { expect } from '@open-wc/testing'
import { UPLOAD_RETRIES, UPLOAD_RETRY_MS, UPLOAD_TIMEOUT_MS } from '../../../src/contract/limits/uploads.ts'
import { CallFailure } from '../../../src/core/http/failure.ts'
import { createTries } from '../../../src/core/uploads/upload-tries.ts'
import { fakeClock } from '../../support/clock.ts'

/** P3 §7 Uploads, §9. */
describe('the tries of one upload', () => {
  const clock = fakeClock()
  const offline = new CallFailure('offline')
  let again = 0
  let ends: unknown[] = []

  function made() {
    again = 0
    ends = []
    return createTries({
      again: () => {
        again += 1
      },
      waiting() {},
      over: failure => ends.push(failure),
    })
  }

  it('are 30 in all, a second after each failure, whatever has arrived between them', async () => {
    const tries = made()
    for (let count = 1; count <= UPLOAD_RETRIES; count += 1) {
      tries.failed(offline)
      await clock.tick(UPLOAD_RETRY_MS - 1)
      expect(again).to.equal(count - 1)
      // a piece arrives between them, which takes its time
      await clock.tick(1 + UPLOAD_RETRY_MS)
      expect(again).to.equal(count)
    }
    expect(ends).to.deep.equal([])
    tries.failed(offline)
    expect(ends).to.deep.equal([offline])
    await clock.tick(UPLOAD_RETRY_MS)
    expect([again, clock.running()]).to.deep.equal([UPLOAD_RETRIES, 0])
  })

  it('end after 20 minutes, however well it goes', async () => {
    made()
    await clock.tick(UPLOAD_TIMEOUT_MS - 1)
    expect(ends).to.deep.equal([])
    await clock.tick(1)
    expect(ends).to.have.length(1)
    expect((ends[0] as CallFailure).kind).to.equal('timeout')
  })

  it('are none where another one would be refused as well', () => {
    const refused = new CallFailure('refused', { status: 422 })
    made().failed(refused)
    expect(ends).to.deep.equal([refused])
  })

  it('leave nothing behind once they are ended', async () => {
    const tries = made()
    tries.failed(offline)
    tries.end()
    tries.failed(offline)
    await clock.tick(UPLOAD_TIMEOUT_MS)
    expect([again, ends, clock.running()]).to.deep.equal([0, [], 0])
  })
})
