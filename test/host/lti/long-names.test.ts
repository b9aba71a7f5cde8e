import { expect } from '@open-wc/testing'
import { CONNECT, launched, OPEN } from '../../support/launched-page.ts'
import { press, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'

/** As wide as nothing that a platform gives. */
const NAME = `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} LMS`

/** By how many px something of a page is wider than a frame of 320 px has room for. */
function tooWide(page: HTMLElement): number {
  page.style.width = '320px'
  const { right } = page.getBoundingClientRect()
  const lines = page.querySelectorAll('h1, h2, p, button')
  return Math.max(...[...lines].map(each => each.getBoundingClientRect().right - right))
}

describe('the page of a launch from a platform with a long name', () => {
  afterEach(unmountAll)

  it('keeps inside of a narrow frame who is to be connected', async () => {
    expect(tooWide(await launched({ ...CONNECT, school: NAME }, NAME))).to.be.at.most(0)
  })

  it('keeps inside of it the question about another account', async () => {
    signedIn()
    const page = await launched(OPEN, NAME)
    await press(page, 'Use another account')
    expect(tooWide(page)).to.be.at.most(0)
  })
})
