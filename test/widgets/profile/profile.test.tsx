import { expect } from '@open-wc/testing'
import { $session } from '../../../src/core/session/session.ts'
import { takeUser } from '../../../src/core/session/session-changes.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, fill, mount, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { answersProfile } from './an-own-profile.ts'
import '../../../src/widgets/profile/element.ts'
import '../../../src/widgets/login/element.ts'

const SAVE = 'PUT /api/teacher/profile'
const CODE = 'POST /api/teacher/profile/preferred-communication'
const CONFIRM = 'PUT /api/teacher/profile/preferred-communication'

/** The number that the server has confirmed last. */
const confirmed = {
  phone_number: '612345678',
  phone_country_code: '34',
  preferred_communication: 'whatsapp' as const,
  confirmed: true,
}

const place = () => mount('<cx-profile></cx-profile>')
const ready = (element: Element) => field(element, '11-14 years old')
const saves = (user = teacher()) => answer(SAVE, { success: true, data: { user } })

async function opened() {
  const element = place()
  await ready(element)
  await field(element, 'Country')
  return element
}

/** Chooses to be reached by a text message, and saves. */
async function byTextMessage(element: Element) {
  await fill(element, 'Preferred Communication', 'text_message')
  await fill(element, 'Country Code', '34')
  await fill(element, 'Number', '612345678')
  await press(element, 'SAVE')
}

