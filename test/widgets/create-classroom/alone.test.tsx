import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { departuresIn } from '../../support/navigation.ts'
import { byRole, field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { agreementIs, atCourses, CHOOSE, COURSES, CREATE, place, serves, toCourses } from './a-creation.ts'

const UNSIGNED = 'UNSIGNED DATA PRIVACY AGREEMENT'

const address = async (element: Element, name: string) =>
  (await byRole(element, 'link', name)).getAttribute('href')

describe('<cx-create-classroom> in a page that goes nowhere', () => {
  afterEach(unmountAll)

  it('praises in its own place, leads to the course by a link, and begins anew', async () => {
    const element = await atCourses()
    const gone = await departuresIn(async () => {
      await press(element, 'Skip')
      const told = await modal(element, 'GOOD JOB!')
      await see(told, 'Next, you select a course for it.')
      expect(await address(told, 'SELECT A COURSE')).to.match(/\/classroom\/31\/choose-course$/)
      await expect(element).to.be.accessible()
      await press(told, 'Create another one')
      await allClosed()
      await see(element, 'Step 1 of 5')
    })
    expect(gone).to.deep.equal([])
    const name = await field(element, 'Classroom Name')
    expect(name.value).to.equal('')
    await hasFocus(name)
    expect(await address(element, 'My Classrooms')).to.match(/\/$/)
    expect(visibleText(element)).not.to.contain('Kept until you close this tab.')
  })

  it('says of a classroom with its course that it is ready, after the welcome of a first one', async () => {
    const element = await atCourses({ classrooms: 1 })
    const gone = await departuresIn(async () => {
      await press(element, CHOOSE)
      await press(await modal(element, 'WELCOME TO YOUR CLASSROOM'), 'CONTINUE')
      const told = await modal(element, 'GOOD JOB!')
      await see(told, 'Your classroom is ready, and its course is in it.')
      expect(await address(told, 'Enter Classroom')).to.match(/\/classroom\/31$/)
    })
    expect(gone).to.deep.equal([])
  })

  it('creates another one under another key', async () => {
    const element = await atCourses()
    await departuresIn(async () => {
      for (const again of [true, false]) {
        await press(element, 'Skip')
        await press(await modal(element, 'GOOD JOB!'), 'Create another one')
        await allClosed()
        if (again) await toCourses(element)
      }
    })
    expect(new Set(answered(CREATE).map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(2)
  })

  it('stays at its first step where the agreement is missing and nobody wants to sign it', async () => {
    serves({ signed: false })
    const element = place()
    const gone = await departuresIn(async () => {
      await press(await modal(element, UNSIGNED), 'Cancel')
      await press(await modal(element, 'LEAVE WITHOUT THE AGREEMENT?'), 'OK')
      await allClosed()
    })
    expect(gone).to.deep.equal([])
    await fill(element, 'Classroom Name', 'Letters to Lyon')
  })

  it('stays at the courses where the agreement is found missing only then', async () => {
    const element = await atCourses()
    answer(CREATE, refusal('Your school has to sign first.', 40), { status: 403 })
    agreementIs(false)
    const gone = await departuresIn(async () => {
      await press(element, 'Skip')
      await press(await modal(element, UNSIGNED), 'Cancel')
      await press(await modal(element, 'LEAVE WITHOUT THE AGREEMENT?'), 'OK')
      await allClosed()
    })
    expect(gone).to.deep.equal([])
    await see(element, COURSES)
  })
})
