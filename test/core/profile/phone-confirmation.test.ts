import { expect } from '@open-wc/testing'
import { createPhoneConfirmation } from '../../../src/core/profile/phone-confirmation.ts'
import { answer, answered } from '../../support/answer.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const SEND = 'POST /api/teacher/profile/preferred-communication'
const CONFIRM = 'PUT /api/teacher/profile/preferred-communication'

const phone = {
  preferred_communication: 'whatsapp',
  phone_country_code: '34',
  phone_number: '600123456',
} as const

describe('the confirmation of a phone number', () => {
  async function asked() {
    signedIn()
    answer(SEND, { success: true })
    answer(CONFIRM, { success: true })
    const confirmation = createPhoneConfirmation()
    const done = confirmation.confirm(phone, new AbortController().signal)
    await until(() => confirmation.$state.get().at === 'asking', 'the question')
    return { ...confirmation, done }
  }

  it('takes a code once, however often Enter is pressed while it is looked at', async () => {
    const { take, done } = await asked()
    await Promise.all([take('123456'), take('123456')])
    await done
    expect(answered(CONFIRM)).to.have.length(1)
  })

  it('sends one more code, however often it is asked to while that is on its way', async () => {
    const { resend, cancel, done, $state } = await asked()
    await Promise.all([resend(), resend()])
    expect(answered(SEND)).to.have.length(2)
    expect($state.get()).to.include({
      at: 'asking',
      told: 'New verification number has been sent to your mobile number.',
    })
    cancel()
    await done.catch(() => {})
  })
})
