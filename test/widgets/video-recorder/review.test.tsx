import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-recorder/element.ts'
import { byRole, see, unmountAll } from '../../support/page.ts'
import { filmFile, forgetFilms, pick, showRecorder } from '../../support/recorder-stage.ts'
import { signedIn } from '../../support/teacher.ts'

const CHOICES = ['SUBMIT', 'SAVE VIDEO ON DEVICE', 'DELETE & TRY AGAIN']

describe('what can be done with a film', () => {
  afterEach(async () => {
    unmountAll()
    await forgetFilms()
  })

  for (const width of [390, 1280]) {
    it(`is gone through by the keyboard in the order in which it is seen, ${width} px wide`, async () => {
      signedIn()
      const element = showRecorder()
      Object.assign(element.style, { display: 'block', width: `${width}px` })
      await see(element, 'Record or upload your video')
      pick(element, await filmFile())
      const submit = await byRole(element, 'button', 'SUBMIT')
      const buttons = [...(submit.parentElement?.querySelectorAll('button') ?? [])]
      const seen = buttons
        .map(button => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }))
        .sort((one, other) => one.top - other.top || one.left - other.left)
      expect(buttons.map(({ textContent }) => textContent)).to.deep.equal(CHOICES)
      expect(seen.map(({ name }) => name)).to.deep.equal(CHOICES)
    })
  }
})
