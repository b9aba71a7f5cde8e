import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { TaskListItem } from '../../../src/contract/entities/task.ts'

import { storage } from '../../../src/core/storage.ts'
import { answer, answered, hold } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { byRole, fill, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  LIST,
  LUNCH,
  names,
  ORDER,
  ordered,
  RIVER,
  STREET,
  show,
  shows,
  tasksOf,
} from './a-task-list.ts'
import { body, drag, handle, middle, row, says, serverTakes } from './dragging.ts'

describe('the order of tasks', () => {
  beforeEach(() => storage('local').remove('cx-tasks-view'))
  afterEach(unmountAll)

  it('is changed by dragging, shown at once, and told to the page when the server has it', async () => {
    const element = await show()
    const saved = hold(ORDER, { success: true, data: { order_version: 'two' } })
    const told = nextEvent<object>(element, 'cx-tasks-changed')
    await drag(element, 'Our river', 'Lunch', 'below')
    await shows(element, 'My street', 'Lunch', 'Our river')
    answer(LIST, { success: true, data: ordered([STREET, LUNCH, RIVER]) })
    saved()
    expect((await told).detail).to.deep.equal({ change: 'moved', taskIds: [1] })
    expect(await body()).to.deep.equal({ tasks: [{ id: 1, order: 3 }], order_version: 'one' })
    await says(element, 'Our river is at place 3 of 3.')
    expect(names(element)).to.deep.equal(['My street', 'Lunch', 'Our river'])
  })

  for (const [moved, over, side, order, after] of [
    ['Lunch', 'Our river', 'above', 1, [LUNCH, RIVER, STREET]],
    ['Lunch', 'Our river', 'below', 2, [RIVER, LUNCH, STREET]],
    ['Our river', 'Lunch', 'above', 2, [STREET, RIVER, LUNCH]],
  ] as const) {
    it(`puts ${moved} ${side} the middle of ${over} at place ${order}`, async () => {
      const element = await show()
      serverTakes(...after)
      await drag(element, moved, over, side)
      await shows(element, ...after.map(({ task_name }) => task_name))
      expect(await body()).to.have.deep.property('tasks', [{ id: moved === 'Lunch' ? 3 : 1, order }])
    })
  }

  it('is left as it was where a task is dropped at its own place', async () => {
    const element = await show()
    await drag(element, 'My street', 'My street', 'above')
    await says(element, 'My street stays at place 2.')
    expect(answered(ORDER)).to.have.length(0)
  })

  it('is changed by dragging in the grid, too', async () => {
    storage('local').write('cx-tasks-view', 'grid')
    const element = await show()
    serverTakes(LUNCH, RIVER, STREET)
    const grip = await handle(element, 'Lunch')
    const goal = middle(row(element, 'Our river'))
    const shared = { bubbles: true, composed: true, pointerId: 1, button: 0 }
    grip.setPointerCapture = () => {}
    grip.dispatchEvent(new PointerEvent('pointerdown', { ...shared, ...middle(grip) }))
    const at = { ...goal, clientX: goal.clientX - 20 }
    grip.dispatchEvent(new PointerEvent('pointermove', { ...shared, ...at }))
    expect(row(element, 'Our river').dataset.drop).to.equal('before')
    grip.dispatchEvent(new PointerEvent('pointerup', { ...shared, ...at }))
    await shows(element, 'Lunch', 'Our river', 'My street')
  })

  it('is changed with the keys, said at each step, and the handle keeps the focus', async () => {
    const element = await show()
    answer(ORDER, { success: true, data: { order_version: 'two' } })
    const grip = await handle(element, 'Our river')
    const help = element.shadowRoot?.getElementById(grip.getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).to.include('Press Space or Enter to pick the task up')
    grip.focus()
    await sendKeys({ press: 'Space' })
    await says(element, 'Our river is picked up from place 1 of 3.')
    await sendKeys({ press: 'ArrowDown' })
    await says(element, 'Our river would be at place 2 of 3.')
    await sendKeys({ press: 'End' })
    await says(element, 'Our river would be at place 3 of 3.')
    expect(row(element, 'Lunch').dataset.drop).to.equal('after')
    await sendKeys({ press: 'ArrowUp' })
    answer(LIST, { success: true, data: ordered([STREET, RIVER, LUNCH]) })
    await sendKeys({ press: 'Enter' })
    await shows(element, 'My street', 'Our river', 'Lunch')
    await says(element, 'Our river is at place 2 of 3.')
    await hasFocus(await handle(element, 'Our river'))
    expect(await body()).to.deep.equal({ tasks: [{ id: 1, order: 2 }], order_version: 'one' })
  })

  it('is put back by Undo, and forth again', async () => {
    const element = await show()
    serverTakes(STREET, LUNCH, RIVER)
    await drag(element, 'Our river', 'Lunch', 'below')
    await says(element, 'Our river is at place 3 of 3.')
    serverTakes(RIVER, STREET, LUNCH)
    await press(element, 'Undo')
    await says(element, 'Our river is at place 1 of 3.')
    await shows(element, 'Our river', 'My street', 'Lunch')
    expect(await body(2)).to.deep.equal({ tasks: [{ id: 1, order: 1 }], order_version: 'two' })
    await press(element, 'Undo')
    expect(await body(3)).to.have.deep.property('tasks', [{ id: 1, order: 3 }])
  })

  for (const key of ['Escape', 'Tab']) {
    it(`is left as it was on ${key}`, async () => {
      const element = await show()
      ;(await handle(element, 'Our river')).focus()
      await sendKeys({ press: 'Space' })
      await sendKeys({ press: 'ArrowDown' })
      await sendKeys({ press: key })
      await says(element, 'Our river stays at place 1.')
      expect(all(element, '[data-held], [data-drop]')).to.have.length(0)
      expect(answered(ORDER)).to.have.length(0)
    })
  }

  it('is changed by the number of a place', async () => {
    const element = await show()
    serverTakes(LUNCH, RIVER, STREET)
    await press(element, 'Move Lunch from place 3 to another one')
    const asked = await modal(element, 'Move task')
    for (const [wrong, sentence] of [
      ['0', 'Invalid value must be greater than or equal to 1'],
      ['4', 'Invalid value must be less than or equal to 3'],
    ] as const) {
      await fill(asked, 'Move to place (1 to 3)', wrong)
      await press(asked, 'Move')
      await see(asked, sentence)
    }
    expect(answered(ORDER)).to.have.length(0)
    await fill(asked, 'Move to place (1 to 3)', '1')
    await press(asked, 'Move')
    await shows(element, 'Lunch', 'Our river', 'My street')
    await allClosed()
    expect(await body()).to.deep.equal({ tasks: [{ id: 3, order: 1 }], order_version: 'one' })
  })

  it('of 200 tasks is changed from first to last with the keys', async () => {
    const [first, ...others] = tasksOf(200)
    const element = await show({ tasks: tasksOf(200) })
    serverTakes(...others, first as TaskListItem)
    ;(await byRole(element, 'button', 'Move Task 1, place 1 of 200')).focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'End' })
    await says(element, 'Task 1 would be at place 200 of 200.')
    await sendKeys({ press: 'Enter' })
    await until(() => names(element).at(-1) === 'Task 1')
    expect(await body()).to.have.deep.property('tasks', [{ id: 1, order: 200 }])
  }).timeout(60_000)
})
