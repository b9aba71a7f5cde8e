import { expect } from '@open-wc/testing'
import { focusedText, go, launched, OPEN } from '../../support/launched-page.ts'
import { see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'

describe('the page of a launch', () => {
  afterEach(unmountAll)

  for (const route of ['classrooms', 'createClassroom', 'createIndependentClassroom', 'libraryConnections'])
    it(`leads who has no name yet to the profile first, and from there by ${route} to the classrooms`, async () => {
      const page = await launched({ ...OPEN, full_name: '', classroom_id: 7 })
      const profile = page.querySelector('cx-profile-wizard') as HTMLElement
      expect(page.querySelector('h1')?.textContent).to.equal('Your profile')
      await see(page, 'Signed in.')
      // what else it may lead to is its own
      expect(go(profile, { route: 'profile', params: {} })).to.equal(true)
      signedIn()
      expect(go(profile, { route, params: {} })).to.equal(false)
      expect(page.querySelector('cx-profile-wizard') === null).to.equal(true)
      expect(page.querySelector('cx-classroom-list') !== null).to.equal(true)
      await see(page, 'Signed in as Ada Moreno.')
    })

  it('follows no link but a profile’s to where a profile leads', async () => {
    const list = (await launched(OPEN)).querySelector('cx-classroom-list') as HTMLElement
    expect(go(list, { route: 'createClassroom', params: {} })).to.equal(true)
  })

  it('says how to go on where somebody has signed out, and leaves a session that has ended to its element', async () => {
    const page = await launched(OPEN)
    const list = page.querySelector('cx-classroom-list') as HTMLElement
    const end = (reason: string) =>
      list.dispatchEvent(new CustomEvent('cx-signed-out', { detail: { reason }, bubbles: true }))
    end('refresh-failed')
    expect(list.isConnected).to.equal(true)
    list.shadowRoot?.querySelector('button')?.focus()
    end('signed-out')
    await see(page, 'Open this again from your course to go on.')
    expect(focusedText()).to.equal('You are signed out')
    expect(list.isConnected).to.equal(false)
    await seeNoMore(page, 'Signed in as')
    await expect(page).to.be.accessible()
  })
})
