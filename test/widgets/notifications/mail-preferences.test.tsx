import { expect } from '@open-wc/testing'
import type { NotificationPreferences } from '../../../src/contract/entities/notification.ts'
import { notificationKinds } from '../../../src/contract/rules/notification-kinds.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, fill, mount, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { show as showAccount } from '../account/an-account.ts'
import { isInWindow } from '../classroom/a-classroom.ts'
import { serverHas as listHas, show } from './a-notification.ts'

const GET = 'GET /api/teacher/notification-preferences'
const PUT = 'PUT /api/teacher/notification-preferences'
const POSTED = 'A student has posted for a task.'
const TITLE = 'NOTIFICATIONS BY MAIL'

const chosen: NotificationPreferences = {
  mails: { student_video_posted: 'daily' },
  quiet_from: 1_290,
  quiet_until: 420,
  time_zone: 'Europe/Madrid',
}
const serverHas = (preferences = chosen) => answer(GET, { success: true, data: preferences })

async function opened(element: Element): Promise<HTMLDialogElement> {
  await press(element, 'Notifications by mail')
  return modal(element, TITLE)
}
const valueIn = async (told: Element, label: string) => (await field(told, label)).value

describe('what a teacher is told by mail', () => {
  afterEach(unmountAll)
  afterEach(allClosed)

  it('shows what is chosen, takes changes and saves them', async () => {
    serverHas()
    const element = await show()
    const told = await opened(element)
    expect(await valueIn(told, POSTED)).to.equal('daily')
    expect(await valueIn(told, 'There is an alert for all teachers.')).to.equal('off')
    expect([await valueIn(told, 'From'), await valueIn(told, 'Until')]).to.deep.equal(['1290', '420'])
    await fill(told, POSTED, 'at_once')
    await fill(told, 'From', '1260')
    await fill(told, 'Time zone', 'America/Los_Angeles')
    answer(PUT, ({ body }) => ({ success: true, data: body }))
    await press(told, 'Save')
    await see(element, 'Your choice of mails is saved.')
    await hasFocus(await byRole(element, 'button', 'Notifications by mail'))
    const sent = answered(PUT).map(({ body }) => body)
    expect(sent).to.deep.equal([
      {
        ...{ mails: { student_video_posted: 'at_once' }, quiet_from: 1_260, quiet_until: 420 },
        time_zone: 'America/Los_Angeles',
      },
    ])
  })

  it('chooses one way for all of them at once, and says where they differ', async () => {
    serverHas()
    const told = await opened(await show())
    const all: Element = await field(told, 'All of them')
    expect((all as HTMLSelectElement).selectedOptions[0]?.label).to.equal('Each as chosen below')
    await fill(told, 'All of them', 'at_once')
    for (const { mail } of Object.values(notificationKinds))
      expect(await valueIn(told, mail), mail).to.equal('at_once')
    await fill(told, POSTED, 'off')
    expect(await valueIn(told, 'All of them')).to.equal('')
    await press(told, 'Cancel')
  })

  it('has no quiet hours that begin and never end', async () => {
    serverHas({ ...chosen, quiet_from: null, quiet_until: null })
    const told = await opened(await show())
    await fill(told, 'From', '1260')
    expect(await valueIn(told, 'Until')).to.equal('420')
    await fill(told, 'Until', '')
    expect(await valueIn(told, 'From')).to.equal('')
    await press(told, 'Cancel')
  })

  it('says why it was not saved, and keeps what was chosen', async () => {
    serverHas()
    const told = await opened(await show())
    await fill(told, POSTED, 'off')
    answer(PUT, refusal('Not now.'), { status: 422 })
    await press(told, 'Save')
    await see(told, 'Not now.')
    const reason = await until(() => told.querySelector('[role=alert]'), 'the reason')
    await until(() => isInWindow(reason), 'the reason in sight')
    expect(await valueIn(told, POSTED)).to.equal('off')
    await hasFocus(await byRole(told, 'button', 'Save'))
    await expect(told).to.be.accessible()
    await press(told, 'Cancel')
  })

  it('says that it did not come, and asks again', async () => {
    answer(GET, refusal(''), { status: 500 })
    const element = await show()
    const told = await opened(element)
    await see(told, 'What you are told by mail could not be loaded. Please try again.')
    serverHas()
    await press(told, 'Retry')
    await press(await modal(element, TITLE), 'Cancel')
  })

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      serverHas()
      await show()
      unmountAll()
      signedIn()
      const element = mount(`<cx-notifications theme="${theme}"></cx-notifications>`)
      const told = await opened(element)
      await see(told, 'Quiet hours')
      await expect(element).to.be.accessible()
      await press(told, 'Cancel')
    })
  }

  it('is in My Account, too', async () => {
    serverHas()
    // the list of a moment ago may be asked for once more
    listHas([])
    const told = await opened(await showAccount())
    await see(told, POSTED)
    await press(told, 'Cancel')
  })
})
