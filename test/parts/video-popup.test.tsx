import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { VideoPlayer, type VideoPlayerProps } from '../../src/parts/video-player/video-player.tsx'
import { allClosed, hasFocus, modal, openModals } from '../support/modals.ts'
import { byRole, press, see, visibleText } from '../support/page.ts'
import { SIX_SECONDS } from '../support/six-seconds.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const LABEL = 'My morning, by Maya T.'

const player = (props: Partial<VideoPlayerProps> = {}) => (
  <VideoPlayer src={SIX_SECONDS} label={LABEL} productName="LUV" {...props} />
)

/** A player that has come, silent; however long a test takes, its video does not end meanwhile. */
async function shown(props: Partial<VideoPlayerProps> = {}, width?: number) {
  const { host, find, render } = show(player(props), width)
  await see(host, '0:00 / 0:06')
  const video = find<HTMLVideoElement>('video')
  video.muted = true
  video.loop = true
  return { host, video, render }
}

/** The popup, opened by its button, with its video. */
async function enlarged(host: HTMLElement) {
  await press(host, 'Open larger')
  const popup = await modal(host, LABEL)
  const video = popup.querySelector('video') ?? expect.fail('no video in the popup')
  await see(popup, '/ 0:06')
  video.loop = true
  await until(() => !video.seeking, 'its picture')
  return { popup, video }
}

describe('a video as a popup', () => {
  afterEach(clear)

  it('stands in a modal of its name with all of its controls, and offers no second one', async () => {
    const { host } = await shown()
    const { popup } = await enlarged(host)
    await byRole(popup, 'button', 'Play')
    expect(visibleText(popup)).to.include('0:06')
    expect(popup.textContent).not.to.include('Open larger')
    expect([...popup.querySelectorAll('button')].map(button => button.ariaLabel)).not.to.include(
      'Open larger',
    )
    await expect(host).to.be.accessible()
  })

  it('begins where the page’s player is, as fast and as loud, and the two never play at once', async () => {
    const { host, video } = await shown()
    video.currentTime = 3
    video.playbackRate = 0.5
    video.volume = 0.25
    await press(host, 'Play')
    await until(() => !video.paused && video.currentTime >= 3, 'it plays')
    const { video: large } = await enlarged(host)
    await until(() => !large.paused && large.currentTime >= 3, 'it goes on there')
    expect([video.paused, large.playbackRate, large.volume, large.muted]).to.deep.equal([
      true,
      0.5,
      0.25,
      true,
    ])
  })

  it('stays as it is where it was not playing', async () => {
    const { host, video } = await shown()
    video.currentTime = 2
    const { video: large } = await enlarged(host)
    await until(() => large.currentTime === 2, 'the same picture')
    expect([video.paused, large.paused]).to.deep.equal([true, true])
  })

  it('is closed by Escape: the page’s player goes on from there, and its button has the focus', async () => {
    const { host, video } = await shown()
    const { popup, video: large } = await enlarged(host)
    large.currentTime = 4
    await press(popup, 'Play')
    await until(() => !large.paused && large.currentTime > 4, 'it plays')
    await sendKeys({ press: 'Escape' })
    await allClosed()
    await until(() => !video.paused && video.currentTime >= 4, 'the page’s player goes on')
    await hasFocus(await byRole(host, 'button', 'Open larger'))
  })

  it('stays closed and silent when it was paused there', async () => {
    const { host, video } = await shown()
    const { popup, video: large } = await enlarged(host)
    large.currentTime = 5
    await until(() => !large.seeking && large.currentTime === 5, 'another picture')
    await press(popup, 'Close')
    await allClosed()
    await until(() => video.currentTime === 5, 'the same picture')
    expect(video.paused).to.equal(true)
  })

  it('tells once that the video was played, wherever that was', async () => {
    let played = 0
    const onPlayed = () => {
      played += 1
    }
    const { host, video } = await shown({ onPlayed })
    const { popup, video: large } = await enlarged(host)
    await press(popup, 'Play')
    await until(() => played === 1 && large.currentTime > 0, 'it plays')
    await press(popup, 'Close')
    await until(() => !video.paused && video.currentTime > 0, 'it goes on in the page')
    expect(played).to.equal(1)
  })

  it('is heard by its own keys alone', async () => {
    const { host, video } = await shown()
    const { popup, video: large } = await enlarged(host)
    ;(await byRole(popup, 'button', 'Play')).focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => large.currentTime === 5, 'five seconds on')
    expect(video.currentTime).to.equal(0)
  })

  it('says there, too, what is the matter with the video', async () => {
    const { host, render } = await shown()
    const { popup } = await enlarged(host)
    render(player({ src: null, stage: 'failed' }))
    await see(popup, 'This video failed to convert to LUV format.')
    await press(popup, 'Close')
    await allClosed()
    await see(host, 'This video failed to convert to LUV format.')
  })

  for (const width of [300, 390])
    it(`fits where the page is ${width} px wide`, async () => {
      const { host } = await shown({}, width)
      const { popup } = await enlarged(host)
      expect(popup.scrollWidth <= popup.clientWidth).to.equal(true)
      expect(openModals(host)).to.have.length(1)
    })
})
