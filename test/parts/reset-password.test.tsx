import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { ResetPasswordModal } from '../../src/parts/students/profile/reset-password-modal.tsx'
import { answer, hold, refusal } from '../support/answer.ts'
import { heldTimers } from '../support/held-timers.ts'
import { modal, sentences } from '../support/modals.ts'
import { byRole, press, see } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { clear, show } from '../ui/show.tsx'

const RESET = 'PUT /api/teacher/classrooms/{id}/students/{student_id}/password'

const ada = { id: 3, full_name: 'Ada B' }
const SUPPORT = 'support@luv.example'
const GONE = 'This student is no longer in the classroom.'

beforeEach(() => void signedIn())
afterEach(clear)

describe('the modal that resets a password', () => {
  // what is said for a moment stays until it is seen
  heldTimers()

  const PORTAL = 'https://luv.example/demo/student/'
  const login = { id: 3, username: 'otter-maple-42', password: 'acorn-river-piano-77', code: 'QX7-KLM' }

  function opened() {
    const heard: string[] = []
    const { host } = show(
      <ResetPasswordModal
        classroom={{ id: 7 }}
        student={ada}
        portal={PORTAL}
        support={SUPPORT}
        onClose={() => heard.push('closed')}
      />,
    )
    return { host, heard }
  }

  it('asks first, and then has the instructions to copy', async () => {
    const come = hold(RESET, { success: true, data: login })
    const { host, heard } = opened()
    await see(
      await modal(host, 'Reset password'),
      'Ada B will get a new password. One that they have now will no longer work.',
    )
    await expect(host).to.be.accessible()
    await press(host, 'Reset password')
    await see(host, 'Resetting the password…')
    await sendKeys({ press: 'Escape' })
    expect(heard).to.deep.equal([])
    come()
    const dialog = await modal(host, 'Password reset')
    await see(dialog, 'The password of Ada B has been reset.')
    for (const said of [
      `Student portal: ${PORTAL}`,
      'Username: otter-maple-42',
      'Classroom code: QX7-KLM',
      'Password: acorn-river-piano-77',
      'A new password will be requested after login.',
    ])
      expect(dialog.querySelector('pre')?.textContent).to.include(said)
    await expect(host).to.be.accessible()
    const { writeText } = navigator.clipboard
    const copied: string[] = []
    navigator.clipboard.writeText = async text => {
      copied.push(text)
    }
    await press(dialog, 'Copy instructions')
    await see(dialog, 'Copied!')
    navigator.clipboard.writeText = writeText
    expect(copied).to.deep.equal([dialog.querySelector('pre')?.textContent])
    await press(dialog, 'OK')
    expect(heard).to.deep.equal(['closed'])
  })

  it('asks before the password is closed without a copy of it', async () => {
    answer(RESET, { success: true, data: login })
    const { host, heard } = opened()
    await modal(host, 'Reset password')
    await press(host, 'Reset password')
    const dialog = await modal(host, 'Password reset')
    await sendKeys({ press: 'Escape' })
    await press(await modal(host, 'Close without the password?'), 'Stay')
    await see(dialog, 'Password: acorn-river-piano-77')
    expect(heard).to.deep.equal([])
    await press(dialog, 'OK')
    await press(await modal(host, 'Close without the password?'), 'Close without it')
    expect(heard).to.deep.equal(['closed'])
  })

  it('says that it may be tried again where the server has failed, and leads to support', async () => {
    answer(RESET, refusal('The passwords are locked.'), { status: 503 })
    const { host } = opened()
    await modal(host, 'Reset password')
    await press(host, 'Reset password')
    await byRole(host, 'button', 'Retry')
    expect(sentences(await modal(host, 'Reset password'))).to.deep.equal([
      'The passwords are locked. Please try again.',
      `Please contact support. ${SUPPORT}`,
    ])
  })

  it('leads to support where the student is gone meanwhile', async () => {
    answer(RESET, refusal(GONE, STUDENT_GONE), { status: 404 })
    const { host, heard } = opened()
    await modal(host, 'Reset password')
    await press(host, 'Reset password')
    await see(host, GONE)
    const [dialog] = [await modal(host, 'Reset password')]
    expect(sentences(dialog)).to.deep.equal([GONE, `Please contact support. ${SUPPORT}`])
    expect((await byRole(dialog, 'link', SUPPORT)).getAttribute('href')).to.equal(`mailto:${SUPPORT}`)
    await expect(host).to.be.accessible()
    await press(host, 'OK')
    expect(heard).to.deep.equal(['closed'])
  })

  it('offers another attempt where the service cannot be reached', async () => {
    answer(RESET, new Response('', { status: 503 }))
    const { host } = opened()
    await modal(host, 'Reset password')
    await press(host, 'Reset password')
    await byRole(host, 'button', 'Retry')
    answer(RESET, { success: true, data: login })
    await press(host, 'Retry')
    await modal(host, 'Password reset')
  })
})
