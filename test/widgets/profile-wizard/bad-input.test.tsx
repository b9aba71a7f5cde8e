import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { hasFocus, modal } from '../../support/modals.ts'
import { field, fill, paste, press, see, unmountAll } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { draftAt, filled, KEEP, place, SAVE, serves } from './a-wizard.ts'

const REQUIRED = 'Field required.'
const WRONG = 'This value is not valid.'
const least = (letters: number) => `Field must have at least ${letters} letters.`
const most = (letters: number) => `Field must have maximum ${letters} letters.`

/** What is typed into a field, and what is said of it. */
const personal: [label: string, typed: string, says: string][] = [
  ['First Name', '', REQUIRED],
  ['First Name', '   ', REQUIRED],
  ['First Name', 'Al', least(3)],
  ['First Name', 'x'.repeat(101), most(100)],
  ['First Name', 'Ama\u202era', WRONG],
  ['Last Name', '', REQUIRED],
  ['Last Name', '\u3000\u00a0', REQUIRED],
  ['Last Name', 'x'.repeat(101), most(100)],
  ['About Me', ' ', REQUIRED],
  ['About Me', `${'🙂'.repeat(250)}x`, most(500)],
  ['City', '', REQUIRED],
  ['City', 'x'.repeat(251), most(250)],
]

const ofSchool: typeof personal = [
  ['School Name', '', REQUIRED],
  ['School Name', 'x', least(2)],
  ['School Name', 'x'.repeat(251), most(250)],
  ['School Address', ' ', REQUIRED],
  ['School Address', 'x', least(2)],
  ['School Website', '', REQUIRED],
  ['School Website', 'caleta', 'Field must have a valid url format.'],
  ['School Website', 'caleta.s', 'Field must have a valid url format.'],
  ['School Phone Number', '12345', least(6)],
  ['School Phone Number', 'call me', 'Only numeric characters are allowed'],
  ['School Phone Number', '1'.repeat(101), most(100)],
]

const texts = ['Αθήνα', '北京市', 'مدرسة القدس', 'हिन्दी', '👩‍👩‍👧 family', "O'Brien-Łukasz, Jr. & <b>"]

const abroad = {
  ...filled,
  country_id: 2,
  state_id: null,
  school_id: null,
  school_address: 'Calle Rosa 1',
  school_website: 'caleta.example',
  school_phone_number: '+34 (956) 00-00.00',
}

async function placedAt(step: number, label: string) {
  serves({ draft: draftAt(step, abroad) })
  const element = place()
  await field(element, label)
  return element
}

describe('what is typed wrong into the wizard', () => {
  afterEach(unmountAll)

  for (const [step, first, cases] of [
    [1, 'First Name', personal],
    [3, 'School Website', ofSchool],
  ] as const)
    it(`is said in step ${step}, has the focus, and is there still`, async () => {
      const element = await placedAt(step, first)
      for (const [label, typed, says] of cases) {
        const before = (await field(element, label)).value
        await fill(element, label, typed)
        await press(element, 'Next')
        const control = await field(element, label)
        await hasFocus(control)
        await until(() => control.getAttribute('aria-invalid') === 'true', `${label} to be marked`)
        const told = control.getAttribute('aria-describedby')?.split(' ') ?? []
        const root = control.getRootNode() as ShadowRoot
        await until(
          () => told.some(id => root.getElementById(id)?.textContent === says),
          `'${says}' about ${label}`,
        )
        expect(control.value).to.equal(typed)
        await fill(element, label, before)
      }
      expect(answered(SAVE)).to.deep.equal([])
    })

  it('is there whole where it was pasted and is too long, and is said', async () => {
    const element = await placedAt(1, 'Country')
    for (const [label, letters] of [
      ['First Name', 100],
      ['Last Name', 100],
      ['About Me', 500],
      ['City', 250],
    ] as const) {
      await paste(element, label, 'x'.repeat(letters + 7))
      expect((await field(element, label)).value, label).to.have.length(letters + 7)
      await press(element, 'Next')
      await see(element, most(letters))
      await paste(element, label, 'Xavier')
    }
  })

  it('is marked wherever it is, and the first of it has the focus', async () => {
    const element = await placedAt(1, 'Country')
    await fill(element, 'City', '')
    await fill(element, 'Last Name', '')
    await fill(element, 'About Me', 'Here.')
    await press(element, 'Next')
    await hasFocus(await field(element, 'Last Name'))
    expect((await field(element, 'City')).getAttribute('aria-invalid')).to.equal('true')
    expect((await field(element, 'About Me')).value).to.equal('Here.')
  })

  it('is nothing that is as long as its field takes, and goes on whole', async () => {
    const longest = {
      first_name: ['First Name', 'x'.repeat(100)],
      last_name: ['Last Name', '🙂'.repeat(50)],
      about_info: ['About Me', 'ש'.repeat(500)],
      city_name: ['City', 'x'.repeat(250)],
    } as const
    const element = await placedAt(1, 'Country')
    for (const [label, text] of Object.values(longest)) await fill(element, label, text)
    await press(element, 'Next')
    await see(element, 'Choose an avatar')
    await until(() => answered(KEEP).at(-1)?.body.step === 2, 'the draft')
    const { values } = answered(KEEP).at(-1)?.body ?? {}
    for (const [field, [, text]] of Object.entries(longest)) expect(values).to.have.property(field, text)
  })

  for (const text of texts)
    it(`is not ${text}`, async () => {
      const element = await placedAt(1, 'Country')
      for (const label of ['First Name', 'Last Name', 'About Me', 'City']) await fill(element, label, text)
      await press(element, 'Next')
      await see(element, 'Choose an avatar')
      await until(() => answered(KEEP).at(-1)?.body.step === 2, 'the draft')
      expect(answered(KEEP).at(-1)?.body.values).to.include({ first_name: text, city_name: text })
    })
})

describe('a save that fails half way', () => {
  afterEach(unmountAll)

  const CODE = 'POST /api/teacher/profile/preferred-communication'
  const byPhone = {
    preferred_communication: 'whatsapp' as const,
    phone_country_code: '34',
    phone_number: '600123456',
  }

  it('keeps the number confirmed and everything typed, and goes on by Retry without another code', async () => {
    answer(CODE, { success: true })
    answer('PUT /api/teacher/profile/preferred-communication', { success: true })
    serves({ draft: draftAt(6, { ...filled, ...byPhone }) })
    answer(SAVE, refusal('The school is closed'), { status: 500 })
    const element = place()
    await see(element, 'Age Ranges of My Students')
    await press(element, 'Finish')
    const code = await modal(element, 'CONFIRM YOUR PHONE')
    await fill(code, 'Verification number', '123456')
    await press(code, 'CONFIRM')
    const told = await modal(element, 'PROFILE ERROR')
    await see(told, 'The school is closed. Please try again.')
    answer(SAVE, { success: true, data: { user: teacher() } })
    await press(told, 'Retry')
    await until(() => answered(SAVE).length === 2, 'another attempt')
    expect(answered(CODE)).to.have.length(1)
    expect(answered(SAVE)[1]?.body).to.deep.equal(answered(SAVE)[0]?.body)
  })

  it('leads to support where the server answers without what was saved', async () => {
    serves({ draft: draftAt(6) })
    answer(SAVE, { success: true, data: null } as never)
    const element = place()
    await see(element, 'Age Ranges of My Students')
    await press(element, 'Finish')
    const told = await modal(element, 'AN ERROR OCCURS')
    await see(told, 'Please contact support.')
  })
})
