import { expect } from '@open-wc/testing'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { signedIn } from '../../support/teacher.ts'

const OWN = 'cx-draft@7 chat waiting 12'
/** Of teachers whose sessions have ended by themselves: they find it when they sign in again. */
const OTHERS = ['cx-draft@8 chat waiting 12', 'cx-draft@71 chat waiting 12']

/** On a page that shows no form and no chat, whose code is not there. */
for (const [where, place] of [
  ['the tab', sessionStorage],
  ['the browser', localStorage],
] as const)
  describe(`What a teacher has written and an earlier page has kept in ${where}`, () => {
    const kept = () => [OWN, ...OTHERS].filter(key => place.getItem(key) !== null)
    beforeEach(() => {
      for (const key of [OWN, ...OTHERS]) place.setItem(key, '{"first_name":"Grace"}')
    })
    afterEach(() => {
      for (const key of [OWN, ...OTHERS]) place.removeItem(key)
    })

    for (const reason of ['signed-out', 'signed-out-by-page', 'signed-out-elsewhere'] as const)
      it(`goes with a person whose session ends by ${reason}, and nobody else's does`, () => {
        endSession(signedIn().id, reason)
        expect(kept()).to.deep.equal(OTHERS)
      })

    for (const reason of ['refresh-failed', 'logged-out-by-server'] as const)
      it(`stays when the session ends by ${reason}`, () => {
        endSession(signedIn().id, reason)
        expect(kept()).to.deep.equal([OWN, ...OTHERS])
      })
  })
