import { expect } from '@open-wc/testing'
import { VIEWING_SIGN_MS } from '../../../src/contract/limits/submissions.ts'
import { showViewing } from '../../../src/core/submissions/viewing.ts'
import { answered } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { keeps, LEFT, VIEWING } from '../../support/desk-stage.tsx'
import { hidePage, showPage } from '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'

describe('the sign that one looks at a post', () => {
  const clock = fakeClock()

  it('is given while the page is shown, and not while it is behind another', async () => {
    signedIn()
    keeps([])
    const end = showViewing(7, 1)
    await clock.tick(VIEWING_SIGN_MS)
    await clock.tick(VIEWING_SIGN_MS)
    const signs = answered(VIEWING).length
    expect(signs).to.be.at.least(2)
    hidePage()
    await clock.tick(VIEWING_SIGN_MS * 3)
    expect(answered(VIEWING)).to.have.length(signs)
    showPage()
    await clock.tick(VIEWING_SIGN_MS)
    expect(answered(VIEWING)).to.have.length(signs + 1)
    end()
    await clock.tick(VIEWING_SIGN_MS * 2)
    expect([answered(VIEWING).length, answered(LEFT).length]).to.deep.equal([signs + 1, 1])
    expect(clock.running()).to.equal(0)
  })
})
