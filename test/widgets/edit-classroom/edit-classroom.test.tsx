import { expect } from '@open-wc/testing'
import { levels } from '../../../src/core/reference/reference-lists.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { servesClassroomLists } from '../../support/classroom-lists.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { departuresIn, nextPath } from '../../support/navigation.ts'
import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
} from '../../support/page.ts'
import { aClassroom, worldLanguages } from '../classroom/a-classroom.ts'
import { CLASSROOM, place, placed, SAVE, serves } from './an-edit.ts'

const FAILED = 'Create classroom fail'
const REVIEW =
  'Please note that you will be required to review and approve each video from your students before they will be shared with your partner classroom.'

/** What stands under the label of the subject, which is no field. */
const fixedValue = (element: Element) => element.shadowRoot?.querySelector('output')?.value

describe('<cx-edit-classroom>', () => {
  afterEach(unmountAll)

  it('renders the classroom as it is, its subject to stay', async () => {
    const element = await placed()
    await see(element, 'EDIT LUV CLASSROOM')
    await see(element, 'All fields are required.')
    expect((await field(element, 'Classroom Name')).value).to.equal('Letters to Lyon')
    expect(fixedValue(element)).to.equal('Arts and Sciences')
    expect((await field(element, 'Start Date')).value).to.equal('2025-09-08')
    await byRole(element, 'button', 'Copy the classroom code QX7-KLM')
    await byRole(element, 'link', 'Back to the classroom')
  })

  it('is called as its brand is', async () => {
    serves()
    const element = mount('<cx-edit-classroom classroom-id="7" brand="players"></cx-edit-classroom>')
    await see(element, 'EDIT Players Exchange CLASSROOM')
  })

  it('is accessible', async () => {
    serves()
    const ready = (element: HTMLElement) => field(element, 'Classroom Name')
    await expectAccessibleLooks('cx-edit-classroom', ready, 'classroom-id="7"')
  })

  it('fits from 320 to 1280 px', async () => {
    serves()
    await expectToFit('cx-edit-classroom', element => field(element, 'Age Range'), 'classroom-id="7"')
  })

  it('shows all of a subject with a long name, however narrow it is', async () => {
    const name = `${'Languages, Cultures and Neighbourhoods '.repeat(6)}${'unbreakable'.repeat(8)}`
    const element = await placed({ subject: { ...aClassroom().subject, name } })
    element.style.width = '320px'
    const subject = element.shadowRoot?.querySelector('output')
    expect(subject?.textContent).to.equal(name)
    expect(subject?.scrollWidth).to.be.at.most(subject?.clientWidth ?? 0)
    expect(subject?.scrollHeight).to.be.at.most(subject?.clientHeight ?? 0)
  })

  it('has no second Back in the place of another element of ours, which has one above it', async () => {
    serves()
    const around = mount('<cx-around></cx-around>')
    const element = document.createElement('cx-edit-classroom')
    element.setAttribute('classroom-id', '7')
    around.attachShadow({ mode: 'open' }).append(element)
    await field(around, 'Classroom Name')
    await seeNoMore(around, 'Back to the classroom')
    await byRole(around, 'link', 'Cancel')
  })

  it('says nothing of an end where the start is wrong', async () => {
    const element = await placed()
    await see(element, 'Ends on 12/7/2025, 90 days after it starts.')
    await fill(element, 'Start Date', '2020-01-01')
    const start = await field(element, 'Start Date')
    start.blur()
    await see(element, 'Min value')
    await seeNoMore(element, 'Ends on')
    await see(element, 'It ends 90 days after it starts.')
  })

  it('saves what was changed, says so, and leads to the classroom', async () => {
    const element = await placed()
    await fill(element, 'Classroom Name', ' Postcards to Lyon ')
    const saved = nextEvent(element, 'cx-saved')
    await press(element, 'Save Changes')
    const told = await modal(element, 'SUCCESS')
    await see(told, 'Changes Save Successful')
    await expect(element).to.be.accessible()
    expect((await saved).detail).to.deep.equal({ classroomId: 7 })
    expect(answered(SAVE)[0]?.body).to.deep.equal({
      name: 'Postcards to Lyon',
      subject_id: 2,
      lang_native_id: 1,
      lang_instruction_id: 1,
      level_id: null,
      start_date: '2025-09-08',
      end_date: '2025-12-07',
      number_students_range_id: 3,
      age_range_id: 2,
    })
    const path = nextPath(element)
    await press(told, 'OK')
    expect(await path).to.equal('/classroom/7')
  })

  it('stays with what was saved in a page that goes nowhere', async () => {
    const element = await placed()
    await fill(element, 'Classroom Name', ' Postcards to Lyon ')
    const gone = await departuresIn(async () => {
      await press(element, 'Save Changes')
      await press(await modal(element, 'SUCCESS'), 'OK')
      await allClosed()
    })
    expect(gone).to.deep.equal([])
    expect((await field(element, 'Classroom Name')).value).to.equal('Postcards to Lyon')
  })

  it('saves nothing that is wrong; the first field at fault has the focus', async () => {
    const element = await placed()
    await fill(element, 'Classroom Name', 'Q & A')
    await fill(element, 'Start Date', '2025-09-09')
    await press(element, 'Save Changes')
    await see(element, 'Only alphanumeric characters are allowed')
    await see(element, 'Min value')
    await hasFocus(await field(element, 'Classroom Name'))
    expect(answered(SAVE)).to.have.length(0)
  })

  it('keeps a name that was there before there was a rule', async () => {
    const element = await placed({ name: 'Q & A' })
    await press(element, 'Save Changes')
    await modal(element, 'SUCCESS')
  })

  it('asks for language and level of world languages, whose age range may stay empty', async () => {
    const element = await placed({
      subject_id: 1,
      subject: worldLanguages,
      age_range_id: null,
      age_range: null,
      level_id: null,
      level: null,
    })
    await see(element, REVIEW)
    await press(element, 'Save Changes')
    await hasFocus(await field(element, 'Level'))
    await fill(element, 'Level', '2')
    await press(element, 'Save Changes')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE)[0]?.body).to.include({ level_id: 2, lang_instruction_id: 2, age_range_id: null })
  })

  it('asks for the age range of others', async () => {
    const element = await placed({ age_range_id: null, age_range: null })
    await press(element, 'Save Changes')
    await hasFocus(await field(element, 'Age Range'))
    expect(answered(SAVE)).to.have.length(0)
  })

  it('has no start date for independent teachers, and other words about young students', async () => {
    const element = await placed(
      {
        subject_id: 5,
        subject: { id: 5, name: 'Independent Basic', type: 'other', number_of_tokens: 0 },
      },
      { user_type: { slug: 'independent-teacher' } },
    )
    await see(element, 'before they will be shared.')
    await seeNoMore(element, 'Start Date')
    await press(element, 'Save Changes')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE)[0]?.body.start_date).to.equal('2025-09-08')
  })

  it('says at its field what the server finds wrong, nothing typed lost', async () => {
    const element = await placed()
    answer(SAVE, refusal('No.', undefined, { name: ['Only alphanumeric characters are allowed'] }), {
      status: 422,
    })
    await fill(element, 'Classroom Name', 'Postcards')
    await press(element, 'Save Changes')
    await see(element, 'Only alphanumeric characters are allowed')
    const name = await field(element, 'Classroom Name')
    await hasFocus(name)
    expect(name.value).to.equal('Postcards')
  })

  it('says what the server says where no field is to blame, and saves by Retry', async () => {
    const element = await placed()
    answer(SAVE, refusal('The school is closed.'), { status: 500 })
    await fill(element, 'Classroom Name', 'Postcards')
    await press(element, 'Save Changes')
    const told = await modal(element, FAILED)
    await see(told, 'The school is closed.')
    await expect(element).to.be.accessible()
    answer(SAVE, ({ body }) => ({ success: true, data: aClassroom({ name: body.name ?? '' }) }))
    await press(told, 'Retry')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE).at(-1)?.body.name).to.equal('Postcards')
  })

  it('is disabled once the exchange has expired, and says why', async () => {
    const element = await placed({ status: 'expired' })
    await see(element, 'This classroom exchange has expired and cannot be edited.')
    for (const name of ['Save Changes', 'Reset Code'])
      expect((await byRole(element, 'button', name)).matches(':disabled'), name).to.equal(true)
    expect((await field(element, 'Classroom Name')).matches(':disabled')).to.equal(true)
    await byRole(element, 'link', 'Back to the classroom')
    await expect(element).to.be.accessible()
  })

  it('is told by the server of an exchange that has expired meanwhile', async () => {
    const element = await placed()
    answer(SAVE, refusal('This classroom exchange has expired.', 42), { status: 422 })
    await press(element, 'Save Changes')
    const told = await modal(element, 'Create classroom fail')
    await see(told, 'This classroom exchange has expired.')
    serves({ status: 'expired' })
    await press(told, 'OK')
    await see(element, 'cannot be edited')
  })

  it('has a title of the size of the other screens', async () => {
    const element = await placed()
    const title = element.shadowRoot?.querySelector('h2')
    expect(title && getComputedStyle(title).fontSize).to.equal('32px')
  })

  it('leads back by Cancel', async () => {
    const element = await placed()
    const path = nextPath(element)
    await press(element, 'Cancel')
    expect(await path).to.equal('/classroom/7')
  })

  it('shows an outline first, and tells of a classroom that does not come', async () => {
    serves()
    const come = hold(CLASSROOM, refusal('Out of order.'), { status: 500 })
    const element = place()
    await see(element, 'Loading')
    expect(element.shadowRoot?.querySelectorAll('.cx-form-outline .cx-skeleton')).not.to.have.length(0)
    await expect(element).to.be.accessible()
    come()
    const told = await modal(element, 'Classroom Error')
    await see(told, 'Out of order.')
    serves()
    await press(told, 'Retry')
    await field(element, 'Classroom Name')
  })

  it('tells in a modal of lists that do not come, and asks for them again from there', async () => {
    serves()
    answer('GET /api/teacher/levels', refusal('Out of order.'), { status: 500 })
    levels.startOver()
    const element = place()
    const told = await modal(element, 'The page could not be loaded')
    await see(told, 'Out of order. Please try again.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    await see(element, 'Out of order. Please try again.')
    servesClassroomLists()
    await press(element, 'Retry')
    await field(element, 'Classroom Name')
  })

  it('shows no classroom of somebody else, and none without a number', async () => {
    serves()
    answer(CLASSROOM, refusal('No.', 10), { status: 403 })
    const foreign = place()
    await see(await modal(foreign, 'Classroom Error'), 'You do not have rights for the selected classroom...')
    unmountAll()
    await see(mount('<cx-edit-classroom classroom-id="x"></cx-edit-classroom>'), 'This is not a classroom')
    await see(mount('<cx-edit-classroom></cx-edit-classroom>'), 'Choose a classroom')
    await allClosed()
  })
})
