import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-recorder/element.ts'
import { platform } from '../../../src/core/platform.ts'
import { cameraPlatform } from '../../../src/core/recording/camera-platform.ts'
import { mayLeavePage } from '../../support/leaving.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { forgetFilms, showRecorder } from '../../support/recorder-stage.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

/** Chromium's own camera, which shows a clock, and its microphone, which beeps. */
describe('<cx-video-recorder> with a camera', () => {
  const { open, record, canRecord, isSecure } = cameraPlatform
  const { after, now } = platform
  const { transaction } = IDBDatabase.prototype
  beforeEach(() => void signedIn())
  afterEach(async () => {
    Object.assign(cameraPlatform, { open, record, canRecord, isSecure })
    Object.assign(platform, { after, now })
    IDBDatabase.prototype.transaction = transaction
    unmountAll()
    await forgetFilms()
    localStorage.clear()
  })

  /**
   * A recorder for 30 seconds, and what has them be over as soon as something was recorded, however long a busy machine
   * takes for that.
   */
  function withLimit() {
    let over = () => {}
    let isRecorded = false
    platform.after = (ms, work) => {
      if (ms !== 30_000) return after(ms, work)
      over = work
      return () => {}
    }
    cameraPlatform.record = (...given) => {
      const recorder = record(...given)
      recorder.addEventListener('dataavailable', ({ data }) => {
        isRecorded ||= data.size > 0
      })
      return recorder
    }
    const something = () => until(() => isRecorded, 'something is recorded')
    return {
      element: showRecorder('action-id="12" time-limit="30"'),
      something,
      async pass() {
        await something()
        over()
      },
    }
  }

  /** Stands still until the test lets it go on: what is shown for a second is seen on a busy machine, too. */
  function stopClock(): () => void {
    const stopped = now()
    platform.now = () => stopped
    return () => {
      const behind = now() - stopped
      platform.now = () => now() - behind
    }
  }

  const shutter = (element: HTMLElement) =>
    until(() => element.shadowRoot?.querySelector<HTMLButtonElement>('.recorder-shutter'), 'the shutter')

  it('shows the camera, records by the keyboard alone, and plays what was recorded', async () => {
    const { element, something } = withLimit()
    await press(element, 'Record a video')
    await field(element, 'Camera')
    const mirror = await until(() => element.shadowRoot?.querySelector('video'), 'the camera')
    await until(() => mirror.videoWidth > 0 && !mirror.paused, 'its picture')
    expect(mirror.muted).to.equal(true)
    await expect(element).to.be.accessible()
    const button = await shutter(element)
    expect(element.shadowRoot?.activeElement?.getRootNode()).to.equal(element.shadowRoot)
    const goOn = stopClock()
    button.focus()
    button.click()
    await see(element, 'Recording starts in 3')
    await see(element, '0:00 / 0:30')
    expect(button.ariaDisabled).to.equal('true')
    button.click()
    goOn()
    await see(element, /0:0[1-9] \/ 0:30/)
    expect(element.shadowRoot?.activeElement).to.equal(button)
    await see(element, /0:0[2-9] \/ 0:30/)
    expect(button.ariaDisabled).to.equal('false')
    await something()
    const recorded = nextEvent<{ type: string; bytes: number; seconds: number }>(element, 'cx-recorded')
    button.click()
    const { detail } = await recorded
    expect(detail.type).to.match(/^video\/(webm|mp4)/)
    expect(detail.bytes).to.be.greaterThan(1_000)
    expect(detail.seconds).to.be.within(2, 30)
    await byRole(element, 'button', 'SUBMIT')
    await see(element, /0:0\d \/ 0:0[1-9]/)
    await until(() => element.shadowRoot?.activeElement?.matches('button, input'), 'the focus stays')
    expect(mirror.srcObject).to.equal(null)
  })

  it('ends by itself at the limit', async () => {
    const { element, pass } = withLimit()
    await press(element, 'Record a video')
    await field(element, 'Camera')
    stopClock()
    await press(element, 'Start recording')
    await see(element, '0:00 / 0:30')
    await pass()
    await byRole(element, 'button', 'SUBMIT')
  })

  it('lets go of the camera when the person cancels, and when the element goes', async () => {
    const tracks: MediaStreamTrack[] = []
    cameraPlatform.open = async wanted => {
      const stream = await open(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
    const element = showRecorder()
    await press(element, 'Record a video')
    await field(element, 'Camera')
    await press(element, 'Cancel')
    await see(element, 'Record or upload your video')
    expect(tracks.map(({ readyState }) => readyState)).to.deep.equal(['ended', 'ended'])
    await press(element, 'Record a video')
    await field(element, 'Camera')
    unmountAll()
    await until(() => tracks.every(({ readyState }) => readyState === 'ended'), 'nothing is open')
    expect(tracks).to.have.length(4)
  })

  it('asks before a recording is cancelled, which goes on meanwhile', async () => {
    const element = showRecorder('action-id="12" time-limit="30"')
    await press(element, 'Record a video')
    await field(element, 'Camera')
    const goOn = stopClock()
    await press(element, 'Start recording')
    await see(element, '0:00 / 0:30')
    goOn()
    await press(element, 'Cancel')
    const asked = await modal(element, 'Delete this recording?')
    await expect(element).to.be.accessible()
    await press(asked, 'Go on recording')
    await allClosed()
    await see(element, /0:0[1-9] \/ 0:30/)
    await press(element, 'Cancel')
    await press(await modal(element, 'Delete this recording?'), 'Delete')
    await see(element, 'Record or upload your video')
    await allClosed()
  })

  it('says that the browser cannot keep the video, while it is recorded and as long as it is there', async () => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('', 'InvalidStateError')
    }
    const { element, pass } = withLimit()
    await press(element, 'Record a video')
    await field(element, 'Camera')
    const told: boolean[] = []
    const busy = (isBusy: boolean) =>
      until(() => told.at(-1) === isBusy, `leaving ${isBusy ? 'loses' : 'does not lose'} something`)
    element.addEventListener('cx-busy-changed', event =>
      told.push((event as CustomEvent<{ busy: boolean }>).detail.busy),
    )
    await press(element, 'Start recording')
    await see(element, 'There is no room in this browser to keep your video.')
    await pass()
    await byRole(element, 'button', 'SUBMIT')
    await see(element, 'There is no room in this browser to keep your video.')
    await expect(element).to.be.accessible()
    await busy(true)
    await until(() => !mayLeavePage(), 'the browser asks before the page is left')
    await press(element, 'DELETE & TRY AGAIN')
    await press(await modal(element, 'Delete this video?'), 'Delete')
    await busy(false)
    await until(mayLeavePage, 'the page may be left')
  })

  it('offers the cameras and microphones that there are, and remembers the choice', async () => {
    const element = showRecorder()
    await press(element, 'Record a video')
    const meter = await until(() => element.shadowRoot?.querySelector('meter'), 'the level')
    // it beeps once a second
    await until(() => meter.value > 0, 'the microphone is heard')
    await until(() => /^([1-9]|\d\d|100)%$/.test(meter.ariaValueText ?? ''), 'how loud it is')
    const microphone = (await field(element, 'Microphone')) as unknown as HTMLSelectElement
    const other = await until(
      () => [...microphone.options].find(({ value }) => value !== microphone.value),
      'another microphone',
    )
    const { value } = other
    await fill(element, 'Microphone', value)
    await until(() => localStorage.getItem('cx-microphone') === value, 'it is remembered')
    const chosen = async () => ((await field(element, 'Microphone')) as unknown as HTMLSelectElement).value
    await until(async () => (await chosen()) === value, 'it is the one')
  })

  const troubles: [name: string, text: string][] = [
    ['NotAllowedError', "User doesn't allow the browser to access the webcam and/or microphone"],
    ['NotFoundError', 'No camera or no microphone was found.'],
    ['NotReadableError', 'Another program uses the camera or the microphone.'],
    ['UnknownError', 'An error occurred while loading the media'],
  ]
  for (const [name, text] of troubles) {
    it(`says '${text}' and goes on offering a file`, async () => {
      cameraPlatform.open = () => Promise.reject(new DOMException('', name))
      const element = showRecorder()
      const failed = nextEvent<{ during: string; reason: string }>(element, 'cx-failed')
      await press(element, 'Record a video')
      await see(element, text)
      const { during, reason } = (await failed).detail
      expect([during, reason.startsWith(text)]).to.deep.equal(['recording', true])
      await byRole(element, 'button', 'Upload a video')
      await until(() => element.shadowRoot?.activeElement?.matches('button'), 'the focus stays')
      await expect(element).to.be.accessible()
      cameraPlatform.open = open
      await press(element, 'Try again')
      await field(element, 'Camera')
    })
  }

  const unable: [what: string, platform: Partial<typeof cameraPlatform>, text: string][] = [
    [
      'a browser that records nothing',
      { canRecord: () => false },
      'If you would like to record a video, please use the Safari browser, or you can upload a video here.',
    ],
    [
      'a page without a secure connection',
      { isSecure: () => false },
      'A video can be recorded only where the address of the page begins with https.',
    ],
  ]
  for (const [what, platform, text] of unable) {
    it(`offers a file alone on ${what}`, async () => {
      Object.assign(cameraPlatform, platform)
      const element = showRecorder()
      await see(element, text)
      expect((await byRole(element, 'button', 'Record a video')).matches(':disabled')).to.equal(true)
      expect((await byRole(element, 'button', 'Upload a video')).className).to.include('primary')
      await expect(element).to.be.accessible()
    })
  }
})
