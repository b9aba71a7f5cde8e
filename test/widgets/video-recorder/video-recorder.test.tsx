import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-recorder/element.ts'
import { wantedTarget } from '../../../src/widgets/video-recorder/wanted-target.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { filmFile, forgetFilms, keptPieces, pick, showRecorder } from '../../support/recorder-stage.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const START = 'Record or upload your video'
const PROMPT = 'prompt="Show us your way to school."'
const TARGET = 'action-id="12"'

/** A film is found again once it is in the browser's database. */
const isKept = () => until(async () => (await keptPieces()) > 0, 'the film to be kept')

describe('<cx-video-recorder>', () => {
  beforeEach(() => void signedIn())
  afterEach(async () => {
    unmountAll()
    await forgetFilms()
    localStorage.clear()
  })

  it('renders', async () => {
    const element = showRecorder()
    await see(element, START)
    await byRole(element, 'button', 'Record a video')
    await byRole(element, 'button', 'Upload a video')
    await see(element, 'A recording may take up to 120 seconds.')
  })

  it('is accessible, in every look', () =>
    expectAccessibleLooks('cx-video-recorder', element => see(element, START), `${TARGET} ${PROMPT}`))

  it('fits into every width', () =>
    expectToFit('cx-video-recorder', element => see(element, START), `${TARGET} ${PROMPT}`))

  const targets: [attributes: string, target: ReturnType<typeof wantedTarget>, ids: object][] = [
    ['a task', { for: 'task', classroomId: 7, taskId: 3 }, { classroomId: 7, taskId: 3 }],
    [
      'a response',
      { for: 'response', classroomId: 7, taskId: 3, submissionId: 9 },
      { classroomId: 7, taskId: 3, submissionId: 9 },
    ],
    ['an action item', { for: 'action', actionId: 12 }, { actionId: 12 }],
    ['an action item, whatever else is said', { for: 'action', actionId: 12 }, { actionId: 12, taskId: 3 }],
    ['nothing without a task', null, { classroomId: 7 }],
    ['nothing without a classroom', null, { taskId: 3 }],
    ['nothing', null, {}],
    ['nothing where an id is none', null, { classroomId: 7, taskId: 3, submissionId: -1 }],
    ['nothing where another is none', null, { classroomId: 0.5, taskId: 3 }],
  ]
  for (const [what, target, ids] of targets) {
    it(`is for ${what} where the page gives ${JSON.stringify(ids)}`, () => {
      expect(wantedTarget(ids)).to.deep.equal(target)
    })
  }

  it('says that the page does not say what the video is for', async () => {
    const element = showRecorder('classroom-id="7"')
    await see(element, 'The page does not say which task or action the video is for.')
    expect(element.shadowRoot?.querySelector('button')).to.equal(null)
    element.setAttribute('task-id', '3')
    await see(element, START)
  })

  const limits: [attribute: string, shown: string][] = [
    ['time-limit="1"', 'up to 1 second.'],
    ['time-limit="300"', 'up to 300 seconds.'],
    ['time-limit="301"', 'up to 300 seconds.'],
    ['time-limit="0"', 'up to 120 seconds.'],
    ['time-limit="soon"', 'up to 120 seconds.'],
  ]
  for (const [attribute, shown] of limits) {
    it(`allows ${shown} with ${attribute}`, async () => {
      await see(showRecorder(`${TARGET} ${attribute}`), shown)
    })
  }

  it('shows the prompt and the time, and gives the focus back', async () => {
    const element = showRecorder(`${TARGET} ${PROMPT} time-limit="45"`)
    await press(element, 'Review Prompt')
    await see(element, 'Show us your way to school.')
    await see(element, 'TIME 45 seconds')
    await expect(element).to.be.accessible()
    await press(element, 'Close')
    await seeNoMore(element, 'TIME 45')
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Review Prompt')
  })

  it('offers no prompt where there is none', async () => {
    const element = showRecorder()
    await see(element, START)
    expect(element.shadowRoot?.textContent).not.to.include('Review Prompt')
  })

  const refused: [name: string, type: string, says: string][] = [
    ['notes.pdf', 'application/pdf', 'This file type is not supported on LUV.'],
    ['empty.mp4', 'video/mp4', 'There is nothing in this file. Please choose another one.'],
  ]
  for (const [name, type, says] of refused) {
    it(`says why ${name} cannot be taken, and goes on offering`, async () => {
      const element = showRecorder()
      await see(element, START)
      pick(element, new File(type === 'video/mp4' ? [] : ['x'], name, { type }))
      await see(element, says)
      await expect(element).to.be.accessible()
      pick(element, await filmFile())
      await byRole(element, 'button', 'SUBMIT')
    })
  }

  it('says that nothing was chosen where the choice is closed without one', async () => {
    const element = showRecorder()
    await see(element, START)
    element.shadowRoot?.querySelector('input[type=file]')?.dispatchEvent(new Event('cancel'))
    await see(element, 'You have not selected a file.')
  })

  it('shows a chosen film, tells the page what it is, and finds it again in another element', async () => {
    const element = showRecorder(`${TARGET} label="My way"`)
    await see(element, START)
    const recorded = nextEvent(element, 'cx-recorded')
    const file = await filmFile()
    pick(element, file)
    expect((await recorded).detail).to.deep.equal({
      name: 'my-way.webm',
      type: 'video/webm',
      bytes: file.size,
      seconds: null,
    })
    await see(element, '0:00 / 0:06')
    await byRole(element, 'button', 'SAVE VIDEO ON DEVICE')
    await expect(element).to.be.accessible()
    await isKept()
    unmountAll()
    let again = showRecorder(TARGET)
    await see(again, 'This video was not sent yet.')
    await see(again, '0:00 / 0:06')
    unmountAll()
    again = showRecorder('action-id="13"')
    await see(again, START)
  })

  it('fits into every width with a film', async () => {
    const element = showRecorder(TARGET)
    await see(element, START)
    pick(element, await filmFile())
    await see(element, '0:00 / 0:06')
    await isKept()
    unmountAll()
    await expectToFit('cx-video-recorder', shown => see(shown, 'SAVE VIDEO ON DEVICE'), `${TARGET} ${PROMPT}`)
  })

  it('asks before it deletes, keeps the focus, and begins anew', async () => {
    const element = showRecorder()
    await see(element, START)
    pick(element, await filmFile())
    await press(element, 'DELETE & TRY AGAIN')
    await see(element, 'Delete this video?')
    await press(element, 'Keep it')
    await seeNoMore(element, 'Delete this video?')
    await press(element, 'DELETE & TRY AGAIN')
    await press(element, 'Delete')
    await see(element, START)
    await until(() => element.shadowRoot?.activeElement?.matches('button'), 'the focus stays in the element')
  })

  it('names a file that the browser cannot play, which can be sent all the same', async () => {
    const element = showRecorder()
    await see(element, START)
    pick(element, new File(['x'.repeat(3_000)], 'old.wmv', { type: 'video/x-ms-wmv' }))
    await see(element, 'old.wmv 2.9 KB Your browser cannot show this kind of file.')
    await byRole(element, 'button', 'SUBMIT')
    await expect(element).to.be.accessible()
  })

  it('tries to show what a browser says that it plays, whatever the codecs are called', async () => {
    const element = showRecorder()
    await see(element, START)
    pick(element, new File(['x'.repeat(3_000)], 'new.mp4', { type: 'video/mp4;codecs=avc9.123,mp4a.9.9' }))
    // it is no film: that is said when it was tried
    await see(element, 'The product had a problem when trying to render the video: new.mp4.')
  })

  it('says in the words of the specification that a file cannot be shown, which can be sent all the same', async () => {
    const element = showRecorder()
    await see(element, START)
    pick(element, new File(['x'.repeat(3_000)], 'broken.webm', { type: 'video/webm' }))
    await see(
      element,
      'Oops, something went wrong. The product had a problem when trying to render the video: broken.webm.',
    )
    await byRole(element, 'button', 'SUBMIT')
    await expect(element).to.be.accessible()
  })

  it('takes a film that is dropped', async () => {
    const element = showRecorder()
    await see(element, START)
    const place = element.shadowRoot?.querySelector('.recorder-start')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await filmFile())
    place?.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
    await see(element, 'Drop the video here')
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await byRole(element, 'button', 'SUBMIT')
  })

  it('tells the page that the person does without', async () => {
    const element = showRecorder()
    const cancelled = nextEvent(element, 'cx-cancelled')
    await press(element, 'Cancel')
    expect((await cancelled).detail).to.deep.equal({ reason: 'cancelled' })
  })
})
