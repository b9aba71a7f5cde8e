import { expect } from '@open-wc/testing'
import { browserPlatform } from '../../src/core/browser-platform.ts'
import { viewPlatform } from '../../src/core/students/view-platform.ts'
import { StudentViewButton } from '../../src/parts/students/profile/student-view-button.tsx'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { allClosed, hasFocus, modal } from '../support/modals.ts'
import { byRole, press, see } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const ONE = 'POST /api/teacher/classrooms/{id}/students/{student_id}/masquerade-token'
const CLASS = 'POST /api/teacher/classrooms/{id}/whole-class-token'
const token = 'c'.repeat(43)
const code = { success: true, data: { token, user_type: { slug: 'student' } } } as const
const LINK = `https://host.example/demo/student/?student_token=${token}&user_type=student`

const real = { ...viewPlatform }

/** A browser whose tabs are noted: what becomes of each, in order. */
function tabs({ isIos = false, isAllowed = true, isClosed = false } = {}) {
  const noted: string[] = []
  viewPlatform.isIos = () => isIos
  viewPlatform.openTab = () => {
    noted.push('opened')
    if (!isAllowed) return null
    return {
      go(href) {
        noted.push(href)
        return !isClosed
      },
      close: () => void noted.push('closed'),
    }
  }
  return noted
}

function button(studentId: number | null = 11) {
  return show(
    <StudentViewButton
      of={{ classroomId: 7, studentId }}
      site="https://host.example/demo/student/"
      label="Student View"
    />,
  ).host
}

describe('the button that shows the student site as a student sees it', () => {
  beforeEach(() => void signedIn())
  afterEach(() => {
    clear()
    Object.assign(viewPlatform, real)
  })

  it('opens a tab within the press, and leads it there once the code has come', async () => {
    const noted = tabs()
    const come = hold(ONE, code)
    const host = button()
    await press(host, 'Student View')
    expect(noted).to.deep.equal(['opened'])
    await see(host, 'Opening…')
    come()
    await until(() => noted.length > 1, 'the address')
    expect(noted).to.deep.equal(['opened', LINK])
    expect(answered(ONE)[0]?.params).to.deep.equal({ id: 7, student_id: 11 })
    await expect(host).to.be.accessible()
  })

  it('asks for a code of the whole class where nobody is named', async () => {
    const noted = tabs()
    answer(CLASS, { success: true, data: { token, user_type: { slug: 'whole-class' } } })
    await press(button(null), 'Student View')
    await until(() => noted.length > 1, 'the address')
    expect(noted[1]).to.include('user_type=whole-class')
    expect(answered(CLASS)[0]?.params).to.deep.equal({ id: 7 })
  })

  for (const [what, browser, opened] of [
    ['an iPhone or iPad, without a tab', { isIos: true }, []],
    ['a browser that opens no tab', { isAllowed: false }, ['opened']],
    ['somebody who has closed the tab meanwhile', { isClosed: true }, ['opened', LINK]],
  ] as const) {
    it(`gives ${what} a link in a modal, good for one press`, async () => {
      const noted = tabs(browser)
      answer(ONE, code)
      const host = button()
      await press(host, 'Student View')
      const dialog = await modal(host, 'Student View')
      expect(noted).to.deep.equal(opened)
      const link = await byRole(dialog, 'link', 'Open the student site')
      expect([link.getAttribute('href'), link.getAttribute('target')]).to.deep.equal([LINK, '_blank'])
      await expect(host).to.be.accessible()
      link.addEventListener('click', event => event.preventDefault())
      link.click()
      await allClosed()
      await hasFocus(await byRole(host, 'button', 'Student View'))
    })
  }

  it('closes the tab and says so where there is no code', async () => {
    const noted = tabs()
    answer(ONE, refusal('This student is no longer in the classroom.', 70), { status: 404 })
    const host = button()
    await press(host, 'Student View')
    await see(await modal(host, 'Student View'), 'This student is no longer in the classroom.')
    expect(noted).to.deep.equal(['opened', 'closed'])
    await expect(host).to.be.accessible()
  })

  for (const [agent, touches, isIos] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', 5, true],
    ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) CriOS/137', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 0, false],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/137', 5, false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/137', 10, false],
  ] as const) {
    it(`takes '${agent}' with ${touches} fingers for iOS: ${isIos}`, () => {
      const own = {
        userAgent: { value: agent, configurable: true },
        maxTouchPoints: { value: touches, configurable: true },
      }
      Object.defineProperties(navigator, own)
      try {
        expect(viewPlatform.isIos()).to.equal(isIos)
        // which shows of a PDF the first page, and has keys for how loud it is
        expect(browserPlatform.setsVolume()).to.equal(!isIos)
        if (isIos) expect(browserPlatform.showsPdfs()).to.equal(false)
      } finally {
        Reflect.deleteProperty(navigator, 'userAgent')
        Reflect.deleteProperty(navigator, 'maxTouchPoints')
      }
    })
  }
})
