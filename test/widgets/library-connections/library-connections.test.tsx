import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { aLibraryRequest, anActiveClassroom, anOwnRequest, librarian } from '../../support/libraries.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal, openModals } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, mount, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { all, CLASSROOMS, cards, ENDED, FJORD, LIST, MINE, OWN, place, serverHas, show } from './a-library.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

/** Of everything the longest. */
const long = {
  name: LONG,
  school_name: LONG,
  school_location: LONG,
  classroom_name: LONG.slice(0, 50),
  text_request: LONG,
  topics: [{ id: 2, name: LONG }],
  course: { ...FJORD.course, name: LONG },
}

describe('<cx-library-connections>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    await see(element, 'Harbor Bookmates')
    const [others, about, own] = all(element, '.panels section:not(.active)').map(visibleText)
    expect(about).to.include('About Me').and.include('Ada Moreno').and.include('IES Sierra Norte')
    expect(about).to.include('Active classrooms 2').and.include('Active connection requests 1')
    expect(about).to.include('Lifetime videos exchanged 25').and.include('Renew by 6/30/2099')
    expect(about).to.include('I run the library between the hills.')
    expect(about).to.include('Harbor Bookmates with Rosa Delgado')
    expect(own).to.include('My Connection Requests').and.include('Sierra Readers').and.include('Open')
    expect(own).to.include('Who reads along with us?').and.include('3 views')
    expect(others).to.include('Connect With Other Libraries')
    expect(others).to.include('Fjord Library').and.include('Ingrid S.').and.include('Bergen, Norway')
    expect(others).to.include('Topics Books').and.include('7-10 years old')
    expect(others).to.include('Fits your library Your topic: Books Students of the same age')
    expect(others).to.include('Open until 11/20/2025')
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
  })

  it('is accessible in both brands, light and dark', async () => {
    signedIn({ user: librarian() })
    serverHas({ hidden: 2, own: [MINE, anOwnRequest({ id: 52, status: 'expired' })] })
    await expectAccessibleLooks(
      'cx-library-connections',
      async element => {
        await see(element, 'Harbor Bookmates')
        await see(element, '2 requests')
      },
      'topics="2"',
    )
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    signedIn({ user: librarian() })
    serverHas({
      requests: [aLibraryRequest(long)],
      own: [anOwnRequest(long)],
      classrooms: [anActiveClassroom({ name: LONG, partner: { full_name: LONG, avatar: null } })],
    })
    await expectToFit('cx-library-connections', element => see(element, '1 request'), 'topics="2"')
  }).timeout(90_000)

  it('keeps all in its place with text of twice the size', async () => {
    const element = await show({
      attributes: 'style="width: 320px; --cx-font-size-body: 32px; --cx-font-size-small: 28px"',
    })
    expect(element.scrollWidth).to.equal(element.clientWidth)
  })

  it('cuts long names and texts, and has all of them for who hears them or stays on them', async () => {
    const name = '📚'.repeat(31)
    const text = '🌊'.repeat(121)
    const element = await show({ requests: [aLibraryRequest({ school_name: name, text_request: text })] })
    const [title] = all(element, '[data-request] h4 bdi')
    expect(title?.querySelector('[aria-hidden]')?.textContent).to.equal(`${'📚'.repeat(30)}…`)
    expect(title?.title).to.equal(name)
    const [said] = all(element, '[data-request] .text bdi')
    expect(said?.querySelector('[aria-hidden]')?.textContent).to.equal(`${'🌊'.repeat(120)}…`)
    expect(said?.title).to.equal(text)
  })

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-library-connections></cx-library-connections>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas()
    signedIn({ user: librarian() })
    await see(element, 'Fjord Library')
  })

  it('says that it loads, and shows the requests when they are there', async () => {
    serverHas()
    const comes = hold(LIST, {
      success: true,
      data: { requests: [FJORD], total: 1, hidden_count: 0 },
    })
    const element = place()
    await see(element, 'Loading')
    comes()
    await see(element, 'Fjord Library')
    await seeNoMore(element, 'Loading')
  })

  it('says that the requests did not come, and asks again', async () => {
    serverHas()
    answer(LIST, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Connect With Other Libraries')
    await see(told, 'Error fetching connection requests.')
    serverHas()
    await press(told, 'Retry')
    await see(element, 'Fjord Library')
    await allClosed()
  })

  it('says where what stands beside them did not come, without a modal', async () => {
    serverHas()
    answer(OWN, refusal(''), { status: 500 })
    answer(CLASSROOMS, refusal(''), { status: 500 })
    const element = place()
    await see(element, 'Error loading actives classrooms.')
    await see(element, 'Error fetching connection requests.')
    expect(openModals()).to.have.length(0)
    serverHas()
    await press(element, 'Retry')
    await see(element, 'Harbor Bookmates')
  })

  it('has the word of the server about what stands beside them, as it is', async () => {
    serverHas()
    answer(OWN, refusal('The service rests. Please try again.'), { status: 503 })
    const element = place()
    await see(element, 'The service rests.')
    expect(visibleText(element).match(/try again/g)).to.have.length(1)
  })

  it('shows a few active classrooms, and all of them', async () => {
    const classrooms = [1, 2, 3, 4].map(id => anActiveClassroom({ id, name: `Readers ${id}` }))
    const element = await show({ classrooms })
    await see(element, 'Readers 3')
    expect(visibleText(element)).not.to.include('Readers 4')
    await press(element, 'Show all (4)')
    await see(element, 'Readers 4')
    const next = nextPath(element)
    await press(element, 'Readers 4')
    expect(await next).to.equal('/classroom/4')
    await press(element, 'Show fewer')
    await seeNoMore(element, 'Readers 4')
  })

  it('says what there is to write and to do where there is nothing yet', async () => {
    const element = await show({
      requests: [],
      own: [],
      classrooms: [],
      user: { about_info: null, membership_expiration: null },
    })
    await see(element, 'No end date')
    await see(element, 'They appear here once you are connected with another library.')
    await see(element, 'other libraries see it for 30 days')
    await see(element, 'No requests of other libraries at the moment')
    const next = nextPath(element)
    await press(element, 'Write about yourself')
    expect(await next).to.equal('/account/profile')
  })

  it('says what can still be done once the subscription has ended', async () => {
    const element = await show({ user: ENDED })
    await see(element, 'The subscription of your library ended on 1/31/2025.')
    await see(element, 'You can still read requests, hide them and delete your own')
    for (const name of ['New Request', 'Edit', 'Connect to Fjord Library'])
      expect(
        all<HTMLButtonElement>(element, 'button').filter(
          ({ textContent, disabled }) => textContent === name && !disabled,
        ),
      ).to.have.length(0)
    await press(element, 'Delete')
    await modal(element, 'Delete this request?')
  })

  it('says to who is not validated yet that they wait, and asks for nothing of others', async () => {
    serverHas()
    const element = place('', { is_teacher_validated: false })
    await see(element, 'Your account is being verified.')
    await see(element, 'Sierra Readers')
    expect(visibleText(element)).not.to.include('Connect With Other Libraries')
    for (const name of ['New Request', 'Edit'])
      expect((await byRole(element, 'button', name)).matches(':disabled')).to.equal(true)
    expect(answered(LIST)).to.have.length(0)
  })

  for (const [slug, text, way, path] of [
    ['teacher', 'Teachers find a partner', 'Connections', '/connections'],
    ['independent-teacher', 'work with their own class alone.', 'My Classrooms', '/'],
  ] as const) {
    it(`says to a ${slug} what they do instead`, async () => {
      answersUser()
      signedIn({ user: teacher({ user_type: { slug } }) })
      const element = mount('<cx-library-connections></cx-library-connections>')
      await see(element, 'Library connections are for librarians')
      await see(element, text)
      const next = nextPath(element)
      await press(element, way)
      expect(await next).to.equal(path)
    })
  }

  it('shows what is written as it is written', async () => {
    const html = '<img src=x onerror="window.hurt = true">'
    const element = await show({ requests: [aLibraryRequest({ school_name: html, text_request: html })] })
    await see(element, html.slice(0, 20))
    expect(all(element, 'img:not(.cx-flag)')).to.have.length(0)
  })
})
