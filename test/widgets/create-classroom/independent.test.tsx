import { expect } from '@open-wc/testing'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { answered } from '../../support/answer.ts'
import { nextPath } from '../../support/navigation.ts'
import { field, fill, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { COURSES, CREATE, next, place, STATUS, serves } from './a-creation.ts'

/** An independent teacher who has named the classroom. */
async function begin(slug: UserTypeSlug) {
  serves({ user: { user_type: { slug }, school: null }, classrooms: 1 })
  const element = place()
  await see(element, 'Step 1 of 3')
  await fill(element, 'Classroom Name', 'Letters to Lyon')
  return element
}

describe('<cx-create-classroom> of independent teachers', () => {
  afterEach(unmountAll)

  it('creates the classroom from its second step, without dates, and without an agreement', async () => {
    const element = await begin('independent-teacher')
    expect((await field(element, 'Subject')).value).to.equal('Independent Basic')
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
      start_date: null,
      end_date: null,
      course_id: null,
      subject_id: 5,
    })
    expect(answered(STATUS)).to.have.length(0)
  })

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
})
