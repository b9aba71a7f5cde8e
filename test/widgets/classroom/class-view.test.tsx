import { expect } from '@open-wc/testing'
import { viewPlatform } from '../../../src/core/students/view-platform.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { hasFocus, modal } from '../../support/modals.ts'
import { byRole, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { show } from './a-classroom.ts'

const CLASS = 'POST /api/teacher/classrooms/{id}/whole-class-token'
const code = {
  success: true,
  data: { token: 'c'.repeat(43), user_type: { slug: 'whole-class' } },
} as const
const real = { ...viewPlatform }

/** Tabs that are noted: what becomes of each, in order. */
function tabs(isAllowed = true) {
  const noted: string[] = []
  viewPlatform.isIos = () => false
  viewPlatform.openTab = () => {
    noted.push('opened')
    return isAllowed ? { go: href => noted.push(href) > 0, close: () => void noted.push('closed') } : null
  }
  return noted
}

const wholeClass = { classroom: { course_student_group_type_id: 3 } } as const

describe('the Class View in the header of a classroom', () => {
  afterEach(() => {
    unmountAll()
    Object.assign(viewPlatform, real)
  })

  it('is there with the header, and opens the student site as the class sees it', async () => {
    const noted = tabs()
    const come = hold(CLASS, code)
    const element = await show(wholeClass)
    const links = element.shadowRoot?.querySelector('.links') as HTMLElement
    expect(links.textContent).to.include('Class View')
    const before = links.getBoundingClientRect()
    const button = await byRole(element, 'button', 'Class View')
    button.focus()
    await press(element, 'Class View')
    await see(element, 'Opening…')
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    come()
    await until(() => noted.length === 2, 'the address')
    expect(noted[1]).to.include('user_type=whole-class')
    expect(answered(CLASS)[0]?.params).to.deep.equal({ id: 7 })
    await until(() => button.getAttribute('aria-disabled') === null, 'rest')
    expect(links.getBoundingClientRect().toJSON()).to.deep.equal(before.toJSON())
    await hasFocus(button)
    await expect(element).to.be.accessible()
  })

  it('gives a link where no tab is opened, and says what went wrong', async () => {
    tabs(false)
    answer(CLASS, code)
    const element = await show(wholeClass)
    await press(element, 'Class View')
    const dialog = await modal(element, 'Class View')
    await byRole(dialog, 'link', 'Open the student site')
    await press(dialog, 'Close')
    answer(CLASS, refusal('Service Error'), { status: 500 })
    await press(element, 'Class View')
    await see(await modal(element, 'Class View'), 'Service Error')
  })

  for (const [how, type] of [
    ['for themselves', 1],
    ['as groups', 2],
  ] as const) {
    it(`is not there where students post ${how}`, async () => {
      const element = await show({ classroom: { course_student_group_type_id: type } })
      expect(visibleText(element)).not.to.include('Class View')
    })
  }
})
