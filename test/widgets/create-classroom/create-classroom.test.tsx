import { expect } from '@open-wc/testing'
import { $user } from '../../../src/core/session/session.ts'
import { answered, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, focused, hasFocus, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, fill, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { atCourses, CHOOSE, COURSES, CREATE, next, place, START, serves, toCourses } from './a-creation.ts'

const REVIEW =
  'Please note that you will be required to review and approve each video from your students before they will be shared with your partner classroom.'

describe('<cx-create-classroom>', () => {
  afterEach(unmountAll)

  it('renders its first step', async () => {
    serves()
    const element = place()
    await see(element, 'Create Classroom Exchange')
    await see(element, 'Step 1 of 5')
    await field(element, 'Classroom Name')
    await byRole(element, 'button', 'Next')
  })

  it('is accessible', async () => {
    serves()
    await expectAccessibleLooks('cx-create-classroom', element => field(element, 'Subject'))
  })

  it('fits from 320 to 1280 px', async () => {
    serves()
    await expectToFit('cx-create-classroom', element => field(element, 'Subject'))
  })

  it('leaves no step with something wrong in it: the first field at fault has the focus', async () => {
    serves()
    const element = place()
    await fill(element, 'Classroom Name', 'Al')
    await next(element)
    await see(element, 'Field must have at least 3 letters.')
    await see(element, 'Field required.')
    await hasFocus(await field(element, 'Classroom Name'))
    await fill(element, 'Classroom Name', 'Art & Co')
    await see(element, 'Only alphanumeric characters are allowed')
  })

  it('offers the subjects that the teacher may use, and asks for level and language where one needs them', async () => {
    serves()
    const element = place()
    const subject = await field(element, 'Subject')
    expect([...subject.querySelectorAll('option')].map(({ text }) => text)).to.deep.equal([
      'Choose a subject',
      'Languages and Cultures',
      'Arts and Sciences',
    ])
    await fill(element, 'Classroom Name', 'Hola Lyon')
    await fill(element, 'Subject', '1')
    await next(element)
    await field(element, 'Level')
    await next(element)
    await see(element, 'Field required.')
    await hasFocus(await field(element, 'Language of Instruction'))
    await fill(element, 'Language of Instruction', '2')
    await fill(element, 'Level', '1')
    await expect(element).to.be.accessible()
    await press(element, 'Back')
    await fill(element, 'Subject', '2')
    await next(element)
    await field(element, 'Native Language of My Students')
    await seeNoMore(element, 'Level')
  })

  it('takes no start before today, and says when the exchange ends', async () => {
    serves()
    const element = place()
    await fill(element, 'Classroom Name', 'Letters to Lyon')
    await fill(element, 'Subject', '2')
    await next(element)
    await field(element, 'Native Language of My Students')
    await next(element)
    await fill(element, 'Start Date', '2024-02-29')
    await next(element)
    await see(element, /Min value \d+\/\d+\/\d+\./)
    await hasFocus(await field(element, 'Start Date'))
    await fill(element, 'Start Date', START)
    await see(element, `Ends on 5/30/${START.slice(0, 4)}, 90 days after it starts.`)
    await expect(element).to.be.accessible()
  })

  it('begins with the oldest age range of the teacher and 21-30 students, and tells of young ones', async () => {
    serves()
    const element = place()
    await toCourses(element)
    await press(element, 'Back')
    expect((await field(element, 'Age Range')).value).to.equal('4')
    const students = await field(element, 'Number of Students')
    expect(students.value).to.equal('3')
    expect(students.textContent).not.to.contain('31-40')
    await seeNoMore(element, 'Please note')
    await fill(element, 'Age Range', '3')
    await see(element, REVIEW)
    await expect(element).to.be.accessible()
  })

  it('saves at the course step alone: with the course that is chosen, and under a key of its own', async () => {
    const element = await atCourses()
    expect(answered(CREATE)).to.have.length(0)
    const path = nextPath(element)
    await press(element, CHOOSE)
    await path
    const [call] = answered(CREATE)
    expect(call?.body).to.deep.equal({
      name: 'Letters to Lyon',
      subject_id: 2,
      lang_native_id: 1,
      lang_instruction_id: 1,
      level_id: null,
      start_date: START,
      end_date: `${START.slice(0, 4)}-05-30`,
      number_students_range_id: 3,
      age_range_id: 4,
      course_id: 4,
    })
    expect(call?.headers.get('idempotency-key')).to.match(/^[\w-]{8,64}$/)
  })

  it('has a title of the size of the other screens', async () => {
    serves()
    const element = place()
    await see(element, 'Step 1 of 5')
    const title = element.shadowRoot?.querySelector('h2')
    expect(title && getComputedStyle(title).fontSize).to.equal('32px')
  })

  it('loses nothing by Back', async () => {
    const element = await atCourses()
    for (const label of ['Age Range', 'Start Date', 'Native Language of My Students', 'Subject']) {
      await press(element, 'Back')
      expect((await field(element, label)).value).not.to.equal('')
    }
    expect((await field(element, 'Classroom Name')).value).to.equal('Letters to Lyon')
  })

  it('has what was filled in again after a reload, at the step that was left', async () => {
    serves()
    const element = place()
    await fill(element, 'Classroom Name', 'Letters to Lyon')
    await fill(element, 'Subject', '2')
    await next(element)
    await field(element, 'Native Language of My Students')
    unmountAll()
    const again = place()
    await see(again, 'Step 2 of 5')
    await press(again, 'Back')
    expect((await field(again, 'Classroom Name')).value).to.equal('Letters to Lyon')
  })

  it('forgets what was filled in by Start Over, once that is confirmed', async () => {
    serves()
    const element = place()
    await field(element, 'Subject')
    await seeNoMore(element, 'Start Over')
    await fill(element, 'Classroom Name', 'Letters to Lyon')
    await press(element, 'Start Over')
    await press(await modal(element, 'START OVER'), 'Cancel')
    await allClosed()
    expect((await field(element, 'Classroom Name')).value).to.equal('Letters to Lyon')
    await press(element, 'Start Over')
    await press(await modal(element, 'START OVER'), 'Start Over')
    expect((await field(element, 'Classroom Name')).value).to.equal('')
    await seeNoMore(element, 'Start Over')
    await hasFocus(await field(element, 'Classroom Name'))
  })

  it('shows nothing of one teacher to another', async () => {
    serves()
    await fill(place(), 'Classroom Name', 'Letters to Lyon')
    unmountAll()
    // begun with what was kept, which is the first teacher's
    const element = place()
    expect((await field(element, 'Classroom Name')).value).to.equal('Letters to Lyon')
    signedIn({ user: teacher({ id: 8 }), id: 's2' })
    await see(element, 'Step 1 of 5')
    expect((await field(element, 'Classroom Name')).value).to.equal('')
    expect($user.get()?.id).to.equal(8)
  })

  it('tells librarians where their classrooms come from', async () => {
    serves({ user: { user_type: { slug: 'teacher-librarian' } } })
    const element = place()
    await see(element, 'Librarians connect with other libraries')
    await byRole(element, 'link', 'Find a library')
    await expect(element).to.be.accessible()
  })

  it('shows an outline while it loads, and offers another attempt where it does not come', async () => {
    serves()
    const come = hold('GET /api/teacher/profile', refusal('The profile is away.'), { status: 500 })
    const element = place()
    await see(element, 'Loading')
    expect(element.shadowRoot?.querySelectorAll('.cx-form-outline .cx-skeleton')).not.to.have.length(0)
    await expect(element).to.be.accessible()
    come()
    const told = await modal(element, 'The page could not be loaded')
    await see(told, 'The profile is away. Please try again.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    await see(element, 'The profile is away. Please try again.')
    serves()
    ;(await byRole(element, 'button', 'Retry')).focus()
    await press(element, 'Retry')
    await see(element, 'Step 1 of 5')
    expect(focused()?.getRootNode(), 'the focus').to.equal(element.shadowRoot)
    await seeNoMore(element, COURSES)
  })
})
