import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { answer } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { byRole, fill, press, see, unmountAll } from '../../support/page.ts'
import { CREATE, show } from './a-list.ts'

const LOGIN = { id: 13, username: 'zoe-river-9', password: 'plum-cloud-31', code: 'QX7-KLM' }
const QUESTION = 'Close without the password?'

/** A press of the mouse, which the browser takes for the person's own. */
async function click(root: Element, name: string): Promise<void> {
  const { x, y, width, height } = (await byRole(root, 'button', name)).getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

/** A student was added: the modal that tells the password, this once. */
async function added() {
  const element = await show()
  answer(CREATE, { success: true, data: LOGIN })
  await press(element, 'Add student')
  const form = await modal(element, 'Add student')
  await fill(form, 'First name', 'Zoe')
  await fill(form, 'Last initial', 'B')
  await press(form, 'Add')
  return { element, told: await modal(element, 'Success!') }
}

describe('a password that is shown once', () => {
  afterEach(unmountAll)

  // browsers close a dialog by themselves on an Esc before which nothing was pressed since the last one
  for (const [how, stay] of [
    ['a press', (element: Element) => click(element, 'Stay')],
    ['one Esc after the other', () => sendKeys({ press: 'Escape' })],
  ] as const) {
    it(`outlasts Esc as often as somebody stays by ${how}`, async () => {
      const { element, told } = await added()
      for (let time = 0; time < 3; time += 1) {
        await sendKeys({ press: 'Escape' })
        await modal(element, QUESTION)
        await stay(element)
        await modal(element, 'Success!')
        expect(told.open, `time ${time}`).to.equal(true)
        await see(told, LOGIN.password)
      }
      await sendKeys({ press: 'Escape' })
      await press(await modal(element, QUESTION), 'Close without it')
      await allClosed()
    })
  }
})
