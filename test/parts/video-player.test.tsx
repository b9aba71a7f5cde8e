import { expect } from '@open-wc/testing'
import { VIDEO_RELOAD_MS } from '../../src/contract/limits/video-player.ts'
import { VideoPlayer, type VideoPlayerProps } from '../../src/parts/video-player/video-player.tsx'
import { heldTimers } from '../support/held-timers.ts'
import { byRole, press, see, visibleText } from '../support/page.ts'
import { SIX_SECONDS } from '../support/six-seconds.ts'
import { until } from '../support/until.ts'
import { clear, isFocused, show } from '../ui/show.tsx'

/** Something that is there, and is no video. */
const UNPLAYABLE = 'data:video/webm;base64,AAAA'
const PROCESSING = 'VIDEO IS PROCESSING'
const NOT_READY = 'VIDEO IS NOT READY YET TRY AGAIN LATER'
const NOT_YET = 'The video is not ready yet'
const UNCONVERTED = 'This video failed to convert to LUV format.'

const player = (props: Partial<VideoPlayerProps>) => (
  <VideoPlayer src={SIX_SECONDS} label="My morning, by Maya T." productName="LUV" {...props} />
)

describe('the player of a video that the server works on', () => {
  const timers = heldTimers()
  afterEach(clear)

  const states: [what: string, props: Partial<VideoPlayerProps>, text: string][] = [
    ['is being converted', { stage: 'processing', src: null }, PROCESSING],
    [
      'is being converted and cannot be played as it came',
      { stage: 'processing', src: UNPLAYABLE },
      PROCESSING,
    ],
    ['could not be converted', { stage: 'failed', src: null }, UNCONVERTED],
    [
      'could not be converted and cannot be played as it came',
      { stage: 'failed', src: UNPLAYABLE },
      UNCONVERTED,
    ],
    [
      'could not be converted, under another brand',
      { stage: 'failed', src: null, productName: 'Players Exchange' },
      'This video failed to convert to Players Exchange format.',
    ],
  ]
  for (const [what, props, text] of states) {
    it(`says so where it ${what}, and offers nothing that does not help`, async () => {
      const { host, all } = show(player(props))
      await see(host, text)
      await until(() => all('button, input').length === 0, 'nothing to press')
      await expect(host).to.be.accessible()
    })
  }

  it('plays what has not been converted yet where the browser can', async () => {
    const { host } = show(player({ stage: 'processing' }))
    await see(host, '0:00 / 0:06')
    expect(visibleText(host)).not.to.contain(PROCESSING)
  })

  it('plays what could not be converted where the browser can, and says what failed', async () => {
    const { host } = show(player({ stage: 'failed' }))
    await see(host, '0:00 / 0:06')
    await see(host, UNCONVERTED)
    await byRole(host, 'button', 'Play')
    await expect(host).to.be.accessible()
  })

  it('looks every four seconds, too, for one that is not there though nothing is said of its conversion', async () => {
    let asked = 0
    const onReload = () => {
      asked += 1
    }
    const { host, render } = show(player({ src: null, onReload }))
    await see(host, NOT_READY)
    timers.pass(VIDEO_RELOAD_MS)
    expect(asked).to.equal(1)
    render(player({ onReload }))
    await see(host, '0:00 / 0:06')
    timers.pass(10 * VIDEO_RELOAD_MS)
    expect(asked).to.equal(1)
  })

  it('says that it is not there yet each time that somebody has looked for it in vain', async () => {
    const looked = Promise.withResolvers<void>()
    const { host } = show(player({ src: null, onReload: () => looked.promise }))
    await see(host, NOT_READY)
    await press(host, 'Reload')
    expect(visibleText(host)).not.to.contain(NOT_YET)
    looked.resolve()
    await see(host, NOT_YET)
    await byRole(host, 'button', 'Reload')
  })

  it('says of one that breaks off which it is, and offers it again', async () => {
    const { host, find } = show(player({ file: 'morning.webm' }))
    await see(host, '0:00 / 0:06')
    const video = find<HTMLVideoElement>('video')
    Object.defineProperty(video, 'error', {
      configurable: true,
      value: { code: MediaError.MEDIA_ERR_DECODE },
    })
    video.dispatchEvent(new Event('error'))
    await see(
      host,
      'Oops, something went wrong. The product had a problem when trying to render the video: morning.webm.',
    )
    Reflect.deleteProperty(video, 'error')
    await press(host, 'Reload')
    await see(host, '0:00 / 0:06')
  })

  it('looks for it every four seconds while it is being converted, until it can be played', async () => {
    const { host, render, find } = show(player({ stage: 'processing', src: UNPLAYABLE }))
    await see(host, PROCESSING)
    let loads = 0
    find('video').addEventListener('loadstart', () => {
      loads += 1
    })
    timers.pass(VIDEO_RELOAD_MS - 1)
    expect(loads).to.equal(0)
    timers.pass(1)
    await until(() => loads === 1, 'it is looked for')
    await see(host, PROCESSING)
    render(player({ stage: 'processing' }))
    await see(host, '0:00 / 0:06')
    await until(() => loads === 2, 'the video that there is now')
    timers.pass(10 * VIDEO_RELOAD_MS)
    await byRole(host, 'button', 'Play')
    expect(loads).to.equal(2)
  })

  it('asks whoever shows it for another address, where they can tell one', async () => {
    let asked = 0
    const onReload = () => {
      asked += 1
    }
    const { host, render } = show(player({ src: UNPLAYABLE, onReload }))
    await see(host, 'Error while load video.')
    await press(host, 'Reload')
    expect(asked).to.equal(1)
    render(player({ src: null, stage: 'processing', onReload }))
    await see(host, PROCESSING)
    timers.pass(VIDEO_RELOAD_MS)
    expect(asked).to.equal(2)
  })

  it('is silent once it is said that it could not be converted', async () => {
    const { host, render, find } = show(player({ stage: 'processing' }))
    await see(host, '0:00 / 0:06')
    const video = find<HTMLVideoElement>('video')
    video.muted = true
    await press(host, 'Play')
    await until(() => !video.paused, 'it plays')
    render(player({ stage: 'failed', src: null }))
    await see(host, UNCONVERTED)
    await until(() => video.paused, 'silence')
  })

  it('keeps the focus in the player when it can be played no more', async () => {
    const { host, render, find } = show(player({}))
    await see(host, '0:00 / 0:06')
    find('button').focus()
    render(player({ src: UNPLAYABLE }))
    await see(host, 'Error while load video.')
    await until(() => isFocused(find('button')), 'the focus on Reload')
  })

  it('has the picture that it is given, and none where it is given none', async () => {
    const { host, find, render } = show(player({ poster: '/poster.webp' }))
    await see(host, '0:00 / 0:06')
    expect(find<HTMLVideoElement>('video').getAttribute('poster')).to.equal('/poster.webp')
    render(player({ poster: null }))
    await until(() => !find('video').hasAttribute('poster'), 'no picture')
  })

  it('says once that it is processed, however often it is looked for', async () => {
    const { host, find } = show(player({ stage: 'processing', src: UNPLAYABLE }))
    await see(host, PROCESSING)
    const said = find('[role=status]')
    let failures = 0
    find('video').addEventListener('error', () => {
      failures += 1
    })
    timers.pass(VIDEO_RELOAD_MS)
    await until(() => failures === 1, 'it was looked for in vain')
    await see(host, PROCESSING)
    expect(said.isConnected).to.equal(true)
    expect(find('[role=status]')).to.equal(said)
  })
})

