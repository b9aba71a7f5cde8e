import { expect } from '@open-wc/testing'
import { createPlayback } from '../../src/parts/video-player/playback.ts'

const LEFT = { rate: 1, volume: 1, isMuted: false, time: 3, isPlaying: true } as const

/** A video that is there when a test says so. */
class FakeVideo extends EventTarget {
  error: object | null = null
  readyState: number = HTMLMediaElement.HAVE_NOTHING
  paused = true
  ended = false
  duration = 10
  currentTime = 0
  playbackRate = 1
  volume = 1
  muted = false
  plays = 0

  async play(): Promise<void> {
    this.plays += 1
  }
  pause(): void {}

  become(readyState: number, error: object | null = null): void {
    Object.assign(this, { readyState, error })
    this.dispatchEvent(new Event(error ? 'error' : 'loadedmetadata'))
  }
}

describe('a player that goes on where a popup was left', () => {
  function left() {
    const video = new FakeVideo()
    const playback = createPlayback()
    playback.attach(video as unknown as HTMLVideoElement)
    const goOn = () => playback.goOn({ ...playback.look(), ...LEFT })
    return { video, playback, goOn }
  }
  const ready = (video: FakeVideo) => video.become(HTMLMediaElement.HAVE_ENOUGH_DATA)

  it('does so as soon as the video is there', () => {
    const { video, goOn } = left()
    goOn()
    expect(video.plays).to.equal(0)
    ready(video)
    expect([video.plays, video.currentTime]).to.deep.equal([1, 3])
  })

  it('does not begin by itself later, where it has failed', () => {
    const { video, goOn } = left()
    goOn()
    video.become(HTMLMediaElement.HAVE_NOTHING, { code: 2 })
    ready(video)
    expect(video.plays).to.equal(0)
  })

  it('does not where it had failed before', () => {
    const { video, goOn } = left()
    video.become(HTMLMediaElement.HAVE_NOTHING, { code: 2 })
    goOn()
    ready(video)
    expect(video.plays).to.equal(0)
  })

  const asked = {
    pause: playback => playback.pause(),
    seek: playback => playback.seek(5),
    skip: playback => playback.skip(-10),
  } satisfies Record<string, (playback: ReturnType<typeof createPlayback>) => void>
  for (const [name, ask] of Object.entries(asked)) {
    it(`leaves it to a person who has asked for something else meanwhile: ${name}`, () => {
      const { video, playback, goOn } = left()
      goOn()
      ask(playback)
      ready(video)
      expect([video.plays, video.currentTime]).to.deep.equal([0, 0])
    })
  }

  it('plays once, and from where it is, for a person who has pressed play meanwhile', () => {
    const { video, playback, goOn } = left()
    goOn()
    playback.toggle()
    ready(video)
    expect([video.plays, video.currentTime]).to.deep.equal([1, 0])
  })
})
