import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import { createForm } from '../../../src/core/forms/create-form.ts'
import { fillHomeCode } from '../../../src/core/profile/home-code.ts'
import { emptyProfile, type ProfileDraft } from '../../../src/core/profile/profile-draft.ts'
import { until } from '../../support/until.ts'

// what knows of numbers is there before time matters
before(() => import('libphonenumber-js/min'))

const stops: (() => void)[] = []

function aPhone(changes: Partial<ProfileDraft> = {}, home?: string) {
  const form = createForm<ProfileDraft, string, string>({
    fields: { ...emptyProfile, preferred_communication: 'text_message', ...changes },
    send: async () => 'yes',
    explain: () => 'It failed.',
  })
  const $home = atom(home)
  stops.push(fillHomeCode(form, $home))
  const code = () => form.$draft.get().phone_country_code
  return { form, $home, code, has: (wanted: string) => until(() => code() === wanted, `the code ${wanted}`) }
}

/** Time for a code that is not to come: those of others come later, and are there. */
const rest = () => aPhone({}, 'KE').has('254')

describe('The country code of a phone', () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  it('is that of the country, and of another one when that is chosen', async () => {
    const { $home, has } = aPhone()
    $home.set('ES')
    await has('34')
    $home.set('CA')
    await has('1')
  })

  it('is none while nobody wants messages, or for a country that is not known', async () => {
    const byEmail = aPhone({ preferred_communication: 'email' }, 'ES')
    const nowhere = aPhone({}, 'AQ')
    await rest()
    expect([byEmail.code(), nowhere.code()]).to.deep.equal(['', ''])
    byEmail.form.set('preferred_communication', 'whatsapp')
    await byEmail.has('34')
  })

  it('stays as it was chosen', async () => {
    const { form, $home, code, has } = aPhone({}, 'ES')
    await has('34')
    form.set('phone_country_code', '44')
    $home.set('CA')
    const saved = aPhone({ phone_country_code: '44' }, 'ES')
    await rest()
    expect([code(), saved.code()]).to.deep.equal(['44', '44'])
  })

  it('stays once there is a number', async () => {
    const { form, $home, code, has } = aPhone({}, 'ES')
    await has('34')
    form.set('phone_number', '612')
    $home.set('CA')
    await rest()
    expect(code()).to.equal('34')
  })

  it('is that of the country that was chosen last, also for a number that was typed before it came', async () => {
    const { $home, has } = aPhone({}, 'ES')
    $home.set('CA')
    await has('1')
    const typing = aPhone({}, 'ES')
    typing.form.set('phone_number', '6')
    await typing.has('34')
  })

  it('is none where somebody has taken it away', async () => {
    const { form, code, has } = aPhone({}, 'ES')
    await has('34')
    form.set('phone_country_code', '')
    await rest()
    expect(code()).to.equal('')
  })
})
