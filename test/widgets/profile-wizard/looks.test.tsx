import { expect } from '@open-wc/testing'
import { answer } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { modal } from '../../support/modals.ts'
import { fill, press, see, unmountAll } from '../../support/page.ts'
import { draftAt, filled, finish, serves, type WizardServer } from './a-wizard.ts'

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)

/** Steps and states that come after the first step, each with something to wait for. */
const steps: [step: number, sees: string, server?: WizardServer][] = [
  [2, 'Choose an avatar'],
  [3, 'Type the beginning of its name.'],
  [4, 'Waiting for the agreement to be signed.', { signed: false }],
  [5, 'Subjects I Teach'],
  [6, 'Age Ranges of My Students'],
  [6, 'Languages of Instruction', { draft: draftAt(6, { ...filled, subjects: [1] }) }],
  [
    3,
    'School Website',
    { draft: draftAt(3, { ...filled, country_id: 2, school_id: null, school_name: LONG }) },
  ],
]

describe('the looks of the wizard', () => {
  afterEach(unmountAll)

  for (const [step, sees, server] of steps) {
    it(`has step ${step} with '${sees}' accessible, and fit from 320 to 1280 px`, async () => {
      serves({ draft: draftAt(step), ...server })
      await expectAccessibleLooks('cx-profile-wizard', one => see(one, sees))
      await expectToFit('cx-profile-wizard', one => see(one, sees))
    })
  }

  it('has what came of it accessible: fields at fault, a wrong code, the wait, the news', async () => {
    const faulty = await finish({ draft: draftAt(6, { ...filled, city_name: LONG, first_name: '' }) })
    await modal(faulty, 'PROFILE ERROR')
    await expect(faulty).to.be.accessible()
    unmountAll()

    const byPhone = {
      preferred_communication: 'whatsapp',
      phone_country_code: '34',
      phone_number: '600123456',
    } as const
    answer('POST /api/teacher/profile/preferred-communication', { success: true })
    answer(
      'PUT /api/teacher/profile/preferred-communication',
      { success: false, message: 'Incorrect verification number', error_code: 30 },
      { status: 422 },
    )
    const asked = await finish({ draft: draftAt(6, { ...filled, ...byPhone }) })
    const code = await modal(asked, 'CONFIRM YOUR PHONE')
    await fill(code, 'Verification number', '000000')
    await press(code, 'CONFIRM')
    await see(code, 'Incorrect verification number')
    await expect(asked).to.be.accessible()
    unmountAll()

    const waiting = await finish({ user: { is_teacher_validated: false } })
    await modal(waiting, 'VERIFYING ACCOUNT')
    await expect(waiting).to.be.accessible()
  })
})
