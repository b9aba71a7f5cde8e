import { expect } from '@open-wc/testing'
import '../../../src/widgets/partner-search/element.ts'
import { hasFocus } from '../../support/modals.ts'
import { field, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { show } from './a-classroom.ts'
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
