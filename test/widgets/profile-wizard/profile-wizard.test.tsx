import { expect } from '@open-wc/testing'
import { $user } from '../../../src/core/session/session.ts'
import { answer, answered, hold } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, fill, press, see, seeNoMore, tick, unmountAll } from '../../support/page.ts'
import { aPicture, pickFile } from '../../support/pick-picture.ts'
import { until } from '../../support/until.ts'
import {
  blankProfile,
  draftAt,
  filled,
  finish,
  KEEP,
  LINK,
  place,
  placeAt,
  SAVE,
  STATUS,
  serves,
} from './a-wizard.ts'

const AGES = 'Age Ranges of My Students'

describe('<cx-profile-wizard>', () => {
  afterEach(unmountAll)

  it('renders its first step', async () => {
    serves()
    const element = place()
    await see(element, 'Your teacher profile')
    for (const label of ['First Name', 'Last Name', 'About Me', 'Country', 'City', 'Preferred Communication'])
      await field(element, label)
    await byRole(element, 'button', 'Next')
  })

  it('is accessible', async () => {
    serves()
    await expectAccessibleLooks('cx-profile-wizard', element => field(element, 'Country'))
  })

  it('fits from 320 to 1280 px', async () => {
    serves()
    await expectToFit('cx-profile-wizard', element => field(element, 'Country'))
  })

  it('leaves no step with something wrong in it: the first field at fault has the focus', async () => {
    serves()
    const element = place()
    await fill(element, 'First Name', 'Al')
    await press(element, 'Next')
    await see(element, 'Field must have at least 3 letters.')
    await hasFocus(await field(element, 'First Name'))
    expect((await field(element, 'First Name')).value).to.equal('Al')
  })

  it('goes through all six steps, keeps what is filled in, and saves it as one', async () => {
    serves({ signed: false })
    const element = place()
    await fill(element, 'First Name', ' Ada ')
    await fill(element, 'Last Name', 'Moreno')
    await fill(element, 'About Me', 'I teach languages.')
    await fill(element, 'Country', '1')
    await fill(element, 'City', 'Austin')
    await press(element, 'Next')
    ;(await field(element, 'Avatar 3')).click()
    await press(element, 'Next')
    await fill(element, 'State', '11')
    await fill(element, 'School Name', 'hil')
    ;(await byRole(element, 'option', 'Hill School 1 Hill Road, Austin')).click()
    await press(element, 'Next')
    await see(element, 'Your school has to sign')
    await press(element, 'Next')
    await tick(element, 'Languages and Cultures')
    await press(element, 'Next')
    await tick(element, '7-10 years old')
    await press(element, 'Choose languages')
    await tick(element, 'Spanish')
    await press(element, 'Finish')
    await modal(element, 'ACCOUNT VERIFIED')
    const [saved] = answered(SAVE)
    expect(saved?.body).to.deep.include({
      first_name: 'Ada',
      avatar: 'preset-3',
      country_id: 1,
      state_id: 11,
      school_id: 21,
      school_name: 'Hill School',
      school_address: null,
      subjects: [1],
      age_ranges: [3],
      instruction_languages: [2],
      preferred_communication: 'email',
      phone_number: null,
    })
    expect(answered(KEEP).length).to.be.greaterThan(0)
    expect($user.get()?.first_name).to.equal('Ada')
  })

  it('takes a picture of the teacher, cut and sent, as the avatar', async () => {
    answer('POST /api/teacher/files', {
      success: true,
      data: { name: 'own.webp', index_file: '', type_file: 'avatar' },
    })
    answer('GET /api/teacher/files/{name}/url', {
      success: true,
      data: { url: '/files/own.webp', expires_at: '2026-01-01T02:00:00.000Z' },
    })
    serves({ draft: draftAt(2) })
    const element = place()
    await field(element, 'Avatar 3')
    pickFile(element.shadowRoot?.querySelector('form') ?? element, await aPicture(), 'image/png')
    const cut = await modal(element, 'YOUR PICTURE')
    await until(() => cut.querySelector('canvas'), 'the picture')
    await press(cut, 'USE PICTURE')
    await see(element, 'Your own picture')
    await until(() => answered(KEEP).at(-1)?.body.values.avatar === 'own.webp', 'the draft')
  })

  it('goes on where it stopped, with what was kept', async () => {
    const element = await placeAt(5, 'Subjects I Teach')
    expect((await field(element, 'Arts and Sciences')).checked).to.equal(true)
    await press(element, 'Back')
    await see(element, 'My school is not listed')
    expect((await field(element, 'School Name')).value).to.equal('Hill School')
  })

  it('skips the agreement where the school has signed it, and does not where it has not', async () => {
    const signed = await placeAt(3, 'My school is not listed')
    await press(signed, 'Next')
    await see(signed, 'Subjects I Teach')
    unmountAll()
    const unsigned = await placeAt(3, 'My school is not listed', { signed: false })
    await press(unsigned, 'Next')
    await see(unsigned, 'Your school has to sign')
  })

  it('has kept the school that was chosen before it asks for the link of its agreement', async () => {
    const { school_id: _, school_name: __, ...others } = filled
    const element = await placeAt(3, 'My school is not listed', { draft: draftAt(3, others) })
    answer(STATUS, { success: true, data: { signed: false, school_id: 21, link: LINK } })
    await fill(element, 'School Name', 'hil')
    const option = await byRole(element, 'option', 'Hill School 1 Hill Road, Austin')
    // what was typed until then may have been kept meanwhile
    const kept = hold(KEEP, { success: true })
    option.click()
    await press(element, 'Next')
    await until(() => answered(KEEP).at(-1)?.body.values.school_id === 21, 'the draft')
    expect(answered(STATUS)).to.have.length(0)
    kept()
    await see(element, 'Waiting for the agreement to be signed.')
  })

  it('asks about the agreement all the same where the draft could not be kept, and shows it as soon as it is', async () => {
    const element = await placeAt(3, 'My school is not listed', { signed: false })
    answer(KEEP, { success: false, message: 'No.' }, { status: 503 })
    answer(STATUS, { success: true, data: { signed: false, school_id: 21, link: null } })
    await fill(element, 'School Name', 'hil')
    ;(await byRole(element, 'option', 'Hill School 1 Hill Road, Austin')).click()
    await press(element, 'Next')
    await see(element, 'is shown here as soon as your choice of the school is saved')
    await see(element, 'could not be saved yet')
  })

  it('offers no subject that the teacher may not pick', async () => {
    const element = await placeAt(5, 'Subjects I Teach')
    await seeNoMore(element, 'Library')
    await seeNoMore(element, 'Independent Basic')
  })

  it('asks a librarian for no subjects', async () => {
    const element = await placeAt(3, 'My school is not listed', {
      user: { user_type: { slug: 'teacher-librarian' } },
    })
    await press(element, 'Next')
    await see(element, AGES)
  })

  it('lists the fields at fault under PROFILE ERROR, each a way to it', async () => {
    const { first_name: _, subjects: __, ...others } = filled
    const element = await finish({ draft: draftAt(6, others) })
    const told = await modal(element, 'PROFILE ERROR')
    await see(told, 'Subjects I Teach')
    await expect(element).to.be.accessible()
    await press(told, 'First Name')
    await hasFocus(await field(element, 'First Name'))
    expect(answered(SAVE)).to.have.length(0)
  })

  it("leads to a field by the server's word on it, everything typed still there", async () => {
    serves({ draft: draftAt(6) })
    answer(
      SAVE,
      {
        success: false,
        message: 'No.',
        data: { errors: { school_website: ['No such place.'], city_name: ['No city.'] } },
      },
      { status: 422 },
    )
    const element = place()
    await see(element, AGES)
    await press(element, 'Finish')
    const told = await modal(element, 'PROFILE ERROR')
    await press(told, 'City')
    await see(element, 'No city.')
    const city = await field(element, 'City')
    await hasFocus(city)
    expect(city.value).to.equal('Austin')
  })

  it('says what the server says where no field is to blame, and saves by Retry', async () => {
    serves({ draft: draftAt(6) })
    answer(SAVE, { success: false, message: 'The school is closed' }, { status: 500 })
    const element = place()
    await see(element, AGES)
    await press(element, 'Finish')
    const told = await modal(element, 'PROFILE ERROR')
    await see(told, 'The school is closed. Please try again.')
    serves({ draft: draftAt(6) })
    await press(told, 'Retry')
    await modal(element, 'ACCOUNT VERIFIED')
  })

  it('says that what is filled in is not kept yet, and keeps it by Retry', async () => {
    serves()
    answer(KEEP, { success: false, message: 'No.' }, { status: 503 })
    const element = place()
    await fill(element, 'City', 'Austin')
    await see(element, 'could not be saved yet')
    answer(KEEP, { success: true })
    await press(element, 'Retry')
    await see(element, 'What you have filled in is saved.')
    expect(answered(KEEP).at(-1)?.body.values.city_name).to.equal('Austin')
  })

  it('keeps what is waiting to be kept when the element is taken away', async () => {
    serves()
    const element = place()
    await fill(element, 'City', 'Austin')
    unmountAll()
    await until(() => answered(KEEP).length === 1, 'the draft')
    expect(answered(KEEP)[0]?.body.values.city_name).to.equal('Austin')
  })

  it('offers another attempt where the profile could not be loaded', async () => {
    serves()
    answer('GET /api/teacher/profile', { success: false, message: 'No.' }, { status: 500 })
    const element = place()
    await see(element, 'Your profile could not be loaded')
    answer('GET /api/teacher/profile', { success: true, data: blankProfile })
    await press(element, 'Retry')
    await field(element, 'First Name')
  })
})
