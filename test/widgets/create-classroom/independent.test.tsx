import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import type { User, UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { exchangeEndDate } from '../../../src/contract/rules/end-date.ts'
import { localDay } from '../../../src/core/dates/local-day.ts'
import { platform } from '../../../src/core/platform.ts'
import { answer, answered } from '../../support/answer.ts'
import { nextPath } from '../../support/navigation.ts'
import { oneDay } from '../../support/one-day.ts'
import { byRole, field, fill, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import { COURSES, CREATE, next, place, STATUS, serves } from './a-creation.ts'

const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-30`
const own = (end_date: string | null): Partial<User> => ({
  user_type: { slug: 'independent-teacher' },
  school: null,
  independent_subscription: { end_date },
})

/** An independent teacher who has named the classroom. */
async function begin(slug: UserTypeSlug) {
  serves({ user: { ...own(NEXT_YEAR), user_type: { slug } }, classrooms: 1 })
  const element = place()
  await see(element, 'Step 1 of 3')
  await fill(element, 'Classroom Name', 'Letters to Lyon')
  return element
}

describe('<cx-create-classroom> of independent teachers', () => {
  oneDay()
  afterEach(unmountAll)
  afterEach(() => executeServerCommand('timezone', { timezoneId: '' }))

  it('creates the classroom from its second step, from today on, and without an agreement', async () => {
    const element = await begin('independent-teacher')
    await see(element, 'Independent Basic')
    await next(element)
    await see(element, 'Your exchange starts today and ends on')
    await fill(element, 'Age Range', '2')
    await see(element, 'before they will be shared.')
    await seeNoMore(element, 'partner classroom')
    await expect(element).to.be.accessible()
    const path = nextPath(element)
    await press(element, 'Create Classroom')
    expect(await path).to.equal('/?created=31')
    expect(answered(CREATE)[0]?.body).to.include({
      start_date: localDay(),
      end_date: exchangeEndDate(localDay()),
      course_id: null,
      subject_id: 5,
    })
    expect(answered(STATUS)).to.have.length(0)
  })

  for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
    it(`begins on the day that it is in ${zone}`, async () => {
      await executeServerCommand('timezone', { timezoneId: zone })
      const element = await begin('independent-teacher')
      await next(element)
      await fill(element, 'Age Range', '2')
      const path = nextPath(element)
      await press(element, 'Create Classroom')
      await path
      const there = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(platform.now())
      expect(answered(CREATE)[0]?.body.start_date).to.equal(there)
    })
  }

  it('asks an independent language teacher for language and level', async () => {
    const element = await begin('independent-teacher-language')
    await field(element, 'Level')
    await next(element)
    await see(element, 'Field required.')
  })

  it('leads to a course from there as well, and saves no sooner for the players program', async () => {
    const element = await begin('independent-teacher-players')
    await next(element)
    await field(element, 'Age Range')
    await seeNoMore(element, 'Choose a Course')
    await next(element)
    await see(element, COURSES)
    const path = nextPath(element)
    await press(element, 'Skip')
    expect(await path).to.equal('/?created=31')
  })

  const over: [how: string, subscription: Partial<User>, says: string][] = [
    ['whose subscription has ended', own('2025-09-30'), 'It ended on 9/30/2025. You can create'],
    ['who has never had one', { ...own(null), independent_subscription: null }, 'You can create a classroom'],
  ]
  for (const [how, user, says] of over) {
    it(`tells one ${how} before anything is filled in, and whom to write to`, async () => {
      serves({ user })
      const element = place()
      await see(element, 'Your subscription has ended')
      await see(element, says)
      await see(element, 'as soon as it is renewed.')
      await seeNoMore(element, 'Step 1 of 3')
      const support = await byRole(element, 'link', 'Contact Support')
      expect(support.getAttribute('href')).to.match(/^mailto:.+@.+/)
      await expect(element).to.be.accessible()
    })
  }

  it('believes the server of a subscription, not a session that is older', async () => {
    serves({ user: own('2025-09-30') })
    answer('GET /api/teacher/user', { success: true, data: teacher(own(NEXT_YEAR)) })
    await see(place(), 'Step 1 of 3')
    unmountAll()
    serves({ user: own(NEXT_YEAR) })
    answer('GET /api/teacher/user', { success: true, data: teacher(own('2025-09-30')) })
    await see(place(), 'It ended on 9/30/2025.')
  })
})
