import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-recorder/element.ts'
import { cameraPlatform } from '../../../src/core/recording/camera-platform.ts'
import { press, unmountAll } from '../../support/page.ts'
import { showRecorder } from '../../support/recorder-stage.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

/** A camera of a shape, which looks where it says. */
function cameraOf(width: number, height: number, facingMode?: string): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const stream = canvas.captureStream(30)
  const [track] = stream.getVideoTracks()
  if (!track) throw new Error('a canvas has one')
  const settings = track.getSettings()
  track.getSettings = () => ({ ...settings, ...(facingMode && { facingMode }) })
  return stream
}

describe('the mirror of <cx-video-recorder>', () => {
  const { open } = cameraPlatform
  beforeEach(() => void signedIn())
  afterEach(() => {
    cameraPlatform.open = open
    unmountAll()
    localStorage.clear()
  })

  async function mirrorOf(stream: MediaStream): Promise<HTMLVideoElement> {
    cameraPlatform.open = async () => stream
    const element = showRecorder()
    await press(element, 'Record a video')
    const mirror = await until(() => element.shadowRoot?.querySelector('video'), 'the camera')
    await until(() => mirror.videoWidth > 0, 'its picture')
    return mirror
  }

  const shapes: [shape: string, width: number, height: number][] = [
    ['upright', 720, 1_280],
    ['wide', 1_280, 720],
    ['square', 720, 720],
  ]
  for (const [shape, width, height] of shapes) {
    it(`shows all of an ${shape} picture, with room for what is below it`, async () => {
      const mirror = await mirrorOf(cameraOf(width, height))
      expect(getComputedStyle(mirror).objectFit).to.equal('contain')
      const box = mirror.getBoundingClientRect()
      const most = Math.min(innerHeight * 0.5, 560)
      const whole = Math.min(most, (box.width * height) / width)
      await until(() => Math.abs(mirror.getBoundingClientRect().height - whole) < 1, `${whole} high`)
      const stage = mirror.closest('.recorder-stage')?.getBoundingClientRect()
      expect(stage?.height).to.be.closeTo(mirror.getBoundingClientRect().height, 1)
    })
  }

  const looks: [facingMode: string | undefined, isTurned: boolean][] = [
    [undefined, true],
    ['user', true],
    ['environment', false],
  ]
  for (const [facingMode, isTurned] of looks) {
    it(`${isTurned ? 'turns' : 'does not turn'} the picture of a camera that says ${facingMode}`, async () => {
      const mirror = await mirrorOf(cameraOf(720, 1_280, facingMode))
      expect(getComputedStyle(mirror).scale).to.equal(isTurned ? '-1 1' : 'none')
    })
  }
})
