import { expect } from '@open-wc/testing'
import { IDEMPOTENCY_KEY_MIN_CHARACTERS } from '../../../src/contract/limits/idempotency.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { field, fill, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import {
  CREATE,
  independent,
  NAME,
  place,
  placeNew,
  ready,
  SAVE,
  serves,
  shown,
  shownNew,
  TASK,
} from './an-editor.ts'

const BACK = 'What you changed before is here again. It is not saved yet.'

async function openedAgain(isNew = false): Promise<HTMLElement> {
  unmountAll()
  const element = isNew ? placeNew() : place()
  await ready(element)
  return element
}

const name = async (element: Element) => (await field(element, NAME)).value

describe('the draft of a task', () => {
  afterEach(unmountAll)

  it('is there again after the page was left, and can be discarded', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    await fill(element, 'New tag', 'lakes')
    await press(element, 'Add tag')
    const again = await openedAgain()
    await see(again, BACK)
    expect(await name(again)).to.equal('Our lake')
    await see(again, 'lakes')
    await press(again, 'Discard Changes')
    await seeNoMore(again, BACK)
    expect(await name(again)).to.equal('Our river')
    expect(visibleText(await openedAgain())).not.to.include(BACK)
  })

  it('of a new task is no other’s, and makes one task however often it is sent', async () => {
    const element = await shownNew({ user: independent })
    await fill(element, NAME, 'Our lake')
    answer(CREATE, refusal('Out of order.'), { status: 500 })
    await press(element, 'Save Task')
    await press(await modal(element, 'Task not saved'), 'Cancel')
    await allClosed()
    expect(await name(await openedAgain())).to.equal('Our river')
    const again = await openedAgain(true)
    expect(await name(again)).to.equal('Our lake')
    serves({ user: independent })
    await press(again, 'Save Task')
    await modal(again, 'SUCCESS')
    const keys = answered(CREATE).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).to.have.length(2)
    expect(new Set(keys).size).to.equal(1)
    await press(again, 'OK')
    expect(await name(await openedAgain(true))).to.equal('')
  })

  it('that had made a task already, by a call whose answer was lost, is saved into it', async () => {
    const element = await shownNew({ user: independent })
    answer(
      CREATE,
      { success: false, message: 'Sent before.', error_code: 13, data: { id: 12 } },
      { status: 422 },
    )
    await fill(element, NAME, 'Our lake')
    const saved = nextEvent<{ taskId: number }>(element, 'cx-task-saved')
    await press(element, 'Save Task')
    expect((await saved).detail.taskId).to.equal(12)
    expect(answered(SAVE)[0]?.body).to.include({ task_name: 'Our lake', version: 3 })
    await press(await modal(element, 'SUCCESS'), 'OK')
  })

  it('is gone when the task is saved', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    await press(element, 'Save Task')
    await press(await modal(element, 'SUCCESS'), 'OK')
    await allClosed()
    expect(visibleText(await openedAgain())).not.to.include(BACK)
  })

  it('is asked about by Cancel: stay, leave it for later, or discard it', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    await press(element, 'Cancel')
    await press(await modal(element, 'Leave this task?'), 'Stay')
    await allClosed()
    expect(await name(element)).to.equal('Our lake')
    await press(element, 'Back to the tasks')
    const path = nextPath(element)
    await press(await modal(element, 'Leave this task?'), 'Leave')
    expect(await path).to.equal('/classroom/7?tab=tasks')
    await allClosed()
    const again = await openedAgain()
    expect(await name(again)).to.equal('Our lake')
    await press(again, 'Cancel')
    const second = nextPath(again)
    await press(await modal(again, 'Leave this task?'), 'Discard and leave')
    await second
    await allClosed()
    expect(await name(await openedAgain())).to.equal('Our river')
  })

  it('tells the page that something would be left behind', async () => {
    const element = await shown()
    const begun = nextEvent<{ busy: boolean }>(element, 'cx-busy-changed')
    await fill(element, NAME, 'Our lake')
    expect((await begun).detail.busy).to.equal(true)
    const over = nextEvent<{ busy: boolean }>(element, 'cx-busy-changed')
    await fill(element, NAME, 'Our river')
    expect((await over).detail.busy).to.equal(false)
  })

  it('of a task that is gone can be saved as a new one', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    answer(SAVE, refusal('This task is no longer in the exchange.', 100), { status: 404 })
    await press(element, 'Save Task')
    const told = await modal(element, 'This task is gone')
    await see(told, 'What you have typed can be saved as a new one.')
    const saved = nextEvent<{ taskId: number }>(element, 'cx-task-saved')
    await press(told, 'Save as a new task')
    expect((await saved).detail.taskId).to.equal(31)
    expect(answered(CREATE)[0]?.body.task_name).to.equal('Our lake')
    await press(await modal(element, 'SUCCESS'), 'OK')
  })

  it('of a task that was gone when the page came back is there, too', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    unmountAll()
    answer(TASK, refusal('This task is no longer in the exchange.', 100), { status: 404 })
    const again = place()
    await see(again, 'What you have typed can be saved as a new one.')
    expect(await name(again)).to.equal('Our lake')
    await press(again, 'Discard Changes')
    unmountAll()
    const last = place()
    await see(last, 'This task is gone')
    expect(visibleText(last)).not.to.include('Save Task')
  })

  it('of a task that was gone when the page came back can be saved as a new one', async () => {
    const element = await shown({ user: independent })
    await fill(element, NAME, 'Our lake')
    unmountAll()
    answer(TASK, refusal('This task is no longer in the exchange.', 100), { status: 404 })
    const again = place()
    await see(again, 'What you have typed can be saved as a new one.')
    await press(again, 'Save Task')
    await press(await modal(again, 'SUCCESS'), 'OK')
    const [sent] = answered(CREATE)
    expect(sent?.body.task_name).to.equal('Our lake')
    expect(sent?.headers.get('idempotency-key')).to.have.length.at.least(IDEMPOTENCY_KEY_MIN_CHARACTERS)
  })

  it('shows what is back accessibly', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    unmountAll()
    await expectAccessibleLooks('cx-task-editor', back => see(back, BACK), 'classroom-id="7" task-id="12"')
  })
})
