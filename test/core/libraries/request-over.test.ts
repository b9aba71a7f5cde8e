import { expect } from '@open-wc/testing'
import {
  AGREEMENT_MISSING,
  EXCHANGE_EXPIRED,
  TOKENS_MISSING,
} from '../../../src/contract/error-codes/classrooms.ts'
import { PARTNER_TOKENS_SHORT } from '../../../src/contract/error-codes/connections.ts'
import { COURSE_UNAVAILABLE } from '../../../src/contract/error-codes/courses.ts'
import {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_CHANGED,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OWN,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_REQUESTS_FULL,
  LIBRARY_UNAVAILABLE,
} from '../../../src/contract/error-codes/library-connections.ts'
import { CallFailure } from '../../../src/core/http/failure.ts'
import { isRequestOver } from '../../../src/core/libraries/request-over.ts'

const over = {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_OWN,
  LIBRARY_UNAVAILABLE,
  COURSE_UNAVAILABLE,
}
const waiting = {
  LIBRARIANS_ONLY,
  LIBRARY_REQUEST_CHANGED,
  LIBRARY_REQUESTS_FULL,
  AGREEMENT_MISSING,
  TOKENS_MISSING,
  PARTNER_TOKENS_SHORT,
  EXCHANGE_EXPIRED,
}

describe('a request of another library', () => {
  for (const [codes, isOver] of [
    [over, true],
    [waiting, false],
  ] as const) {
    for (const [name, errorCode] of Object.entries(codes)) {
      it(`${isOver ? 'is over' : 'still waits'} after ${name}`, () => {
        expect(isRequestOver(new CallFailure('refused', { status: 422, errorCode }))).to.equal(isOver)
      })
    }
  }

  it('still waits where the server failed, or did not say anything', () => {
    for (const error of [
      new CallFailure('refused', { status: 500 }),
      new CallFailure('offline'),
      new Error('A mistake'),
    ])
      expect(isRequestOver(error), error.message).to.equal(false)
  })
})
