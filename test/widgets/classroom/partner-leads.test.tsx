import { expect } from '@open-wc/testing'
import '../../../src/widgets/partner-search/element.ts'
import { answer, refusal } from '../../support/answer.ts'
import { hasFocus } from '../../support/modals.ts'
import { field, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aNotification, serverHas as isTold, read } from '../notifications/a-notification.ts'
import { place, serverHas, show } from './a-classroom.ts'
import { anItem, showDashboard } from './a-dashboard.ts'

describe('the way to the global partner', () => {
  afterEach(unmountAll)

  it('of an action item leads to the partner also where the page takes the classroom to itself', async () => {
    const items = [anItem({ action: { is_task: false, task: 'An item', trigger: 'message_partner' } })]
    const element = await showDashboard({ items })
    element.addEventListener('cx-navigate', event => event.preventDefault())
    await press(element, 'Open chat An item')
    await hasFocus(await field(element, 'Message'))
  })

  it("of a notification about a post of the partner's students, from a mail or in another tab, has it count as read", async () => {
    signedIn({ user: teacher() })
    serverHas()
    answer('GET /api/teacher/classrooms/{id}/submissions-partner', { success: true, data: [] })
    answer('GET /api/teacher/classrooms/{id}/submissions-partner/{sid}', refusal(''), { status: 404 })
    answer('GET /api/teacher/classrooms/{id}/flags', { success: true, data: [] })
    isTold([aNotification({ type: 'partner_student_post_video' })])
    const asked = 'tab="submissions" partner submission-id="31" notification-id="1"'
    const element = place(`classroom-id="7" ${asked}`)
    await until(() => element.shadowRoot?.querySelector('cx-submissions[submission-id="31"]'), 'the post')
    await until(() => read().length > 0, 'that it counts as read')
    expect([element.tab, element.partner]).to.deep.equal(['submissions', true])
  })

  it('opens no search where the exchange has expired, nor for librarians', async () => {
    const attributes = 'classroom-id="7" show-partner-search'
    const expired = await show({ attributes, classroom: { partner: null, status: 'expired' } })
    await see(expired, 'This classroom exchange has expired.')
    expect(visibleText(expired)).not.to.include('Let Me Choose')
    unmountAll()
    const user = { user_type: { slug: 'teacher-librarian' as const } }
    await see(await show({ attributes, user, classroom: { partner: null } }), 'Connect with another library.')
  })
})
