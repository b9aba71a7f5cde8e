import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../../src/widgets/video-player/element.ts'
import { videoRates } from '../../../src/contract/rules/video-rates.ts'
import { browserPlatform } from '../../../src/core/browser-platform.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { byRole, field, fill, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { SIX_SECONDS } from '../../support/six-seconds.ts'
import { until } from '../../support/until.ts'

const LABEL = 'My morning, by Maya T.'
const captions = JSON.stringify([
  { start: 0, end: 2, text: 'Good morning & <b>hello</b>' },
  { start: 2, end: 4, text: 'This is my school' },
])

const videoOf = (element: HTMLElement) => {
  const video = element.shadowRoot?.querySelector('video')
  if (!video) throw new Error('there is no video')
  return video
}

async function shown(attributes = ''): Promise<HTMLElement> {
  const element = mount(
    `<cx-video-player url="${SIX_SECONDS}" label="${LABEL}" ${attributes}></cx-video-player>`,
  )
  // a test that is not about sound makes none
  await see(element, '0:00 / 0:06')
  videoOf(element).muted = true
  return element
}

describe('<cx-video-player>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await shown()
    await byRole(element, 'button', 'Play')
    expect((await field(element, 'Position')).ariaValueText).to.equal('0:00 of 0:06')
    expect(videoOf(element).paused).to.equal(true)
  })

  it('is accessible, in every look', () =>
    expectAccessibleLooks(
      'cx-video-player',
      element => see(element, '/ 0:06'),
      `url="${SIX_SECONDS}" label="${LABEL}" captions='${captions.replaceAll("'", '')}'`,
    ))

  it('fits into every width', () =>
    expectToFit(
      'cx-video-player',
      element => see(element, '/ 0:06'),
      `url="${SIX_SECONDS}" label="${LABEL}" captions='${captions}'`,
    ))

  it('plays and pauses, and tells the page once that it was played, and when it has ended', async () => {
    const element = await shown()
    let played = 0
    element.addEventListener('cx-played', () => played++)
    const first = nextEvent(element, 'cx-played')
    await press(element, 'Play')
    await first
    await press(element, 'Pause')
    await byRole(element, 'button', 'Play')
    const ended = nextEvent(element, 'cx-ended')
    videoOf(element).currentTime = 5.8
    await press(element, 'Play')
    await ended
    expect(played).to.equal(1)
    await byRole(element, 'button', 'Play')
  })

  it('tells the page of a second video, too, that it was played', async () => {
    const element = await shown()
    const video = videoOf(element)
    for (const url of [undefined, `${SIX_SECONDS}?second`]) {
      if (url) {
        element.setAttribute('url', url)
        await until(
          () => video.currentTime === 0 && video.src === url && video.readyState > 0,
          'the next one',
        )
      }
      const played = nextEvent(element, 'cx-played')
      await press(element, 'Play')
      await played
    }
  })

  it('is played at the five speeds, and keeps the one that was chosen when it is loaded again', async () => {
    const element = await shown()
    const speed = (await field(element, 'Speed')) as unknown as HTMLSelectElement
    const offered = [...speed.options].map(option => option.text)
    expect(offered).to.deep.equal(['1.5', '1.25', '1 (Normal)', '0.75', '0.5'])
    for (const rate of videoRates) {
      await fill(element, 'Speed', String(rate))
      await until(() => videoOf(element).playbackRate === rate, `${rate} times as fast`)
    }
    videoOf(element).load()
    await until(() => videoOf(element).readyState > 0 && videoOf(element).playbackRate === 0.5, 'still slow')
  })

  it('goes where its slider is drawn', async () => {
    const element = await shown()
    await fill(element, 'Position', '4')
    await see(element, '0:04 / 0:06')
    expect(videoOf(element).currentTime).to.equal(4)
  })

  const keys: [key: string, from: number, to: number][] = [
    ['ArrowRight', 0, 5],
    ['ArrowLeft', 5.5, 0.5],
    ['l', 1, 6],
    ['j', 5, 0],
    ['End', 0, 6],
    ['Home', 3, 0],
  ]
  for (const [key, from, to] of keys) {
    it(`goes from ${from} to ${to} seconds with ${key}`, async () => {
      const element = await shown()
      const video = videoOf(element)
      video.currentTime = from
      await until(() => !video.seeking, 'the beginning')
      const play = await byRole(element, 'button', 'Play')
      play.focus()
      await sendKeys({ press: key })
      await until(
        () => Math.abs(video.currentTime - to) < 0.1,
        () => `${to} instead of ${video.currentTime}`,
      )
    })
  }

  it('is played, muted and turned up by keys', async () => {
    const element = await shown()
    const video = videoOf(element)
    video.volume = 0.5
    const mute = await byRole(element, 'button', 'Unmute')
    mute.focus()
    await sendKeys({ press: 'k' })
    await until(() => !video.paused, 'it plays')
    await sendKeys({ press: 'k' })
    await until(() => video.paused, 'it pauses')
    await sendKeys({ press: 'm' })
    await byRole(element, 'button', 'Mute')
    await sendKeys({ press: 'ArrowUp' })
    await until(() => Math.abs(video.volume - 0.6) < 0.01, 'louder')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => Math.abs(video.volume - 0.5) < 0.01, 'softer')
    video.muted = true
  })

  it('leaves to a slider and a choice what they have keys for', async () => {
    const element = await shown()
    const video = videoOf(element)
    const speed = await field(element, 'Speed')
    speed.focus()
    await sendKeys({ press: 'm' })
    await sendKeys({ press: 'End' })
    expect(video.muted).to.equal(true)
    expect(video.currentTime).to.equal(0)
    const position = await field(element, 'Position')
    position.focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => video.currentTime === 1, 'a second further')
  })

  it('sets the volume, which is heard then', async () => {
    const element = await shown()
    await fill(element, 'Volume', '0.25')
    const video = videoOf(element)
    const slider = await field(element, 'Volume')
    await until(() => slider.ariaValueText === '25%', 'a quarter')
    expect([video.volume, video.muted]).to.deep.equal([0.25, false])
    video.muted = true
    await until(() => slider.ariaValueText === '0%', 'nothing')
  })

  it('leaves the volume to the keys of a tablet that have it', async () => {
    const { setsVolume } = browserPlatform
    browserPlatform.setsVolume = () => false
    try {
      const element = await shown()
      expect(await byRole(element, 'button', 'Mute')).to.be.instanceOf(HTMLButtonElement)
      expect(element.shadowRoot?.querySelectorAll('[aria-label=Volume]')).to.have.length(0)
    } finally {
      browserPlatform.setsVolume = setsVolume
    }
  })

  it('shows captions as they are written, hides them, and takes a corrected line', async () => {
    const element = await shown(`captions='${captions}'`)
    const [track] = videoOf(element).textTracks
    const lines = () => [...(track?.cues ?? [])].map(cue => (cue as VTTCue).getCueAsHTML().textContent)
    expect(track?.mode).to.equal('showing')
    expect(lines()).to.deep.equal(['Good morning & <b>hello</b>', 'This is my school'])
    await press(element, 'Hide captions')
    await until(() => track?.mode === 'hidden', 'no captions')
    await press(element, 'Show captions')
    element.setAttribute('captions', JSON.stringify([{ start: 0, end: 2, text: 'Good evening' }]))
    await until(
      () => lines().join() === 'Good evening',
      () => `one line instead of ${lines()}`,
    )
    expect(track?.mode).to.equal('showing')
    expect(videoOf(element).textTracks).to.have.length(1)
  })

  const written = ['', 'no json', '{}', '[null, 3, {"start":2,"end":1,"text":"x"}, {"start":0,"end":1}]']
  for (const text of written) {
    it(`has no captions where a page writes ${text || 'nothing'}`, async () => {
      const element = await shown(`captions='${text}'`)
      expect([...videoOf(element).textTracks]).to.deep.equal([])
      expect(element.shadowRoot?.querySelector('[aria-pressed]')).to.equal(null)
    })
  }

  it('tells how long a recording of the browser is, which does not say so itself', async () => {
    const canvas = document.createElement('canvas')
    const draw = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    let began = Number.POSITIVE_INFINITY
    recorder.ondataavailable = ({ data }) => {
      parts.push(data)
      if (data.size > 0) began = Math.min(began, performance.now())
    }
    const stopped = new Promise(resolve => {
      recorder.onstop = resolve
    })
    recorder.start(100)
    await until(() => {
      draw?.fillRect(0, 0, performance.now() % 300, 150)
      return performance.now() - began > 1_500
    }, 'a second and a half of pictures')
    recorder.stop()
    await stopped
    const src = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
    const element = mount(`<cx-video-player url="${src}"></cx-video-player>`)
    await see(element, /0:00 \/ 0:0[1-9]/)
    expect(videoOf(element).currentTime).to.equal(0)
    URL.revokeObjectURL(src)
  })
})
