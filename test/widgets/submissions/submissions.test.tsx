import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import {
  byRole,
  field,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  tick,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import {
  ANSWER,
  all,
  LIST,
  names,
  PARTNERS,
  place,
  REVIEW,
  RIVER,
  STREET,
  serverHas,
  show,
  shows,
  THREE,
} from './a-submission-list.ts'
import { forgetView } from './view-steps.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

describe('<cx-submissions>', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('renders', async () => {
    const { element } = await show()
    expect(names(element)).to.deep.equal(['Ines M', 'Omar K', 'Zoe B'])
    const heads = all(element, '[role=columnheader]').map(({ textContent }) => textContent)
    expect(heads).to.deep.equal(['Select', 'Student', 'Task', 'Posted On', 'Status'])
    const rows = all(element, '[data-post]').map(row => visibleText(row))
    expect(rows[0]).to.include('Our river').and.include('10/3/2025').and.include('Submitted (Pending Review)')
    expect(rows[2]).to.include('Response to Lea D').and.include('Text').and.include('Blocked')
    await see(element, '3 submissions')
  })

  it('says of a film that it cannot be played, and what became of a flag', async () => {
    const flag = { reasons: ['other' as const], created_at: RIVER.created_at }
    const { element } = await show({
      posts: [
        { ...RIVER, video_processed: 0 },
        { ...STREET, video_processed: 2, flag: { ...flag, state: 'open', answer: null } },
        { ...ANSWER, flag: { ...flag, state: 'answered', answer: 'It was taken down.' } },
      ],
    })
    const marks = all(element, '[data-post]').map(row =>
      [...row.querySelectorAll('.cx-tag')].map(({ textContent }) => textContent),
    )
    expect(marks).to.deep.equal([
      ['Processing', 'Submitted (Pending Review)'],
      ['Not converted', 'Approved', 'Flagged'],
      ['Text', 'Blocked', 'Flag answered'],
    ])
  })

  it('says who else looks at one', async () => {
    const ana = { id: 4, full_name: 'Ana Ruiz' }
    const { element } = await show({
      posts: [
        { ...RIVER, viewers: [ana] },
        { ...STREET, viewers: [ana, { id: 5, full_name: 'Jon Lee' }] },
      ],
    })
    await see(element, 'Ana Ruiz is looking at this')
    await see(element, 'Ana Ruiz, Jon Lee are looking at this')
  })

  it('is accessible in both brands, light and dark, as list and as grid', async () => {
    for (const view of ['list', 'grid']) {
      storage('local').write('cx-submissions-view', view)
      signedIn()
      serverHas([{ ...RIVER, viewers: [{ id: 4, full_name: 'Ana Ruiz' }] }, STREET, ANSWER])
      await expectAccessibleLooks('cx-submissions', element => see(element, 'Omar K'), 'classroom-id="7"')
      unmountAll()
    }
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px, as list and as grid', async () => {
    const long = { ...RIVER, task_name: LONG, student_first_name: LONG, student_username: LONG }
    for (const view of ['list', 'grid']) {
      storage('local').write('cx-submissions-view', view)
      signedIn()
      serverHas([long, { ...ANSWER, text: LONG.repeat(9) }])
      await expectToFit('cx-submissions', element => see(element, 'Zoe B'), 'classroom-id="7"')
      unmountAll()
    }
  }).timeout(90_000)

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-submissions classroom-id="7"></cx-submissions>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas([RIVER])
    signedIn()
    await see(element, 'Ines M')
  })

  it('asks to choose a classroom, and says that something else is none', async () => {
    signedIn()
    await see(mount('<cx-submissions></cx-submissions>'), 'Choose a classroom')
    await see(mount('<cx-submissions classroom-id="two"></cx-submissions>'), 'This is not a classroom')
  })

  it('says that it loads, and shows the submissions when they are there', async () => {
    serverHas([])
    const comes = hold(LIST, { success: true, data: THREE })
    const element = place()
    await see(element, 'Loading')
    comes()
    await shows(element, 'Ines M', 'Omar K', 'Zoe B')
    await seeNoMore(element, 'Loading')
  })

  it('says that the list did not come, and asks again', async () => {
    serverHas([])
    answer(LIST, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Submissions')
    await see(told, 'Error get submissions, Please try again.')
    answer(LIST, { success: true, data: THREE })
    await press(told, 'Retry')
    await until(() => names(element).length === 3)
    await allClosed()
  })

  it('is open to the assistant of the classroom, who has no way to the rest of it', async () => {
    const { element } = await show({ classroom: { is_owner: false } })
    await see(element, '3 submissions')
    expect(visibleText(element)).to.include('French 1').and.not.include('Back to the classroom')
    await tick(element, 'Select all')
    await see(element, '3 selected')
    unmountAll()
    const owners = await show()
    await see(owners.element, 'Back to the classroom')
  })

  it('tells the page that the classroom is not of this teacher', async () => {
    serverHas([])
    answer(REVIEW, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    answer(LIST, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    const told = nextEvent<{ error_code: number }>(document, 'cx-classroom-error')
    const element = place()
    expect((await told).detail.error_code).to.equal(CLASSROOM_FORBIDDEN)
    await modal(element, 'Classroom Error')
  })

  it('says where there is nothing yet, of the own students and of the partner’s', async () => {
    const { element } = await show({ posts: [] })
    await see(element, 'No submissions yet')
    answer(PARTNERS, { success: true, data: [] })
    ;(await byRole(element, 'radio', 'Partner’s students')).click()
    await see(element, 'Nothing to see yet')
  })

  it('selects and changes nothing once the exchange has expired, and says so', async () => {
    const { element } = await show({ classroom: { status: 'expired' } })
    await see(element, 'This classroom exchange has expired.')
    expect((await field(element, 'Select all')).disabled).to.equal(true)
    expect((await field(element, 'Select ‘Our river’ of Ines M')).disabled).to.equal(true)
    const button = await byRole(element, 'button', 'Video Approval')
    expect(button.matches(':disabled')).to.equal(true)
    const why = element.shadowRoot?.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).to.include('has expired')
  })
})
