import { expect } from '@open-wc/testing'
import { answer, hold, refusal } from '../../support/answer.ts'
import { modal, openModals } from '../../support/modals.ts'
import { press, see, tick, unmountAll } from '../../support/page.ts'
import { stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { APPROVAL, all, aProfileOf, INES, OLD_ENOUGH, place, serverHas, show } from './a-list.ts'

const NAMES = 'GET /api/teacher/classrooms/{id}/small-group-names'

describe('the list while a profile is open', () => {
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  it('keeps what went wrong until it is in sight again', async () => {
    const element = await show()
    aProfileOf(INES)
    const comes = hold(APPROVAL, refusal('Not now.'), { status: 422 })
    await tick(element, 'Approval of what Omar B posts')
    await press(element, 'Ines M')
    await see(element, 'TASK VIDEOS')
    comes()
    const omar = all<HTMLInputElement>(element, '.approval input')[1]
    await until(() => omar?.checked === false, 'what was refused to be taken back')
    expect(openModals()).to.have.length(0)
    await press(element, 'Back')
    await see(await modal(element, 'Approval'), 'Not now.')
  })

  it('opens no modal of its own out of sight', async () => {
    const waiting = { id: 12, group_name: 'Group 2', username_prefix: 'group-2' }
    serverHas([INES], { ...OLD_ENOUGH, course_student_group_type_id: 2 })
    answer(NAMES, { success: true, data: [waiting] })
    aProfileOf(INES)
    const element = place({ attributes: 'student-id="11"' })
    await see(element, 'TASK VIDEOS')
    await until(() => all(element, '.groups-notices .cx-notice').length > 0, 'the notice of the names')
    expect(openModals()).to.have.length(0)
    await press(element, 'Back')
    await until(() => openModals().length === 1, 'the review of the names')
  })
})