describe('<cx-profile>', () => {
  beforeEach(() => {
    // first: lists that a page before has looked at are asked for as soon as somebody signs in
    answersProfile()
    answersUser()
    signedIn()
  })
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await opened()
    for (const title of ['Teacher Profile', 'ABOUT ME', 'MY INSTRUCTION', 'Verification'])
      await see(element, title)
    expect((await field(element, 'First Name')).value).to.equal('Ada')
    expect((await field(element, 'School Address')).value).to.equal('Calle Mayor 4')
    expect((await ready(element)).checked).to.equal(true)
    const picture = element.shadowRoot?.querySelector<HTMLImageElement>('.cx-profile-avatar img')
    expect(picture?.src).to.match(/\/assets\/avatars\/\w+\/4\.svg$/)
  })

  it('is accessible', () => expectAccessibleLooks('cx-profile', ready))

  it('fits from 320 to 1280 px', () => expectToFit('cx-profile', ready))

  it('shows what went wrong when the profile does not come, and tries again', async () => {
    answer('GET /api/teacher/profile', refusal('The profile is busy.'))
    const element = place()
    await see(element, 'The profile is busy.')
    answersProfile()
    await press(element, 'Retry')
    await ready(element)
  })

  it('saves what was changed, tells the page, says so and goes on', async () => {
    saves()
    const element = await opened()
    await fill(element, 'City', ' Sevilla ')
    await tick(element, '7-10 years old')
    const saved = nextEvent(element, 'cx-saved')
    await press(element, 'SAVE')
    await saved
    const told = await modal(element, 'PROFILE SAVED')
    await see(told, 'Successful profile update.')
    expect(answered(SAVE)[0]?.body).to.deep.include({
      city_name: 'Sevilla',
      age_ranges: [2, 1],
      avatar: 'preset-4',
      subjects: [2],
    })
    const path = nextPath(element)
    await press(told, 'OK')
    expect(await path).to.equal('/classroom/create')
  })

  it('stays in a page that goes nowhere, says what was done, and can be saved again', async () => {
    saves()
    const element = await opened()
    await press(element, 'SAVE')
    await press(await modal(element, 'PROFILE SAVED'), 'OK')
    await allClosed()
    await see(element, 'Successful profile update.')
    const link = (await byRole(element, 'link', 'Create a classroom')) as HTMLAnchorElement
    expect(new URL(link.href).pathname).to.equal('/classroom/create')
    await press(element, 'SAVE')
    await modal(element, 'PROFILE SAVED')
  })

  it('says that the account is being verified where it is not yet, and signs out', async () => {
    saves(teacher({ is_teacher_validated: false }))
    answer('POST /api/teacher/logout', { success: true })
    const element = await opened()
    await press(element, 'SAVE')
    await press(await modal(element, 'VERIFYING ACCOUNT'), 'OK')
    await until(() => $session.get() === null, 'the session to end')
  })

  const listed = { school_id: 51, school_name: 'IES Sierra Norte' }

  it('forgets a school of the list in another country, with what the list has of it', async () => {
    answersProfile(listed)
    const element = await opened()
    await see(element, 'From the list of schools.')
    await fill(element, 'Country', '1')
    await field(element, 'State')
    await fill(element, 'Country', '2')
    expect((await field(element, 'School Address')).value).to.equal('')
  })

  it('forgets a school of the list in another state', async () => {
    answersProfile({ ...listed, country_id: 1, state_id: 11 })
    const element = await opened()
    await fill(element, 'State', '12')
    expect((await field(element, 'School Address')).value).to.equal('')
  })

  it('asks for no affiliation any more once the email is validated, and keeps what was typed', async () => {
    signedIn({ user: teacher({ is_email_validated: false }) })
    const element = await opened()
    await field(element, 'Educational Affiliation')
    await fill(element, 'City', 'Sevilla')
    takeUser(teacher())
    await until(() => !element.shadowRoot?.textContent?.includes('Educational Affiliation'), 'it to go')
    expect((await field(element, 'City')).value).to.equal('Sevilla')
  })

  it('lists the fields at fault, each a way to it, and sends nothing', async () => {
    const element = await opened()
    await fill(element, 'First Name', ' ')
    await fill(element, 'School Website', 'nothing')
    await press(element, 'SAVE')
    const told = await modal(element, 'PROFILE ERROR')
    await see(told, 'First Name')
    await press(told, 'School Website')
    await allClosed()
    await hasFocus(await field(element, 'School Website'))
    expect((await field(element, 'School Website')).value).to.equal('nothing')
    expect(answered(SAVE)).to.deep.equal([])
  })

  it('lists the fields at fault in the order of the page', async () => {
    answersProfile({ avatar: null, school_address: null, age_ranges: [], city_name: null, subjects: [] })
    const element = await opened()
    await press(element, 'SAVE')
    const told = await modal(element, 'PROFILE ERROR')
    expect([...told.querySelectorAll('li')].map(item => item.textContent)).to.deep.equal([
      'Avatar',
      'City',
      'Subjects I Teach',
      'Age Ranges of My Students',
      'School Address',
    ])
    await press(told, 'OK')
    await allClosed()
    await hasFocus(await byRole(element, 'button', 'Change avatar'))
  })

  it('fills in the country code of the country, for a number that there is none of yet', async () => {
    const element = await opened()
    await fill(element, 'Preferred Communication', 'text_message')
    const chosen = () => [...(element.shadowRoot?.querySelectorAll('select') ?? [])].map(({ value }) => value)
    await until(() => chosen().includes('ES'), 'the code of Spain')
    await fill(element, 'Number', '612345678')
    saves()
    answer(CODE, { success: true })
    await press(element, 'SAVE')
    await modal(element, 'CONFIRM YOUR PHONE')
    expect(answered(CODE)[0]?.body).to.include({ phone_country_code: '34' })
  })

  it('has the first field at fault under the focus once the list of them is closed', async () => {
    const element = await opened()
    await fill(element, 'City', ' ')
    await fill(element, 'Last Name', '')
    await press(element, 'SAVE')
    await press(await modal(element, 'PROFILE ERROR'), 'OK')
    await allClosed()
    await hasFocus(await field(element, 'Last Name'))
  })

  it('says what the server says, and keeps what was typed', async () => {
    answer(SAVE, refusal('The school was closed'))
    const element = await opened()
    await fill(element, 'City', 'Sevilla')
    await press(element, 'SAVE')
    await see(await modal(element, 'PROFILE ERROR'), 'The school was closed. Please try again.')
    expect((await field(element, 'City')).value).to.equal('Sevilla')
  })

  it('confirms a new number: a wrong code, a new one, and the right one', async () => {
    saves()
    answer(CODE, { success: true })
    answer(CONFIRM, refusal('Incorrect verification number', 30), { status: 422 })
    const element = await opened()
    await byTextMessage(element)
    const asked = await modal(element, 'CONFIRM YOUR PHONE')
    await fill(asked, 'Verification number', '000000')
    await press(asked, 'CONFIRM')
    await see(asked, 'Incorrect verification number')
    await press(asked, 'Resend Code')
    await see(asked, 'New verification number has been sent to your mobile number.')
    expect(answered(CODE)).to.have.length(2)
    expect(answered(SAVE)).to.deep.equal([])
    answer(CONFIRM, { success: true })
    await fill(asked, 'Verification number', '123456')
    await press(asked, 'CONFIRM')
    await modal(element, 'PROFILE SAVED')
    expect(answered(SAVE)[0]?.body).to.include({ phone_number: '612345678', phone_country_code: '34' })
  })

  it('saves nothing when the confirmation is cancelled, and loses nothing', async () => {
    answer(CODE, { success: true })
    const element = await opened()
    await byTextMessage(element)
    await press(await modal(element, 'CONFIRM YOUR PHONE'), 'Cancel')
    await allClosed()
    expect((await field(element, 'Number')).value).to.equal('612345678')
    expect(answered(SAVE)).to.deep.equal([])
  })

  it('asks for no code where the number is confirmed already', async () => {
    saves()
    answersProfile({
      preferred_communication: 'whatsapp',
      phone_number: '612345678',
      phone_country_code: '34',
      teacher_phone_to_confirm_code: confirmed,
    })
    await press(await opened(), 'SAVE')
    await until(() => answered(SAVE).length === 1, 'the save')
  })

  it('asks for a code where the confirmed number gets another country', async () => {
    answer(CODE, { success: true })
    answersProfile({
      preferred_communication: 'whatsapp',
      phone_number: '612345678',
      phone_country_code: '34',
      teacher_phone_to_confirm_code: { ...confirmed, phone_country_code: '33' },
    })
    const element = await opened()
    await press(element, 'SAVE')
    await modal(element, 'CONFIRM YOUR PHONE')
    expect(answered(SAVE)).to.deep.equal([])
  })
})
