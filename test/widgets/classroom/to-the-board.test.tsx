import { expect } from '@open-wc/testing'
import { nextPath } from '../../support/navigation.ts'
import { press, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { showDashboard } from './a-dashboard.ts'

describe('the panel of the global partner', () => {
  afterEach(unmountAll)

  it('has the way to the message board, which opens here and asks the page for its address', async () => {
    const element = await showDashboard()
    const path = nextPath(element)
    await press(element, 'Message Board')
    expect(await path).to.equal('/classroom/7?tab=message-board')
    await until(() => element.tab === 'message-board', 'the tab')
  })
})
