import { expect } from '@open-wc/testing'
import { answer, answered } from '../../support/answer.ts'
import { hasFocus } from '../../support/modals.ts'
import { byRole, field, fill, press, see, tick, unmountAll } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { draftAt, filled, KEEP, LINK, place, placeAt, STATUS, serves } from './a-wizard.ts'

describe('the school in <cx-profile-wizard>', () => {
  afterEach(unmountAll)

  it("says 'Not Listed' where no school is found, and asks for the school's own data then, the focus still on its name", async () => {
    const { school_id: _, school_name: __, ...others } = filled
    const element = await placeAt(3, 'My school is not listed', { draft: draftAt(3, others) })
    await fill(element, 'School Name', 'Nowhere')
    const notListed = await byRole(element, 'option', 'Not Listed')
    await see(element, 'No school found. You can choose ‘Not Listed’.')
    notListed.click()
    await field(element, 'School Address')
    await hasFocus(await field(element, 'School Name'))
    await press(element, 'Next')
    await hasFocus(await field(element, 'School Address'))
    expect((await field(element, 'School Name')).value).to.equal('Nowhere')
  })

  it("keeps that the school is 'Not Listed' where only its name was typed, and that it is listed after all", async () => {
    const { school_id: _, ...others } = filled
    const element = await placeAt(3, 'My school is not listed', { draft: draftAt(3, others) })
    await tick(element, 'My school is not listed')
    await until(() => answered(KEEP).at(-1)?.body.values.is_not_listed === true, 'the draft')
    const kept = answered(KEEP).at(-1)?.body.values
    unmountAll()
    const later = await placeAt(3, 'My school is not listed', { draft: draftAt(3, kept) })
    expect((await field(later, 'My school is not listed')).checked).to.equal(true)
    await fill(later, 'School Address', '2 Hill Road')
    await tick(later, 'My school is not listed', false)
    await until(() => answered(KEEP).at(-1)?.body.values.is_not_listed === false, 'the draft')
    const listed = answered(KEEP).at(-1)?.body.values
    unmountAll()
    const again = await placeAt(3, 'My school is not listed', { draft: draftAt(3, listed) })
    expect((await field(again, 'My school is not listed')).checked).to.equal(false)
  })

  it('asks about the agreement of the school that is written in, not of the one that the teacher has', async () => {
    const described = {
      school_id: null,
      school_name: 'New Leaf',
      school_address: '2 Hill Road',
      school_website: 'leaf.example',
      school_phone_number: '512 555 0100',
    }
    serves({ draft: draftAt(3, { ...filled, ...described }), user: { school: teacher().school } })
    answer(STATUS, ({ query }) => ({
      success: true,
      data:
        query?.school === 'unlisted'
          ? { signed: false, school_id: null, link: LINK }
          : { signed: true, school_id: 21, link: null },
    }))
    const element = place()
    await see(element, 'My school is not listed')
    await press(element, 'Next')
    await see(element, 'Your school has to sign')
  })

  const sierra = {
    id: 51,
    name: 'IES Sierra',
    city_name: 'Granada',
    address: 'Calle Mayor 4',
    website: 'sierra.example',
    phone_number: null,
  }

  async function abroad(values = {}) {
    const { school_id: _, school_name: __, state_id: ___, ...others } = filled
    serves({ draft: draftAt(3, { ...others, country_id: 2, ...values }) })
    answer('GET /api/teacher/countries/{id}/schools', { success: true, data: [sierra] })
    const element = place()
    await see(element, 'My school is not listed')
    return element
  }

  /** The list's own data is read, not typed. */
  const seesListed = (element: Element) =>
    see(element, /Address From the list of schools. Calle Mayor 4 .*Website From the list .* sierra.example /)

  it('shows what the list has of a school abroad, and asks for what it lacks alone', async () => {
    const element = await abroad()
    await fill(element, 'School Phone Number', '958 12 34 56')
    await fill(element, 'School Name', 'Sierra')
    ;(await byRole(element, 'option', 'IES Sierra Calle Mayor 4, Granada')).click()
    await see(element, 'From the list of schools.')
    await seesListed(element)
    expect((await field(element, 'School Phone Number')).value).to.equal('958 12 34 56')
    await expect(element).to.be.accessible()

    await fill(element, 'School Phone Number', '')
    await press(element, 'Next')
    await hasFocus(await field(element, 'School Phone Number'))
    await fill(element, 'School Phone Number', '958 00 00 00')
    await until(() => answered(KEEP).at(-1)?.body.values.school_phone_number === '958 00 00 00', 'the draft')
    const kept = answered(KEEP).at(-1)?.body.values
    unmountAll()
    const later = await abroad(kept)
    await seesListed(later)
    expect((await field(later, 'School Phone Number')).value).to.equal('958 00 00 00')
  })

  it('takes what the list had of a school away with it', async () => {
    const element = await abroad({
      school_id: 51,
      school_name: 'IES Sierra',
      school_address: 'Calle Mayor 4',
      school_website: 'sierra.example',
      school_phone_number: '958 12 34 56',
      listed_parts: ['school_address', 'school_website'],
    })
    await seesListed(element)
    await tick(element, 'My school is not listed')
    expect((await field(element, 'School Address')).value).to.equal('')
    expect((await field(element, 'School Phone Number')).value).to.equal('958 12 34 56')
  })

  it('tells a teacher who has chosen no school to choose one', async () => {
    const { school_id: _, ...others } = filled
    const element = await placeAt(3, 'My school is not listed', { draft: draftAt(3, others) })
    await press(element, 'Next')
    await see(element, 'Choose a school of the list, or say that it is not listed.')
    await hasFocus(await field(element, 'School Name'))
  })
})
