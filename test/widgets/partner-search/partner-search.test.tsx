import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  byRole,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { aMatch, aMatched, aPerson } from '../../support/partners.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'
import { all, choosing, forgetSearches, place, SEARCH, searched, serverHas, show } from './a-search.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)
const OREGON = aPerson({
  ...{ id: 12, full_name: 'Bruno K.', city: 'Salem', state: { name: 'Oregon' } },
  country: { name: 'United States', iso: 'US' },
})

async function toMatches(element: Element): Promise<void> {
  await press(element, 'Let Me Choose')
  await press(element, 'Search')
  await until(() => all(element, '.match')[0], 'a match')
  forgetSearches()
}

describe('<cx-partner-search>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    await see(element, 'Find a Global Partner')
    await see(element, 'Letters to Lyon')
    await see(element, 'Connection Requests')
    await see(element, 'No connection requests yet')
  })

  it('is accessible in both brands, light and dark, with its matches', async () => {
    serverHas([aMatch(), aMatch({ ...OREGON, classrooms: [aMatched({ pending_request_id: 3 })] })])
    signedIn()
    await expectAccessibleLooks('cx-partner-search', toMatches, 'classroom-id="7"')
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    const long = { id: 1, name: LONG, type: 'general', number_of_tokens: 1 }
    serverHas([aMatch({ full_name: LONG, city: LONG, subjects: [long, { ...long, id: 2 }] })])
    signedIn()
    await expectToFit('cx-partner-search', toMatches, 'classroom-id="7"')
  }).timeout(90_000)

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-partner-search classroom-id="7"></cx-partner-search>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas()
    signedIn()
    await see(element, 'Let Me Choose')
  })

  it('asks to choose a classroom, and says that something else is none', async () => {
    signedIn()
    await see(mount('<cx-partner-search></cx-partner-search>'), 'Choose a classroom')
    await see(mount('<cx-partner-search classroom-id="two"></cx-partner-search>'), 'This is not a classroom')
  })

  it('tells the page that the classroom is not of this teacher', async () => {
    serverHas()
    answer(CLASSROOM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    const told = nextEvent<{ error_code: number }>(document, 'cx-classroom-error')
    const element = place()
    expect((await told).detail.error_code).to.equal(CLASSROOM_FORBIDDEN)
    await modal(element, 'Classroom Error')
  })

  it('says of a paired classroom that it has a partner', async () => {
    serverHas([], { partner: aClassroom().partner })
    const element = place()
    await see(element, 'This classroom has a global partner')
    const path = nextPath(element)
    await press(element, 'Back to the classroom')
    expect(await path).to.equal('/classroom/7')
  })

  it('finds nobody for an expired exchange, and says so', async () => {
    serverHas([], { status: 'expired' })
    const element = place()
    await see(element, 'This classroom exchange has expired.')
    expect(visibleText(element)).not.to.include('Let Me Choose')
  })

  for (const [slug, text, way, path] of [
    [
      'teacher-librarian',
      'Librarians connect with other libraries.',
      'Library Connections',
      '/library-connections',
    ],
    ['independent-teacher', 'work with their own class alone.', 'My Classrooms', '/'],
  ] as const) {
    it(`leads a ${slug} elsewhere`, async () => {
      const element = place({ user_type: { slug } })
      await see(element, text)
      const next = nextPath(element)
      await press(element, way)
      expect(await next).to.equal(path)
    })
  }

  it('says that it loads, and what has come', async () => {
    const element = await choosing()
    const comes = hold(SEARCH, { success: true, data: { partners: [aMatch()], total: 1 } })
    await press(element, 'Search')
    await see(element, 'Loading')
    comes()
    await see(element, '1 match')
    await seeNoMore(element, 'Loading')
  })

  it('shows a match by name, place, flag, subjects, languages and ages, and says why it fits', async () => {
    const element = await searched()
    const card = await until(() => all(element, '.match')[0], 'the match')
    const text = visibleText(card)
    for (const part of [
      'Camille D.',
      'Lyon, France',
      'Arts and Sciences',
      'French',
      'English',
      '11-14 years old',
      '11 weeks at the same time',
      '6 h 30 min of school at the same time',
      'Students of the same age',
    ])
      expect(text).to.include(part)
    expect(card.querySelector<HTMLImageElement>('.cx-flag')?.src).to.match(
      /\/assets\/flags\/[\d.]+\/FR\.svg$/,
    )
  })

  it('names the state in the US', async () => {
    const element = await searched({ matches: [aMatch(OREGON)] })
    await see(element, 'Salem, Oregon, United States')
  })

  it('shows somebody without a place and without words of their own', async () => {
    const bare = { city: null, country: null, about_info: null, school: null, native_language: null }
    const element = await searched({
      matches: [aMatch({ ...bare, subjects: [], age_ranges: [], classrooms: [] })],
    })
    await see(element, 'Camille D.')
    expect(all(element, '.cx-person-place, .cx-flag, .cx-reasons')).to.have.length(0)
  })

  it('shows what is written as it is written', async () => {
    const html = '<img src=x onerror="window.hurt = true">'
    const element = await searched({ matches: [aMatch({ full_name: html, about_info: html })] })
    await see(element, html)
    expect(all(element, '.match img:not(.cx-flag)')).to.have.length(0)
  })

  it('opens all that is told of a match, with each of its classrooms', async () => {
    const Spanish = aMatched({
      ...{
        id: 22,
        name: 'Hola',
        subject: { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
      },
      level: { id: 1, name: 'Novice' },
    })
    const element = await searched({ matches: [aMatch({ classrooms: [aMatched(), Spanish] })] })
    const opener = await byRole(element, 'button', 'See Details of Camille D.')
    opener.focus()
    opener.click()
    const details = await modal(element, 'Details of Camille D.')
    await expect(element).to.be.accessible()
    const text = visibleText(details)
    for (const part of [
      'I teach near the river.',
      'Collège Lumière',
      'Rivers of Lyon',
      '9/15/2025 – 12/14/2025',
    ])
      expect(text).to.include(part)
    expect(text).to.include('Learning Language English').and.include('Level Novice')
    await press(details, 'Close')
    await allClosed()
    expect(focused()).to.equal(opener)
  })

  it('says that the search failed, and searches again', async () => {
    const element = await choosing()
    answer(SEARCH, refusal('Out of order.'), { status: 500 })
    await press(element, 'Search')
    const told = await modal(element, 'Potential Matches')
    await see(told, 'Out of order. Please try again.')
    serverHas()
    await press(told, 'Retry')
    await see(element, 'Camille D.')
    await allClosed()
  })

  it('says that the filters did not come, and asks again', async () => {
    const element = await show()
    answer('GET /api/teacher/subjects', refusal('Out of order.'), { status: 500 })
    await press(element, 'Let Me Choose')
    await modal(element, 'The filters could not be loaded')
    serverHas()
    await press(element, 'Retry')
    await see(element, 'Language of Instruction')
    await allClosed()
  })
})
