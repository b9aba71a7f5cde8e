import { expect } from '@open-wc/testing'
import { TASK_ORDER_CHANGED } from '../../../src/contract/error-codes/tasks.ts'

import { storage } from '../../../src/core/storage.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { fill, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { LIST, LUNCH, names, ORDER, ordered, RIVER, STREET, show, shows } from './a-task-list.ts'
import { body, drag, serverTakes } from './dragging.ts'

describe('a move that is not taken', () => {
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  afterEach(unmountAll)

  it('shows what somebody else has made of it meanwhile, and puts the move again', async () => {
    const element = await show()
    answer(ORDER, refusal('The tasks have changed meanwhile.', TASK_ORDER_CHANGED), { status: 409 })
    answer(LIST, { success: true, data: ordered([LUNCH, STREET, RIVER], 'theirs') })
    await press(element, 'Move Our river from place 1 to another one')
    const asked = await modal(element, 'Move task')
    await fill(asked, 'Move to place (1 to 3)', '2')
    await press(asked, 'Move')
    const told = await modal(element, 'Order')
    await see(told, 'The tasks have changed meanwhile. They are shown as they are now.')
    await see(told, 'Would you like to move Our river to place 2 again?')
    expect(names(element)).to.deep.equal(['Lunch', 'My street', 'Our river'])
    serverTakes(LUNCH, RIVER, STREET)
    await press(told, 'Move again')
    await shows(element, 'Lunch', 'Our river', 'My street')
    expect(await body(2)).to.deep.equal({ tasks: [{ id: 1, order: 2 }], order_version: 'theirs' })
    await allClosed()
  })

  it('says that the task itself is gone meanwhile', async () => {
    const element = await show()
    answer(ORDER, refusal('The tasks have changed meanwhile.', TASK_ORDER_CHANGED), { status: 409 })
    answer(LIST, { success: true, data: ordered([STREET, LUNCH], 'theirs') })
    await drag(element, 'Our river', 'Lunch', 'below')
    const told = await modal(element, 'Order')
    await see(told, 'Our river is no longer among them.')
    await press(told, 'OK')
    await allClosed()
    expect(names(element)).to.deep.equal(['My street', 'Lunch'])
  })

  it('goes back to what it was where it is not saved, says why, and tries again', async () => {
    const element = await show()
    answer(ORDER, refusal(''), { status: 500 })
    await drag(element, 'Our river', 'Lunch', 'below')
    const told = await modal(element, 'Order')
    await see(told, 'Error while change order. Please try again.')
    expect(names(element)).to.deep.equal(['Our river', 'My street', 'Lunch'])
    serverTakes(STREET, LUNCH, RIVER)
    await press(told, 'Retry')
    await shows(element, 'My street', 'Lunch', 'Our river')
  })

  it('sends moves one after the other, each upon the order that the one before has made', async () => {
    const element = await show()
    const saved = hold(ORDER, { success: true, data: { order_version: 'two' } })
    await drag(element, 'Our river', 'Lunch', 'below')
    await drag(element, 'My street', 'Lunch', 'below')
    await shows(element, 'Lunch', 'My street', 'Our river')
    await until(() => answered(ORDER).length === 1, 'the first of them at the server')
    saved()
    answer(ORDER, { success: true, data: { order_version: 'three' } })
    expect(await body(2)).to.deep.equal({ tasks: [{ id: 2, order: 2 }], order_version: 'two' })
  })
})
