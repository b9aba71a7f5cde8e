import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-player/element.ts'
import { VIDEO_RELOAD_MS } from '../../../src/contract/limits/video-player.ts'
import { heldTimers } from '../../support/held-timers.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { byRole, mount, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'

const SRC = new URL('../../support/videos/six-seconds.webm', import.meta.url).href
/** Something that is there, and is no video. */
const UNPLAYABLE = 'data:video/webm;base64,AAAA'
const NOT_READY = 'VIDEO IS NOT READY YET TRY AGAIN LATER'
const PROCESSING = 'VIDEO IS PROCESSING'
const FAILED = 'Error while load video.'

const show = (attributes: string) => mount(`<cx-video-player ${attributes}></cx-video-player>`)
const videoOf = (element: HTMLElement) => element.shadowRoot?.querySelector('video')
const hasControls = (element: HTMLElement) => Boolean(element.shadowRoot?.querySelector('input'))

describe('<cx-video-player> whose video cannot be played', () => {
  const timers = heldTimers()
  afterEach(unmountAll)

  const states: [what: string, attributes: string, text: string, hasReload: boolean][] = [
    ['has no address', '', NOT_READY, true],
    ['has an empty address', 'src=""', NOT_READY, true],
    ['has no address and a stage that nobody knows', 'stage="boiling"', NOT_READY, true],
    ['is no video', `src="${UNPLAYABLE}"`, FAILED, true],
    ['is being converted', 'stage="processing"', PROCESSING, false],
    [
      'is being converted and cannot be played as it came',
      `stage="processing" src="${UNPLAYABLE}"`,
      PROCESSING,
      false,
    ],
    ['could not be converted', 'stage="failed"', 'This video failed to convert to LUV format.', false],
    [
      'could not be converted, under the brand',
      `stage="failed" src="${SRC}" brand="players"`,
      'This video failed to convert to Players Exchange format.',
      false,
    ],
  ]
  for (const [what, attributes, text, hasReload] of states) {
    it(`says so where it ${what}`, async () => {
      const element = show(attributes)
      await see(element, text)
      expect(hasControls(element)).to.equal(false)
      expect(/Reload/.test(visibleText(element))).to.equal(hasReload)
      await expect(element).to.be.accessible()
    })
  }

  it('is accessible, in every look', () =>
    expectAccessibleLooks('cx-video-player', element => see(element, NOT_READY)))

  it('fits into every width', () => expectToFit('cx-video-player', element => see(element, NOT_READY)))

  it('loads again what failed, and keeps the focus', async () => {
    const element = show(`src="${UNPLAYABLE}"`)
    await see(element, FAILED)
    const reload = await byRole(element, 'button', 'Reload')
    const video = videoOf(element)
    let loads = 0
    video?.addEventListener('loadstart', () => loads++)
    reload.focus()
    await press(element, 'Reload')
    await until(() => loads === 1, 'it is loaded again')
    await see(element, FAILED)
    element.setAttribute('src', SRC)
    await see(element, '0:00 / 0:06')
    await until(
      () => element.shadowRoot?.activeElement?.matches('button, input'),
      'the focus stays in the player',
    )
  })

  it('is looked for every four seconds while it is being converted, until it can be played', async () => {
    const element = show(`src="${UNPLAYABLE}" stage="processing"`)
    await see(element, PROCESSING)
    const video = videoOf(element)
    let loads = 0
    video?.addEventListener('loadstart', () => loads++)
    timers.pass(VIDEO_RELOAD_MS - 1)
    expect(loads).to.equal(0)
    timers.pass(1)
    await until(() => loads === 1, 'it is looked for')
    await see(element, PROCESSING)
    element.setAttribute('src', SRC)
    await see(element, '0:00 / 0:06')
    await until(() => loads === 2, 'the video that there is now')
    timers.pass(10 * VIDEO_RELOAD_MS)
    await byRole(element, 'button', 'Play')
    expect(loads).to.equal(2)
  })

  it('plays what has not been converted yet where the browser can', async () => {
    const element = show(`src="${SRC}" stage="processing"`)
    await see(element, '0:00 / 0:06')
    expect(visibleText(element)).not.to.contain(PROCESSING)
  })

  it('goes silent when it turns out that it could not be converted', async () => {
    const element = show(`src="${SRC}" stage="processing"`)
    await see(element, '0:00 / 0:06')
    const video = videoOf(element)
    if (video) video.muted = true
    await press(element, 'Play')
    await until(() => video?.paused === false, 'it plays')
    const pause = await byRole(element, 'button', 'Pause')
    pause.focus()
    element.setAttribute('stage', 'failed')
    await see(element, 'failed to convert')
    await until(() => video?.paused, 'silence')
  })
})
