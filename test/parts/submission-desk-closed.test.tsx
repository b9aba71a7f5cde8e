import { expect } from '@open-wc/testing'
import { hold, refusal } from '../support/answer.ts'
import { at, atDesk, CHANGE, keeps, waiting } from '../support/desk-stage.tsx'
import { mayLeavePage } from '../support/leaving.ts'
import { modal } from '../support/modals.ts'
import { fill, press } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const BUSY = 'cx-busy-changed {"busy":true}'
const FREE = 'cx-busy-changed {"busy":false}'

describe('a review desk that is closed', () => {
  afterEach(() => {
    clear()
    sessionStorage.clear()
  })

  it('says that nothing would be lost before it asks for the list, once a comment is discarded', async () => {
    keeps([])
    const { host, heard } = atDesk(waiting(1))
    await at(host, 1)
    await fill(host, 'Teacher comment', 'Well done')
    await press(host, 'Back to the list')
    await press(await modal(host, 'Unsaved comments'), 'Discard')
    expect(heard).to.deep.equal([BUSY, FREE, 'close'])
  })

  it('holds nobody up for what is on its way, and holds the page for it until that is done', async () => {
    keeps(waiting(2))
    const come = hold(CHANGE, refusal('The service rests.'), { status: 503 })
    const { host, heard } = atDesk(waiting(2))
    await at(host, 1)
    await press(host, 'Approve')
    await at(host, 2)
    expect(mayLeavePage()).to.equal(false)
    await press(host, 'Back to the list')
    expect(heard).to.deep.equal([BUSY, 'current 2', FREE, 'close'])
    clear()
    expect(heard.slice(4)).to.deep.equal([BUSY, 'left'])
    expect(mayLeavePage()).to.equal(false)
    come()
    await until(() => heard.includes('refresh'), 'the answer')
    expect(heard.slice(6)).to.deep.equal([FREE, 'refresh'])
    await until(mayLeavePage, 'the page may be left')
  })

  it('leaves nothing to be told where nothing is on its way', async () => {
    keeps([])
    const { host, heard } = atDesk(waiting(1))
    await at(host, 1)
    clear()
    expect([heard, mayLeavePage()]).to.deep.equal([[], true])
  })
})
