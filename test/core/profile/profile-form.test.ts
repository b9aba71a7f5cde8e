import { expect } from '@open-wc/testing'
import { createProfileForm } from '../../../src/core/profile/profile-form.ts'
import { $user } from '../../../src/core/session/session.ts'
import { takeUser } from '../../../src/core/session/session-changes.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { answersProfile, profileOf } from '../../widgets/profile/an-own-profile.ts'

describe('the form of a profile', () => {
  it('goes by what becomes of its teacher, and by nobody else', async () => {
    answersProfile()
    answersUser()
    const mine = teacher({ is_email_validated: false })
    signedIn({ user: mine })
    const { $context, watch } = createProfileForm({ user: mine, profile: profileOf() })
    const stop = watch()
    takeUser({ ...mine, is_email_validated: true })
    expect($context.get().user.is_email_validated).to.equal(true)
    signedIn({ user: teacher({ id: 8, is_email_validated: false }) })
    await until(() => $user.get()?.id === 8, 'somebody else')
    expect($context.get().user.is_email_validated).to.equal(true)
    stop()
  })
})