describe('the player of a video whose address changes', () => {
  afterEach(clear)

  const SIGNED = `${SIX_SECONDS}?expires=1&signature=a`
  /** What is asked of the video from now on. */
  function countLoads(video: HTMLElement): () => number {
    let loads = 0
    video.addEventListener('loadstart', () => {
      loads += 1
    })
    return () => loads
  }

  it('goes on where it is when the same video gets another address', async () => {
    const { host, render, find } = show(player({ src: SIGNED }))
    await see(host, '0:00 / 0:06')
    const video = find<HTMLVideoElement>('video')
    const loads = countLoads(video)
    video.muted = true
    // however long the rest takes, it does not end meanwhile
    video.loop = true
    await press(host, 'Play')
    await until(() => video.currentTime > 0, 'it plays')
    render(player({ src: `${SIX_SECONDS}?expires=2&signature=b`, label: 'Later' }))
    await until(() => video.ariaLabel === 'Later', 'it is shown anew')
    render(
      player({
        src: `${SIX_SECONDS.replace('.webm', '-converted.mp4')}?expires=3&signature=c`,
        label: 'Converted',
      }),
    )
    await until(() => video.ariaLabel === 'Converted', 'it is shown anew')
    expect([loads(), video.paused, video.src]).to.deep.equal([0, false, SIGNED])
  })

  it('takes the other address once the one it has is no good', async () => {
    const { host, render } = show(player({ src: `${UNPLAYABLE}?expires=1` }))
    await see(host, 'Error while load video.')
    render(player({ src: SIGNED }))
    await see(host, '0:00 / 0:06')
  })

  it('takes a converted one before it was played, and another video at any time', async () => {
    const { host, render, find } = show(player({ src: SIGNED }))
    await see(host, '0:00 / 0:06')
    const video = find<HTMLVideoElement>('video')
    const converted = `${SIX_SECONDS.replace('.webm', '-converted.mp4')}?expires=3`
    render(player({ src: converted }))
    await until(() => video.src === converted, 'the converted one')
    render(player({ src: SIX_SECONDS }))
    await see(host, '0:00 / 0:06')
    const other = `${SIX_SECONDS}?id=2`
    render(player({ src: other }))
    await until(() => video.src === other, 'the other one')
  })

  it('takes another one of the page whose name is alike, though the first one plays', async () => {
    const { host, render, find } = show(player({}))
    await see(host, '0:00 / 0:06')
    const video = find<HTMLVideoElement>('video')
    video.muted = true
    await press(host, 'Play')
    await until(() => video.currentTime > 0, 'it plays')
    const other = SIX_SECONDS.replace('.webm', '.mp4')
    render(player({ src: other }))
    await until(() => video.src === other, 'the other one')
  })

  it('tells for each video once that it was played', async () => {
    let played = 0
    const onPlayed = () => {
      played += 1
    }
    const { host, render, find } = show(player({ src: SIGNED, onPlayed }))
    await see(host, '0:00 / 0:06')
    const video = find<HTMLVideoElement>('video')
    video.muted = true
    // however long the rest takes, it does not end meanwhile
    video.loop = true
    const play = async (times: number) => {
      await press(host, 'Play')
      await until(() => !video.paused && video.currentTime > 0, 'it plays')
      await press(host, 'Pause')
      await byRole(host, 'button', 'Play')
      expect(played).to.equal(times)
    }
    await play(1)
    await play(1)
    render(player({ src: `${SIX_SECONDS}?id=2`, onPlayed }))
    await until(() => video.currentTime === 0 && video.readyState > 0, 'the second video')
    await play(2)
  })
})
