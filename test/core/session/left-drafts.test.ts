import { expect } from '@open-wc/testing'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { signedIn } from '../../support/teacher.ts'

const DRAFT = 'cx-draft@7 profile'

/** On a page that shows no form, whose code is not there. */
describe('A draft that an earlier page of the tab has kept', () => {
  beforeEach(() => sessionStorage.setItem(DRAFT, '{"first_name":"Grace"}'))
  afterEach(() => sessionStorage.removeItem(DRAFT))

  for (const reason of ['signed-out', 'signed-out-by-page', 'signed-out-elsewhere'] as const)
    it(`goes with a person whose session ends by ${reason}`, () => {
      endSession(signedIn().id, reason)
      expect(sessionStorage.getItem(DRAFT)).to.equal(null)
    })

  for (const reason of ['refresh-failed', 'logged-out-by-server'] as const)
    it(`stays when the session ends by ${reason}`, () => {
      endSession(signedIn().id, reason)
      expect(sessionStorage.getItem(DRAFT)).not.to.equal(null)
    })
})
