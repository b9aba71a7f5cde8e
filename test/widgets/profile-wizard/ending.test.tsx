import { expect } from '@open-wc/testing'
import { $user } from '../../../src/core/session/session.ts'
import { takeUser } from '../../../src/core/session/session-changes.ts'
import type { SignedOutDetail } from '../../../src/element/types.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, fill, paste, press, see, seeNoMore, tick, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { draftAt, END, filled, finish, KEEP, NOTICE, place, placeAt, SAVE, serves } from './a-wizard.ts'

const AGES = 'Age Ranges of My Students'

describe('the end of the wizard', () => {
  afterEach(unmountAll)

  for (const [who, slug, classrooms, path] of [
    ['a teacher without classrooms', 'teacher', 0, '/classroom/create'],
    ['a teacher with some', 'teacher', 2, '/'],
    ['an independent teacher', 'independent-teacher', 0, '/classroom/create-independent-classroom'],
    ['a librarian', 'teacher-librarian', 0, '/library-connections'],
  ] as const) {
    it(`leads ${who} to ${path}`, async () => {
      const element = await finish({ user: { user_type: { slug } }, classrooms })
      const told = await modal(element, classrooms ? 'PROFILE SAVED' : 'ACCOUNT VERIFIED')
      await see(told, 'Successful profile update.')
      const next = nextPath(element)
      await press(told, 'OK')
      expect(await next).to.equal(path)
    })
  }

  it('stays in a page that goes nowhere, with the way on as a link', async () => {
    const element = await finish({ classrooms: 2 })
    await press(await modal(element, 'PROFILE SAVED'), 'OK')
    await allClosed()
    await see(element, 'Successful profile update.')
    const link = (await byRole(element, 'link', 'My Classrooms')) as HTMLAnchorElement
    expect(new URL(link.href).pathname).to.equal('/')
  })

  for (const [what, told] of [
    ['was read elsewhere', { success: true, data: false }],
    ['cannot be asked for', refusal('The profile is busy.')],
  ] as const) {
    it(`says that the profile is saved, and no more, where the news ${what}`, async () => {
      serves({ draft: draftAt(6) })
      answer(NOTICE, told)
      const element = place()
      await see(element, AGES)
      await press(element, 'Finish')
      await modal(element, 'PROFILE SAVED')
    })
  }

  it('speaks of no first classroom to a librarian, who creates none', async () => {
    const told = await modal(
      await finish({ user: { user_type: { slug: 'teacher-librarian' } } }),
      'ACCOUNT VERIFIED',
    )
    await see(told, 'Your account has been verified.')
    await seeNoMore(told, 'first classroom exchange')
  })

  it('leaves no draft behind that was still on its way when the profile was saved', async () => {
    const element = await placeAt(6, AGES)
    const kept = hold(KEEP, { success: true })
    answer(END, { success: true })
    await tick(element, '11-14 years old')
    await press(element, 'Back')
    await until(() => answered(KEEP).length > 0, 'the draft')
    await press(element, 'Next')
    await see(element, AGES)
    await press(element, 'Finish')
    await modal(element, 'ACCOUNT VERIFIED')
    expect(answered(END)).to.have.length(0)
    kept()
    await until(() => answered(END).length === 1, 'the draft to be ended')
  })

  it('says that an account is being verified, and logs out when that was read', async () => {
    const element = await finish({ user: { is_teacher_validated: false } })
    const heard: SignedOutDetail[] = []
    element.addEventListener('cx-signed-out', event => heard.push((event as CustomEvent).detail))
    const told = await modal(element, 'VERIFYING ACCOUNT')
    await see(told, 'Closing this message logs you out')
    await press(told, 'OK')
    await until(() => $user.get() === null, 'the sign-out')
    expect(heard).to.deep.equal([{ reason: 'signed-out' }])
  })

  it('goes on by itself when the account is verified meanwhile', async () => {
    const element = await finish({ user: { is_teacher_validated: false } })
    await modal(element, 'VERIFYING ACCOUNT')
    const user = $user.get() ?? expect.fail('nobody')
    takeUser({ ...user, is_teacher_validated: true, is_verified_notice_due: true })
    const told = await modal(element, 'ACCOUNT VERIFIED')
    const next = nextPath(element)
    await press(told, 'OK')
    expect(await next).to.equal('/classroom/create')
    expect($user.get()).not.to.equal(null)
  })

  const byPhone = {
    ...filled,
    preferred_communication: 'whatsapp' as const,
    phone_country_code: '34',
    phone_number: '600123456',
  }

  it('asks for the code of a phone: a wrong one, another one, the right one', async () => {
    serves({ draft: draftAt(6, byPhone) })
    answer('POST /api/teacher/profile/preferred-communication', { success: true })
    answer(
      'PUT /api/teacher/profile/preferred-communication',
      { success: false, message: 'Incorrect verification number', error_code: 30 },
      { status: 422 },
    )
    const element = place()
    await see(element, AGES)
    await press(element, 'Finish')
    const asked = await modal(element, 'CONFIRM YOUR PHONE')
    await see(asked, '+34 600123456')
    await fill(asked, 'Verification number', '111111')
    await press(asked, 'CONFIRM')
    await see(asked, 'Incorrect verification number')
    await expect(element).to.be.accessible()
    await press(asked, 'Resend Code')
    await see(asked, 'New verification number has been sent to your mobile number.')
    expect(answered('POST /api/teacher/profile/preferred-communication')).to.have.length(2)
    answer('PUT /api/teacher/profile/preferred-communication', { success: true })
    await press(asked, 'CONFIRM')
    await modal(element, 'ACCOUNT VERIFIED')
    expect(answered(SAVE)[0]?.body).to.include({ phone_number: '600123456', phone_country_code: '34' })
  })

  it('takes a code as it was pasted, blanks included', async () => {
    serves({ draft: draftAt(6, byPhone) })
    answer('POST /api/teacher/profile/preferred-communication', { success: true })
    answer('PUT /api/teacher/profile/preferred-communication', { success: true })
    const element = place()
    await see(element, AGES)
    await press(element, 'Finish')
    const asked = await modal(element, 'CONFIRM YOUR PHONE')
    await paste(asked, 'Verification number', ' 123 456 ')
    await press(asked, 'CONFIRM')
    await modal(element, 'ACCOUNT VERIFIED')
    expect(answered('PUT /api/teacher/profile/preferred-communication')[0]?.body.code).to.equal('123 456')
  })

  it('saves nothing where the code is given up', async () => {
    serves({ draft: draftAt(6, byPhone) })
    answer('POST /api/teacher/profile/preferred-communication', { success: true })
    const element = place()
    await see(element, AGES)
    await press(element, 'Finish')
    await press(await modal(element, 'CONFIRM YOUR PHONE'), 'Cancel')
    await allClosed()
    await byRole(element, 'button', 'Finish')
    expect(answered(SAVE)).to.have.length(0)
  })

  it('asks for no code where the number is confirmed already', async () => {
    const confirmed = {
      phone_number: '600123456',
      phone_country_code: '34',
      preferred_communication: 'whatsapp' as const,
      confirmed: true,
    }
    await modal(
      await finish({
        draft: draftAt(6, byPhone),
        profile: { teacher_phone_to_confirm_code: confirmed },
      }),
      'ACCOUNT VERIFIED',
    )
  })
})
