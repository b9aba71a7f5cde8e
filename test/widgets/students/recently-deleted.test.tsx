import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { RemovedStudent } from '../../../src/contract/entities/removed-student.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, focused, hasFocus, modal } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { LONG, RTL } from '../../ui/show.tsx'
import { DELETE, INES, LIST, names, OMAR, RESTORE, show, studentsOf } from './a-list.ts'

const REMOVED = 'GET /api/teacher/classrooms/{id}/students/removed'
const NAMES = ['Zoe R', 'Lea D', 'Tom K']

const aRemoved = (changes: Partial<RemovedStudent> = {}): RemovedStudent => ({
  id: 21,
  full_name: 'Zoe R',
  username: 'zoe-river-9',
  removed_at: '2025-10-01T12:00:00.000Z',
  kept_until: '2025-10-15T12:00:00.000Z',
  ...changes,
})
const removed = (...names: string[]) =>
  answer(REMOVED, {
    success: true,
    data: names.map((full_name, index) => aRemoved({ id: 21 + index, full_name })),
  })

async function opened(...given: Parameters<typeof show>) {
  const element = await show(...given)
  await press(element, 'Recently deleted')
  return { element, dialog: await modal(element, 'Recently deleted') }
}

/** While it waits for who they are. */
async function opening() {
  const element = await show()
  await press(element, 'Recently deleted')
  return { element, dialog: await modal(element, 'Recently deleted', { isComing: true }) }
}

/** The button of somebody in the list. */
const buttonOf = (dialog: Element, name: string) =>
  until(
    () =>
      [...dialog.querySelectorAll('li')]
        .find(({ textContent }) => textContent?.includes(name))
        ?.querySelector('button'),
    () => `the button of ${name} in: ${visibleText(dialog)} ${dialog.isConnected}`,
  )

describe('those who were deleted of late', () => {
  afterEach(unmountAll)

  it('are listed with the day until which they can be brought back', async () => {
    removed(...NAMES)
    const { element, dialog } = await opened()
    for (const text of ['Zoe R', 'zoe-river-9', 'Until 10/15/2025', 'brought back for 14 days'])
      await see(dialog, text)
    expect(answered(REMOVED)[0]?.params).to.deep.equal({ id: 7 })
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await allClosed()
    await hasFocus(await byRole(element, 'button', 'Recently deleted'))
  })

  it('come back one after the other from the keyboard, and the focus never gets lost', async () => {
    removed(...NAMES)
    answer(RESTORE, { success: true })
    const { element, dialog } = await opened()
    const told = nextEvent<object>(element, 'cx-students-changed')
    answer(LIST, { success: true, data: [INES, OMAR, { ...OMAR, id: 22, full_name: 'Lea D' }] })
    ;(await buttonOf(dialog, 'Lea D')).focus()
    await sendKeys({ press: 'Enter' })
    await see(dialog, 'Lea D is back.')
    expect((await told).detail).to.deep.equal({ change: 'restored', studentIds: [22] })
    await hasFocus(await buttonOf(dialog, 'Tom K'))
    await until(() => names(element).includes('Lea D'), 'the row')
    await sendKeys({ press: 'Enter' })
    await see(dialog, 'Tom K is back.')
    await hasFocus(await buttonOf(dialog, 'Zoe R'))
    await sendKeys({ press: 'Enter' })
    await see(dialog, 'Nobody to bring back')
    expect(answered(RESTORE).map(({ params }) => params.student_id)).to.deep.equal([22, 23, 21])
    expect(dialog.contains(focused())).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('are nobody: the list says what it is for', async () => {
    removed()
    const { element, dialog } = await opened()
    await see(dialog, 'Whoever you delete can be brought back from here for 14 days.')
    await expect(element).to.be.accessible()
  })

  it('say that they are coming, and what went wrong', async () => {
    const comes = hold(REMOVED, refusal('Service Error, Please try again'), { status: 500 })
    const { element, dialog } = await opening()
    await see(dialog, 'Loading')
    comes()
    await see(dialog, 'Service Error, Please try again')
    await expect(element).to.be.accessible()
    removed('Zoe R')
    await press(dialog, 'Retry')
    await see(dialog, 'Zoe R')
    expect(dialog.contains(focused())).to.equal(true)
  })

  it('stay where there is no room, with the reason', async () => {
    removed('Zoe R')
    const { dialog } = await opened({ students: studentsOf(30) })
    const button = await buttonOf(dialog, 'Zoe R')
    expect(button.disabled).to.equal(true)
    await see(dialog, 'This classroom has its 30 students. Delete one to bring another back.')
  })

  it('say why one of them cannot be brought back, and are asked for anew', async () => {
    removed(...NAMES)
    const { element, dialog } = await opened()
    answer(RESTORE, refusal('This student is no longer in the classroom.', 70), { status: 404 })
    const button = await buttonOf(dialog, 'Zoe R')
    removed('Lea D')
    button.click()
    const failure = await modal(element, 'Bring back')
    await see(failure, 'This student is no longer in the classroom.')
    expect(visibleText(failure)).not.to.include('Retry')
    await press(failure, 'OK')
    const after = await modal(element, 'Recently deleted')
    await see(after, 'Lea D')
    await seeNoMore(after, 'Zoe R')
    expect(after.contains(focused())).to.equal(true)
  })

  it('come back by another attempt where the service could not be reached', async () => {
    removed('Zoe R')
    const { element, dialog } = await opened()
    answer(RESTORE, new Response('', { status: 503 }))
    ;(await buttonOf(dialog, 'Zoe R')).click()
    const failure = await modal(element, 'Bring back')
    answer(RESTORE, { success: true })
    await press(failure, 'Retry')
    await see(await modal(element, 'Recently deleted'), 'Zoe R is back.')
  })

  it('stand in their place at any length, in any script', async () => {
    removed(LONG, RTL)
    const { dialog } = await opened({ width: 320 })
    await see(dialog, RTL)
    expect(dialog.scrollWidth).to.equal(dialog.clientWidth)
    const body = dialog.querySelector('.cx-modal-body') as HTMLElement
    expect(body.scrollWidth).to.equal(body.clientWidth)
  })

  it('bring back whom the list still offers to undo', async () => {
    answer(REMOVED, { success: true, data: [aRemoved({ id: OMAR.id, full_name: 'Omar B' })] })
    const element = await show()
    answer(DELETE, { success: true })
    answer(LIST, { success: true, data: [INES] })
    await press(element, 'Actions for Omar B')
    await press(element, 'Delete')
    await press(await modal(element, 'Delete student'), 'Delete student')
    await see(element, 'Omar B was deleted.')
    await press(element, 'Recently deleted')
    answer(RESTORE, { success: true })
    answer(LIST, { success: true, data: [INES, OMAR] })
    ;(await buttonOf(await modal(element, 'Recently deleted'), 'Omar B')).click()
    await seeNoMore(element, 'Omar B was deleted.')
    await until(() => names(element).join() === 'Ines M,Omar B', 'both rows')
  })

  for (const [where, scene] of [
    ['groups that our team arranges', { classroom: { course_student_group_type_id: 2 } }],
    ['an exchange that has expired', { classroom: { status: 'expired' } }],
  ] as const) {
    it(`are not offered in ${where}`, async () => {
      const element = await show(scene as never)
      expect(visibleText(element)).not.to.include('Recently deleted')
    })
  }
})
