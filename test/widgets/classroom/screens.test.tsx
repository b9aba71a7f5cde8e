import { expect } from '@open-wc/testing'
import type { NavigateDetail } from '../../../src/element/types.ts'
import { noScreenIn, plantScreens, screenIn, traverse } from '../../element/screens/a-screen.tsx'
import { answered } from '../../support/answer.ts'
import { byRole, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import { CLASSROOM, serverHas, show } from './a-classroom.ts'

const EDIT = 'cx-edit-classroom'

describe('the screens that a classroom shows in its own place', () => {
  before(plantScreens)
  beforeEach(watchStepsBack)
  afterEach(async () => {
    await stepsBackTaken()
    unmountAll()
    history.replaceState(null, '')
  })

  it('are the edit page and its Cancel, and the classroom is up to date afterwards', async () => {
    const element = await show()
    await press(element, 'Edit Classroom')
    await see(element, 'Editing 7')
    expect(visibleText(element)).not.to.include('QX7-KLM')
    await expect(element).to.be.accessible()
    serverHas({ name: 'Renamed' })
    const before = answered(CLASSROOM).length
    await press(element, 'Cancel')
    await see(element, 'Renamed')
    expect(answered(CLASSROOM).length).to.be.greaterThan(before)
    await noScreenIn(element)
  })

  it("close by the browser's Back, and open by its Forward", async () => {
    const element = await show()
    await press(element, 'Edit Classroom')
    await screenIn(element, EDIT)
    await traverse('back')
    await see(element, 'QX7-KLM')
    await traverse('forward')
    await see(element, 'Editing 7')
  })

  it('are left to a page that handles them', async () => {
    const element = await show()
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const asked = nextEvent<NavigateDetail>(element, 'cx-navigate')
    await press(element, 'Edit Classroom')
    expect((await asked).detail.path).to.equal('/classroom/7/edit')
    expect(element.shadowRoot?.querySelector(EDIT)).to.equal(null)
  })

  it('are forgotten when another classroom takes the place of this one', async () => {
    const element = await show()
    await press(element, 'Edit Classroom')
    await see(element, 'Editing 7')
    element.classroomId = 8
    await see(element, 'QX7-KLM')
    element.classroomId = 7
    await noScreenIn(element)
    await until(() => answered(CLASSROOM).length > 2, 'the classroom')
    await byRole(element, 'link', 'Edit Classroom')
  })
})
