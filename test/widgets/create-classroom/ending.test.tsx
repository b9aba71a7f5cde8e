import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { sellsExchanges } from '../token-purchase/a-purchase.ts'
import {
  agreementIs,
  atCourses,
  CHOOSE,
  COURSES,
  CREATE,
  place,
  START,
  serves,
  toCourses,
} from './a-creation.ts'

const UNSIGNED = 'UNSIGNED DATA PRIVACY AGREEMENT'
const TOKENS =
  'This classroom requires a Arts and Sciences exchange. Please select the number of exchanges you would like to purchase to continue.'

describe('the end of creating a classroom', () => {
  afterEach(unmountAll)

  it('leads to the classroom that has a course, and tells the page', async () => {
    const element = await atCourses()
    const created = nextEvent(element, 'cx-created')
    const path = nextPath(element)
    await press(element, CHOOSE)
    expect((await created).detail).to.deep.equal({ classroomId: 31 })
    expect(await path).to.equal('/classroom/31')
  })

  it('leads to the list, where a course is selected next, by Skip', async () => {
    const element = await atCourses()
    const path = nextPath(element)
    await press(element, 'Skip')
    expect(await path).to.equal('/?created=31')
    expect(answered(CREATE)[0]?.body.course_id).to.equal(null)
  })

  it('welcomes the first classroom, and says what comes first in it', async () => {
    const element = await atCourses({ classrooms: 1 })
    await press(element, CHOOSE)
    const told = await modal(element, 'WELCOME TO YOUR CLASSROOM')
    await see(told, 'Inside the classroom, first connect with a global partner.')
    await expect(element).to.be.accessible()
    const path = nextPath(element)
    await press(told, 'CONTINUE')
    expect(await path).to.equal('/classroom/31')
    await allClosed()
  })

  it('creates another one by Start Over where the page leaves it in its place', async () => {
    const element = await atCourses()
    const path = nextPath(element)
    await press(element, 'Skip')
    await path
    expect(visibleText(element)).not.to.contain('Kept until you close this tab.')
    await press(element, 'Start Over')
    await hasFocus(await field(element, 'Classroom Name'))
    await toCourses(element)
    const other = nextPath(element)
    await press(element, 'Skip')
    await other
    expect(new Set(answered(CREATE).map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(2)
  })

  it('keeps no draft of what was created', async () => {
    const element = await atCourses()
    const path = nextPath(element)
    await press(element, 'Skip')
    await path
    unmountAll()
    const again = place()
    await see(again, 'Step 1 of 5')
    expect((await field(again, 'Classroom Name')).value).to.equal('')
  })

  it('creates one classroom however often it is pressed, and sends the same again under the same key', async () => {
    const element = await atCourses()
    const come = hold(CREATE, refusal('The service is away.'), { status: 503 })
    const button = await byRole(element, 'button', CHOOSE)
    button.click()
    button.click()
    await see(element, 'Creating your classroom')
    come()
    const told = await modal(element, 'Create classroom fail')
    await see(told, 'The service is away, Please try again.')
    expect(answered(CREATE)).to.have.length(1)
    answer(CREATE, { success: true, data: { id: 31 } })
    const path = nextPath(element)
    await press(told, 'Retry')
    await path
    const [first, second] = answered(CREATE).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).to.equal(first)
  })

  it('leads to the field that the server finds wrong, with everything still there', async () => {
    const element = await atCourses()
    answer(
      CREATE,
      refusal('No.', undefined, { start_date: ['Min value 1/1/2100.'], age_range_id: ['No such age.'] }),
      { status: 422 },
    )
    await press(element, CHOOSE)
    await see(element, 'Min value 1/1/2100.')
    const start = await field(element, 'Start Date')
    await hasFocus(start)
    expect(start.value).to.equal(START)
    await see(element, 'Step 3 of 5')
    await expect(element).to.be.accessible()
  })

  it('says which exchanges are missing, and leads to the purchase over the step, and back to it', async () => {
    const element = await atCourses({ cost: 5 })
    sellsExchanges()
    let heard = 0
    element.addEventListener('cx-purchase-closed', () => {
      heard += 1
    })
    answer(CREATE, refusal(TOKENS, 41), { status: 422 })
    const asked = nextEvent(element, 'cx-purchase-asked')
    await press(element, 'Skip')
    const choice = await modal(element, 'Purchase Exchanges')
    // of the five that it costs they have two
    expect((await asked).detail).to.deep.equal({ subjectId: 2, missing: 3 })
    await see(choice, TOKENS)
    expect(choice.querySelector('.cx-notice-warning')?.textContent).to.equal(TOKENS)
    expect((await field(choice, 'Subject')).value).to.equal('2')
    expect((await field(choice, 'Number of exchanges')).value).to.equal('3')
    await expect(element).to.be.accessible()
    await press(choice, 'Close')
    await allClosed()
    await see(element, COURSES)
    // a page takes away what has ended
    expect(heard).to.equal(0)
  })

  it('leaves the purchase to a page that answers it, and says why', async () => {
    const element = await atCourses()
    element.addEventListener('cx-purchase-asked', event => event.preventDefault())
    const asked = nextEvent(element, 'cx-purchase-asked')
    answer(CREATE, refusal(TOKENS, 41), { status: 422 })
    await press(element, 'Skip')
    const told = await modal(element, 'NO EXCHANGE LEFT')
    // one at least, though the session knows of enough
    expect((await asked).detail).to.deep.equal({ subjectId: 2, missing: 1 })
    await see(told, TOKENS)
    await press(told, 'OK')
    await allClosed()
    await see(element, COURSES)
  })

  it('says that a course is gone, and asks for the courses anew', async () => {
    const element = await atCourses()
    answer(CREATE, refusal('This course is not available.', 43), { status: 422 })
    answer('GET /api/teacher/courses', { success: true, data: [] })
    await press(element, CHOOSE)
    const told = await modal(element, 'COURSE NOT AVAILABLE')
    await see(told, 'This course is not available, Please try again.')
    await press(told, 'OK')
    await allClosed()
    await until(() => answered('GET /api/teacher/courses').length === 2, 'the courses')
    await see(element, COURSES)
  })

  const refused: [what: string, code: number | undefined, errors: Record<string, string[]>, seen: string][] =
    [
      ['of nobody who may create one', 44, {}, 'Not now, Please try again.'],
      [
        'of a course that is none',
        undefined,
        { course_id: ['No such course.'] },
        'No such course, Please try again.',
      ],
      ['that says so itself', undefined, { nothing: [] }, 'Down. Please try again.'],
    ]
  for (const [what, code, errors, seen] of refused) {
    it(`says '${seen}' of a refusal ${what}`, async () => {
      const element = await atCourses()
      const said = seen.startsWith('Down') ? seen : 'Not now.'
      answer(CREATE, refusal(said, code, errors), { status: 422 })
      await press(element, CHOOSE)
      await see(element, seen)
    })
  }

  it('asks for the agreement before anything else, and goes on once it is signed', async () => {
    serves({ signed: false })
    const element = place()
    const asked = await modal(element, UNSIGNED)
    await see(asked, 'Copy link')
    agreementIs(true)
    await allClosed()
    await field(element, 'Classroom Name')
  })

  it('leads to My Classrooms whoever does not want to sign', async () => {
    serves({ signed: false })
    const element = place()
    await press(await modal(element, UNSIGNED), 'Cancel')
    const path = nextPath(element)
    await press(await modal(element, 'LEAVE WITHOUT THE AGREEMENT?'), 'OK')
    expect(await path).to.equal('/')
  })

  it('saves by itself once an agreement is signed that was missing only then', async () => {
    const element = await atCourses()
    answer(CREATE, refusal('Your school has to sign first.', 40), { status: 403 })
    agreementIs(false)
    await press(element, CHOOSE)
    await see(await modal(element, UNSIGNED), 'Copy link')
    answer(CREATE, { success: true, data: { id: 31 } })
    const path = nextPath(element)
    agreementIs(true)
    expect(await path).to.equal('/classroom/31')
    expect(answered(CREATE)).to.have.length(2)
  })

  it('is not sent round in a circle where server and status do not agree', async () => {
    const element = await atCourses()
    answer(CREATE, refusal('Your school has to sign first.', 40), { status: 403 })
    await press(element, CHOOSE)
    const told = await modal(element, 'Create classroom fail')
    await see(told, 'Your school has to sign first, Please try again.')
    expect(answered(CREATE)).to.have.length(2)
  })
})
